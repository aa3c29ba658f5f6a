import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toIco, toTouchIcon } from '../../scripts/tables/icons.ts';
import { readPng } from '../support/read-png.ts';

const read = (name: string): Buffer => readFileSync(new URL(`../../public/${name}`, import.meta.url));
const svg = read('favicon.svg').toString();

it('the icons of browsers and phones are drawn from the one drawing', () => {
  const fix = 'Fix: npm run icons';
  expect(read('favicon.ico').equals(toIco(svg)), fix).toBe(true);
  expect(read('apple-touch-icon.png').equals(toTouchIcon(svg)), fix).toBe(true);
});

it('the .ico names three sizes, each a whole PNG at its place', () => {
  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [at, size] of [16, 32, 48].entries()) {
    const entry = 6 + at * 16;
    const offset = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
    expect(readPng(png)).toMatchObject({ width: size, height: size });
  }
});
