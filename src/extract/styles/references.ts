import { type Element, isTag } from 'domhandler';
import { type Colour, differenceOf, toColour } from './values/css-colour.ts';
import { isFilterEmpty } from './values/filter-parts.ts';

/** Finds the element that `url(#id)` names. */
export type FindById = (id: string) => Element | undefined;

/** What is referred to is looked at so far. */
const MAX_PARTS = 200;
const REFERENCE = /^url\(\s*["']?#([^"')]+)["']?\s*\)/;
/** Nothing that people notice is smaller, in pixels. */
const NOTHING = 2;

/** Whether the drawing that a `clip-path`, `mask-image` or `filter` names leaves nothing of a box. */
export function isReferredAway(said: ReadonlyMap<string, string>, find: FindById): boolean {
  const named = (property: string) => {
    const value = said.get(property);
    return value?.startsWith('url(') ? namedBy(value, find) : undefined;
  };
  const path = named('clip-path');
  if (path !== undefined && /^clippath$/i.test(path.name) && isEmpty(path, () => !shapesIn(path).some(hasArea)))
    return true;
  const mask = named('mask-image');
  if (
    mask?.name === 'mask' &&
    isEmpty(mask, () => !shapesIn(mask).some((shape) => hasArea(shape) && isBright(shape, mask)))
  )
    return true;
  const filter = named('filter');
  return filter?.name === 'filter' && isEmpty(filter, () => isFilterEmpty(filter.children.filter(isTag)));
}

/** Many boxes of a page refer to the same drawing. */
const known = new WeakMap<Element, boolean>();

function isEmpty(drawing: Element, look: () => boolean): boolean {
  const before = known.get(drawing);
  if (before !== undefined) return before;
  const is = look();
  known.set(drawing, is);
  return is;
}

/** The colour that a `fill` of `url(#id)` paints: null where it is more than one or cannot be told. */
export function paintOf(value: string, find: FindById, current: Colour | null): Colour | null {
  const source = namedBy(value, find);
  if (source === undefined) return toColour(value.replace(REFERENCE, '').trim() || 'transparent', current) ?? CLEAR;
  if (source.name === 'pattern') return source.children.some(isTag) ? null : CLEAR;
  const stops = source.children.filter(isTag).filter(({ name }) => name === 'stop');
  const colours = stops.map((stop) => {
    const colour = toColour(styleOf(stop, 'stop-color') ?? 'black', current);
    return colour && { ...colour, a: colour.a * Number(styleOf(stop, 'stop-opacity') ?? 1) };
  });
  const [first] = colours;
  if (!first) return null;
  return colours.every((each) => each && (each.a === 0 || differenceOf(each, first) === 0)) ? first : null;
}

const CLEAR: Colour = { r: 0, g: 0, b: 0, a: 0 };

function namedBy(value: string, find: FindById): Element | undefined {
  const id = REFERENCE.exec(value)?.[1];
  return id === undefined ? undefined : find(id);
}

