import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { nextNode } from '../page/next-node.ts';

/** A label may stand in the cell, or the box, before that of its control. */
const MAX_LEVELS = 3;
const MAX_BEFORE = 4;
const MAX_NODES = 30;
const MAX_LENGTH = 60;
const CONTROLS = new Set(['input', 'select', 'textarea', 'button', 'form']);

/** The words just before a control that no label is tied to: in its line, or in the cell before; empty when none. */
export function labelBefore(control: Element): string {
  let box: Element = control;
  for (let level = 0; level < MAX_LEVELS; level++) {
    const found = wordsBefore(box);
    if (found !== null) return found;
    if (!box.parent || !isTag(box.parent) || box.parent.name === 'form') return '';
    box = box.parent;
  }
  return '';
}

/** Null where nothing stands before, empty where something does that is no label. */
function wordsBefore(box: Element): string | null {
  let node: AnyNode | null = box.prev;
  for (let seen = 0; node && seen < MAX_BEFORE; seen++) {
    const words = isText(node) ? node.data.slice(0, MAX_LENGTH * 2) : isTag(node) ? wordsOf(node) : '';
    if (words === null) return '';
    const line = words.replace(/\s+/gu, ' ').trim();
    if (/\p{L}/u.test(line)) return line.length <= MAX_LENGTH ? line : '';
    node = node.prev;
  }
  return null;
}

/** Null for what holds a control: its words belong to that one. */
function wordsOf(box: Element): string | null {
  if (CONTROLS.has(box.name)) return null;
  if (box.name === 'script' || box.name === 'style') return '';
  const parts: string[] = [];
  let node: AnyNode | null = box.firstChild;
  for (let seen = 0; node && seen < MAX_NODES; seen++) {
    if (isText(node)) parts.push(node.data.slice(0, MAX_LENGTH * 2));
    else if (isTag(node) && CONTROLS.has(node.name)) return null;
    node = nextNode(node, box);
  }
  return node ? '' : parts.join(' ');
}
