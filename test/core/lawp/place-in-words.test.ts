import { expect, it } from 'vitest';
import { placeInWords } from '../../../src/core/lawp/place-in-words.ts';

it.each([
  ['', 'the whole file'],
  ['/name', 'name'],
  ['/pages/~1menu~1lunch/title', 'pages › /menu/lunch › title'],
  ['/pages/[~1, ~1menu, …]/content', 'pages › /, /menu, … › content'],
  ['/pages/2026', 'pages › 2026'],
  ['/actions/0/input/fields/11/name', 'actions › item 1 › input › fields › item 12 › name'],
  ['/actions/0/input/fields/[0..11, 14]/name', 'actions › item 1 › input › fields › items 1 to 12, 15 › name'],
  ['/actions/[0, 2, 4, 6, …]/intent', 'actions › items 1, 3, 5, 7, … › intent'],
  ['/business/a~0b', 'business › a~b'],
])('says the place %s as people count and read', (path, words) => {
  expect(placeInWords(path)).toBe(words);
});
