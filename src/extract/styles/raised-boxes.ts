import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { CONTEXT, type Cover, isPositioned, layerOf, MOST_CLEAR, paperOf, type Said } from './cover-paper.ts';
import { lettersIn } from './letters-in.ts';
import { outlineOf } from './outlines.ts';
import { toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';

const MOVED_UP = /translatey\(\s*(-[\d.]+[a-z]+)|translate(?:3d)?\(\s*[^,]+,\s*(-[\d.]+[a-z]+)/;

/** By how many pixels a box is drawn higher up than it stands in the page. */
function raisedBy(its: Said): number {
  const length = (value: string | undefined) => toLength(value, { ...CONTEXT, whole: 0 }) ?? 0;
  const [, up, also] = MOVED_UP.exec(its.get('transform') ?? '') ?? [];
  const top = its.get('position') === 'relative' ? length(its.get('top')) : 0;
  const [, lifted] = splitValue(its.get('translate') ?? '', ' ');
  return -(length(its.get('margin-top')) + top + length(up ?? also) + length(lifted));
}

/** No more boxes before it are looked at. */
const MAX_PARTS = 20;

interface Raised {
  /** What is said of the box. */
  readonly its: Said;
  readonly said: (element: Element) => Said | undefined;
  mayChange(element: Element): boolean;
}

/** What a box covers that is drawn higher up than it stands in the page, or has an outline, of those before it. */
export function raisedOver(children: readonly ChildNode[], at: number, { its, said, mayChange }: Raised): Cover | null {
  const child = children[at] as Element;
  const outline = outlineOf(its);
  const by = outline === null ? raisedBy(its) : outline.width + outline.offset;
  const isDrawnOver = outline !== null || isPositioned(its) || its.has('transform') || its.has('translate');
  if (by < 20 || !isDrawnOver || layerOf(its) < 0 || its.get('position') === 'absolute' || mayChange(child))
    return null;
  const height = outline === null ? (toLength(its.get('height') ?? its.get('min-height'), CONTEXT) ?? 0) : by;
  const paper = outline === null ? paperOf(its, child) : { clear: 0, paper: outline.colour };
  if (height < by || paper === null || paper.clear > MOST_CLEAR) return null;
  let [from, covered] = [at, 0];
  for (let before = at - 1; before >= Math.max(0, at - MAX_PARTS); before--) {
    covered += mostHeightOf(children[before] as ChildNode, said);
    if (covered > by) break;
    from = before;
  }
  return from === at ? null : { element: child, layer: layerOf(its), from, isPlaced: false, paper: paper.paper };
}

/** No more pixels than so many are needed for a child with words of an ordinary size. */
export function mostHeightOf(node: ChildNode, said: (element: Element) => Said | undefined): number {
  if (isText(node)) return node.data.trim() === '' ? 0 : linesOf(node.data.trim().length);
  if (!isTag(node) || node.name === 'script' || node.name === 'style') return 0;
  const its = said(node);
  const height = toLength(its?.get('height'), CONTEXT);
  const letters = lettersIn(node);
  // Paragraphs of one level only: what holds more boxes may be of any height.
  if (height === null && (letters === 0 || node.children.some((each) => isTag(each) && each.children.some(isTag))))
    return Number.POSITIVE_INFINITY;
  const length = (name: string) => Math.max(0, toLength(its?.get(name), CONTEXT) ?? 0);
  const around = ['padding-top', 'padding-bottom', 'margin-top', 'margin-bottom'].reduce(
    (sum, name) => sum + length(name),
    0,
  );
  const isMarginSaid = its?.has('margin-top') === true && its.has('margin-bottom');
  return (height ?? linesOf(letters) - (isMarginSaid ? OWN_MARGINS : 0)) + around;
}

/** Margins that browsers give to paragraphs. */
const OWN_MARGINS = 32;

function linesOf(letters: number): number {
  return Math.ceil(letters / 110) * 20 + OWN_MARGINS;
}
