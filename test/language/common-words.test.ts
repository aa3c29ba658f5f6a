import { describe, expect, it } from 'vitest';
import { readTwinTable } from '../../src/language/detect/twin-words.ts';
import { readSignTable } from '../../src/language/detect/word-signs.ts';
import { languageName } from '../../src/language/names.ts';

const rows = readSignTable();

describe('the table of common words', () => {
  it('has each language once, by its code', () => {
    const codes = rows.map(({ language }) => language);
    expect(codes.filter((code) => languageName(code) === null)).toEqual([]);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it('has at least thirty words a language, none twice, in small letters of its alphabet', () => {
    const faults = rows.flatMap(({ language, letters, words }) => [
      ...(words.length < 30 ? [`${language} has ${words.length} words`] : []),
      ...(new Set(words).size < words.length ? [`${language} has a word twice`] : []),
      ...words
        .filter((word) => word !== word.toLowerCase().normalize('NFC') || /[\s.,;:|]/.test(word))
        .map((word) => `${language}: ${word}`),
      ...words
        .filter((word) => letters !== '' && [...word].some((c) => c > 'z' && /\p{L}/u.test(c) && !letters.includes(c)))
        .map((word) => `${language} has no letters for ${word}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('marks affixes by a hyphen at one side', () => {
    const affixes = rows.flatMap(({ language, affixes: list }) => list.map((affix) => `${language} ${affix}`));
    expect(affixes.filter((affix) => !/ (?:-[^-]+|[^-]+-)$/.test(affix))).toEqual([]);
    expect(affixes).toEqual([...new Set(affixes)]);
  });
});

describe('the table of words that tell twins apart', () => {
  it('gives each word once, in small letters, to languages that are not all of them', () => {
    const twins = readTwinTable();
    const words = twins.flatMap((row) => row.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(words.filter((word) => !/^\p{Ll}{2,}-?$/u.test(word))).toEqual([]);
    expect(twins.filter(({ languages }) => languages.length > 2)).toEqual([]);
  });
});
