import { expect, it } from 'vitest';
import { toLength } from '../../../../src/extract/styles/values/css-length.ts';

const context = { em: 20, rem: 16, whole: 1_000 };

it.each([
  ['10px', 10],
  ['-.5e2px', -50],
  ['2em', 40],
  ['2rem', 32],
  ['50%', 500],
  ['10vw', 128],
  ['10dvh', 72],
  ['1in', 96],
  ['3', 3],
  ['calc(100% - 20px)', 980],
  ['calc(-1 * (2em + 10px) / 2)', -25],
  ['min(3px, max(1px, 2px))', 2],
  ['clamp(1px, 9px, 5px)', 5],
  ['calc(pi * 10px)', 10 * Math.PI],
  ['calc(1px * log(8, 2))', 3],
  ['calc(1px * log(1))', 0],
  ['calc(-infinity * 1px)', -33_554_432],
  ['anchor(--none left, -40px)', -40],
  ['anchor(--one left)', 0],
  ['calc-size(max-content, size - size)', 0],
  ['calc-size(auto, 2em)', 40],
])('reads %s', (text, pixels) => {
  expect(toLength(text, context)).toBeCloseTo(pixels, 5);
});

it.each(['auto', '', 'calc(', 'calc(1px +2px)', '5foo', 'calc(1px 2px)', 'url(x)', 'calc-size(auto, size)'])(
  'knows that %s is none',
  (text) => {
    expect(toLength(text, context)).toBeNull();
  },
);
