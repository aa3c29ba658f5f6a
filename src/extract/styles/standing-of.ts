import { isTag } from 'domhandler';
import { type Box, isGrowing, isInlineName } from './box.ts';
import { type Row, type Shown, type Standing, UNKNOWN_ROW, WHOLE_PAGE } from './standing.ts';
import { SCREEN, toLength } from './values/css-length.ts';

/** Margins and paddings of browsers, which are not told here, are not wider. */
const SLACK = 60;
/** What nothing is seen in. */
const NOTHING = 2;

/** Elements whose boxes their surroundings place. */
const PLACED_OTHERWISE: ReadonlySet<string> = new Set(
  'table tbody thead tfoot tr td th caption center select textarea button fieldset input svg'.split(' '),
);

/** Whether the room in an element cannot be told, whatever is said of it. */
export function isPlacedOtherwise({ name, attribs }: Box['element'], said?: Box['said']): boolean {
  const direction = said?.get('direction') ?? attribs.dir?.toLowerCase() ?? 'ltr';
  return PLACED_OTHERWISE.has(name) || direction !== 'ltr' || attribs.align !== undefined;
}

/** Where a box and what is in it stand across the page. */
export function standingOf(box: Box): Standing {
  const around = box.around.standing;
  if (box.inline || box.contents) return box.position === 'static' ? around : { ...around, row: UNKNOWN_ROW };
  const isOut = box.position === 'absolute' || box.position === 'fixed';
  if (!around.isSettled && !isOut) return unsettled(box);
  const from = roomOf(box);
  const size = outerWidth(box, from.row.width);
  const left = leftOf(box, from.row, size);
  const padding = box.length('padding-left') ?? 0;
  const inner = { left: left === null ? null : left + padding, width: size.content };
  const shown = shownIn(box, from.shown, { left, width: size.outer });
  const isFrame = left === null && shown !== from.shown;
  const start = isFrame ? 0 : left;
  const edges = isFrame ? shown : { left: from.shown.left, right: Math.min(from.shown.right, shown.right) };
  const away = (left === null && from.away) || (start !== null && isAway(box, edges, { ...size, left: start }));
  const row = isFrame ? { left: padding, width: size.content } : inner;
  // Nothing of what is cut or scrolled is seen where its box is not.
  const own = { row, shown: away && shown !== from.shown ? NOWHERE : shown, away };
  const isPlace = box.position !== 'static' || box.transformed !== null;
  const placed = isFrame ? { ...row, left: 0 } : { left, width: size.outer };
  const place = isPlace ? { ...own, row: placed, top: topOf(box) } : around.place;
  return { ...own, isSettled: around.isSettled, place };
}

/** Where a sheet was not seen, only boxes that are placed by themselves stand where they say. */
function unsettled({ around: { standing }, position, transformed, clips }: Box): Standing {
  const isPlace = position !== 'static' || transformed !== null;
  if (!isPlace && !clips.x && standing.row === UNKNOWN_ROW) return standing;
  const { away } = standing;
  const own = { row: UNKNOWN_ROW, shown: clips.x ? WHOLE_PAGE.shown : standing.shown, away };
  return { ...own, isSettled: false, place: isPlace ? { ...own, top: null } : standing.place };
}

/** How wide a box is with its paddings; null where that cannot be told. */
export function widthOf(box: Box): number | null {
  return outerWidth(box, roomOf(box).row.width).outer;
}

/** Whether it is known where a box stands across the page. */
export function isStanding(box: Box): boolean {
  if (box.inline || box.contents) return false;
  const { row } = roomOf(box);
  return leftOf(box, row, outerWidth(box, row.width)) !== null;
}

/** The room that a box is placed in. */
function roomOf({ position, around: { standing } }: Box): Pick<Standing, 'row' | 'shown' | 'away'> {
  return position === 'fixed' ? SCREEN_STANDING : position === 'absolute' ? standing.place : standing;
}

/** How far down the page a box begins that is placed by itself. */
function topOf({ position, around, said, lengths, transformed }: Box): number | null {
  const above = position === 'fixed' ? 0 : position === 'absolute' ? around.standing.place.top : null;
  const length = (name: string) => toLength(said.get(name), { ...lengths, whole: Number.NaN });
  const top = length('top');
  if (above === null || top === null || Number.isNaN(top)) return null;
  return above + top + (length('margin-top') || 0) + (transformed?.y ?? 0);
}

const NOWHERE: Shown = { left: 0, right: Number.NEGATIVE_INFINITY };
const SCREEN_STANDING = { ...WHOLE_PAGE, shown: { left: 0, right: SCREEN.width } };

interface Width {
  /** With its paddings, at most. */
  readonly outer: number | null;
  readonly content: number | null;
}

/** How wide a box is; null where its content or its neighbours decide. */
function outerWidth(box: Box, whole: number | null): Width {
  const length = (name: string) => lengthIn(box, name, whole);
  const paddings = (length('padding-left') ?? 0) + (length('padding-right') ?? 0);
  const said = (keepsWidth(box) ? length('width') : null) ?? filling(box, whole, length);
  const most = length('max-width');
  const least = length('min-width') ?? 0;
  if (said === null) return { outer: null, content: null };
  const content = Math.max(least, most === null ? said : Math.min(said, most));
  return { outer: content + (length('width') === null ? 0 : paddings), content };
}

