import { wordsOf } from '../../language/words-of.ts';
import { bareWord } from './bare-words.ts';
import { CONCEPTS, type Concept, conceptsOf, keysBegun, type NameTable } from './concept-table.ts';
import { isEveryday, isEverydayElsewhere } from './everyday-words.ts';
import { isSmallWord, languagesOf } from './means-nothing.ts';
import { BEGINNING, isSameWord, sharedLength } from './same-word.ts';
import type { LikeWords } from './understood.ts';

/** Languages whose words keep their form but for a plural's s, which is looked for with every word. */
const PLAIN = new Set(['en', 'fr', 'es', 'it', 'pt', 'ca', 'gl', 'vi', 'id', 'ms', 'tl', 'ja', 'zh', 'ko', 'th']);
/** Shorter words begin too many others: of those no other form is looked for. */
export const LEAST_BEGUN = 5;
/** Shorter words are other ones in the next language. */
const LEAST_FOREIGN = 4;
/** A thing has that many names at most in a question to the index. */
const MAX_NAMES = 70;

/**
 * What a phrase of a question is called in English and in other languages: "apiculture", "Imkerei" and "養蜂" for
 * "beekeeping". Empty where no table knows it.
 * @param key as `tableKey` gives it
 * @param languages that the other words speak for: where a phrase means several things, theirs count, then English
 */
export function namesAlike(key: string, languages: readonly string[], table: NameTable = CONCEPTS): LikeWords[] {
  const found = conceptsNamed(key, languages, table).map((concept) =>
    concept.filter((name) => !isFalseFriend(name, concept)),
  );
  const names = new Map(found.flat().map((name) => [name.key, name]));
  return [...names.values()].slice(0, MAX_NAMES).map(({ key, language }) => {
    const words = wordsOf(key);
    const isBegun = words.length === 1 && key.length >= LEAST_BEGUN && !PLAIN.has(language);
    return isBegun ? { words, isBegun } : { words };
  });
}

/**
 * Whether a name is an everyday English word for something else, or all its words are: "get" is a goat in Danish, "log" an onion
 * and "pick-up" a record player in Romanian, and what we show of sites is in English. "Garden" is much the same as gardening.
 */
function isFalseFriend({ language, key }: Concept[number], concept: Concept): boolean {
  const isEnglish = (word: string): boolean => isEveryday('en', word) || languagesOf(word).has('en');
  if (language === 'en' || !(isSmallWord(key) || key.split(' ').every(isEnglish))) return false;
  return !concept.some((name) => name.language === 'en' && sharedLength(name.key, key) >= LEAST_FOREIGN);
}

/** Languages that write two words as one. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv', 'no', 'fi', 'et', 'hu', 'is', 'el']);
/** Each part of a word, and what may join them: "Fotografie-kurs", "Töpfer-kurs", "Arbeit-s-recht". */
const LEAST_PART = 4;
/** Shorter words are not looked at for two in one. */
const LEAST_COMPOUND = 9;
const JOINTS = ['', 's', 'n', 'en', 'e', 'es'];

/**
 * The two things that one long word says, each as `namesAlike` gives it: photography and course for "valokuvauskurssi". Null
 * where a part of it is known to no language that writes words so.
 * @param tables that may know a part, the first before the others
 * @param among the languages that must know both
 */
export function partsAlike(
  key: string,
  languages: readonly string[],
  tables: readonly NameTable[] = [CONCEPTS],
  among: ReadonlySet<string> = COMPOUNDING,
): [LikeWords[], LikeWords[]] | null {
  const named = (part: string): LikeWords[] =>
    tables.map((table) => namesAlike(part, languages, table)).find(({ length }) => length > 0) ?? [];
  const knowing = (part: string): string[] => {
    const names = tables.flatMap((table) => conceptsOf(part, table).flat());
    return names.flatMap((name) => (name.key === part && among.has(name.language) ? [name.language] : []));
  };
  for (const { firsts, last } of partsOf(key)) {
    const ends = knowing(last);
    const first = firsts.find((each) => ends.length > 0 && knowing(each).some((language) => ends.includes(language)));
    if (first !== undefined) return [named(first), named(last)];
  }
  return null;
}

/**
 * Every two words that one long word may be written of, the first with and without what joins them; none of a short word.
 * @param key one word
 */
export function* partsOf(key: string): Generator<{ readonly firsts: readonly string[]; readonly last: string }> {
  if (key.length < LEAST_COMPOUND) return;
  for (let at = key.length - LEAST_PART; at >= LEAST_PART; at -= 1) {
    const begun = key.slice(0, at);
    const joints = JOINTS.filter((joint) => begun.endsWith(joint) && at - joint.length >= LEAST_PART);
    yield { firsts: joints.map((joint) => begun.slice(0, at - joint.length)), last: key.slice(at) };
  }
}

/**
 * The things that a phrase names, also with another ending.
 * @param languages that the other words speak for: where it names several, theirs count, then English
 */
export function conceptsNamed(key: string, languages: readonly string[], table: NameTable): readonly Concept[] {
  const bare = conceptsOf(key, table).length > 0 ? key : bareWord(key);
  const called = conceptsOf(bare, table);
  const meantIn = called.flatMap((names) => names.flatMap((name) => (name.key === key ? [name.language] : [])));
  if (isEverydayElsewhere(key, { meantIn, isForm: false }, languages)) return [];
  const exact = fitting(called, bare, languages);
  if (exact.length > 0 || key.includes(' ') || key.length < LEAST_BEGUN) return exact;
  const near = keysBegun(key.slice(0, BEGINNING), table).filter((known) => isSameWord(key, known));
  // The one that shares most is meant.
  const shared = Math.max(...near.map((known) => sharedLength(key, known)));
  return near
    .filter((known) => sharedLength(key, known) === shared)
    .flatMap((known) => fitting(conceptsOf(known, table), known, languages));
}

/** The things that are meant: those of the languages heard, else of English, else all. */
function fitting(concepts: readonly Concept[], key: string, languages: readonly string[]): readonly Concept[] {
  const isCalled = (concept: Concept, language: string): boolean =>
    concept.some((name) => name.key === key && name.language === language);
  for (const language of [...languages.slice(0, 2), 'en']) {
    const own = concepts.filter((concept) => isCalled(concept, language));
    if (own.length > 0) return own;
  }
  return key.length < LEAST_FOREIGN && /^[a-z]+$/.test(key) ? [] : concepts;
}
