import { describe, expect, it } from 'vitest';
import { conditionHolds, mediaHolds } from '../../../../src/extract/styles/rules/css-conditions.ts';

describe('media conditions for a desktop screen', () => {
  it.each([
    '',
    'all',
    'only screen and (min-width: 40em)',
    'print, (orientation: landscape)',
    'not print',
    'not all and (max-width: 500px)',
    '(400px <= width < 1300px)',
    '(width > 20em) and (not (hover: none))',
    '(pointer: coarse) or (pointer: fine)',
    '(min-aspect-ratio: 4/3)',
    '(min-resolution: 1dppx)',
    '(horizontal-viewport-segments: 1)',
  ])('hold: %s', (query) => expect(mediaHolds(query)).toBe(true));

  it.each([
    'print',
    'not screen',
    '(max-width: 600px)',
    '(prefers-color-scheme: dark)',
    '(width < 1000px)',
    '(foo: bar)',
    'not (foo: bar)',
    'screen and (hover: none)',
    '((((',
  ])('do not hold: %s', (query) => expect(mediaHolds(query)).toBe(false));
});

it('knows what browsers support', () => {
  expect(conditionHolds('supports', '(display: grid) and (not (-ms-ime-align: auto))')).toBe(true);
  expect(conditionHolds('supports', 'not (display: block)')).toBe(false);
  expect(conditionHolds('supports', '(display: foo)')).toBe(false);
  expect(conditionHolds('supports', '(width: 1foo)')).toBe(false);
  expect(conditionHolds('supports', 'selector(:has(a))')).toBe(true);
  expect(conditionHolds('supports', 'selector(:nope(a))')).toBe(false);
  expect(conditionHolds('font-face', '')).toBe(false);
});
