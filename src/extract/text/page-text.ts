import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { mayHoldCover } from '../styles/cover-paper.ts';
import { shapeOver } from '../styles/cover-shapes.ts';
import { type Covers, coversIn, NO_COVERS } from '../styles/covers.ts';
import { breakLine, type CutFlow, isBelow } from '../styles/cut-flow.ts';
import { isForOthers } from '../styles/drawings.ts';
import type { Look } from '../styles/look.ts';
import { isIndentedAway } from '../styles/look-of.ts';
import { lookUnder } from '../styles/veils.ts';
import { look, type SeenPage } from '../visibility.ts';
import { boilerplateOf } from './boilerplate.ts';
import { flowIn } from './cut-text.ts';
import { isSummary, showsDetails } from './details.ts';
import { allLettersIn, BLOCKS, isBareDrawing, isBoxOfItsOwn, isRoot, meetsAnother } from './page-parts.ts';
import { type LookPressed, NOTHING_MORE } from './pressed-page.ts';
import type { ShadowTrees } from './shadow-trees.ts';
import { type Span, type TextBlock, type TextCollector, type TextPlace, textCollector } from './text-collector.ts';

/** All the text that a person sees on a page, once, and where each element's part of it is. */
export interface PageText {
  readonly text: string;
  /** Only visible elements have one. */
  readonly spans: ReadonlyMap<Element, Span>;
  readonly blocks: readonly TextBlock[];
  /** Where in `text` a `<br>` stood, ascending. */
  readonly breaks: readonly number[];
}

interface Place extends TextPlace {
  readonly look: Look;
  /** How far the text of the nearest box that cuts has come down; null where none is known to cut. */
  readonly flow: CutFlow | null;
}

interface Walk extends Pick<TextSource, 'page' | 'shadows' | 'lookPressed'> {
  readonly spans: Map<Element, Span>;
  readonly text: TextCollector;
  /** The outermost elements that are not seen. */
  readonly hidden: Element[];
  /** In a shadow tree: visits what is shown in a slot of it, and says whether there is anything. */
  visitSlotted?(slot: Element, inside: Place): boolean;
}

/** A page and how it looks before its styles. */
export interface TextSource {
  readonly document: Document;
  readonly page: SeenPage;
  readonly start: Look;
  readonly lookPressed: LookPressed;
  readonly shadows: ShadowTrees;
}

/** A part that holds so many times what is seen waits for a script to show it. */
const WAITS = 5;
const LARGE_PART = 1_000;

/** Reads the visible text of a whole document in one walk; in two, where nearly all of it waits for a script. */
export function readPageText(source: TextSource): PageText {
  const first = readOnce(source);
  if (!source.page.hasScripts) return first;
  const seen = first.blocks.reduce((letters, { start, end }) => letters + end - start, 0);
  const waiting = first.hidden.filter((element) => {
    const letters = allLettersIn(element);
    return letters > seen * WAITS && (isRoot(element) || letters >= LARGE_PART);
  });
  return waiting.length === 0 ? first : readOnce({ ...source, page: { ...source.page, waiting: new Set(waiting) } });
}

function readOnce({ document, start, ...source }: TextSource): PageText & { readonly hidden: Element[] } {
  const walk: Walk = { ...source, spans: new Map(), text: textCollector(), hidden: [] };
  visitChildren(
    document.children,
    { element: null, region: null, inMain: false, inLink: false, look: start, flow: null },
    walk,
  );
  return { ...walk.text.finish(), spans: walk.spans, hidden: walk.hidden };
}

function visitChildren(nodes: readonly ChildNode[], place: Place, walk: Walk): void {
  for (const node of nodes) {
    if (isText(node)) visitText(node.data, place, walk);
    else if (isTag(node)) visitElement(node, place, walk);
  }
}

function visitText(data: string, place: Place, walk: Walk): void {
  const { look: around, flow } = place;
  if (flow !== null && isBelow(flow, around)) return;
  if (flow !== null) flow.letters += data.trim().length;
  if (around.showsText && !isIndentedAway(data.length, around)) walk.text.add(data, place);
}

function visitElement(element: Element, place: Place, walk: Walk): void {
  const { name } = element;
  if (name === 'br') {
    walk.text.addBreak();
    if (place.flow) breakLine(place.flow, place.look);
  }
  if (name === 'head') visitHead(element, place, walk);
  if (name === 'title') visitTitle(element, place, walk);
  const seen = walk.lookPressed(element, place.look, look(element, place.look, walk.page));
  if (!seen?.showsText && place.look.showsText) walk.hidden.push(element);
  if (!seen) {
    if (place.flow && BLOCKS.has(name))
      flowIn(element, place.look, { around: place, page: walk.page, isBlock: true }).leave();
    return;
  }
  const isBlock = BLOCKS.has(name);
  const isApart = !isBlock && isBoxOfItsOwn(element, place.look, walk.page);
  if (isBlock) walk.text.endBlock();
  else if (isApart) walk.text.addSeam(true);
  else if (meetsAnother(element)) walk.text.addSeam(false);
  const start = walk.text.length();
  const span = { start, end: start };
  walk.spans.set(element, span);
  const found = boilerplateOf(element);
  const region =
    found === 'main' ? null : found ? { start, end: start, parent: place.region, by: found } : place.region;
  const { inside: flow, beyond, leave } = flowIn(element, seen, { around: place, page: walk.page, isBlock });
  const inside = placeIn(element, { isBlock, isMain: found === 'main', region, look: seen, flow }, place);
  visitShown(element, inside, { walk, beyond });
  leave();
  if (isBlock) walk.text.endBlock();
  else if (isApart) walk.text.addSeam(true);
  span.end = walk.text.length();
  // Of what is unseen only parts may be seen.
  if (!seen.showsText && span.end === start) walk.spans.delete(element);
  if (region && region !== place.region) region.end = span.end;
}

