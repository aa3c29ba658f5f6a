import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { BLACK, toColour } from './css-colour.ts';
import { toLength } from './css-length.ts';
import type { CustomProperties } from './custom-properties.ts';
import type { Look } from './look.ts';
import type { PageStyles } from './page-styles.ts';

/** An opaque, empty box that lies over all of the box it stands in. */
export interface Cover {
  readonly element: Element;
  /** Its layer: what is placed on a higher one lies over it. */
  readonly layer: number;
}

type Said = ReadonlyMap<string, string>;

const CONTEXT = { em: 16, rem: 16, whole: 1_000 };
/** A box with more is no card with a cover. */
const MAX_CHILDREN = 100;

/**
 * The box that covers whatever else stands in an element, if one does: a child without content and with an opaque paper that
 * is stretched over the element. One that moves or fades may go, and one on the whole screen waits for a script.
 *
 * @param properties Custom properties of the element.
 * @param isStill No script can take the cover away.
 */
export function coverOf(
  element: Element,
  { styles, properties, isStill }: { styles: PageStyles; properties: CustomProperties | null; isStill: boolean },
): Cover | null {
  const saidOf = (each: Element): Said | undefined => styles.styleOf(each, properties, [])?.said;
  if (element.children.length < 2 || element.children.length > MAX_CHILDREN) return null;
  for (const child of element.children) {
    if (!isTag(child) || !isEmptyBox(child)) continue;
    const said = saidOf(child);
    if (said === undefined || !isStretched(said) || !isOpaque(said)) continue;
    const position = said.get('position');
    const isPlacedHere =
      position === 'absolute' && /^(?:relative|absolute|fixed|sticky)$/.test(saidOf(element)?.get('position') ?? '');
    const layer = Number(said.get('z-index') ?? 0) || 0;
    if (layer >= 0 && (isPlacedHere || (position === 'fixed' && isStill))) return { element: child, layer };
  }
  return null;
}

/** Whether an element lies under a cover: what is not placed always does, what is placed by its layer and its turn. */
export function isUnder(said: Said, { layer, isBefore }: NonNullable<Look['under']>): boolean {
  const isPlaced = !/^(?:static)?$/.test(said.get('position') ?? '');
  if (!isPlaced && !said.has('transform') && !said.has('opacity')) return true;
  const own = Number(said.get('z-index') ?? 0) || 0;
  return own < layer || (own === layer && isBefore);
}

const BOXES: ReadonlySet<string> = new Set(['div', 'span', 'i', 'b', 'p', 'section', 'aside', 'a', 'em', 'label']);

function isEmptyBox({ name, attribs, children }: Element): boolean {
  if (children.length > 1 || !BOXES.has(name)) return false;
  const isStyled = attribs.style !== undefined || attribs.class !== undefined || attribs.id !== undefined;
  return isStyled && children.every(isBlank);
}

function isBlank(node: ChildNode): boolean {
  return !isTag(node) && (!isText(node) || node.data.trim() === '');
}

function isStretched(said: Said): boolean {
  const length = (name: string) => toLength(said.get(name), CONTEXT);
  const reaches = (first: string, last: string, size: string) => {
    const [start, end, wide] = [length(first), length(last), length(size)];
    if (start === null || start > 0) return false;
    return wide === null ? end !== null && end <= 0 : wide >= CONTEXT.whole;
  };
  return reaches('left', 'right', 'width') && reaches('top', 'bottom', 'height');
}

const GOING = [
  'transition',
  'animation-name',
  'transform',
  'translate',
  'scale',
  'clip-path',
  'mask-image',
  'will-change',
];

function isOpaque(said: Said): boolean {
  if (said.get('visibility') === 'hidden' || said.get('display') === 'none' || GOING.some((name) => said.has(name)))
    return false;
  if ((toLength(said.get('opacity') ?? '1', { ...CONTEXT, whole: 1 }) ?? 0) < 0.99 || said.has('mix-blend-mode'))
    return false;
  const paper = toColour(said.get('background-color') ?? 'transparent', BLACK);
  return paper !== null && paper.a >= 0.99;
}