/** What an element of a drawing says of a property, by its style or by an attribute. */
export function styleOf({ attribs }: Element, name: string): string | undefined {
  const styled = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;!]+)`, 'i').exec(attribs.style ?? '')?.[1];
  return (styled ?? attribs[name])?.trim();
}

const SHAPES: ReadonlySet<string> = new Set(
  'rect circle ellipse path polygon polyline line text use image foreignobject'.split(' '),
);

function shapesIn(drawing: Element): Element[] {
  const shapes: Element[] = [];
  const stack: Element[] = [drawing];
  for (let next = stack.pop(); next && shapes.length < MAX_PARTS; next = stack.pop()) {
    for (const child of next.children) {
      if (!isTag(child) || styleOf(child, 'display') === 'none') continue;
      if (SHAPES.has(child.name.toLowerCase())) shapes.push(child);
      else if (stack.length < MAX_PARTS) stack.push(child);
    }
  }
  return shapes;
}

/** Whether a shape holds any of what stands at and beyond the first corner. */
function hasArea(shape: Element): boolean {
  const box = boundsOf(shape);
  if (box === null) return true;
  const isOfBox = /objectBoundingBox/i.test(
    (shape.parent &&
      isTag(shape.parent) &&
      (shape.parent.attribs.clippathunits ?? shape.parent.attribs.clipPathUnits)) ||
      '',
  );
  const least = isOfBox ? NOTHING / 1_000 : NOTHING;
  return box.right - Math.max(0, box.left) > least && box.bottom - Math.max(0, box.top) > least;
}

/** Edges in the drawing's own units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The edges of a shape; null where they cannot be told simply. Percentages are of `whole`. */
export function boundsOf({ name, attribs }: Element, whole?: { width: number; height: number }): Bounds | null {
  if (attribs.transform !== undefined) return null;
  const number = (key: string, of?: number, initial = 0): number => {
    const text = attribs[key]?.trim();
    const amount = Number.parseFloat(text ?? '');
    if (Number.isNaN(amount)) return initial;
    return text?.endsWith('%') ? (amount / 100) * (of ?? 10_000) : amount;
  };
  if (name === 'rect') {
    const [left, top] = [number('x', whole?.width), number('y', whole?.height)];
    return { left, top, right: left + number('width', whole?.width), bottom: top + number('height', whole?.height) };
  }
  if (name === 'circle' || name === 'ellipse') {
    const [x, y] = [number('cx', whole?.width), number('cy', whole?.height)];
    const rx = number(name === 'circle' ? 'r' : 'rx', whole?.width);
    const ry = number(name === 'circle' ? 'r' : 'ry', whole?.height);
    return { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry };
  }
  if (name === 'polygon' || name === 'polyline') return boundsOfPoints(numbersIn(attribs.points ?? ''));
  return name === 'path' ? boundsOfPath(attribs.d ?? '') : null;
}

function numbersIn(text: string): number[] {
  return (text.slice(0, 2_000).match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

function boundsOfPoints(numbers: readonly number[]): Bounds {
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  if (xs.length < 2) return { left: 0, top: 0, right: 0, bottom: 0 };
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The edges of a path of straight lines; null for any other one. */
export function boundsOfPath(d: string): Bounds | null {
  const points: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.slice(0, 2_000).matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = numbersIn(rest);
    const from = command === command.toLowerCase() ? { x, y } : { x: 0, y: 0 };
    if (/h/i.test(command)) x = from.x + (numbers.at(-1) ?? 0);
    else if (/v/i.test(command)) y = from.y + (numbers.at(-1) ?? 0);
    else if (/[ml]/i.test(command)) {
      // Of many points of one command the last ones are from those before.
      if (numbers.length > 2 && command === command.toLowerCase()) return null;
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        [x, y] = [from.x + (numbers[at] ?? 0), from.y + (numbers[at + 1] ?? 0)];
        points.push(x, y);
      }
    } else if (!/z/i.test(command)) return null;
    points.push(x, y);
  }
  return boundsOfPoints(points);
}

/** Whether a shape of a mask lets anything through: black does not, unless the mask only heeds how opaque it is. */
function isBright(shape: Element, mask: Element): boolean {
  let fill: string | undefined;
  for (
    let each: Element | null = shape;
    each && each !== mask;
    each = each.parent && isTag(each.parent) ? each.parent : null
  ) {
    fill ??= styleOf(each, 'fill');
    if ([styleOf(each, 'opacity'), styleOf(each, 'fill-opacity')].some((opacity) => Number(opacity ?? 1) === 0))
      return false;
  }
  if (fill === 'none') return styleOf(shape, 'stroke') !== undefined;
  if (shape.name === 'image' || shape.name === 'use' || styleOf(shape, 'stroke') !== undefined) return true;
  if (styleOf(mask, 'mask-type') === 'alpha') return true;
  const colour = toColour(fill ?? 'black', null);
  return colour === null || (colour.a > 0.02 && Math.max(colour.r, colour.g, colour.b) > 8);
}
