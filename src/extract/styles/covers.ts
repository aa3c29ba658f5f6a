import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import {
  CONTEXT,
  type Found,
  isGone,
  isStretched,
  layerOf,
  MOST_CLEAR,
  type Paper,
  paperOf,
  type Said,
} from './cover-paper.ts';
import type { Colour } from './css-colour.ts';
import { toLength } from './css-length.ts';
import type { CustomProperties } from './custom-properties.ts';
import { lettersIn } from './letters-in.ts';
import type { Look } from './look.ts';
import type { PageStyles } from './page-styles.ts';
import { mostHeightOf, raisedBy } from './raised-boxes.ts';

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
  /** Its colour, where that is one. */
  readonly paper: Colour | null;
}

/** A box with more is no card with a cover. */
const MAX_CHILDREN = 100;
/** As many fit on any screen. */
const LETTERS_OF_A_SCREEN = 1_000;
const MAX_PARTS = 20;

interface Covering {
  readonly styles: PageStyles;
  /** Custom properties of the element. */
  readonly properties: CustomProperties | null;
  /** The element is the page, or may be all of it. */
  readonly isWhole: boolean;
  /** What a script may take away covers nothing for long. */
  mayChange(element: Element): boolean;
}

/**
 * The box that covers whatever else stands in an element, if one does: a child, a box in one or a box drawn beside the
 * children, with an opaque paper, stretched over the element. One that moves or fades may go.
 */
export function coverOf(element: Element, covering: Covering): Cover | null {
  const { children } = element;
  if (children.length === 0 || children.length > MAX_CHILDREN) return null;
  const said = coveringSaid(covering);
  const own = said(element);
  const drawn = covering.styles.hasPlacedBoxes ? drawnCover(element, own, covering) : null;
  if (drawn !== null || children.length < 2) return drawn;
  let clear = 1;
  for (const [at, child] of children.entries()) {
    if (!isTag(child)) continue;
    const its = said(child);
    const found = its && coverBy(child, { its, own, said, covering });
    if (found) {
      clear *= found.clear;
      if (clear <= MOST_CLEAR)
        return { element: child, layer: found.layer, from: 0, isPlaced: found.isPlaced, paper: found.paper };
    }
    const raised = its && raisedOver(children, at, { its, said, covering });
    if (raised) return raised;
  }
  return null;
}

type SaidOf = (element: Element) => Said | undefined;

function coveringSaid({ styles, properties }: Covering): SaidOf {
  return (element) => styles.styleOf(element, properties, [])?.said;
}

interface Asked {
  readonly its: Said;
  readonly own: Said | undefined;
  readonly said: SaidOf;
  readonly covering: Covering;
}

/** How a child covers the box that it stands in; null where it does not. */
function coverBy(child: Element, { its, own, said, covering }: Asked): Found | null {
  const layer = layerOf(its);
  if (layer < 0 || isGone(its)) return null;
  const isEmpty = isEmptyBox(child) || child.name === 'svg';
  if (isEmpty ? covering.isWhole && covering.mayChange(child) : isNotCovering(child) || covering.mayChange(child))
    return null;
  const position = its.get('position') ?? 'static';
  const isPlacedHere = position === 'absolute' && (isPositioned(own) || isShortPage(child));
  const isOver = isPlacedHere || (position === 'fixed' && !covering.mayChange(child));
  if (isOver && isStretched(its)) {
    const paper = paperOf(its, child) ?? innerPaper(child, said);
    return paper && { layer, isPlaced: true, ...paper };
  }
  if (/grid/.test(own?.get('display') ?? '') && its.has('grid-area') && isAlone(child, its, said)) {
    const paper = paperOf(its, child);
    return paper && { layer, isPlaced: isPositioned(its), ...paper };
  }
  if (isEmpty || !isPositioned(own)) return null;
  // What is placed in a child that is not itself placed is placed in the box around both.
  return position === 'static' && child.children.length < 10 ? innerCover(child, said, covering) : null;
}

