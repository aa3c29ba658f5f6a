import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { boilerplateOf } from './boilerplate.ts';
import type { StyleRules } from './style-rules.ts';
import { type Span, type TextBlock, type TextCollector, type TextPlace, textCollector } from './text-collector.ts';
import { type Background, look } from './visibility.ts';

/** All the text that a person sees on a page, once, and where each element's part of it is. */
export interface PageText {
  readonly text: string;
  /** Only visible elements have one. */
  readonly spans: ReadonlyMap<Element, Span>;
  readonly blocks: readonly TextBlock[];
}

const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html input legend li main menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  ),
);

interface Place extends TextPlace {
  readonly background: Background;
}

interface Walk {
  readonly rules: StyleRules;
  readonly spans: Map<Element, Span>;
  readonly text: TextCollector;
}

/** Reads the visible text of a whole document in one walk. `background` is what text stands on by default. */
export function readPageText(document: Document, rules: StyleRules, background: Background): PageText {
  const walk: Walk = { rules, spans: new Map(), text: textCollector() };
  visitChildren(document.children, { element: null, region: null, inMain: false, inLink: false, background }, walk);
  return { ...walk.text.finish(), spans: walk.spans };
}

function visitChildren(nodes: readonly ChildNode[], place: Place, walk: Walk): void {
  for (const node of nodes) {
    if (isText(node)) walk.text.add(node.data, place);
    else if (isTag(node)) visitElement(node, place, walk);
  }
}

function visitElement(element: Element, place: Place, walk: Walk): void {
  const { name } = element;
  if (name === 'br') walk.text.addBreak();
  if (name === 'head') visitHead(element, place, walk);
  if (name === 'title') visitTitle(element, place, walk);
  const { visible, background } = look(element, walk.rules, place.background);
  if (!visible) return;
  const isBlock = BLOCKS.has(name);
  if (isBlock) walk.text.endBlock();
  const start = walk.text.length();
  const span = { start, end: start };
  walk.spans.set(element, span);
  const found = boilerplateOf(element);
  const region =
    found === 'main' ? null : found ? { start, end: start, parent: place.region, by: found } : place.region;
  const inside: Place = {
    element: isBlock ? element : place.element,
    region,
    inMain: place.inMain || found === 'main',
    inLink: place.inLink || name === 'a',
    background,
  };
  visitChildren(element.children, inside, walk);
  if (isBlock) walk.text.endBlock();
  span.end = walk.text.length();
  if (region && region !== place.region) region.end = span.end;
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
