import { expect, test } from 'vitest';
import { packedNames, unpackedNames, withWritten } from '../../scripts/tables/dictionary-names.ts';
import { inOtherWords } from '../../src/search/understand/dictionary.ts';
import { dictionaryWords } from '../../src/search/understand/dictionary-words.ts';
import { byLetters } from '../../src/search/understand/question-letters.ts';
import { understand } from '../../src/search/understand/understand.ts';

const read = (text: string) => understand(text, () => null);

function englishOf(text: string): string[] {
  const all = inOtherWords(read(text))?.wanted ?? [];
  return all.flatMap(({ alike }) => alike.map(({ words }) => words.join(' ')).filter((name) => /^[a-z ]+$/.test(name)));
}

test.each([
  ['cs', 'kotva', 'anchor'],
  ['ko', '나침반', 'compass'],
  ['th', 'สมอเรือ', 'anchor'],
])('%s: a word of a dictionary that was written by hand has an English one', (_language, word, english) => {
  expect(englishOf(word)).toContain(english);
});

test('a form of a word stands for it in its language, also where it is written like an English word', () => {
  expect(dictionaryWords('vine', 'cs')).toContain('vino');
  expect(dictionaryWords('vine', 'da')).not.toContain('vino');
  expect(dictionaryWords('zyxgrob', 'cs')).toEqual([]);
});

test('words that are written apart are looked up together', () => {
  const [asked] = inOtherWords(read('mỏ neo'))?.wanted ?? [];
  expect(asked?.words).toEqual(['mo', 'neo']);
  expect(asked?.alike.map(({ words }) => words.join(' '))).toContain('anchor');
});

test('a word in other letters is looked up, though it has Latin ones', () => {
  expect(englishOf('якір')).toContain('anchor');
});

test('a question is in no language that lacks one of its letters', () => {
  const mayBe = byLetters('časopis o víně');
  expect(['cs', 'vi', 'pl', 'en', 'ja'].filter(mayBe)).toEqual(['cs', 'en', 'ja']);
  expect(['ru', 'uk', 'bg'].filter(byLetters('Їжа'))).toEqual(['uk']);
  expect(['de', 'tr'].filter(byLetters('plain words'))).toEqual(['de', 'tr']);
});

test('a noun of the language in small letters is no town, unless the town is great or the word is written as a name', () => {
  expect(read('avocat accident de mașină').place).toBeNull();
  expect(read('časopis o víně').place).toBeNull();
  expect(read('hôtel à nice').place?.name).toBe('Nice');
});

test('packed names are unpacked as they were, and those written by hand take the place of older ones', () => {
  const text = packedNames(
    new Map([
      [
        'anchor',
        new Map([
          [
            'cs',
            new Map([
              ['kotva', 0],
              ['kotvy', -1],
              ['kotvice', -2],
            ]),
          ],
          ['de', new Map([['anker', 0]])],
        ]),
      ],
      ['quay', new Map([['cs', new Map([['molo', 0]])]])],
    ]),
  );
  expect(packedNames(unpackedNames(text))).toBe(text);
  const written = [{ language: 'cs', english: 'anchor', names: ['kotva'] }];
  const left = packedNames(withWritten(unpackedNames(text), written)).split('\n\n')[0];
  expect(left).toBe('en:anchor|cs:kotva|de:anker');
});
