import { type Element, isTag } from 'domhandler';
import { backdropOf } from './backdrops.ts';
import { shapeOver } from './cover-shapes.ts';
import { canvasOf } from './drawings.ts';
import type { Look } from './look.ts';
import { edgeOf, innerShadowOf, WIDE_SHADOW } from './outlines.ts';
import { readTransforms } from './transforms.ts';
import { BLACK, type Colour, isOpaqueImage, plainImage, toColour } from './values/css-colour.ts';
import { toLength } from './values/css-length.ts';
import { callsIn } from './values/css-values.ts';

/** What is said of a box. */
export type Said = ReadonlyMap<string, string>;

/** What lengths of a box that may be a cover are relative to: "100%" is as good as any length so long. */
export const CONTEXT = { em: 16, rem: 16, whole: 1_000 };
/** So much of what is below a cover may shine through. */
export const MOST_CLEAR = 0.03;

/** An opaque box that lies over all of the box it stands in, or over what stands before it there. */
export interface Cover {
  /** The child that it is, or is in; null for a box drawn after all children. */
  readonly element: Element | null;
  /** Its layer: what is placed on a higher one lies over it. */
  readonly layer: number;
  /** The first child that it covers. */
  readonly from: number;
  /** It covers what comes after it, too, where that is not placed. */
  readonly isPlaced: boolean;
  /** What comes after it stands on it: both are in one field of a grid. */
  readonly isStacked?: boolean;
  /** What it covers shines through, or stands before it: it only colours what others stand on. */
  readonly isVeil?: true;
  /** Its colour, where that is one. */
  readonly paper: Colour | null;
}

/** How a box covers another. */
export interface Found {
  readonly layer: number;
  /** How much of what is below shines through, 0 to 1. */
  readonly clear: number;
  readonly paper: Colour | null;
  readonly isPlaced: boolean;
  readonly isStacked?: boolean;
}

/** What a box paints over all of itself. */
export type Paper = Omit<Found, 'layer' | 'isPlaced' | 'isStacked'>;

/** Whether what is placed in a box is placed from its edges. */
export function isPositioned(said: Said | undefined): boolean {
  return /^(?:relative|absolute|fixed|sticky)$/.test(said?.get('position') ?? '');
}

/** The layer that a box is drawn on. */
export function layerOf(said: Said): number {
  return Number(said.get('z-index') ?? 0) || 0;
}

/** Whether an element lies under a cover: what is not placed always does, what is placed by its layer and its turn. */
export function isUnder(said: Said, { layer, isBefore }: NonNullable<Look['under']>): boolean {
  const isPlaced = !/^(?:static)?$/.test(said.get('position') ?? '');
  if (!isPlaced && !said.has('transform') && !said.has('opacity')) return true;
  const own = layerOf(said);
  return own < layer || (own === layer && isBefore);
}

/** Whether what looks so lies under an opaque box. */
export function isCovered({ under }: Look): boolean {
  return under !== null && !under.isVeiled;
}

/** Whether a box is stretched over all of the one that it is placed in. */
export function isStretched(said: Said, { width, height }: Room = UNKNOWN): boolean {
  return reaches(said, ['left', 'right', 'width'], width) && reaches(said, ['top', 'bottom', 'height'], height);
}

/** How large the box is that something is placed in; null where that is not known. */
export interface Room {
  readonly width: number | null;
  readonly height: number | null;
}

const UNKNOWN: Room = { width: null, height: null };

/** Whether a box is as wide as the one that it is placed in, from its top on. */
export function isAcross(said: Said): boolean {
  const top = toLength(said.get('top'), CONTEXT);
  return top !== null && top <= 0 && reaches(said, ['left', 'right', 'width']);
}

function reaches(
  said: Said,
  [first, last, size]: readonly [string, string, string],
  whole: number | null = null,
): boolean {
  const length = (name: string) => toLength(said.get(name), CONTEXT);
  const [start, end, wide] = [length(first), length(last), length(size)];
  if (start === null || start > 0) return false;
  if (wide === null) return end !== null && end <= 0;
  return wide >= (said.get(size)?.includes('%') ? CONTEXT.whole : (whole ?? CONTEXT.whole));
}

/** Whether an element is a picture, or only holds one. */
export function isPicture({ name, attribs, children }: Element): boolean {
  if (name === 'img') return (attribs.src ?? attribs.srcset ?? '') !== '';
  return name === 'picture' && children.some((child) => isTag(child) && isPicture(child));
}

