import { BLACK, type Colour, toColour } from './css-colour.ts';
import { toLength } from './css-length.ts';
import { splitValue } from './css-values.ts';

/** A line around a box, drawn over whatever is there. */
export interface Outline {
  /** Pixels from its inner edge to its outer one. */
  readonly width: number;
  /** Pixels from the edge of the box out to its inner edge; less than nothing within the box. */
  readonly offset: number;
  readonly colour: Colour;
}

/** The opaque outline of a box; null where it has none. Thin ones say nothing of being seen, and are not kept. */
export function outlineOf(said: ReadonlyMap<string, string>): Outline | null {
  const outline = said.get('outline');
  if (outline === undefined) return null;
  const lengths = { em: 16, rem: 16, whole: 0 };
  const parts = splitValue(outline, ' ');
  const width = Math.max(0, ...parts.map((part) => toLength(part, lengths) ?? 0));
  const colour = parts.map((part) => toColour(part, BLACK)).find((found) => found !== null) ?? BLACK;
  const isDrawn = parts.some((part) => /^(?:solid|double|inset|outset|ridge|groove)$/.test(part));
  return isDrawn && colour.a >= 0.99
    ? { width, offset: toLength(said.get('outline-offset'), lengths) ?? 0, colour }
    : null;
}
