import { type Box, isGrowing } from './box.ts';
import { isOffScreen } from './off-screen.ts';
import { outlineOf } from './outlines.ts';
import { type FindById, isReferredAway } from './references.ts';
import { isClippedAway, isMaskElsewhere, isMaskedAway, isPathElsewhere, isRectAway } from './shapes.ts';
import { widthOf } from './standing-of.ts';
import { SCREEN, toLength } from './values/css-length.ts';
import { callsIn } from './values/css-values.ts';

/** Boxes of so many pixels, or drawn so small, show nothing. */
const NOTHING = 2;
const SMALLEST_SCALE = 0.05;
/** Letters blurred by so many pixels cannot be read. */
const UNREADABLE_BLUR = 8;

/** Columns of a table are never drawn, whatever stands in them. */
const NO_DISPLAY = /^(?:none|table-column(?:-group)?)$/;

/** Whether nothing in a box is seen, whatever is said of what stands in it. */
export function isBoxUnseen(box: Box, find: FindById): boolean {
  const { said } = box;
  if (said.size === 0) return false;
  if (NO_DISPLAY.test(said.get('display') ?? '') || isCollapsedRow(box)) return true;
  if (box.contents) return false;
  if (isReplaced(said.get('content')) || isFilteredAway(said) || isShapedAway(box)) return true;
  if (isReferredAway(said, find)) return true;
  if (isOffScreen(box)) return true;
  if (box.inline) return isLowered(box);
  if (said.get('content-visibility') === 'hidden' || isTurnedAway(box)) return true;
  return isWithoutSize(box) || isBehind(box) || isOutlinedOver(box);
}

/** Rows of a table that are taken out of it, whatever is said of their cells. */
function isCollapsedRow({ said, element: { name } }: Box): boolean {
  return said.get('visibility') === 'collapse' && /^t(?:r|body|head|foot)$/.test(name) && !said.has('display');
}

/** A run of text set lower than the box around it is high, which cuts. */
function isLowered({ said, around, lengths }: Box): boolean {
  const align = said.get('vertical-align');
  const height = around.clipped ? around.cut?.height : undefined;
  if (align === undefined || height == null) return false;
  const raised = toLength(align, { ...lengths, whole: lengths.em });
  return raised !== null && -raised >= height;
}

/** Under an outline of its own that is drawn inwards from both edges. */
function isOutlinedOver(box: Box): boolean {
  const outline = outlineOf(box.said);
  if (outline === null || outline.offset > -outline.width + NOTHING) return false;
  const lines = Math.ceil(box.textWidth() / (box.length('width') || SCREEN.width));
  const height = box.length('height') ?? lines * box.lengths.em * 1.5;
  return outline.offset + outline.width >= -NOTHING && 2 * outline.width >= height;
}

/** The opacity of a box and of its filters; 1 where it says nothing of it. */
export function opacityOf({ said, contents }: Box): number {
  if (contents) return 1;
  const own = shareOf(said.get('opacity'));
  const filter = said.get('filter');
  if (filter === undefined || filter === 'none') return own;
  return callsIn(filter).reduce((all, { name, args }) => (name === 'opacity' ? all * shareOf(args[0]) : all), own);
}

function shareOf(value: string | undefined): number {
  const share = value === undefined ? null : toLength(value, { em: 0, rem: 0, whole: 1 });
  return share === null ? 1 : Math.min(1, Math.max(0, share));
}

/** A picture stands in the place of what is in it. */
function isReplaced(content: string | undefined): boolean {
  return content?.startsWith('url(') === true;
}

function isFilteredAway(said: Box['said']): boolean {
  const filter = said.get('filter') ?? 'none';
  if (filter === 'none') return false;
  return callsIn(filter).some(({ name, args }) => {
    const amount = toLength(args[0], { em: 16, rem: 16, whole: 1 });
    return name === 'blur' && amount !== null && amount >= UNREADABLE_BLUR;
  });
}

