import { type Element, isTag } from 'domhandler';
import { nextNode } from '../page/next-node.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

const HEADING = /^(?:h[1-6]|legend|caption)$/u;
/** A form's heading stands in it, or just before it or one of the boxes around it. */
const MAX_INSIDE = 60;
const MAX_BEFORE = 4;
const MAX_LEVELS = 3;
const MAX_LENGTH = 100;

/** What is written over a form: its first heading or legend, else the nearest one before it; empty where there is none. */
export function headingOf(form: Element, page: ParsedPage): string {
  const inside = firstHeading(form);
  if (inside) return page.textOf(inside).slice(0, MAX_LENGTH);
  let box: Element = form;
  for (let level = 0; level < MAX_LEVELS; level++) {
    const before = headingBefore(box);
    if (before) return page.textOf(before).slice(0, MAX_LENGTH);
    if (!box.parent || !isTag(box.parent)) return '';
    box = box.parent;
  }
  return '';
}

function firstHeading(within: Element): Element | null {
  let node = within.firstChild;
  for (let seen = 0; node && seen < MAX_INSIDE; seen++) {
    if (isTag(node) && HEADING.test(node.name)) return node;
    node = nextNode(node, within);
  }
  return null;
}

function headingBefore(box: Element): Element | null {
  let node = box.prev;
  for (let seen = 0; node && seen < MAX_BEFORE * 2; seen++) {
    if (isTag(node)) {
      if (node.name === 'form') return null;
      const found = HEADING.test(node.name) ? node : lastHeading(node);
      if (found) return found;
    }
    node = node.prev;
  }
  return null;
}

/** A heading in a box of its own, just before the form. */
function lastHeading(box: Element): Element | null {
  const own = box.children.filter(isTag);
  return own.length <= MAX_BEFORE ? (own.findLast(({ name }) => HEADING.test(name)) ?? null) : null;
}
