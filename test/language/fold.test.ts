import { expect, test } from 'vitest';
import { fold } from '../../src/language/fold.ts';

test.each([
  ['ÆRØ', 'aero'],
  ['Straße', 'strasse'],
  ['ŁÓDŹ', 'lodz'],
  ['Ísafjörður', 'isafjordur'],
  ['Αθήνα', 'αθηνα'],
  ['Ёлка', 'елка'],
  ['Чайковский', 'чайковский'],
  ['ｶﾀｶﾅ', 'カタカナ'],
  ['がぎ', 'がぎ'],
  ['हिन्दी', 'हिन्दी'],
  ['  a \n b ', 'a b'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(fold(text))).toBe(folded);
});
