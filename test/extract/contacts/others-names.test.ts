import { expect, test } from 'vitest';
import { isOthersName } from '../../../src/extract/contacts/others-names.ts';

test.each([
  ['山本工務', true],
  ['青葉工務', false],
  ['山本建設', false],
  ['青葉営業所', false],
])(
  'a title without capitals is of others where it begins and ends in no way like the own name: %s',
  (title, isOthers) => {
    expect(isOthersName(title, { name: '青葉建設', domain: 'sample.example' })).toBe(isOthers);
  },
);
