import { type Element, isTag } from 'domhandler';
import { splitValue } from './values/css-values.ts';

type Said = ReadonlyMap<string, string>;

const NONE: ReadonlySet<Element> = new Set();
const MAX_CHILDREN = 200;
const MAX_TRACKS = 100;
const ZERO = /^0(?:\.0*)?(?:[a-z]+|%)?$/;

interface Tracks {
  /** Of each track, whether it has no size. */
  readonly sizes: readonly boolean[];
  /** The names of the fields in each row, where a grid is drawn in letters. */
  readonly fields: readonly (readonly string[])[];
}

/** Whether a grid gives no size to all of its rows, or to all of its columns. */
export function hasNoTracks(said: Said): boolean {
  return ['rows', 'columns'].some((axis) => {
    const { sizes } = tracksIn(said.get(`grid-template-${axis}`));
    return sizes.length > 0 ? sizes.every((isNothing) => isNothing) : isZero(said.get(`grid-auto-${axis}`) ?? 'auto');
  });
}

/** The children of a grid that stand in tracks without size, and cut what has no room there. */
export function childrenInNothing(
  grid: Element,
  said: Said,
  saidOf: (child: Element) => Said | undefined,
): ReadonlySet<Element> {
  const rows = tracksIn(said.get('grid-template-rows'));
  const columns = tracksIn(said.get('grid-template-columns'));
  if (!rows.sizes.includes(true) && !columns.sizes.includes(true)) return NONE;
  const away = new Set<Element>();
  const children = grid.children.filter(isTag).slice(0, MAX_CHILDREN);
  const placed = children.map((child) => ({ child, its: saidOf(child) }));
  const isOrdered = placed.every(({ its }) => !its?.has('grid-area') && !its?.has('order') && !its?.has('position'));
  const across = Math.max(1, columns.sizes.length);
  for (const [at, { child, its }] of placed.entries()) {
    if (!/^(?:hidden|clip|auto|scroll)$/.test(its?.get('overflow-x') ?? '')) continue;
    const row = lineOf(its?.get('grid-row'), rows.fields, 'row') ?? (isOrdered ? Math.floor(at / across) : null);
    const column = lineOf(its?.get('grid-column'), rows.fields, 'column') ?? (isOrdered ? at % across : null);
    const isIn = (tracks: Tracks, place: number | null, size: string) =>
      place !== null &&
      tracks.sizes[place] === true &&
      !its?.has(size) &&
      /^(?:auto|0\w*)$/.test(its?.get(`min-${size}`) ?? 'auto');
    if (isIn(rows, row, 'height') || isIn(columns, column, 'width')) away.add(child);
  }
  return away;
}

/** In which track something begins that is placed: by a number, or by the name of a field. */
function lineOf(value: string | undefined, fields: Tracks['fields'], axis: 'row' | 'column'): number | null {
  const [start = '', end] = splitValue(value ?? '', '/');
  if (/^[1-9]\d*$/.test(start))
    return end === undefined || Number(end) === Number(start) + 1 ? Number(start) - 1 : null;
  const row = fields.findIndex((names) => names.includes(start));
  if (row < 0) return null;
  return axis === 'row' ? row : (fields[row]?.indexOf(start) ?? null);
}

function tracksIn(value: string | undefined): Tracks {
  if (value === undefined || !/(?<![\d.])0|["']/.test(value)) return { sizes: [], fields: [] };
  const fields: string[][] = [];
  const unquoted = value.replace(/"([^"]*)"|'([^']*)'/g, (_, one: string | undefined, other: string | undefined) => {
    fields.push((one ?? other ?? '').trim().split(/\s+/, MAX_TRACKS));
    return ' ';
  });
  return { sizes: trackSizes(unquoted).map(isZero), fields };
}

/** The sizes of a grid's tracks, each as often as it is repeated; once where that depends on the room. */
export function trackSizes(value: string): readonly string[] {
  const sizes: string[] = [];
  for (const word of splitValue(value.replace(/\[[^\]]*\]/g, ' '), ' ')) {
    const [, count, inner] = /^repeat\(\s*([\w-]+)\s*,(.*)\)$/s.exec(word) ?? [];
    const each = splitValue(inner ?? word, ' ');
    const times = count === undefined ? 1 : Math.min(MAX_TRACKS, Number(count) || 1);
    for (let at = 0; at < times && sizes.length < MAX_TRACKS; at++) sizes.push(...each);
  }
  return sizes;
}

function isZero(size: string): boolean {
  const inner = /^(?:minmax|fit-content|min|max|calc)\((.*)\)$/s.exec(size)?.[1];
  return inner === undefined ? ZERO.test(size) : splitValue(inner, ',').every((part) => ZERO.test(part));
}
