import type { Box } from './box.ts';
import { type Colour, differenceOf, over, toColour } from './values/css-colour.ts';
import { toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';

/** A line as thick as this, in ems, covers letters from top to bottom. */
const COVERING_LINE = 1.4;
/** Edges of letters as thick as this, in ems, cover the strokes that letters are made of. */
const COVERING_EDGE = 0.2;
const OPAQUE = 0.99;
/** Colours that differ by less, of 255, are one colour to people. */
const SAME = 10;

/**
 * Whether the letters of a box are drawn over: by a line through them that is as thick as they are high, or by edges in
 * the colour of what they stand on. Takes what they stand on; lines go on in what stands in the flow of a box.
 */
export function isOverdrawn(box: Box, paper: Colour | null): boolean {
  const { said, around, position } = box;
  if (isStruck(box)) return true;
  const edge = said.get('-webkit-text-stroke-width');
  if (edge !== undefined) return isEdged(box, edge, paper);
  if (!around.overdrawn) return false;
  const isApart = position !== 'static' && position !== 'relative';
  return !isApart && !said.has('float') && !/^inline-/.test(said.get('display') ?? '');
}

function isStruck({ said, lengths, around }: Box): boolean {
  const line = said.get('text-decoration-line') ?? '';
  if (!/\bline-through\b/.test(line) || /\b(?:dotted|dashed|wavy)\b/.test(line)) return false;
  const thickness = toLength(said.get('text-decoration-thickness'), { ...lengths, whole: lengths.em });
  if (thickness === null || thickness < COVERING_LINE * lengths.em) return false;
  const words = [said.get('text-decoration-color') ?? '', ...splitValue(line, ' ')];
  const colours = words.flatMap((word) => toColour(word, around.color) ?? []);
  return colours.every(({ a }) => a >= OPAQUE);
}

function isEdged({ said, lengths, around }: Box, edge: string, paper: Colour | null): boolean {
  const width = toLength(edge, { ...lengths, whole: lengths.em }) ?? 0;
  if (width < COVERING_EDGE * lengths.em || paper === null) return false;
  // Where letters are filled last, edges lie behind them.
  if (/^(?:stroke|markers\s+stroke)/.test(said.get('paint-order') ?? '')) return false;
  const colour = toColour(said.get('-webkit-text-stroke-color') ?? 'currentcolor', around.color);
  return colour !== null && colour.a >= OPAQUE && differenceOf(over(colour, paper), paper) <= SAME;
}
