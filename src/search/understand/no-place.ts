import { conceptsOf } from './concept-table.ts';
import { isMoney, namesMoney } from './currency-names.ts';
import { dictionaryWords } from './dictionary-words.ts';
import { isEveryday } from './everyday-words.ts';
import type { MarkedWords } from './marked-words.ts';
import { isGreatTown, isOtherName } from './named-place.ts';
import type { AskedPlace } from './understood.ts';

/** "300 lira": what names money behind an amount is money, whichever language is spoken. */
export function isSum(marked: MarkedWords, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return /^\p{N}/u.test(marked.words[from - 1]?.text ?? '') && isMoney(marked.key(from, to));
}

/** Whether it is money, or the languages heard have a word for something else that is the same. */
export function isThing(key: string, heard: readonly string[]): boolean {
  const names = conceptsOf(key).flat();
  const isSaid = names.some((name) => name.key === key && name.language !== 'en' && heard.includes(name.language));
  return isSaid || namesMoney(key, heard) || (ENGLISH_THINGS.has(key) && (heard[0] ?? 'en') === 'en');
}

/**
 * Whether a word in small letters is a noun of the language that is heard, and of a town of that name hardly anybody asks so:
 * "avocat accident de mașină" is about a car, and in no Masina. What is written with letters that English names lack names none.
 */
export function isNoun(
  marked: MarkedWords,
  { from, to }: { readonly from: number; readonly to: number },
  { place, languages }: { readonly place: AskedPlace; readonly languages: readonly string[] },
): boolean {
  const language = languages.find((each) => each !== 'en');
  if (language === undefined || place.kind !== 'city' || marked.areNames(from, to)) return false;
  const key = marked.key(from, to);
  const isAsWritten = marked.words.slice(from, to).every(({ raw, text }) => raw === text);
  if (isAsWritten && isGreatTown(key)) return false;
  // "Enger" is a town, and a form of a word.
  const isWord = (word: string): boolean =>
    isAsWritten ? dictionaryWords(word, language).includes(word) : dictionaryWords(word, language).length > 0;
  const isPhrase = (start: number, end: number): boolean =>
    start >= 0 && end <= marked.words.length && isWord(marked.key(start, end));
  return isPhrase(from, to) || isPhrase(from - 1, to) || isPhrase(from, to + 1);
}

/** Everyday English words that other languages call a country: Iceland, Sweden, Chile, Grenada and Réunion. */
const ENGLISH_THINGS = new Set(['island', 'suede', 'chili', 'grenade', 'reunion']);

/** "Sale" and "luck" are what other languages call Salé and Lutsk; "reading" is called Reading. */
export function isPlainEnglish(key: string, { kind, name }: AskedPlace, languages: readonly string[]): boolean {
  if (kind !== 'city' || (languages.length > 0 && !languages.includes('en'))) return false;
  return isEveryday('en', key) && !isOtherName(key) && !name.toLowerCase().split(/[ -]/).includes(key);
}

/** "Glasses for reading": behind "for" it says what a thing is for. */
export function isPurpose(marked: MarkedWords, from: number, key: string): boolean {
  return marked.words[from - 1]?.text === 'for' && key.endsWith('ing') && isEveryday('en', key);
}
