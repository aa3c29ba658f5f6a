import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { marginOf } from './cut-flow.ts';
import { lettersIn } from './letters-in.ts';
import { isAbsent } from './row-places.ts';
import { toLength } from './values/css-length.ts';

type Said = ReadonlyMap<string, string>;

/** What sizes are relative to, and what is said of elements. */
export interface Measures {
  readonly em: number;
  readonly rem: number;
  saidOf(element: Element): Said | undefined;
}

const BLOCK_NAMES = /^(?:p|div|ul|ol|h[1-6]|section|article|header|footer|figure|hr)$/;

/** How many pixels a child of a row or column of boxes is high at least; those that shrink heed no height of their own. */
export function leastHeightOf(node: ChildNode, measures: Measures, isShrinking = false): number {
  if (isText(node)) return node.data.trim() === '' ? 0 : measures.em;
  if (!isTag(node)) return 0;
  const its = measures.saidOf(node);
  if (isAbsent(node, its)) return 0;
  const length = (name: string) => toLength(its?.get(name), { ...measures, whole: 0 });
  const isCut = isShrinking && (its?.get('overflow-y') ?? 'visible') !== 'visible';
  const content = isCut ? 0 : contentOf(node, its, measures);
  // A margin below may be the same as the one above the next.
  const margin = length('margin-top') ?? marginOf(node, measures);
  const around = Math.max(0, margin) + (length('padding-top') ?? 0) + (length('padding-bottom') ?? 0);
  return around + Math.max(length('min-height') ?? 0, (isShrinking ? null : length('height')) ?? content);
}

/** Blocks stand one below another; of all else one line is known. */
function contentOf(element: Element, its: Said | undefined, measures: Measures): number {
  const line = lettersIn(element) > 0 ? measures.em : 0;
  if (!/^(?:block|flow-root|list-item)$/.test(its?.get('display') ?? 'block')) return line;
  const blocks = element.children.filter(isTag).filter((child) => isBlockIn(child, measures.saidOf(child)));
  const heights = blocks.map(
    (child) => toLength(measures.saidOf(child)?.get('height'), { ...measures, whole: 0 }) ?? 0,
  );
  return Math.max(
    line,
    heights.reduce((sum, height) => sum + height, 0),
  );
}

/** Whether a child is a block below the one before it: it is none of a line, does not float and is not placed. */
export function isBlockIn(child: Element, its: Said | undefined): boolean {
  if (isAbsent(child, its) || (its?.get('float') ?? 'none') !== 'none') return false;
  const display = its?.get('display');
  return display === undefined
    ? BLOCK_NAMES.test(child.name)
    : /^(?:block|flex|grid|flow-root|list-item)$/.test(display);
}
