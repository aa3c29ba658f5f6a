import type { Element } from 'domhandler';
import type { Look } from './look.ts';
import { MOVING_PROPERTIES, readTransforms, type Transformed } from './transforms.ts';
import { type LengthContext, SCREEN, toLength } from './values/css-length.ts';

/** The box of one element: what is said of it, and what that comes to. */
export interface Box {
  readonly element: Element;
  readonly said: ReadonlyMap<string, string>;
  /** How things look around it. */
  readonly around: Look;
  readonly lengths: LengthContext;
  readonly display: string;
  readonly position: string;
  /** A run of text without a box of its own: sizes and transforms do not hold. */
  readonly inline: boolean;
  /** No box at all: only what is inherited holds. */
  readonly contents: boolean;
  readonly transformed: Transformed | null;
  readonly clips: { readonly x: boolean; readonly y: boolean };
  /** A length of it in pixels; null where it is automatic or unknown. */
  length(name: string, whole?: number): number | null;
  /** A length in pixels of which percentages are of the height around; null where that is not known. */
  heightIn(name: string): number | null;
  /** About how wide its text is, on one line. */
  textWidth(): number;
}

const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** An element and what is said of it. */
export interface SaidElement {
  readonly element: Element;
  readonly said: ReadonlyMap<string, string>;
  /** Letters in it, up to a bound. */
  letters(): number;
}

/** Settles what is said of an element's box. `em` is the size of its own letters. */
export function toBox({ element, said, letters }: SaidElement, around: Look, em: number): Box {
  const lengths = { em, rem: around.rem, whole: SCREEN.width, within: around.properties };
  const position = (said.get('position') ?? 'static').replace('-webkit-', '');
  const display = said.get('display') ?? (isInlineName(element.name) ? 'inline' : 'block');
  const isLifted = position === 'absolute' || position === 'fixed' || (said.get('float') ?? 'none') !== 'none';
  const inline = display === 'inline' && !isLifted && around.container === null && around.drawing === 'none';
  const { row } = position === 'absolute' ? around.standing.place : around.standing;
  const wide = position === 'fixed' ? SCREEN.width : (row.width ?? SCREEN.width);
  const length = (name: string, whole: number = wide) => toLength(said.get(name), { ...lengths, whole });
  const textWidth = () => letters() * em * 0.5;
  // Few boxes are moved: only of those it is asked how large they are.
  const isMoved = !inline && display !== 'contents' && MOVING_PROPERTIES.some((name) => said.has(name));
  const size = () => ({
    width: outerWidth(length) ?? (isLifted ? textWidth() : wide),
    height: length('height', SCREEN.height) ?? 20,
    eye: around.perspective,
  });
  return {
    element,
    said,
    around,
    lengths,
    display,
    position,
    inline,
    contents: display === 'contents',
    transformed: isMoved ? readTransforms(said, lengths, size()) : null,
    clips: clipsOf(said, element.name === 'svg' ? 'hidden' : 'visible', inline || display === 'contents'),
    length,
    heightIn: (name) => heightIn(said.get(name), around.boxHeight, lengths),
    textWidth,
  };
}

/** How wide a box is with its paddings, where it says so. */
function outerWidth(length: (name: string) => number | null): number | null {
  const width = length('width');
  return width === null ? null : width + (length('padding-left') ?? 0) + (length('padding-right') ?? 0);
}

function heightIn(value: string | undefined, whole: number | null, lengths: LengthContext): number | null {
  return whole === null && value?.includes('%') ? null : toLength(value, { ...lengths, whole: whole ?? 0 });
}

/** Whether elements of a name are runs of text, where nothing else is said. */
export function isInlineName(name: string): boolean {
  return INLINE.has(name) || name.includes('-');
}

/** Where one direction cuts or scrolls, the other one does too; but for "clip". */
function clipsOf(said: ReadonlyMap<string, string>, initial: string, boxless: boolean): Box['clips'] {
  const x = said.get('overflow-x') ?? initial;
  const y = said.get('overflow-y') ?? initial;
  const cuts = (value: string) => value !== 'visible' && value !== 'clip';
  const clips = (value: string) => value === 'clip' && !hasClipMargin(said);
  const both = cuts(x) || cuts(y);
  const paints = /\b(?:strict|content|paint)\b/.test(said.get('contain') ?? '');
  return boxless ? { x: false, y: false } : { x: both || clips(x) || paints, y: both || clips(y) || paints };
}

/** Around a box of `overflow: clip` something is seen still, nobody knows how much. */
export function hasClipMargin(said: ReadonlyMap<string, string>): boolean {
  return /[1-9]/.test(said.get('overflow-clip-margin') ?? '');
}

/** Whether a box takes a share of the room that is left in the box around, whatever its size is said to be. */
export function isGrowing({ said, around }: Box): boolean {
  return around.container === 'flex' && Number(said.get('flex-grow') ?? 0) > 0;
}

/** The height of a box; null where its content decides. */
export function heightOf(box: Box): number | null {
  const height = box.heightIn('height') ?? heightBetween(box) ?? box.heightIn('max-height');
  return height === null ? null : Math.max(height, box.heightIn('min-height') ?? 0);
}

/** The height of a box that is placed from above and from below. */
function heightBetween({ position, around, said, lengths }: Box): number | null {
  const whole = position === 'fixed' ? SCREEN.height : position === 'absolute' ? around.placeHeight : null;
  const [top, bottom] = ['top', 'bottom'].map((name) => heightIn(said.get(name), whole, lengths));
  return whole === null || top == null || bottom == null ? null : Math.max(0, whole - top - bottom);
}

/** With its paddings: what is placed in it is placed from their edges. */
export function placeHeightOf(box: Box): number | null {
  const height = heightOf(box);
  return height === null ? null : height + (box.length('padding-top') ?? 0) + (box.length('padding-bottom') ?? 0);
}
