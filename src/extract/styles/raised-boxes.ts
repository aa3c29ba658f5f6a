import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { CONTEXT, type Said } from './cover-paper.ts';
import { toLength } from './css-length.ts';
import { lettersIn } from './letters-in.ts';

const MOVED_UP = /translatey\(\s*(-[\d.]+[a-z]+)|translate(?:3d)?\(\s*[^,]+,\s*(-[\d.]+[a-z]+)/;

/** By how many pixels a box is drawn higher up than it stands in the page. */
export function raisedBy(its: Said): number {
  const length = (value: string | undefined) => toLength(value, { ...CONTEXT, whole: 0 }) ?? 0;
  const [, up, also] = MOVED_UP.exec(its.get('transform') ?? '') ?? [];
  const top = its.get('position') === 'relative' ? length(its.get('top')) : 0;
  return -(length(its.get('margin-top')) + top + length(up ?? also));
}

/** No more pixels than so many are needed for a child with words of an ordinary size. */
export function mostHeightOf(node: ChildNode, said: (element: Element) => Said | undefined): number {
  if (isText(node)) return node.data.trim() === '' ? 0 : linesOf(node.data.trim().length);
  if (!isTag(node) || node.name === 'script' || node.name === 'style') return 0;
  const height = toLength(said(node)?.get('height'), CONTEXT);
  const letters = lettersIn(node);
  // Paragraphs of one level only: what holds more boxes may be of any height.
  if (height === null && (letters === 0 || node.children.some((each) => isTag(each) && each.children.some(isTag))))
    return Number.POSITIVE_INFINITY;
  return height ?? linesOf(letters);
}

function linesOf(letters: number): number {
  return Math.ceil(letters / 110) * 20 + 32;
}
