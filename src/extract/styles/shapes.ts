import { type LengthContext, SCREEN, toLength } from './css-length.ts';
import { callsIn, splitValue } from './css-values.ts';
import { boundsOfPath } from './references.ts';

/** Nothing that people notice is smaller, in pixels. */
const NOTHING = 2;
/** A box that no shape is likely to be measured against exactly. */
const BOX = 1_000;

/** Whether a `clip-path` leaves nothing of a box. */
export function isClippedAway(value: string, lengths: LengthContext): boolean {
  const [call] = callsIn(value);
  if (!call) return false;
  const context = { ...lengths, whole: BOX };
  const inner = /\((.*)\)/s.exec(value)?.[1] ?? '';
  const length = (text: string | undefined) => toLength(text, context);
  if (call.name === 'inset') return isInsetAway(splitValue(inner.split(/\bround\b/)[0] ?? '', ' ').map(length));
  if (call.name === 'rect') return isRectangleEmpty(splitValue(inner, ' ').map(length));
  if (call.name === 'xywh')
    return splitValue(inner, ' ')
      .slice(2, 4)
      .some((each) => isNothing(length(each)));
  if (call.name === 'path') return isPathAway(inner);
  if (call.name === 'shape') return isShapeFlat(inner, length);
  if (call.name === 'circle' || call.name === 'ellipse') return isRoundAway(inner, length);
  return call.name === 'polygon' && isFlat(splitValue(inner, ','), length);
}

/** A shape of straight lines between places that are named. */
function isShapeFlat(inner: string, length: (text: string | undefined) => number | null): boolean {
  if (/\b(?:curve|smooth|arc|hline|vline|by)\b/.test(inner)) return false;
  return isFlat(
    [...inner.matchAll(/\b(?:from|to)\s+(\S+\s+[^\s,]+)/g)].map(([, point = '']) => point),
    length,
  );
}

/** Nothing is drawn by moving alone, and nobody sees what is drawn beyond the first corner or too small. */
function isPathAway(inner: string): boolean {
  const path = /["'](.*)["']/s.exec(inner)?.[1] ?? inner;
  if (!/[lhvcsqtaz]/i.test(path)) return true;
  const bounds = boundsOfPath(path);
  if (bounds === null) return false;
  const { left, top, right, bottom } = bounds;
  return right - Math.max(0, left) <= NOTHING || bottom - Math.max(0, top) <= NOTHING;
}

function isInsetAway(sides: readonly (number | null)[]): boolean {
  const [top = 0, right = top, bottom = top, left = right] = sides;
  if ((left ?? 0) >= SCREEN.width || (right ?? 0) >= SCREEN.width) return true;
  return (top ?? 0) + (bottom ?? 0) >= BOX - NOTHING || (left ?? 0) + (right ?? 0) >= BOX - NOTHING;
}

function isRectangleEmpty([top, right, bottom, left]: readonly (number | null | undefined)[]): boolean {
  return (bottom != null && isNothing(bottom - (top ?? 0))) || (right != null && isNothing(right - (left ?? 0)));
}

function isRoundAway(inner: string, length: (text: string | undefined) => number | null): boolean {
  const [radii = '', at = ''] = inner.split(/\bat\b/);
  const sizes = splitValue(radii, ' ').map(length);
  if (sizes.some((size) => size !== null && isNothing(size))) return true;
  const [x, y] = splitValue(at, ' ').map(length);
  const [width, height = width] = sizes;
  return (x != null && width != null && x + width <= 0) || (y != null && height != null && y + height <= 0);
}

function isFlat(points: readonly string[], length: (text: string | undefined) => number | null): boolean {
  const corners = points
    .filter((point) => !/^(?:nonzero|evenodd)$/.test(point))
    .map((point) => splitValue(point, ' ').map(length));
  let doubled = 0;
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [];
    if (x == null || y == null || nextX == null || nextY == null) return false;
    doubled += x * nextY - nextX * y;
  }
  if (Math.abs(doubled) / 2 < NOTHING * NOTHING) return true;
  if (corners.every(([x]) => (x ?? 0) <= 0) || corners.every(([, y]) => (y ?? 0) <= 0)) return true;
  // Percentages are of the box, whose size in pixels nobody knows.
  if (!points.every((point) => point.includes('%'))) return false;
  return corners.every(([x]) => (x ?? 0) >= BOX) || corners.every(([, y]) => (y ?? 0) >= BOX);
}

/** Whether the old `clip: rect()` leaves nothing. */
export function isRectAway(value: string, lengths: LengthContext): boolean {
  const inner = /^rect\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) return false;
  const sides = splitValue(inner, inner.includes(',') ? ',' : ' ').map((side) => toLength(side, lengths));
  return isRectangleEmpty(sides) || (sides[2] != null && sides[2] <= 0) || (sides[1] != null && sides[1] <= 0);
}

/** Whether a mask lets nothing through; masks of unseen pictures may. */
export function isMaskedAway(images: string, mode = 'match-source'): boolean {
  const calls = callsIn(images);
  const layers = splitValue(images, ',').filter((image) => image !== 'none');
  if (layers.length === 0 || calls.some(({ name }) => !name.endsWith('gradient') && !isColourCall(name))) return false;
  return layers.every((layer) => {
    const inner = /gradient\((.*)\)$/s.exec(layer)?.[1] ?? '';
    const stops = splitValue(inner, ',').filter(
      (stop) => !/^(?:to\s|-?[\d.]+(?:deg|turn|g?rad)\b|circle|ellipse|at\s)/.test(stop),
    );
    return stops.length > 0 && stops.every((stop) => isClear(splitValue(stop, ' ')[0] ?? '', mode));
  });
}

function isColourCall(name: string): boolean {
  return /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/.test(name);
}

function isClear(colour: string, mode: string): boolean {
  return (
    (mode === 'luminance' && /^(?:black|#000(?:000)?|rgb\(0,? 0,? 0\))$/.test(colour)) ||
    colour === 'transparent' ||
    /^#(?:[\da-f]{3}0|[\da-f]{6}00)$/.test(colour) ||
    /(?:,|\/)\s*(?:0?\.0+|0)%?\s*\)$/.test(
      colour.startsWith('rgb') && !colour.includes('/') && colour.split(',').length < 4 ? '' : colour,
    )
  );
}

function isNothing(size: number | null): boolean {
  return size !== null && size <= NOTHING;
}

/** Whether a mask has no size, or stands beside what it masks. */
export function isMaskElsewhere(said: ReadonlyMap<string, string>, lengths: LengthContext): boolean {
  const size = splitValue(said.get('mask-size') ?? 'auto', ' ').map((part) => toLength(part, lengths));
  if (size.some((length) => length !== null && length <= 0)) return true;
  if (said.get('mask-repeat') !== 'no-repeat') return false;
  if (size.some((length, at) => isNothing(length) && !said.get('mask-size')?.split(' ')[at]?.includes('%')))
    return true;
  return splitValue(said.get('mask-position') ?? '0', ' ').some((part) =>
    isFar(toLength(part, { ...lengths, whole: 0 })),
  );
}

/** Whether a box is moved along a path that begins out of the screen. */
export function isPathElsewhere(path: string): boolean {
  const [, x, y] = /^path\(\s*["']\s*m\s*(-?[\d.e]+)[\s,]+(-?[\d.e]+)/i.exec(path) ?? [];
  return isFar(Number(x ?? 0)) || isFar(Number(y ?? 0));
}

function isFar(length: number | null): boolean {
  return length !== null && length <= -BOX;
}
