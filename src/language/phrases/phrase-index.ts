import { fold } from '../fold.ts';
import { spellOut, transliterate } from '../transliterate.ts';
import { GOODS_PHRASES } from './goods-phrases.ts';
import { LABEL_PHRASES } from './label-phrases.ts';
import { PAGE_PHRASES } from './page-phrases.ts';
import { MORE_PAGE_PHRASES } from './page-phrases-more.ts';
import type { PhraseRow } from './phrase-row.ts';
import { SERVICE_PHRASES } from './service-phrases.ts';

/** One whole label in one language. */
export interface Phrase {
  readonly language: string;
  /** As labelKey gives it. */
  readonly key: string;
  readonly row: PhraseRow;
  /** As the table has it: lower case, accents kept. */
  readonly written: string;
}

/** A label without its ornaments: folded, counters, arrows, quotes and end punctuation taken off. */
export function labelKey(label: string): string {
  return fold(label)
    .replace(/\(\d{1,4}\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}

function* phrasesOf(row: PhraseRow): Generator<Phrase> {
  for (const part of row.words.split(';')) {
    const [, language, list] = /^\s*([a-z]{2})\s+([\s\S]+)$/.exec(part) ?? [];
    if (!language || !list)
      throw new Error(`A phrase row of "${row.english}" has no language: ${part.trim().slice(0, 40)}`);
    for (const written of list.split('/')) yield { language, key: labelKey(written), row, written: written.trim() };
  }
}

/** Every phrase we know, in the order of the tables. */
export const PHRASES: readonly Phrase[] = [
  ...PAGE_PHRASES,
  ...MORE_PAGE_PHRASES,
  ...LABEL_PHRASES,
  ...GOODS_PHRASES,
  ...SERVICE_PHRASES,
].flatMap((row) => [...phrasesOf(row)]);

/** The spellings of a phrase in an address, as keys of words with single spaces, and run together. */
export function addressKeys(phrase: Phrase): string[] {
  const spelt = labelKey(spellOut(phrase.written));
  const spaced = [phrase.key, spelt, transliterate(phrase.key)];
  const joined = spaced.map((key) => key.replaceAll(' ', '')).filter((key) => key.length >= 6);
  return [...new Set([...spaced, ...joined])];
}
