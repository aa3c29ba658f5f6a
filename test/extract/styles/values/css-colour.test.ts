import { expect, it } from 'vitest';
import {
  BLACK,
  differenceOf,
  isOpaqueImage,
  plainImage,
  toColour,
  WHITE,
} from '../../../../src/extract/styles/values/css-colour.ts';

it.each([
  '#fff',
  '#FFFF'.toLowerCase(),
  'white',
  'rgb(255 255 255 / 1)',
  'rgb(100%, 100%, 100%)',
  'hsl(0 0% 100%)',
  'hwb(0 100% 0%)',
  'lab(100% 0 0)',
  'lch(100% 0 0)',
  'oklab(1 0 0)',
  'oklch(100% 0 0)',
  'color(srgb 1 1 1)',
  'color-mix(in srgb, white, white)',
  'rgb(from white r g b)',
  'rgb(from black calc(r + 255) calc(g + 255) calc(b + 255))',
  'hsl(from blue h s 100%)',
  'oklch(from red 1 0 h)',
  'light-dark(white, black)',
  'canvas',
  'color(from white srgb g b r)',
])('reads %s as white', (text) => {
  const colour = toColour(text, BLACK);
  expect(colour && differenceOf(colour, WHITE)).toBeLessThan(2);
  expect(colour?.a).toBe(1);
});

it('tells what it cannot read, and what is current', () => {
  expect(toColour('nonsense', BLACK)).toBeNull();
  expect(toColour('constructor', BLACK)).toBeNull();
  expect(toColour('currentcolor', BLACK)).toBe(BLACK);
  expect(toColour('transparent', BLACK)?.a).toBe(0);
  expect(toColour('rgb(0 0 0 / 1%)', BLACK)?.a).toBeCloseTo(0.01);
});

it('tells gradients through which nothing shines', () => {
  expect(isOpaqueImage('linear-gradient(90deg, #fff 0%, 20%, #eee 100%)')).toBe(true);
  expect(isOpaqueImage('linear-gradient(#fff, transparent)')).toBe(false);
  expect(isOpaqueImage('url(x.png)')).toBe(false);
});

it('sees through gradients of one colour', () => {
  expect(plainImage('linear-gradient(to right, #fff, white 50%)', null)).toEqual(WHITE);
  expect(plainImage('linear-gradient(#fff, #000)', null)).toBeNull();
  expect(plainImage('url(x.png)', null)).toBeNull();
});
