import { type ChildNode, type Element, isTag } from 'domhandler';
import { CONTEXT, layerOf, MOST_CLEAR, mayBeGone, paperOf, type Room, type Said } from './cover-paper.ts';
import { lettersIn } from './letters-in.ts';
import { mostHeightOf } from './raised-boxes.ts';
import { SCREEN, toLength } from './values/css-length.ts';

/** As wide as letters are at most, in ems. */
const WIDEST_LETTER = 0.7;
const MOVED = ['transform', 'translate', 'scale', 'rotate', 'zoom', 'float'];

/** A box that is placed by its own edges, and what is said of it. */
export interface PlacedBox {
  readonly child: Element;
  readonly its: Said;
}

/** What boxes are placed in. */
export interface Placing {
  /** How large the box is that they are placed in. */
  readonly room: Room;
  /** It is the page. */
  readonly isPage: boolean;
  /** Pixels of its letters. */
  readonly em: number;
  said(element: Element): Said | undefined;
  mayChange(element: Element): boolean;
}

/** Of boxes that are placed in one box, in their order, those under an opaque one that reaches over all of them. */
export function boxesUnder(boxes: readonly PlacedBox[], placing: Placing): ReadonlySet<ChildNode> {
  const covers = boxes.map((box) => coveredBy(box, placing));
  const under = new Set<ChildNode>();
  if (!covers.some((cover) => cover !== null)) return under;
  for (const [at, box] of boxes.entries()) {
    const extent = placing.mayChange(box.child) ? null : mostExtentOf(box, placing);
    if (extent === null) continue;
    const layer = layerOf(box.its);
    const isOver = (cover: Extent | null, place: number) =>
      cover !== null &&
      place !== at &&
      staysOver(boxes[place]?.its, box.its, placing) &&
      isHigher(layerOf(boxes[place]?.its ?? box.its) - layer, place > at) &&
      holds(cover, extent);
    if (covers.some(isOver)) under.add(box.child);
  }
  return under;
}

/** Where a box reaches, in pixels from the corner of the one that it is placed in. */
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function holds(one: Extent, other: Extent): boolean {
  return one.left <= other.left && one.top <= other.top && one.right >= other.right && one.bottom >= other.bottom;
}

function isHigher(layers: number, isAfter: boolean): boolean {
  return layers > 0 || (layers === 0 && isAfter);
}

/** What is fixed at the top of the screen lies over what is scrolled away below it. */
function staysOver(cover: Said | undefined, box: Said, { isPage }: Placing): boolean {
  const position = cover?.get('position');
  if (position === box.get('position')) return true;
  return isPage && position === 'fixed' && (toLength(cover?.get('top'), CONTEXT) ?? 1) <= 0;
}

/** What a box surely covers; null where it covers nothing or may go. */
function coveredBy({ child, its }: PlacedBox, { room, mayChange }: Placing): Extent | null {
  if (layerOf(its) < 0 || /^(?:dialog|nav|video)$/.test(child.name)) return null;
  const across = lineOf(its, ['left', 'right', 'width'], room.width);
  const down = lineOf(its, ['top', 'bottom', 'height'], room.height);
  if (across?.end == null || down?.end == null || mayBeGone(its) || mayChange(child)) return null;
  const paper = paperOf(its, child);
  if (paper === null || paper.clear > MOST_CLEAR) return null;
  return { left: across.start, right: across.end, top: down.start, bottom: down.end };
}

/** What the letters of a box may take at most; null where nobody can tell. */
function mostExtentOf({ child, its }: PlacedBox, { room, said, em: around }: Placing): Extent | null {
  if (MOVED.some((name) => its.has(name))) return null;
  // Where nothing says how far to the left it stands, it may stand anywhere.
  const anywhere = its.has('left') || its.has('right') || room.width === null ? null : { start: 0, end: room.width };
  const across = lineOf(its, ['left', 'right', 'width'], room.width) ?? anywhere;
  const down = lineOf(its, ['top', 'bottom', 'height'], room.height);
  if (!across || !down) return null;
  const em = largestLetters(child, around, said);
  if (em === null) return null;
  const wide = Math.min(lettersIn(child) * em * WIDEST_LETTER, (room.width ?? SCREEN.width) - across.start);
  const high = (mostHeightOf(child, said) * em) / CONTEXT.em;
  return {
    left: across.start,
    right: across.end ?? across.start + wide,
    top: down.start,
    bottom: Math.max(down.end ?? 0, down.start + high),
  };
}

/** As large as browsers draw headings, in ems. */
const HEADINGS: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17 };
/** Of a box that holds more, nobody looks at each. */
const MAX_INSIDE = 100;

/** How large the largest letters in a box are, in pixels; null where that is not said of all. */
function largestLetters(box: Element, around: number, said: Placing['said']): number | null {
  let left = MAX_INSIDE;
  const largest = (element: Element, outer: number): number => {
    const written = said(element)?.get('font-size');
    const read =
      written === undefined
        ? outer * (HEADINGS[element.name] ?? 1)
        : toLength(written, { ...CONTEXT, em: outer, whole: outer });
    left -= 1;
    if (read === null || left < 0) return Number.POSITIVE_INFINITY;
    return Math.max(read, ...element.children.filter(isTag).map((child) => largest(child, read)));
  };
  const em = largest(box, around);
  return Number.isFinite(em) ? em : null;
}

/** From where to where a box reaches in one direction; the end is null where its content decides, all where the start does. */
function lineOf(
  its: Said,
  [first, last, size]: readonly [string, string, string],
  whole: number | null,
): { readonly start: number; readonly end: number | null } | null {
  const length = (name: string) => {
    const value = its.get(name);
    return whole === null && value?.includes('%') ? null : toLength(value, { ...CONTEXT, whole: whole ?? 0 });
  };
  const [from, to, long] = [length(first), length(last), length(size)];
  const margin = (side: string) => length(`margin-${side}`) ?? 0;
  if (from === null) return null;
  const start = from + margin(first);
  const end = long !== null ? start + long : to === null || whole === null ? null : whole - to - margin(last);
  const most = length(`max-${size}`);
  return { start, end: end === null || most === null ? end : Math.min(end, start + most) };
}
