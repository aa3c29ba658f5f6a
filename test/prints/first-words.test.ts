import { expect, test } from 'vitest';
import { firstWords } from '../../src/prints/first-words.ts';

test.each([
  ['a text that is short enough as it is', 'One two three.', 3, 'One two three.'],
  ['a sentence end that is near', 'One two three. Four five six', 4, 'One two three.'],
  ['no sentence end that is far', 'One. Two three four five six', 4, 'One. Two three four…'],
  ['a whole sentence', 'One two. Three four.', 2, 'One two.'],
  ['no comma or dash at the end', 'One two, – three', 3, 'One two…'],
  ['white space within as it is', 'One\n\ntwo  three four', 3, 'One\n\ntwo  three…'],
])('gives %s', (_what, text, limit, first) => {
  expect(firstWords(text, limit)).toBe(first);
});

test('never gives more words than asked for, however they are counted', () => {
  for (let limit = 1; limit < 70; limit++) {
    for (const word of ['word', 'End.', 'a,', '–', '10']) {
      const cut = firstWords(Array.from({ length: 80 }, () => word).join(' '), limit);
      expect(cut.split(/\s+/).length).toBeLessThanOrEqual(limit);
    }
  }
});