/** A page of one screen: what is stretched over the screen covers all of it. */
function isShortPage({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === 'body' && isShort(parent);
}

function isShort(body: Element): boolean {
  return body.children.length < MAX_PARTS && !body.children.some(isLarge) && lettersIn(body) < LETTERS_OF_A_SCREEN;
}

/** Holds boxes in boxes, or pictures, of which nobody knows how high they are. */
function isLarge(node: ChildNode): boolean {
  return (
    isTag(node) &&
    (node.name === 'img' ||
      node.children.length >= MAX_PARTS ||
      node.children.some((each) => isTag(each) && each.children.some(isTag)))
  );
}

/** Whether all that stands beside it is in the same field of a grid. */
function isAlone(child: Element, its: Said, said: SaidOf): boolean {
  const area = its.get('grid-area');
  return (child.parent?.children ?? []).every((each) => !isTag(each) || said(each)?.get('grid-area') === area);
}

function innerCover(child: Element, said: SaidOf, { mayChange }: Covering): Found | null {
  for (const inner of child.children) {
    if (!isTag(inner) || mayChange(inner) || isNotCovering(inner)) continue;
    const its = said(inner);
    if (its?.get('position') !== 'absolute' || layerOf(its) < 0 || isGone(its) || !isStretched(its)) continue;
    const paper = paperOf(its, inner);
    if (paper) return { layer: layerOf(its), isPlaced: true, ...paper };
  }
  return null;
}

/** The box drawn before or after an element's children that covers them. */
function drawnCover(
  element: Element,
  own: Said | undefined,
  { styles, properties, mayChange }: Covering,
): Cover | null {
  if (!isPositioned(own)) return null;
  for (const box of ['before', 'after'] as const) {
    const its = styles.boxStyleOf(element, box, properties);
    if (its?.get('position') !== 'absolute' || isGone(its) || !isStretched(its) || mayChange(element)) continue;
    const paper = paperOf(its, null);
    const layer = layerOf(its);
    if (layer < 0 || paper === null || paper.clear > MOST_CLEAR) continue;
    return { element: box === 'before' ? firstTag(element) : null, layer, from: 0, isPlaced: true, paper: paper.paper };
  }
  return null;
}

/** What stands before the first child is a child in the order of drawing, too: all others come after it. */
function firstTag({ children }: Element): Element | null {
  return children.find(isTag) ?? null;
}

/** A box that is drawn higher up than it stands in the page, over those before it. */
function raisedOver(
  children: readonly ChildNode[],
  at: number,
  { its, said, covering }: Omit<Asked, 'own'>,
): Cover | null {
  const child = children[at] as Element;
  const by = raisedBy(its);
  const isDrawnOver = isPositioned(its) || its.has('transform') || its.has('translate');
  if (by < 20 || !isDrawnOver || layerOf(its) < 0 || its.get('position') === 'absolute' || covering.mayChange(child))
    return null;
  const height = toLength(its.get('height') ?? its.get('min-height'), CONTEXT) ?? 0;
  const paper = paperOf(its, child);
  if (height < by || paper === null || paper.clear > MOST_CLEAR) return null;
  let [from, covered] = [at, 0];
  for (let before = at - 1; before >= Math.max(0, at - MAX_PARTS); before--) {
    covered += mostHeightOf(children[before] as ChildNode, said);
    if (covered > by) break;
    from = before;
  }
  return from === at ? null : { element: child, layer: layerOf(its), from, isPlaced: false, paper: paper.paper };
}

/** Whether an element lies under a cover: what is not placed always does, what is placed by its layer and its turn. */
export function isUnder(said: Said, { layer, isBefore }: NonNullable<Look['under']>): boolean {
  const isPlaced = !/^(?:static)?$/.test(said.get('position') ?? '');
  if (!isPlaced && !said.has('transform') && !said.has('opacity')) return true;
  const own = layerOf(said);
  return own < layer || (own === layer && isBefore);
}

const BOXES: ReadonlySet<string> = new Set(
  'div span i b p section aside a em label hr button input textarea iframe'.split(' '),
);

function isEmptyBox({ name, attribs, children }: Element): boolean {
  if (children.length > 1 || !BOXES.has(name)) return false;
  const isStyled = attribs.style !== undefined || attribs.class !== undefined || attribs.id !== undefined;
  return (isStyled || name.length > 4 || name === 'hr') && children.every(isBlank);
}

/** Menus and messages are over the page for a while. */
function isNotCovering({ name }: Element): boolean {
  return /^(?:dialog|nav|script|style|template|img|video|picture|canvas|header)$/.test(name);
}

function isBlank(node: ChildNode): boolean {
  return !isTag(node) && (!isText(node) || node.data.trim() === '');
}

function isPositioned(said: Said | undefined): boolean {
  return /^(?:relative|absolute|fixed|sticky)$/.test(said?.get('position') ?? '');
}

/** A cover may be painted by the one box that fills it. */
function innerPaper(child: Element, said: SaidOf): Paper | null {
  const [inner, ...others] = child.children.filter((node) => !isBlank(node));
  if (!inner || !isTag(inner) || others.length > 0) return null;
  const its = said(inner);
  if (!its || isGone(its)) return null;
  const isFull =
    toLength(its.get('height'), CONTEXT) === CONTEXT.whole || (its.get('position') === 'absolute' && isStretched(its));
  return isFull ? paperOf(its, inner) : null;
}
