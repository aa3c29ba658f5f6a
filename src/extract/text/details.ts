import { type ChildNode, type Element, isTag } from 'domhandler';
import { lettersIn } from '../styles/letters-in.ts';
import type { Look } from '../styles/look.ts';
import { lookOf } from '../styles/look-of.ts';
import { look, type SeenPage } from '../visibility.ts';

/** Whether a child of `details` is the line that people press. */
export function isSummary(node: ChildNode): boolean {
  return isTag(node) && node.name === 'summary';
}

/** Whether what `details` hold is shown: now, or once people press the line above it, which they must see to do so. */
export function showsDetails(details: Element, around: Look, page: SeenPage): boolean {
  const isOpen = details.attribs.open !== undefined;
  const summary = details.children.find(isSummary);
  if (!isOpen && summary && isTag(summary) && !page.mayChange(details) && !look(summary, around, page)?.visible)
    return false;
  const said = page.styles.boxStyleOf(isOpen ? details : opened(details), 'details-content', around.properties);
  if (said === null) return true;
  const styled = { element: details, said, properties: around.properties };
  return (
    lookOf({ ...styled, letters: () => lettersIn(details), isRevealed: () => page.hasScripts }, around, page)
      ?.visible === true
  );
}

/** The same element once people have opened it. */
function opened(details: Element): Element {
  return Object.create(details, { attribs: { value: { ...details.attribs, open: '' } } }) as Element;
}
