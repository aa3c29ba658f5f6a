import type { Evidence } from '../evidence.ts';
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

/** One of the seven: its points never live apart from its advice. */
export interface Criterion {
  readonly id: CriterionId;
  /** The wording as shown (contract section 3). */
  readonly title: string;
  /** The title beside a mark, where room is short. */
  readonly shortTitle: string;
  readonly points: number;
  /** The step in a few words: "Publish the starter file". */
  readonly step: string;
  /** What to do when it is missing, in a sentence or two. */
  readonly advice: string;
  readonly holds: (evidence: JudgeEvidence) => Finding;
}

/** Resources that hold what visitors read: the home page and the key pages. */
export function isPage(resource: Resource): boolean {
  return resource.role === 'home' || resource.role === 'page';
}

/** "1 page", "3 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Cuts the words that decided to at most 200 characters, at a word where there is one. */
export function toExcerpt(text: string): string {
  const letters = [...text.trim()];
  if (letters.length <= 200) return letters.join('');
  const cut = letters.slice(0, 199).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > 120 ? cut.slice(0, space) : cut}…`;
}
