import { ACTION_CATALOGUE, ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { wordsOfList } from '../../language/action-lists.ts';
import { findAction, isSpoilt } from '../../language/action-words.ts';
import type { Languages } from '../../language/near-languages.ts';
import { isNeutralWord } from '../../language/neutral-words.ts';
import { findPlainKind, isKnownPhrase } from '../../language/page-kinds.ts';
import { labelKey, PHRASES } from '../../language/phrases/phrase-index.ts';
import { remembered } from '../../language/word-memo.ts';
import { decodedPath } from './action-address.ts';

/** What a visitor does on a page of a kind; kinds without an action of their own are absent. */
const BY_KIND: ReadonlyMap<PageKind, ActionId> = new Map(
  ACTION_CATALOGUE.flatMap(({ id, pageKinds }) => pageKinds.map((kind) => [kind, id] as const)),
);

/** Reads the labels and addresses of one site in the languages of its pages. */
export interface LabelReader {
  /** The action that a label plainly offers; without what stands in brackets behind it or is asked before it, where it must be. */
  ofLabel(label: string): ActionId | null;
  /**
   * The action of the kind of page that a label plainly names ("Our prices", "Jobs bei Acme"), alone or as one of two
   * joined parts ("Rooms & prices"). Words that make it something else ("Local gas prices", "Order status") name none.
   */
  ofKind(label: string): ActionId | null;
  /** The same of each part that names one: "Opening hours and prices". */
  ofKinds(label: string): readonly ActionId[];
  /** The action of the kind of page that the last part of a path plainly names. */
  ofPath(path: string): ActionId | null;
  /** Actions of a label that joins two ("Log in or create an account"); none of a label that offers one. */
  ofParts(label: string): readonly ActionId[];
}

/** A reader for one site: its languages, undefined when unknown, and its domain, whose name may stand in any label. */
export function labelReader(languages: Languages, domain: string): LabelReader {
  const speaker = { languages, domain, joined: joinedIn(languages) };
  const ofKinds = remembered(
    (label) => (isOfTwoSubjects(label, languages) ? [] : actionsOfKind(label, speaker)),
    MAX_KEPT_LABEL,
  );
  return {
    ofLabel: remembered((label) => {
      if (isOfTwoSubjects(label, languages)) return null;
      const said = label.replace(ASIDE, '').replace(QUESTION, '');
      return findAction(label, languages) ?? (said === label ? null : findAction(said, languages));
    }, MAX_KEPT_LABEL),
    ofKind: (label) => ofKinds(label)[0] ?? null,
    ofKinds,
    ofPath: remembered((path) => plainAction({ path }, speaker), MAX_KEPT_LABEL),
    ofParts: remembered((label) => actionsOfParts(label, speaker), MAX_KEPT_LABEL),
  };
}

/** "Konto & Anlegen" is about two things: only without its sign it says to open an account. */
function isOfTwoSubjects(label: string, languages: Languages): boolean {
  if (!/[&+]/u.test(label) || !isAccountAction(findAction(label, languages))) return false;
  return !label.split(/\s*[&+]\s*/u).some((part) => findAction(part));
}

/** What stands in brackets behind an offer, and what is asked before it: "New here? Create an account". */
const ASIDE = /\s*\([^()]{1,60}\)$/u;
const QUESTION = /^[^?？؟]{2,60}[?？؟]\s*(?=\S)/u;
/** A site repeats its labels on every page. */
const MAX_KEPT_LABEL = 200;

interface Speaker {
  readonly languages: Languages;
  readonly domain: string;
  readonly joined: RegExp;
}

function actionsOfKind(label: string, speaker: Speaker): readonly ActionId[] {
  const parts = label.split(AND);
  const whole = plainAction({ text: label }, speaker);
  if (whole && parts.length < 2) return [whole];
  if (parts.length > 3) return whole ? [whole] : [];
  const named = parts.flatMap((part) => {
    const action = plainAction({ text: part }, speaker);
    const others = parts.filter((other) => other !== part);
    if (!action || isSpoilt(action, label)) return [];
    const isPlain = ACTIONS[action].link?.namedBy.includes('part') && !/^plans?$/iu.test(part);
    return isPlain || others.every(isKnownPhrase) ? [action] : [];
  });
  return [...new Set(whole ? [whole, ...named] : named)];
}

function plainAction(words: { text: string } | { path: string }, { languages, domain }: Speaker): ActionId | null {
  const isNeutral = (word: string, kind: PageKind) =>
    isNeutralWord(word, kind) || (word.length > 2 && domain.includes(word));
  const action = BY_KIND.get(findPlainKind({ ...words, languages, isNeutral }) ?? 'other') ?? null;
  return action && isSpoilt(action, 'text' in words ? words.text : decodedPath(words.path)) ? null : action;
}

const MAX_JOINED_LENGTH = 60;
/** The words of some ten languages. */
const MAX_JOINING = 400;
const MAX_JOINED_WORDS = 8;
/** What leads up to the words of a link without saying anything. */
const LEAD = /^(?:please )?(?:click here|click|tap here) (?:to|for) /iu;

/** What stands between two labels of one link: a word of the site's languages ("a" joins in Czech only), a sign. */
function joinedIn(languages: Languages): RegExp {
  return joinedBy(wordsOfList('joining', languages).join('|'));
}

/** Most sites are in a language of another one, and such a pattern takes longer to make than to use. */
const joinedBy = remembered((words) => new RegExp(`\\s+(?:${words})\\s+|\\s*[/|,・、]\\s*`, 'iu'), MAX_JOINING);

/** Both parts must be labels by themselves: "Log in or register", "Вход / Регистрация", two labels run together. */
function actionsOfParts(label: string, { languages, joined }: Speaker): readonly ActionId[] {
  const plain = label.slice(0, MAX_JOINED_LENGTH * 2).replace(LEAD, '');
  const words = plain.split(' ');
  if (plain.length > MAX_JOINED_LENGTH || words.length < 2 || words.length > MAX_JOINED_WORDS) return [];
  const parts = plain.split(joined).flatMap((part) => apart(part, languages));
  const found = parts.flatMap((part) => findAction(part, languages) ?? []);
  const actions = [...new Set(found.filter((action) => !isSpoilt(action, plain)))];
  return parts.length <= 4 && actions.length > 1 ? actions : [];
}

/** Two labels of one menu that stand in one link without anything between them; other words mean something together. */
function apart(part: string, languages: Languages): readonly string[] {
  if (findAction(part, languages) || !mayBeginAccount(part)) return [part];
  const words = part.split(' ');
  for (let at = 1; at < words.length; at++) {
    const both = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (both.every((half) => isOfAccount(half, languages))) return both;
  }
  return [part];
}

function isOfAccount(label: string, languages: Languages): boolean {
  return isKnownPhrase(label) && isAccountAction(findAction(label, languages));
}

function isAccountAction(action: ActionId | null | undefined): boolean {
  return action != null && ACTIONS[action].link?.isOfAccount === true;
}

const NO_LANGUAGES: Languages = new Set();

/** First words of the phrases that offer something of an account, in some language or by how they begin or end. */
const ACCOUNT_STARTS: ReadonlySet<string> = new Set(
  PHRASES.filter(({ key, row }) => isAccountAction(row.action) || isAccountAction(findAction(key, NO_LANGUAGES))).map(
    ({ key }) => firstWord(key),
  ),
);

function mayBeginAccount(label: string): boolean {
  return ACCOUNT_STARTS.has(firstWord(labelKey(label)));
}

function firstWord(key: string): string {
  return key.split(' ', 1)[0] ?? '';
}

const AND =
  /\s+(?:&|\+|and|und|og|och|e|et|y|en|i|и|і|ja|és|και|ve)\s+|\s*[・、/,|]\s*|(?<=[\p{Script=Han}\p{Script=Hiragana}])と(?=\p{Script=Han})/iu;
