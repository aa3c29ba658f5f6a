import { BLACK, type Colour, toColour } from './values/css-colour.ts';
import { toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';

/** A line around a box, drawn over whatever is there. */
export interface Outline {
  /** Pixels from its inner edge to its outer one. */
  readonly width: number;
  /** Pixels from the edge of the box out to its inner edge; less than nothing within the box. */
  readonly offset: number;
  readonly colour: Colour;
}

/** A shadow that is drawn inwards from all edges alike, so many pixels wide, over the paper of a box. */
export interface InnerShadow {
  readonly width: number;
  /** Null where it cannot be told. */
  readonly colour: Colour | null;
}

/** Inner shadows as wide as this are all the paper of a box that can be seen. */
export const WIDE_SHADOW = 100;

const LENGTHS = { em: 16, rem: 16, whole: 0 };
const DRAWN = /^(?:solid|double|inset|outset|ridge|groove)$/;

/** The opaque outline of a box; null where it has none. Thin ones say nothing of being seen, and are not kept. */
export function outlineOf(said: ReadonlyMap<string, string>): Outline | null {
  const edge = edgeOf(said.get('outline'));
  return edge && { ...edge, offset: toLength(said.get('outline-offset'), LENGTHS) ?? 0 };
}

/** The first shadow of a box that is drawn inwards without being blurred; null where it has none. */
export function innerShadowOf(said: ReadonlyMap<string, string>, current: Colour | null): InnerShadow | null {
  const value = said.get('box-shadow');
  if (value === undefined || !value.includes('inset')) return null;
  const layer = splitValue(value, ',')
    .map((each) => splitValue(each, ' '))
    .find((words) => words.includes('inset'));
  const words = (layer ?? []).filter((word) => word !== 'inset');
  const lengths = words.flatMap((word) => toLength(word, LENGTHS) ?? []);
  const [x = 0, y = 0, blur = 0, width = 0] = lengths;
  if (x !== 0 || y !== 0 || blur !== 0) return null;
  const colour = words.find((word) => toLength(word, LENGTHS) === null);
  return { width, colour: colour === undefined ? current : toColour(colour, current) };
}

/** What an `outline` or `border` is drawn as, where it is opaque: "60px solid white". */
export function edgeOf(value: string | undefined): Pick<Outline, 'width' | 'colour'> | null {
  const parts = splitValue(value ?? '', ' ');
  if (!parts.some((part) => DRAWN.test(part))) return null;
  const width = Math.max(0, ...parts.map((part) => toLength(part, LENGTHS) ?? 0));
  const colour = parts.map((part) => toColour(part, BLACK)).find((found) => found !== null) ?? BLACK;
  return colour.a >= 0.99 ? { width, colour } : null;
}
