import { ACTION_CATALOGUE, ACTIONS, type ActionId } from '../core/actions/catalogue.ts';
import type { PageKind } from '../core/site/page-kind.ts';
import { findAction } from '../language/action-words.ts';
import type { Languages } from '../language/near-languages.ts';
import { isNeutralWord } from '../language/neutral-words.ts';
import { findPlainKind, isKnownPhrase } from '../language/page-kinds.ts';

/** What a visitor does on a page of a kind; kinds without an action of their own are absent. */
const BY_KIND: ReadonlyMap<PageKind, ActionId> = new Map(
  ACTION_CATALOGUE.flatMap(({ id, pageKinds }) => pageKinds.map((kind) => [kind, id] as const)),
);

/** Reads the labels and addresses of one site in the languages of its pages. */
export interface LabelReader {
  /** The action that a label plainly offers; what stands in brackets behind it counts only when it must. */
  ofLabel(label: string): ActionId | null;
  /**
   * The action of the kind of page that a label plainly names ("Our prices", "Jobs bei Acme"), alone or as one of two
   * joined parts ("Rooms & prices"). Words that make it something else ("Local gas prices", "Order status") name none.
   */
  ofKind(label: string): ActionId | null;
  /** The action of the kind of page that the last part of a path plainly names. */
  ofPath(path: string): ActionId | null;
}

/** A reader for one site: its languages, undefined when unknown, and its domain, whose name may stand in any label. */
export function labelReader(languages: Languages, domain: string): LabelReader {
  const speaker = { languages, domain };
  return {
    ofLabel: keeping((label) => {
      const action = findAction(label, languages);
      return action || !label.endsWith(')') ? action : findAction(label.replace(/\s*\([^()]{1,60}\)$/u, ''), languages);
    }),
    ofKind: keeping((label) => actionOfKind(label, speaker)),
    ofPath: keeping((path) => plainAction({ path }, speaker)),
  };
}

interface Speaker {
  readonly languages: Languages;
  readonly domain: string;
}

function actionOfKind(label: string, speaker: Speaker): ActionId | null {
  const whole = plainAction({ text: label }, speaker);
  if (whole) return whole;
  const parts = label.split(AND);
  if (parts.length < 2 || parts.length > 3) return null;
  for (const part of parts) {
    const action = plainAction({ text: part }, speaker);
    const others = parts.filter((other) => other !== part);
    if (!action) continue;
    const isPlain = ACTIONS[action].link?.namedBy.includes('part') && !/^plans?$/iu.test(part);
    if (isPlain || others.every(isKnownPhrase)) return action;
  }
  return null;
}

function plainAction(words: { text: string } | { path: string }, { languages, domain }: Speaker): ActionId | null {
  const isNeutral = (word: string, kind: PageKind) =>
    isNeutralWord(word, kind) || (word.length > 2 && domain.includes(word));
  return BY_KIND.get(findPlainKind({ ...words, languages, isNeutral }) ?? 'other') ?? null;
}

const AND =
  /\s+(?:&|\+|and|und|og|och|e|et|y|en|i|и|і|ja|és|και|ve)\s+|\s*[・、/,|]\s*|(?<=[\p{Script=Han}\p{Script=Hiragana}])と(?=\p{Script=Han})/iu;

/** A site repeats its labels on every page. */
function keeping(find: (label: string) => ActionId | null): (label: string) => ActionId | null {
  const kept = new Map<string, ActionId | null>();
  return (label) => {
    const known = kept.get(label);
    if (known !== undefined) return known;
    const found = find(label);
    kept.set(label, found);
    return found;
  };
}
