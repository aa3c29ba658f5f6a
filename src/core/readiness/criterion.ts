import { counted } from '../counted.ts';
import { type Evidence, isQuotable } from '../evidence.ts';
import type { LawpAction, LawpDocument } from '../lawp/document.ts';
import type { SiteFacts } from '../site/facts.ts';
import type { SiteDocument } from '../site/site-record.ts';
import type { Resource, Visit } from '../site/visit.ts';
import type { CriterionId, CriterionState } from './scan.ts';

/** What a criterion decides by: plain values, so that any old visit can be judged anew. */
export interface JudgeEvidence {
  /** Null when the site gave nothing of its own (parked, moved). */
  readonly document: SiteDocument | null;
  readonly facts: SiteFacts;
  readonly visit: Visit;
  /** Where the home page answered, or where it would have. */
  readonly home: Evidence;
  /** False when the home page could not be looked at. */
  readonly homeSeen: boolean;
  /** Why pages of this site may be there that we did not see; null when all that we wanted was seen. */
  readonly unseenPages: string | null;
}

export interface Finding {
  readonly state: CriterionState;
  readonly evidence: Evidence;
}

/** A condition of the score with all its words: its points never live apart from its advice. */
export interface Criterion {
  readonly id: CriterionId;
  /** The wording as shown (contract section 3). */
  readonly title: string;
  /** The title beside a mark, where room is short. */
  readonly shortTitle: string;
  /** Its name in a list of names, in lower case: "business details". */
  readonly listName: string;
  /** Its name under a mark of a picture: 11 characters at most. */
  readonly pictureName: string;
  /** What it asks, for those who meet it for the first time. */
  readonly meaning: string;
  readonly points: number;
  /** The step in a few words: "Publish the starter file". */
  readonly step: string;
  /** What to do when it is missing, in a sentence or two. */
  readonly advice: string;
  /** What assistants can tell people because of it; null when that depends on other things. */
  readonly telling: TellingWords | null;
  /** One sentence on what assistants can do for a customer because of it, or cannot; null when it says nothing of that. */
  readonly deeds: ((state: CriterionState, actions: readonly LawpAction[]) => string) | null;
  readonly holds: (evidence: JudgeEvidence) => Finding;
  /** Whether it would be met, were this starter file published as it is. */
  readonly heldByStarter: (starter: LawpDocument) => boolean;
  /** What an owner's document does to it; null when it does not follow from an owner's words. */
  readonly byOwner: OwnerRule | null;
}

/** How a criterion follows from a document that an owner saves. */
export interface OwnerRule {
  /** Whether it would be met by these words, completed by what we read. */
  readonly holds: (own: LawpDocument, read: SiteDocument | null) => boolean;
  /** Why it would no longer be: "6 actions become 2". */
  readonly loss: (shown: LawpDocument, own: LawpDocument) => string;
}

export interface TellingWords {
  /** Where it is met, the end of "AI assistants can tell people …". */
  readonly met: string;
  /** Where we could not see it and know nothing else, the whole sentence. */
  readonly unseen: string;
}

/** Where the words of a document are to be looked up: in the site's own file, with us, or on the page that was read. */
export function placeOfWords({ document, facts }: JudgeEvidence, read: Evidence): Evidence {
  if (document?.source === 'native') return facts.native.evidence;
  return document?.source === 'owner' ? saved(read) : read;
}

/** Evidence of what an owner saved with us, beside what was seen of the site. */
export function saved({ url, status, at, found }: Evidence): Evidence {
  return { url, status, at, found, by: 'owner' };
}

/** Resources that hold what visitors read: the home page and the key pages. */
export function isPage(resource: Resource): boolean {
  return resource.role === 'home' || resource.role === 'page';
}

/** "6 actions become 2". */
export function became(from: number, to: number, one: string): string {
  return `${counted(from, one)} ${from === 1 ? 'becomes' : 'become'} ${to === 0 ? 'none' : to}`;
}

/** "address", "address and phone", "address, opening hours and phone". */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const NAMED = 8;

/** "/, /menu, /contact"; of more than eight the first, and "…"; of a name without end its first 200 characters. */
export function firstOf(names: readonly string[]): string {
  return [...names.slice(0, NAMED).map(shortened), ...(names.length > NAMED ? ['…'] : [])].join(', ');
}

/**
 * The words that decided, as a part of evidence: at most 200 characters, cut at a word where there is one. What holds no word
 * is no part, so that nothing empty is ever quoted.
 */
export function quotation(words = ''): Pick<Evidence, 'excerpt'> {
  return isQuotable(words) ? { excerpt: shortened(words.trim()) } : {};
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= 200) return text;
  const cut = letters.slice(0, 199).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > 120 ? cut.slice(0, space) : cut}…`;
}
