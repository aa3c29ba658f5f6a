import { boundsOfPath } from './references.ts';
import { toColour } from './values/css-colour.ts';
import { type LengthContext, SCREEN, toLength } from './values/css-length.ts';
import { callsIn, splitValue } from './values/css-values.ts';

/** Nothing that people notice is smaller, in pixels. */
const NOTHING = 2;
/** A box that no shape is likely to be measured against exactly. */
const BOX = 1_000;

/** How large a box is in pixels, as far as it is known. */
export interface KnownSize {
  readonly width: number | null;
  readonly height: number | null;
}

type Measure = (text: string | undefined) => number | null;

/** Lengths across and down a box; those of a size that is not known are measured against a large one. */
interface Measures extends KnownSize {
  readonly x: Measure;
  readonly y: Measure;
}

/** Whether a `clip-path` leaves nothing of a box. */
export function isClippedAway(value: string, lengths: LengthContext, size: KnownSize): boolean {
  const [call] = callsIn(value);
  if (!call) return false;
  const by = (whole: number | null) => (text: string | undefined) =>
    toLength(text, { ...lengths, whole: whole ?? BOX });
  const measures = { ...size, x: by(size.width), y: by(size.height) };
  const inner = /\((.*)\)/s.exec(value)?.[1] ?? '';
  if (call.name === 'path') return isPathAway(inner);
  if (call.name === 'shape') return isShapeFlat(inner, measures);
  if (call.name === 'polygon') return isFlat(splitValue(inner, ','), measures);
  if (call.name === 'circle' || call.name === 'ellipse') return isRoundAway(inner, measures);
  const sides = splitValue(inner.split(/\bround\b/)[0] ?? '', ' ');
  if (call.name === 'inset') return isInsetAway(sides, measures);
  const [first = 0, second = 0, third, fourth] = sides.map((side, at) =>
    (at % 2 === (call.name === 'rect' ? 1 : 0) ? measures.x : measures.y)(side),
  );
  if (call.name === 'rect')
    return isOutside({ top: first, right: second, bottom: third ?? null, left: fourth ?? null }, measures);
  if (call.name !== 'xywh' || first === null || second === null) return false;
  return isOutside(
    {
      left: first,
      top: second,
      right: third == null ? null : first + third,
      bottom: fourth == null ? null : second + fourth,
    },
    measures,
  );
}

/** Whether what is left between four edges has no size, or is beside the box. */
function isOutside(
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number | null>>,
  { width, height }: KnownSize,
): boolean {
  const isGone = (first: number | null, last: number | null, whole: number | null) =>
    (last !== null && isNothing(last - Math.max(0, first ?? 0))) ||
    (whole !== null && first !== null && first >= whole - NOTHING);
  return isGone(left, right, width) || isGone(top, bottom, height);
}

/** A shape of straight lines between places that are named. */
function isShapeFlat(inner: string, measures: Measures): boolean {
  if (/\b(?:curve|smooth|arc|hline|vline|by)\b/.test(inner)) return false;
  return isFlat(
    [...inner.matchAll(/\b(?:from|to)\s+(\S+\s+[^\s,]+)/g)].map(([, point = '']) => point),
    measures,
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

function isInsetAway(
  [above = '0', after = above, below = above, before = after]: readonly string[],
  { x, y, width, height }: Measures,
): boolean {
  const [left, right] = [x(before) ?? 0, x(after) ?? 0];
  const [top, bottom] = [y(above) ?? 0, y(below) ?? 0];
  if (left >= SCREEN.width || right >= SCREEN.width) return true;
  return left + right >= (width ?? BOX) - NOTHING || top + bottom >= (height ?? BOX) - NOTHING;
}

const PLACES: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

function isRoundAway(inner: string, measures: Measures): boolean {
  const [radii = '', at = ''] = inner.split(/\bat\b/);
  const [wide, high = wide] = splitValue(radii, ' ');
  const [rx, ry] = [measures.x(wide), measures.y(high)];
  if ([rx, ry].some((size) => size !== null && isNothing(size))) return true;
  const [first = 'center', second = 'center'] = splitValue(at, ' ');
  const [x, y] = [measures.x(PLACES[first] ?? first), measures.y(PLACES[second] ?? second)];
  const edge = (place: number | null, by: number | null) => (place === null || by === null ? null : place + by);
  const bounds = { left: edge(x, rx && -rx), right: edge(x, rx), top: edge(y, ry && -ry), bottom: edge(y, ry) };
  return isOutside(bounds, measures);
}

function isFlat(points: readonly string[], measures: Measures): boolean {
  const corners = points
    .filter((point) => !/^(?:nonzero|evenodd)$/.test(point))
    .map((point) => splitValue(point, ' '))
    .map(([x, y]) => [measures.x(x), measures.y(y)] as const);
  let doubled = 0;
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX = null, nextY = null] = corners[(at + 1) % corners.length] ?? [];
    if (x === null || y === null || nextX === null || nextY === null) return false;
    doubled += x * nextY - nextX * y;
  }
  if (Math.abs(doubled) / 2 < NOTHING * NOTHING) return true;
  const xs = corners.map(([x]) => x ?? 0);
  const ys = corners.map(([, y]) => y ?? 0);
  const bounds = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  // Percentages alone say as much of a box of any size.
  const known = points.every((point) => point.includes('%')) ? BOX : null;
  return isOutside(bounds, { width: measures.width ?? known, height: measures.height ?? known });
}

