import { contentLines } from '../../language/content-lines.ts';
import { remembered } from '../../language/word-memo.ts';

/** Language → its everyday words, most usual first, each between spaces. */
let table: ReadonlyMap<string, string> | null = null;

/** Read at the first question: whoever asks none does not pay for it. */
function everydayWords(): ReadonlyMap<string, string> {
  table ??= new Map(
    [...contentLines('search/everyday/words.tsv.br')].map((line) => {
      const [language = '', words = ''] = line.split('\t');
      return [language, ` ${words} `];
    }),
  );
  return table;
}

/** How unusual a word is in a language, as far as only the order counts; infinite where it is none, or no everyday word. */
function rankIn(language: string, key: string): number {
  const at = placeIn(everydayWords().get(language) ?? '', key);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** Where a word stands; -1 where it does not. Two words may stand beside each other, and mean nothing by that. */
function placeIn(words: string, key: string): number {
  return key.includes(' ') ? -1 : words.indexOf(` ${key} `);
}

/** A word is among some eight hundred of the language. */
const VERY_USUAL = 4000;

/** The same table with the most usual words only: to look through all of it for a word that is none costs milliseconds. */
let usual: readonly (readonly [string, string])[] | null = null;

/** The languages in which a word is one of the most usual. @param key as `tableKey` gives it */
export function usualLanguages(key: string): string[] {
  usual ??= [...everydayWords()].map(([language, words]) => [
    language,
    words.slice(0, words.indexOf(' ', VERY_USUAL) + 1),
  ]);
  return usual.flatMap(([language, words]) => (placeIn(words, key) === -1 ? [] : [language]));
}

/** Words of a language as a set: most words are none of them, which a text tells last. */
const wordSet = remembered(
  (language): ReadonlySet<string> => new Set(everydayWords().get(language)?.trim().split(' ')),
);

/** Whether a word is an everyday one of a language. @param key as `tableKey` gives it */
export function isEveryday(language: string, key: string): boolean {
  return wordSet(language).has(key);
}

/** Whether a word is an everyday one of other languages and none of this one. @param key as `tableKey` gives it */
export function isEverydayInOthers(key: string, language: string): boolean {
  const isOne = (each: string): boolean => rankIn(each, key) !== Number.POSITIVE_INFINITY;
  return !isOne(language) && [...everydayWords().keys()].some(isOne);
}

/** A question that tells no language is taken for English. */
const UNTOLD: readonly string[] = ['en'];

/** What so many languages call the same is called so in others, too: "bar". */
const INTERNATIONAL = 3;

/** Languages whose words are mostly each other's. */
const SIBLINGS = [
  'cs sk pl',
  'hr sr bs sl mk bg',
  'ru uk be bg',
  'da no sv',
  'es gl ca pt it',
  'id ms',
  'de nl af',
].map((line) => line.split(' '));

/** English words that are what other languages call so. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  `academic agriculture aviation bikini blogger blogging celebrity comic computer conferences console cruise desktop discount drum dvd
  galleries gallery gas guitar hockey info instrument instruments international islam jersey laptop lingerie location metro notebook optical people
  pop prize puzzle satellite sciences ski sports statistics technologies telecom thermal tour villa`.split(/\s+/),
);

/** What a word was found to mean. */
export interface Found {
  /** The languages in which it does. */
  readonly meantIn: readonly string[];
  /** By another form of it, or a word nearly like it. */
  readonly isForm: boolean;
}

/**
 * Whether a word is an everyday one of the language that is spoken, and means there nothing of what it was found to mean in
 * others: "better" is no form of the German word for beds, and "pain" no bread, unless somebody speaks French.
 * @param key as `tableKey` gives it
 * @param languages that other words of the question speak for, surest first
 */
export function isEverydayElsewhere(key: string, { meantIn, isForm }: Found, languages: readonly string[]): boolean {
  if (meantIn.length === 0) return false;
  const heard = languages.length === 0 ? UNTOLD : languages;
  // Of other languages than English a form is nothing to go by: they change their words, and share their stems.
  if (isForm) return heard.includes('en') && !isEnglishToo(key, meantIn) && isEveryday('en', key);
  if (languages.some((each) => meantIn.includes(each)) || new Set(meantIn).size >= INTERNATIONAL) return false;
  return heard.some((spoken) => !isShared(spoken, key, meantIn) && isMoreUsual(spoken, key, meantIn));
}

function isEnglishToo(key: string, meantIn: readonly string[]): boolean {
  return meantIn.includes('en') || ENGLISH_TOO.has(key);
}

function isShared(language: string, key: string, meantIn: readonly string[]): boolean {
  if (language === 'en') return isEnglishToo(key, meantIn);
  return SIBLINGS.some((some) => some.includes(language) && some.some((each) => meantIn.includes(each)));
}

/** A word that is exactly another language's must be among some five thousand. */
const MOST_USUAL = 30_000;

/** Usual, and more so than in the languages in which it means something. */
function isMoreUsual(language: string, key: string, others: readonly string[]): boolean {
  const rank = rankIn(language, key);
  return rank < MOST_USUAL && others.every((other) => rankIn(other, key) > rank);
}
