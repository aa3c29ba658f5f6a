import { ownText } from '../../core/own-text.ts';
import { fold } from '../fold.ts';
import { wordsFor } from '../language-tables.ts';
import { spellOut, transliterate } from '../transliterate.ts';
import { IDEAS, type Idea } from './ideas.ts';

/** One whole label in one language. */
export interface Phrase {
  readonly language: string;
  /** As labelKey gives it. */
  readonly key: string;
  readonly row: Idea;
  /** As the table has it: lower case, accents kept. */
  readonly written: string;
}

/** A label without its ornaments: folded, counters, arrows, quotes and end punctuation taken off. */
export function labelKey(label: string): string {
  const known = keys.get(label);
  if (known !== undefined) return known;
  const folded = fold(label);
  const key = PLAIN.test(folded) ? folded : withoutOrnaments(folded);
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(ownText(label), ownText(key));
  return key;
}

/** Most labels have none. */
const PLAIN = /^[a-z\d+]+(?: [a-z\d+]+)*$/;

function withoutOrnaments(folded: string): string {
  return folded
    .replace(/\(\d{1,4}\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}

/** One label is looked up in many tables; those of other pages are soon let go. */
const MAX_KEYS = 2_000;
const keys = new Map<string, string>();

function readPhrases(): Phrase[] {
  const byIdea = Map.groupBy(wordsFor('label'), ({ meaning }) => meaning);
  return IDEAS.flatMap((row) =>
    (byIdea.get(row.english) ?? []).flatMap(({ language, words }) =>
      words.map((written) => ({ language, key: labelKey(written), row, written })),
    ),
  );
}

/** Every phrase we know, in the order of the ideas. */
export const PHRASES: readonly Phrase[] = readPhrases();

/** The spellings of a phrase in an address, as keys of words with single spaces, and run together. */
export function addressKeys(phrase: Phrase): string[] {
  const spelt = labelKey(spellOut(phrase.written));
  const spaced = [phrase.key, spelt, transliterate(phrase.key)];
  const joined = spaced.map((key) => key.replaceAll(' ', '')).filter((key) => key.length >= 6);
  return [...new Set([...spaced, ...joined])];
}