/** Cells and what grows are as wide as there is room. */
function keepsWidth(box: Box): boolean {
  return !isGrowing(box) && !isPlacedOtherwise(box.element, box.said) && !/table/.test(box.display);
}

/** A block is as wide as its row leaves room, one out of the flow as wide as its edges. */
function filling(box: Box, whole: number | null, length: (name: string) => number | null): number | null {
  if (whole === null) return null;
  const isOut = box.position === 'absolute' || box.position === 'fixed';
  if (isOut) {
    const [left, right] = [length('left'), length('right')];
    return left === null || right === null ? null : whole - left - right;
  }
  return isFlowing(box) ? Math.max(0, whole - (length('margin-left') ?? 0) - (length('margin-right') ?? 0)) : null;
}

function lengthIn(box: Box, name: string, whole: number | null): number | null {
  const value = box.said.get(name);
  return whole === null && value?.includes('%') ? null : toLength(value, { ...box.lengths, whole: whole ?? 0 });
}

/** A block in the flow of blocks. */
function isFlowing({ display, said, around, element }: Box): boolean {
  if (
    !around.standing.isSettled ||
    around.container !== null ||
    around.drawing !== 'none' ||
    isPlacedOtherwise(element, said)
  )
    return false;
  return (
    /^(?:block|flow-root|list-item|flex|grid|-webkit-box)$/.test(display) && (said.get('float') ?? 'none') === 'none'
  );
}

/** Where the left edge of a box is; null where that cannot be told. */
function leftOf(box: Box, { left: start, width: whole }: Row, { outer }: Width): number | null {
  const { said, position, transformed } = box;
  if (start === null || said.has('zoom') || (transformed !== null && !transformed.onlyMoved)) return null;
  const length = (name: string) => lengthIn(box, name, whole);
  const moved = (transformed?.x ?? 0) + (length('margin-left') ?? 0);
  const [left, right] = [length('left'), length('right')];
  const isSaid = (name: string) => (said.get(name) ?? 'auto') !== 'auto';
  if (position === 'absolute' || position === 'fixed') {
    if (left !== null) return start + left + moved;
    if (isSaid('left') || !isSaid('right') || right === null || whole === null || outer === null) return null;
    return start + whole - right - outer - (length('margin-right') ?? 0) + (transformed?.x ?? 0);
  }
  if (!isFlowing(box)) return null;
  const isShifted = position === 'relative';
  const shift = !isShifted ? 0 : isSaid('left') ? left : isSaid('right') ? -(right ?? Number.NaN) : 0;
  const room = said.get('margin-left') === 'auto' && whole !== null && outer !== null ? Math.max(0, whole - outer) : 0;
  const centred = said.get('margin-right') === 'auto' ? room / 2 : room;
  return shift === null || Number.isNaN(shift) ? null : start + moved + shift + centred;
}

/** What can be seen of what stands in a box. A box that cuts at a place that is not known begins anew from its own edge. */
function shownIn(box: Box, around: Shown, { left, width }: Row): Shown {
  if (!box.clips.x) return around;
  const isRoot = box.element.name === 'body' || box.element.name === 'html';
  if (isRoot) return { left: around.left, right: Math.min(around.right, SCREEN.width) };
  const [x = 'visible', y = 'visible'] = ['overflow-x', 'overflow-y'].map((name) => box.said.get(name));
  const isScrolled = x === 'visible' ? y !== 'visible' && y !== 'clip' : x !== 'hidden' && x !== 'clip';
  const [from, to] = [left ?? 0, isScrolled || width === null ? Number.POSITIVE_INFINITY : (left ?? 0) + width];
  if (left === null) return { left: 0, right: to };
  return { left: Math.max(around.left, from), right: isScrolled ? to : Math.min(around.right, to) };
}

function isAway(
  box: Box,
  { left: first, right: last }: Shown,
  { left, outer }: Width & { readonly left: number },
): boolean {
  const padding = box.length('padding-left') ?? 0;
  const start = left + padding;
  if (start >= last - NOTHING) return true;
  // What is placed from the edges of the page stands where it says.
  const isExact = box.position === 'fixed' || (box.position === 'absolute' && box.around.standing.place === WHOLE_PAGE);
  const end = first - left - (isExact ? 0 : SLACK);
  if (end <= 0) return false;
  // Words that have no room run on.
  const runsOn = box.around.nowrap || /nowrap|pre/.test(box.said.get('white-space') ?? '');
  if (outer !== null && outer <= end && !runsOn) return true;
  const text = box.textWidth();
  const whole = outer ?? SCREEN.width;
  // Boxes in it may stand beside one another, whatever their letters come to.
  return (holdsBoxes(box) ? whole : Math.min(padding + text, runsOn ? Number.POSITIVE_INFINITY : whole)) <= end;
}

function holdsBoxes({ element, display }: Box): boolean {
  return /flex|grid/.test(display) || element.children.some((child) => isTag(child) && !isInlineName(child.name));
}
