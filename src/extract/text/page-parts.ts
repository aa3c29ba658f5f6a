import { type Element, isTag, isText } from 'domhandler';
import type { Look } from '../styles/look.ts';
import { isNeverShown, type SeenPage } from '../visibility.ts';

/** Elements that stand apart from the text around them. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html input legend li main menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  ),
);

/** Letters in an element, whether they are seen or not. */
export function allLettersIn({ name, children }: Element): number {
  if (name === 'script' || name === 'style' || name === 'noscript' || name === 'template') return 0;
  return children.reduce(
    (sum, node) => sum + (isText(node) ? node.data.trim().length : isTag(node) ? allLettersIn(node) : 0),
    0,
  );
}

/** An element that is the page. */
export function isRoot({ name }: Element): boolean {
  return name === 'html' || name === 'body';
}

/** Elements of drawings that hold no text of their own. */
const SHAPES: ReadonlySet<string> = new Set('g path circle ellipse line polygon polyline rect use'.split(' '));

/** Whether a drawing, or a part of one, has nothing in it that could be read. */
export function isBareDrawing({ children }: Element): boolean {
  return children.every((child) =>
    isTag(child)
      ? isNeverShown(child) || (SHAPES.has(child.name) && isBareDrawing(child))
      : !isText(child) || child.data.trim() === '',
  );
}

/** Raised and lowered digits belong to what they stand beside. */
export function meetsAnother({ name, prev }: Element): boolean {
  return name !== 'sub' && name !== 'sup' && prev !== null && isTag(prev) && prev.name !== 'sub' && prev.name !== 'sup';
}

/** Displays that make a line, a row or a cell of what else would stand in the text around it. */
const APART = /^(?:block|flow-root|list-item|flex|grid|table)/;

/**
 * Whether an element that is no block by its name stands apart from what is beside it: in a flex box or a grid, or as
 * it is said to be a block (HTML, innerText). Large first letters float, and belong to their word.
 */
export function isBoxOfItsOwn(element: Element, around: Look, { styles }: SeenPage): boolean {
  if (element.name === 'br' || element.name === 'wbr') return false;
  if (around.container !== null) return true;
  const said = styles.styleOf(element, around.properties, [])?.said;
  return said !== undefined && APART.test(said.get('display') ?? '') && (said.get('float') ?? 'none') === 'none';
}