interface Inside extends Pick<Place, 'region' | 'look' | 'flow'> {
  readonly isBlock: boolean;
  readonly isMain: boolean;
}

/** The place of what stands in an element: that of the element itself where it changes nothing, as most within a text do. */
function placeIn(element: Element, { isBlock, isMain, region, look: seen, flow }: Inside, place: Place): Place {
  const isLink = element.name === 'a';
  if (!isBlock && !isMain && !isLink && region === place.region && seen === place.look && flow === place.flow)
    return place;
  return {
    element: isBlock ? element : place.element,
    region,
    inMain: place.inMain || isMain,
    inLink: place.inLink || isLink,
    look: seen,
    flow,
  };
}

/** Visits what is shown of an element's children: not what lies under another one, and not what is cut away. */
function visitShown(
  element: Element,
  inside: Place,
  { walk, beyond }: { readonly walk: Walk; readonly beyond: ReadonlySet<ChildNode> },
): void {
  if (element.name === 'svg' && inside.flow === null && isBareDrawing(element)) {
    visitPicture(element, inside, walk);
    return;
  }
  if (visitShadow(element, inside, walk)) return;
  const all = shownChildren(element, inside.look, walk);
  const { cover, under: covered } = coverIn(element, inside.look, walk.page);
  if (cover === null && beyond.size === 0 && covered.size === 0) {
    visitChildren(all, inside, walk);
    return;
  }
  const children = all.filter((child) => !beyond.has(child) && !covered.has(child));
  const at = cover?.element == null ? children.length : children.indexOf(cover.element);
  if (cover === null || at < 0) {
    visitChildren(children, inside, walk);
    return;
  }
  const { paper, isStacked } = cover;
  const under = (isBefore: boolean): Place => ({ ...inside, look: lookUnder(inside.look, cover, isBefore) });
  visitChildren(children.slice(0, cover.from), inside, walk);
  visitChildren(children.slice(cover.from, at), under(true), walk);
  const above = isStacked ? { ...inside, look: { ...inside.look, background: paper, painted: true } } : inside;
  visitChildren(children.slice(at), cover.isPlaced ? under(false) : above, walk);
}

/** Visits what stands in the shadow of an element, and in its slots what that holds; false where neither is there. */
function visitShadow(element: Element, inside: Place, walk: Walk): boolean {
  const tree = walk.shadows.get(element);
  if (!tree) return element.name === 'slot' && walk.visitSlotted?.(element, inside) === true;
  const visitSlotted = (slot: Element, place: Place): boolean => {
    const given = tree.givenTo(slot);
    visitChildren(given, place, walk);
    return given.length > 0;
  };
  const seen = look(tree.root, inside.look, tree.page);
  const within = { ...walk, page: tree.page, lookPressed: NOTHING_MORE, visitSlotted };
  if (seen !== null) visitChildren(tree.root.children, { ...inside, look: seen }, within);
  return true;
}

/** Of most icons there is nothing to read: how their shapes look is not asked. */
function visitPicture({ children }: Element, inside: Place, walk: Walk): void {
  for (const child of children) {
    if (isText(child)) visitText(child.data, inside, walk);
    else if (isTag(child) && meetsAnother(child)) walk.text.addSeam(false);
  }
}

/** Elements of which only the first child is shown: alternatives. */
const ALTERNATIVES: ReadonlySet<string> = new Set(['switch', 'maction']);

function shownChildren(element: Element, seen: Look, { page }: Walk): readonly ChildNode[] {
  if (seen.drawing !== 'none' && seen.canvas !== null) {
    const over = shapeOver(element, seen.canvas, page.elementById);
    if (over > 0) return element.children.slice(over);
  }
  if (element.name === 'details' && !showsDetails(element, seen, page)) return element.children.filter(isSummary);
  if (!ALTERNATIVES.has(element.name)) return element.children;
  return element.children.filter((child) => isTag(child) && !isForOthers(child, page.language)).slice(0, 1);
}

/** Where a sheet was not seen, or a script may take away what lies over the whole page, nothing is covered. */
function coverIn(element: Element, { properties, standing, boxHeight, em }: Look, page: SeenPage): Covers {
  const { styles, hasUnseenStyles, hasUnseenScripts, mayChange } = page;
  if (hasUnseenStyles || !mayHoldCover(element, styles)) return NO_COVERS;
  const room = { width: standing.row.width, height: boxHeight };
  const isAll = () => isWhole(element);
  return coversIn(element, { styles, properties, hasUnseenScripts, mayChange, room, em, isWhole: isAll });
}

/** The page, or a part that has most of its text. */
function isWhole(element: Element): boolean {
  const { parent } = element;
  if (isRoot(element)) return true;
  return parent !== null && isTag(parent) && isRoot(parent) && 2 * allLettersIn(element) > allLettersIn(parent);
}

/** A head that the markup never closes holds the whole page. */
function visitHead(head: Element, place: Place, walk: Walk): void {
  for (const child of head.children) if (isTag(child) && BLOCKS.has(child.name)) visitElement(child, place, walk);
}

/** The page's title is text for textOf, but no block of the page; titles inside drawings are neither. */
function visitTitle(title: Element, place: Place, walk: Walk): void {
  if (place.element !== null && place.element.name !== 'html') return;
  const span = { start: walk.text.length(), end: 0 };
  for (const child of title.children) if (isText(child)) walk.text.addAside(child.data);
  span.end = walk.text.length();
  walk.spans.set(title, span);
}
