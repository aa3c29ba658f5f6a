import { type AnyNode, type Element, isTag } from 'domhandler';

/**
 * The node after this one in document order, inside an element; null at its end. Takes no memory, and no time for what
 * a walk that ends early never comes to.
 * @param entersNode whether what stands inside the node comes next, or is passed over
 */
export function nextNode(node: AnyNode, within: Element, entersNode = true): AnyNode | null {
  if (entersNode && isTag(node) && node.firstChild) return node.firstChild;
  for (let at: AnyNode | null = node; at && at !== within; at = at.parent) if (at.next) return at.next;
  return null;
}
