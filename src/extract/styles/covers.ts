import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import {
  CONTEXT,
  type Cover,
  type Found,
  isAcross,
  isPicture,
  isPositioned,
  isStretched,
  layerOf,
  MOST_CLEAR,
  mayBeGone,
  mayHoldCover,
  type Paper,
  paperOf,
  type Room,
  type Said,
} from './cover-paper.ts';
import { boxesUnder, type PlacedBox, type Placing } from './covered-boxes.ts';
import { lettersIn } from './letters-in.ts';
import { mostHeightOf, raisedOver } from './raised-boxes.ts';
import type { CustomProperties } from './rules/custom-properties.ts';
import type { PageStyles } from './rules/page-styles.ts';
import { SCREEN, toLength } from './values/css-length.ts';
import { veilBy } from './veils.ts';

/** As many fit on any screen. */
const LETTERS_OF_A_SCREEN = 1_000;
const MAX_PARTS = 20;

interface Covering {
  readonly styles: PageStyles;
  /** Custom properties of the element. */
  readonly properties: CustomProperties | null;
  /** Whether the element is the page, or nearly all of it. */
  isWhole(): boolean;
  readonly hasUnseenScripts: boolean;
  /** How large the element is. */
  readonly room: Room;
  /** Pixels of its letters. */
  readonly em: number;
  /** What a script may take away covers nothing for long. */
  mayChange(element: Element): boolean;
}

/** What boxes in an element cover of what stands in it. */
export interface Covers {
  readonly cover: Cover | null;
  /** The children that others cover one by one. */
  readonly under: ReadonlySet<ChildNode>;
}

/** Nothing is covered. */
export const NO_COVERS: Covers = { cover: null, under: new Set() };

/**
 * The box that covers whatever else stands in an element, if one does: a child, a box in one or a box drawn beside the
 * children, with an opaque paper, stretched over the element. One that moves or fades may go. Else the first that only
 * colours what others stand on, and the children that are placed under others.
 */
export function coversIn(element: Element, covering: Covering): Covers {
  const { children } = element;
  if (!mayHoldCover(element, covering.styles)) return NO_COVERS;
  const said = coveringSaid(covering);
  const own = said(element);
  const drawn = covering.styles.hasPlacedBoxes ? drawnCover(element, own, covering) : null;
  if ((drawn !== null && !drawn.isVeil) || children.length < 2) return { ...NO_COVERS, cover: drawn };
  let clear = 1;
  let veil = drawn;
  const placed: PlacedBox[] = [];
  for (const [at, child] of children.entries()) {
    if (!isTag(child)) continue;
    const its = said(child);
    if (!its) continue;
    if (/^(?:absolute|fixed)$/.test(its.get('position') ?? '')) placed.push({ child, its });
    const found = coverBy(child, { its, own, said, covering });
    if (found) {
      clear *= found.clear;
      if (clear <= MOST_CLEAR) return { ...NO_COVERS, cover: { ...found, element: child, from: 0 } };
    }
    const raised = raisedOver(children, at, { its, said, mayChange: covering.mayChange });
    if (raised) return { ...NO_COVERS, cover: raised };
    const veiling = veil === null && veilBy(its);
    if (veiling) veil = { ...veiling, element: child };
  }
  return {
    cover: veil,
    under: placed.length < 2 ? NO_COVERS.under : boxesUnder(placed, placingIn(element, own, covering)),
  };
}

