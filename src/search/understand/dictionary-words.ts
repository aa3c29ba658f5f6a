import { conceptsOf, DICTIONARY, keysBegun } from './concept-table.ts';
import { stemIn } from './noun-stems.ts';

/** Shorter stems begin too many words. */
const LEAST_STEM = 3;

/**
 * The nouns and adjectives of a language that a word is a form of, as the dictionary has them: itself, else those that have the same
 * stem, "víno" for "víně". None where the dictionary has no such word.
 * @param word as `tableKey` gives it
 */
export function dictionaryWords(word: string, language: string): readonly string[] {
  const isOfLanguage = (key: string): boolean =>
    conceptsOf(key, DICTIONARY).some((names) => names.some((name) => name.key === key && name.language === language));
  if (isOfLanguage(word)) return [word];
  const stem = stemIn(word, language);
  if (word.includes(' ') || stem.length < LEAST_STEM || stem === word) return [];
  return keysBegun(stem, DICTIONARY).filter((key) => stemIn(key, language) === stem && isOfLanguage(key));
}
