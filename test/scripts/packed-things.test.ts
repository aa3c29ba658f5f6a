import { expect, test } from 'vitest';
import { packedThings } from '../../scripts/tables/packed-things.ts';

const honey = [
  { language: 'en', key: 'honey' },
  { language: 'de', key: 'honig' },
];

test('the things come first, then their names with the numbers of the things', () => {
  const keys = new Map([
    ['honig', new Map([[0, '']])],
    ['honey', new Map([[0, '']])],
  ]);
  expect(packedThings([honey], keys)).toBe('en:honey|de:honig\n\nhoney\t0\nhonig\t0');
});

test('a name of several things has all of them, each with the languages that its line lacks', () => {
  const nut = [{ language: 'en', key: 'nut' }];
  const keys = new Map([
    [
      'noot',
      new Map([
        [0, ''],
        [1, 'nlaf'],
      ]),
    ],
  ]);
  expect(packedThings([honey, nut], keys).split('\n').at(-1)).toBe('noot\t0,1nlaf');
});

test('names stand in the order of their bytes, as they are looked for, and not of their letters as JavaScript has them', () => {
  // The second is two units from U+D800 on in UTF-16, and before the first there.
  const keys = new Map(['\uFF71', '\u{20BB7}', 'a'].map((key) => [key, new Map([[0, '']])] as const));
  const [, , ...names] = packedThings([honey], keys).split('\n');
  expect(names).toEqual(['a\t0', '\uFF71\t0', '\u{20BB7}\t0']);
});
