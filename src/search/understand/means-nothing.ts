import { conceptsOf } from './concept-table.ts';
import { usualLanguages } from './everyday-words.ts';
import { tableKey } from './query-words.ts';
import { questionTables } from './question-tables.ts';
import { searchTable } from './search-table.ts';
import type { Understood } from './understood.ts';

/** A letter of an alphabet or a syllabary: in Chinese one sign may be a word. */
const LETTER = /^[^\p{Script=Han}\p{N}]$/u;

/** What programs are written with, and questions are not. */
const CODE = /[{}\\|]|[=<>]=|[\p{L}\p{N}]\s?=\s?[\p{L}\p{N}]|\(\)|<\/?[a-z]|--|__|\s\*\s|&&|[)'"];|\.\.\//giu;
const MUCH_CODE = 2;

let holding: ReadonlySet<string> | null = null;
let smallWords: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/**
 * Whether a question means nothing by itself: small words of one language ("is it", "и в на"), single letters ("x y z"), or
 * a piece of a program. It may still be somebody's name.
 */
export function meansNothing(
  { domain, category, place, filters, allWords }: Omit<Understood, 'isNothing' | 'isTalk'>,
  query: string,
): boolean {
  // What names a kind and a place asks for it, in whatever signs: `{"category": "bakery", "city": "Oslo"}`.
  if (domain !== null || (category !== null && place !== null)) return false;
  if ((query.match(CODE)?.length ?? 0) >= MUCH_CODE) return true;
  if (category !== null || place !== null || Object.keys(filters).length > 0) return false;
  const words = allWords.filter((word) => !LETTER.test(word));
  if (words.length === 0) return true;
  const [first, ...others] = words.map(languagesOf);
  return [...(first ?? [])].some((language) => others.every((languages) => languages.has(language)));
}

/**
 * Whether a question may be what people say to each other: some of the most usual words of one language that name no
 * subject, with small ones ("good morning everybody"). All sites with much text have such words, and mean nothing by it.
 */
export function mayBeTalk({
  domain,
  category,
  place,
  filters,
  allWords,
}: Omit<Understood, 'isNothing' | 'isTalk'>): boolean {
  if (domain !== null || category !== null || place !== null || Object.keys(filters).length > 0) return false;
  const [first, ...others] = allWords.map(talkLanguages);
  // One usual word may be a given name, or what somebody wants to read of.
  if (first === undefined || others.length === 0) return false;
  return [...first].some((language) => others.every((languages) => languages.has(language)));
}

/** The languages in which a word is a small one, or one of the most usual that names no subject. */
function talkLanguages(word: string): ReadonlySet<string> {
  const names = conceptsOf(word).flatMap((concept) => concept.filter(({ key }) => key === word));
  const named = new Set(names.map(({ language }) => language));
  const usual = usualLanguages(word).filter((language) => !named.has(language) && !IN_SYLLABLES.has(language));
  return new Set([...languagesOf(word), ...usual]);
}

/** Languages whose words are written as several of ours: the most usual of those are parts of all others. */
const IN_SYLLABLES: ReadonlySet<string> = new Set(['vi', 'zh', 'ja', 'th']);

/** Whether in some language a word by itself only holds others together, or only asks. */
export function isSmallWord(word: string): boolean {
  const meanings = questionTables().around.get(word) ?? [];
  holding ??= new Set(smallWordRows().map(({ word }) => word));
  return holding.has(word) || meanings.some(({ value }) => ONLY_ASKING.has(value));
}

let online: ReadonlySet<string> | null = null;

/** Whether a word says only that something is done over the internet: "online", "przez internet". */
export function saysOnline(word: string): boolean {
  online ??= new Set(wordsIn('online-words.tsv').map(({ word }) => word));
  return online.has(word);
}

/** The languages in which a word only holds others together, or only asks. */
export function languagesOf(word: string): ReadonlySet<string> {
  smallWords ??= readSmallWords();
  return smallWords.get(word) ?? new Set();
}

function readSmallWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string, language: string): unknown =>
    found.set(word, (found.get(word) ?? new Set<string>()).add(language));
  for (const { word, language } of smallWordRows()) add(word, language);
  for (const [key, meanings] of questionTables().around)
    for (const { language, value } of meanings)
      if (ONLY_ASKING.has(value)) for (const word of key.split(' ')) add(word, language);
  return found;
}

function smallWordRows(): { readonly word: string; readonly language: string }[] {
  return wordsIn('small-words.tsv');
}

function wordsIn(table: string): { readonly word: string; readonly language: string }[] {
  return searchTable(table).flatMap(([language = '', words = '']) =>
    words.split(' ').flatMap((word) => (word === '' ? [] : { word: tableKey(word), language })),
  );
}

const ONLY_ASKING: ReadonlySet<string> = new Set(['ask', 'in', 'near', 'here', 'with']);