const GOING = ['transition', 'animation-name', 'clip-path', 'mask-image', 'will-change'];

/** Whether a box is not there, or may go: it moves or fades. */
export function mayBeGone(said: Said): boolean {
  if (said.get('visibility') === 'hidden' || said.get('display') === 'none' || isMoved(said)) return true;
  return GOING.some((name) => !/^(?:none|auto)$/.test(said.get(name) ?? 'none'));
}

/** Whether a box is drawn elsewhere than it stands, or of another size. */
function isMoved(said: Said): boolean {
  const moved = readTransforms(said, CONTEXT, { width: CONTEXT.whole, height: CONTEXT.whole, eye: null });
  return moved !== null && !(moved.onlyMoved && moved.x === 0 && moved.y === 0 && !moved.turned);
}

/** What a box paints over all of itself, and how much shines through; null where it is nothing or cannot be told. */
export function paperOf(said: Said, element: Element | null): Paper | null {
  if (said.has('mix-blend-mode')) return null;
  if (isDrawingOver(element) || changesAll(said.get('backdrop-filter'))) return { clear: 0, paper: null };
  const shadow = innerShadowOf(said, BLACK);
  if (shadow !== null && shadow.width >= WIDE_SHADOW) return withClear(shadow.colour);
  const image = backdropOf(said);
  const edges = HELD_EDGES.test(said.get('border-image') ?? '') ? ofPicture(said) : ofBorder(said);
  if (edges !== null) return edges;
  // Pictures that let something shine through are not told from others.
  if ((element !== null && isPicture(element)) || HELD.test(image)) return ofPicture(said);
  const plain = image === 'none' ? null : plainImage(image, BLACK);
  const paper =
    plain !== null && plain.a >= 0.99 ? plain : toColour(said.get('background-color') ?? 'transparent', BLACK);
  if (paper !== null && paper.a < 0.99 && isOpaqueImage(image)) return ofPicture(said);
  if (paper === null || paper.a < 0.5) return null;
  return { clear: 1 - paper.a * Math.min(1, coverOpacity(said)), paper: image === 'none' || plain ? paper : null };
}

/** Pictures in data: addresses; those of other addresses are often patterns. */
const HELD = /^url\((?:["']?data:|x\))/i;

const HELD_EDGES = /(?:url\(["']?data:|url\(x\)|gradient\()/i;
/** As wide as a text is high that fits into a box. */
const THICK_BORDER = 100;

/** What the border of a box paints that is nothing but border. */
function ofBorder(said: Said): Paper | null {
  const edge = edgeOf(said.get('border') ?? said.get('border-top') ?? said.get('border-bottom'));
  if (edge === null || (edge.width < THICK_BORDER && toLength(said.get('height'), CONTEXT) !== 0)) return null;
  return { clear: 1 - Math.min(1, coverOpacity(said)), paper: edge.colour };
}

function ofPicture(said: Said): Paper {
  return { clear: 1 - Math.min(1, coverOpacity(said)), paper: null };
}

/** How much of a box that may be a cover is drawn. */
export function coverOpacity(said: Said): number {
  return toLength(said.get('opacity') ?? '1', { ...CONTEXT, whole: 1 }) ?? 0;
}

const WHOLE = { left: 0, top: 0, width: 10_000, height: 10_000 };

function withClear(paper: Colour | null): Paper | null {
  return paper && paper.a >= 0.5 ? { clear: 1 - paper.a, paper } : null;
}

function isDrawingOver(element: Element | null): boolean {
  return element?.name === 'svg' && shapeOver(element, canvasOf(element, null) ?? WHOLE, () => undefined) >= 0;
}

/** A filter that leaves nothing to be read of what is behind. */
function changesAll(filter: string | undefined): boolean {
  if (filter === undefined || filter === 'none') return false;
  return callsIn(filter).some(({ name, args }) => {
    const amount = toLength(args[0], { ...CONTEXT, whole: 1 });
    if (amount === null) return false;
    return name === 'blur' ? amount >= 8 : /^(?:brightness|contrast)$/.test(name) && amount <= 0.03;
  });
}

/** A box with more is no card with a cover. */
const MAX_CHILDREN = 100;

/** Whether an element has so many children as one needs to cover another, or boxes drawn beside one. */
export function mayHoldCover({ children }: Element, { hasPlacedBoxes }: { readonly hasPlacedBoxes: boolean }): boolean {
  return children.length > (hasPlacedBoxes ? 0 : 1) && children.length <= MAX_CHILDREN;
}