function isShapedAway(box: Box): boolean {
  const { said, position, lengths, element } = box;
  const path = said.get('clip-path');
  if (path !== undefined && path !== 'none') {
    const height = said.has('height') ? box.heightIn('height') : null;
    if (isClippedAway(path, lengths, { width: box.inline ? null : widthOf(box), height })) return true;
  }
  const mask = said.get('mask-image');
  if (mask !== undefined && mask !== 'none' && (isMaskedAway(said) || isMaskElsewhere(said, lengths))) return true;
  if (isPathElsewhere(said.get('offset-path') ?? 'none')) return true;
  const clip = said.get('clip');
  const cuts = position === 'absolute' || position === 'fixed' || element.name === 'svg';
  return clip !== undefined && cuts && isRectAway(clip, lengths);
}

function isTurnedAway(box: Box): boolean {
  if (box.transformed && box.transformed.scale < SMALLEST_SCALE) return true;
  return box.said.get('backface-visibility') === 'hidden' && isTurned(box);
}

/** Whether its back is to the eye. */
export function isTurned({ transformed, around }: Box): boolean {
  return (transformed?.turned ?? false) !== around.turned;
}

function isWithoutSize(box: Box): boolean {
  const { clips, around, said } = box;
  const contained = /\b(?:strict|size)\b/.test(said.get('contain') ?? '') || said.get('container-type') === 'size';
  if (
    clips.y &&
    around.container === 'grid' &&
    around.collapsed &&
    !said.has('height') &&
    isNothing(box.length('min-height') ?? 0)
  )
    return true;
  if (clips.x && around.container === 'flex' && said.get('flex-grow') === '0' && isNothing(box.length('flex-basis')))
    return !said.has('width') && (!said.has('min-width') || isNothing(box.length('min-width')));
  if (clips.x && isEdgeNothing(box, 'width', ['left', 'right'])) return true;
  if (!clips.y) return false;
  const isAutomatic = box.length('height') === null && box.length('min-height') === null;
  if (isAutomatic && contained) return true;
  return isEdgeNothing(box, 'height', ['top', 'bottom']) || (isAutomatic && isLineless(box));
}

function isEdgeNothing(box: Box, edge: 'width' | 'height', [first, last]: readonly [string, string]): boolean {
  const isOut = box.position === 'absolute' || box.position === 'fixed';
  if (edge === 'height' && isNothing(heightByRatio(box))) return true;
  const size = (name: string) => (edge === 'height' && !isOut ? box.heightIn(name) : box.length(name));
  // What grows in a row or a column begins at any size.
  if (!(isNothing(size(edge)) && !isGrowing(box)) && !isNothing(size(`max-${edge}`))) return false;
  const least = size(`min-${edge}`) ?? 0;
  const padding = (box.length(`padding-${first}`) ?? 0) + (box.length(`padding-${last}`) ?? 0);
  return least <= NOTHING && padding <= NOTHING * 2;
}

/** The height that a ratio gives to a box of a known width; the box may grow with its text only where it does not cut. */
function heightByRatio(box: Box): number | null {
  const ratio = box.said.get('aspect-ratio');
  const width = box.length('width');
  if (ratio === undefined || width === null || box.said.has('height') || box.said.has('min-height')) return null;
  // What cannot be scrolled at all is as high as its text at least.
  if (box.said.get('overflow-y') === 'clip') return null;
  const [wide = Number.NaN, high = 1] = ratio.replace('auto', '').split('/').map(Number);
  return wide > 0 ? (width * high) / wide : null;
}

function isLineless(box: Box): boolean {
  const height = box.said.get('line-height');
  const lineless = height === undefined ? box.around.lineless : isLineNothing(box, height);
  return lineless && (box.length('padding-top') ?? 0) + (box.length('padding-bottom') ?? 0) <= NOTHING * 2;
}

/** Whether a `line-height` leaves lines no height. */
export function isLineNothing({ lengths }: Pick<Box, 'lengths'>, height: string): boolean {
  const size = toLength(height, { ...lengths, whole: lengths.em });
  return size !== null && size <= 0.1;
}

/** Behind the background of a box around it. */
function isBehind({ said, position, around }: Box): boolean {
  const isLayered = position !== 'static' || around.container !== null;
  return around.covered && isLayered && Number(said.get('z-index') ?? 0) < 0;
}

function isNothing(size: number | null): boolean {
  return size !== null && size <= NOTHING;
}
