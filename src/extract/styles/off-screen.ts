import type { Box } from './box.ts';
import { isStanding } from './standing-of.ts';
import { SCREEN } from './values/css-length.ts';

/** How far to the right of the screen's edge a box may stand that is placed by its surroundings. */
const SLACK_X = 400;
/** How far below the page's top. */
const SLACK_Y = 800;
/** Further down or to the right nobody scrolls, where one cannot. */
const FAR = 3_000;
const LINE = 20;
const MOVING = ['margin-left', 'margin-top', 'padding-top', 'padding-left'];

/** Whether a box is moved out of what people can see: beyond the left or the top, or beyond an edge that cuts. */
export function isOffScreen(box: Box): boolean {
  const { said, position, transformed } = box;
  const isPlaced = position !== 'static' && position !== 'sticky';
  const isMoved = transformed !== null && (transformed.x !== 0 || transformed.y !== 0);
  if (!isPlaced && !isMoved && !MOVING.some((name) => said.has(name))) return false;
  // What stands in a box of which is known where it stands is looked at by itself.
  return (!isStanding(box) && isOffSideways(box, isPlaced)) || isOffUpright(box, isPlaced);
}

/** Whether the nearest box that cuts cuts this one, too. */
function isCut({ position, around }: Box): boolean {
  return position !== 'fixed' && (position !== 'absolute' || around.positioned);
}

interface Line {
  /** Where its first edge is, from the first edge of what it is placed in; null where that is not said. */
  readonly start: number | null;
  /** How far its last edge is inside the last edge of what it is placed in. */
  readonly end: number | null;
  /** It is placed from the screen's own edges. */
  readonly exact: boolean;
}

function isOffSideways(box: Box, isPlaced: boolean): boolean {
  const { start, end, exact } = placeOf(box, isPlaced, ['left', 'right'], 'x');
  const width = () => box.length('width') ?? Math.min(box.textWidth(), SCREEN.width);
  const slack = exact ? 0 : SLACK_X;
  const cut = box.position === 'fixed' || box.around.clipped;
  if (start !== null) {
    // A float is moved back over others that stand before it, as far as there is room.
    const isBeside = !isPlaced && (box.said.get('float') ?? 'none') !== 'none';
    const room = isBeside ? (box.around.standing.row.width ?? SCREEN.width) : 0;
    const padding = box.length('padding-left') ?? 0;
    if (start < -room && start + padding + width() + slack <= 0) return true;
    // Text that runs through a box begins beside it.
    const inner = isPlaced || box.said.has('animation-name') ? 0 : padding;
    return cut && start + inner >= (isCut(box) ? (box.around.cut?.width ?? SCREEN.width) : SCREEN.width);
  }
  if (end === null) return false;
  return end >= SCREEN.width || (cut && end < 0 && end + width() + slack <= 0);
}

function isOffUpright(box: Box, isPlaced: boolean): boolean {
  const { start, end, exact } = placeOf(box, isPlaced, ['top', 'bottom'], 'y');
  const width = box.length('width') || SCREEN.width;
  const height = () => box.length('height', SCREEN.height) ?? LINE * (1 + Math.ceil(box.textWidth() / width));
  const above = box.position === 'absolute' ? box.around.standing.place.top : null;
  const slack = exact || above !== null ? 0 : SLACK_Y;
  const fixed = box.position === 'fixed';
  if (start !== null) {
    const top = start + (above ?? 0);
    if (top < 0 && top + height() + slack <= 0) return true;
    const edge = isCut(box) ? (box.around.cut?.height ?? FAR) : FAR;
    const inner = isPlaced ? 0 : (box.length('padding-top') ?? 0);
    return fixed ? start >= SCREEN.height : box.around.clipped && start + inner >= edge;
  }
  if (end === null) return false;
  if (end >= (exact ? SCREEN.height : FAR)) return true;
  if (fixed) return end < 0 && end + height() <= 0;
  // Above the top of the box that cuts, which it is placed from.
  const { placeHeight, cut } = box.around;
  if (
    isCut(box) &&
    placeHeight !== null &&
    placeHeight >= (cut?.height ?? Number.POSITIVE_INFINITY) &&
    end >= placeHeight
  )
    return true;
  // Margins of its own may stand below.
  return isCut(box) && box.around.cut !== null && box.around.placeHeight !== null && end + height() + 2 * LINE <= 0;
}

function placeOf(box: Box, isPlaced: boolean, [first, last]: readonly [string, string], axis: 'x' | 'y'): Line {
  const { position, around, transformed } = box;
  const isOut = position === 'absolute' || position === 'fixed';
  const exact = position === 'fixed' || (position === 'absolute' && !around.positioned);
  // A percentage of the height is one of an unknown height, unless it is the screen's.
  const whole = axis === 'x' ? SCREEN.width : exact ? SCREEN.height : (around.placeHeight ?? LINE);
  const moved = (transformed?.[axis] ?? 0) + (box.length(`margin-${first}`) ?? 0);
  const start = isPlaced ? box.length(first, whole) : null;
  const end = isPlaced ? box.length(last, whole) : null;
  if (start !== null) return { start: start + moved, end: null, exact };
  if (end === null) return { start: moved, end: null, exact: false };
  if (!isOut) return { start: moved - end, end: null, exact: false };
  return { start: null, end: end + (box.length(`margin-${last}`) ?? 0) - (transformed?.[axis] ?? 0), exact };
}
