import { readdirSync, readFileSync } from 'node:fs';
import { eld } from 'eld/medium';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../../src/language/content-folder.ts';
import { NGRAM_LANGUAGES, ngramScores } from '../../../src/language/detect/ngram-scores.ts';

/** Pieces of all tables of words, from a few letters to more than is read. */
function piecesOfTables(): string[] {
  const folder = new URL('language/', CONTENT_FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return Array.from({ length: 25 }, (_, at) => text.slice(at * 400, at * 400 + 1 + ((at * 131) % 1300)));
    });
}

const EDGES: Readonly<Record<string, string>> = {
  nothing: '',
  'no letters': '12 34 – …',
  'words of one to five letters': 'a ab abc abcd abcde',
  'apostrophes within and around': "l'été à l’hôtel 'quoted' don’t",
  'letters of other planes': '𝒳 yes \ud800 no',
  'capitals that grow': 'İstanbul İI ıi ẞ',
  'a word that never ends': 'x'.repeat(500),
  'a row of two bytes a letter': 'é'.repeat(400),
  'a row of three bytes a letter': '日本語'.repeat(200),
  'a word that ends where the text is cut': `${'wort '.repeat(69)}xy`,
  'marks that are no letters': 'हिन्दी में ภาษาไทยที่นี่',
};

describe('the n-grams of a text', () => {
  test.each(Object.entries(EDGES))('speak for the languages that the package names: %s', (_name, text) => {
    expect(Object.fromEntries(ngramScores(text))).toEqual(eld.detect(text).getScores());
  });

  test('speak for the languages that the package names, in every table of words', () => {
    const differing = piecesOfTables().filter((text) => {
      const theirs = Object.entries(eld.detect(text).getScores());
      const ours = ngramScores(text);
      return theirs.length !== ours.size || theirs.some(([code, score]) => ours.get(code) !== score);
    });
    expect(differing).toEqual([]);
  });

  test('are of the same languages', () => {
    expect([...NGRAM_LANGUAGES].toSorted()).toEqual(Object.values(eld.info().Languages).toSorted());
  });
});
