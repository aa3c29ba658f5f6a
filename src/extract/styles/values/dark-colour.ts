import { closingOf, splitValue } from './css-values.ts';

/** System colours of a dark scheme, where they are others. */
const SYSTEM: ReadonlyMap<string, string> = new Map([
  ['canvas', '#121212'],
  ['canvastext', '#fff'],
  ['field', '#3b3b3b'],
  ['fieldtext', '#fff'],
  ['linktext', '#9e9eff'],
]);
const CHOICE = 'light-dark(';
const MAX_CHOICES = 8;

/** A value of a dark scheme with the colours that it means there: the second of light-dark(), other system colours. */
export function darkColour(value: string): string {
  let settled = SYSTEM.get(value) ?? value;
  for (let count = 0; count < MAX_CHOICES && settled.includes(CHOICE); count++) {
    const start = settled.lastIndexOf(CHOICE);
    const inside = start + CHOICE.length;
    const end = closingOf(settled, inside);
    const dark = splitValue(settled.slice(inside, end), ',')[1]?.trim() ?? '';
    settled = settled.slice(0, start) + (SYSTEM.get(dark) ?? dark) + settled.slice(end + 1);
  }
  return settled;
}
