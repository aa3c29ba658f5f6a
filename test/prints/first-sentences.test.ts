import { expect, test } from 'vitest';
import { firstSentences } from '../../src/prints/first-sentences.ts';

test.each([
  ['two of three', 'We bake bread. We sell cake. Come in.', 'We bake bread. We sell cake.'],
  ['all when there are no more', 'We bake bread. We sell cake.', 'We bake bread. We sell cake.'],
  ['a text without an end', 'bread, cake, rolls', 'bread, cake, rolls'],
  ['questions and calls', 'Hungry? Come in! We bake.', 'Hungry? Come in!'],
  ['what quotes close', 'He said “Come in.” Then he left. Bye.', 'He said “Come in.” Then he left.'],
  [
    'no cut after initials and titles',
    'Dr. J. Smith sees you. St. Anne is near. Call us.',
    'Dr. J. Smith sees you. St. Anne is near.',
  ],
  [
    'no cut inside of numbers and hours',
    'A loaf is 5.50 kr. a piece. Open 9 a.m. to 5 p.m. daily. Hi.',
    'A loaf is 5.50 kr. a piece. Open 9 a.m. to 5 p.m. daily.',
  ],
  ['scripts without spaces', 'パンを焼く。毎日開く。来てください。', 'パンを焼く。毎日開く。'],
  ['nothing', '', ''],
])('gives %s', (_what, text, first) => {
  expect(firstSentences(text, 2)).toBe(first);
});