/** Whether the old `clip: rect()` leaves nothing. */
export function isRectAway(value: string, lengths: LengthContext): boolean {
  const inner = /^rect\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) return false;
  const sides = splitValue(inner, inner.includes(',') ? ',' : ' ').map((side) => toLength(side, lengths));
  const [top = null, right = null, bottom = null, left = null] = sides;
  return isOutside({ top, right, bottom, left }, { width: null, height: null });
}

/** Whether a mask lets nothing through; masks of unseen pictures may. */
export function isMaskedAway(said: ReadonlyMap<string, string>): boolean {
  const images = said.get('mask-image') ?? 'none';
  const calls = callsIn(images);
  const layers = splitValue(images, ',').filter((image) => image !== 'none');
  if (layers.length === 0 || calls.some(({ name }) => !name.endsWith('gradient') && !isColourCall(name))) return false;
  const coverages = layers.map((layer) => coverageOf(layer, said));
  const ways = splitValue(said.get('mask-composite') ?? 'add', ',');
  return coverages.reduceRight((below, top, at) => mixed(ways[at % ways.length] ?? 'add', top, below)) === 'none';
}

/** How much of a box is let through. */
type Coverage = 'none' | 'part' | 'all';

function coverageOf(layer: string, said: ReadonlyMap<string, string>): Coverage {
  const mode = said.get('mask-mode') ?? 'match-source';
  const inner = /gradient\((.*)\)$/s.exec(layer)?.[1] ?? '';
  const colours = splitValue(inner, ',')
    .filter((stop) => !/^(?:to\s|-?[\d.]+(?:deg|turn|g?rad)\b|circle|ellipse|at\s)/.test(stop))
    .map((stop) => splitValue(stop, ' ')[0] ?? '');
  if (colours.length > 0 && colours.every((colour) => isClear(colour, mode))) return 'none';
  const isWhole = (said.get('mask-size') ?? 'auto') === 'auto' && mode !== 'luminance';
  return isWhole && colours.every((colour) => (toColour(colour, null)?.a ?? 0) >= 0.99) ? 'all' : 'part';
}

/** What a layer and those below it let through together (CSS Masking 1, 7.8; the second names are those of old). */
function mixed(way: string, top: Coverage, below: Coverage): Coverage {
  if (/^(?:subtract|source-out)$/.test(way)) return within(top, INVERSE[below]);
  if (/^(?:intersect|source-in)$/.test(way)) return within(top, below);
  const both = within(top, below);
  const either = INVERSE[within(INVERSE[top], INVERSE[below])];
  return /^(?:exclude|xor)$/.test(way) ? within(either, INVERSE[both]) : either;
}

const INVERSE: Readonly<Record<Coverage, Coverage>> = { none: 'all', part: 'part', all: 'none' };

function within(one: Coverage, other: Coverage): Coverage {
  if (one === 'none' || other === 'none') return 'none';
  return one === 'all' ? other : one;
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