/** Of what is not placed itself nobody knows how large the box is that others in it are placed in. */
function placingIn(element: Element, own: Said | undefined, covering: Covering): Placing {
  const isPage = element.name === 'body' && !isPositioned(own);
  const known = isPositioned(own) ? covering.room : { width: isPage ? SCREEN.width : null, height: null };
  return { ...covering, room: known, isPage, said: coveringSaid(covering) };
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
function coverBy(child: Element, asked: Asked): Found | null {
  const isEmpty = isEmptyBox(child) || child.name === 'svg' || isPicture(child);
  const { mayChange, hasUnseenScripts, isWhole } = asked.covering;
  if (!isEmpty && (isNotCovering(child) || mayChange(child))) return null;
  const found = coverAt(child, isEmpty, asked);
  // What is over the page while it loads goes, and what a script in the page names.
  return found && isEmpty && mayChange(child) && (!hasUnseenScripts || isWhole()) ? null : found;
}

function coverAt(child: Element, isEmpty: boolean, { its, own, said, covering }: Asked): Found | null {
  const layer = layerOf(its);
  if (layer < 0 || mayBeGone(its)) return null;
  const position = its.get('position') ?? 'static';
  const isPlacedHere = position === 'absolute' && (isPositioned(own) || isShortPage(child));
  const isOver = isPlacedHere || (position === 'fixed' && !covering.mayChange(child));
  // Pictures have a size of their own.
  if (isOver && isPicture(child) && !['width', 'height'].every((name) => its.has(name))) return null;
  if (isOver && (isStretched(its, covering.room) || isHighEnough(child, its, said))) {
    const paper = paperOf(its, child) ?? innerPaper(child, said);
    return paper && { layer, isPlaced: true, ...paper };
  }
  if (/grid/.test(own?.get('display') ?? '') && its.has('grid-area') && isAlone(child, its, said)) {
    const paper = paperOf(its, child);
    return paper && { layer, isPlaced: isPositioned(its), isStacked: true, ...paper };
  }
  if (isEmpty || !isPositioned(own)) return null;
  // What is placed in a child that is not itself placed is placed in the box around both.
  return position === 'static' ? innerCover(child, said, covering) : null;
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
  if (child.children.length >= 10) return null;
  for (const inner of child.children) {
    if (!isTag(inner)) continue;
    const its = said(inner);
    if (its?.get('position') !== 'absolute' || layerOf(its) < 0 || mayBeGone(its) || !isStretched(its)) continue;
    if (isNotCovering(inner) || mayChange(inner)) continue;
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
  const isPage = element.name === 'body' && isShort(element);
  if (!isPositioned(own) && !isPage) return null;
  let veil: Cover | null = null;
  for (const box of ['before', 'after'] as const) {
    const its = styles.boxStyleOf(element, box, properties);
    const isOver = its?.get('position') === 'absolute' || (isPage && its?.get('position') === 'fixed');
    if (!its || !isOver) continue;
    const at = box === 'before' ? firstTag(element) : null;
    const veiling = veilBy(its);
    if (veiling) veil ??= { ...veiling, element: at };
    if (mayBeGone(its) || !isStretched(its) || mayChange(element)) continue;
    const paper = paperOf(its, null);
    const layer = layerOf(its);
    if (layer < 0 || paper === null || paper.clear > MOST_CLEAR) continue;
    return { element: at, layer, from: 0, isPlaced: true, paper: paper.paper };
  }
  return veil;
}

/** What stands before the first child is a child in the order of drawing, too: all others come after it. */
function firstTag({ children }: Element): Element | null {
  return children.find(isTag) ?? null;
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
  return /^(?:dialog|nav|script|style|template|video|header)$/.test(name);
}

/** A box of a height of its own, over all that is in the box around: that is known where only paragraphs are. */
function isHighEnough(child: Element, its: Said, said: SaidOf): boolean {
  const size = (name: string) => toLength(its.get(name), CONTEXT) ?? 0;
  const border = (side: string) => toLength(/(\d+px)/.exec(its.get(`border-${side}`) ?? '')?.[1], CONTEXT) ?? 0;
  const height = size('height') + border('top') + border('bottom');
  const beside = (child.parent?.children ?? []).filter((node) => node !== child);
  if (height < 20 || beside.length > MAX_PARTS || !isAcross(its)) return false;
  return beside.reduce((sum, node) => sum + mostHeightOf(node, said), 0) <= height;
}

function isBlank(node: ChildNode): boolean {
  return !isTag(node) && (!isText(node) || node.data.trim() === '');
}

/** A cover may be painted by the one box that fills it. */
function innerPaper(child: Element, said: SaidOf): Paper | null {
  const [inner, ...others] = child.children.filter((node) => !isBlank(node));
  if (!inner || !isTag(inner) || others.length > 0) return null;
  const its = said(inner);
  if (!its || mayBeGone(its)) return null;
  const isFull =
    toLength(its.get('height'), CONTEXT) === CONTEXT.whole || (its.get('position') === 'absolute' && isStretched(its));
  return isFull ? paperOf(its, inner) : null;
}
