import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { nextNode } from '../page/next-node.ts';

const MAX_AFTER = 6;
const MAX_NODES = 30;
const MAX_LENGTH = 120;
const TICKED = new Set(['radio', 'checkbox']);
const ENDS = new Set(['br', 'hr', 'input', 'select', 'textarea', 'button', 'script', 'style', 'table', 'ul', 'ol']);
/** Boxes that hold nothing but the button, with its words in the next one. */
const CELLS = new Set(['td', 'span', 'div', 'dt']);
/** So many of a line are looked at for the last. */
const MAX_LINE = 60;

/**
 * The words behind a button or box to tick that no label is tied to, where pages write what it stands for; in its line,
 * or in the cell behind its own. Empty where none stand there, or where a line begins with words and ends with a button:
 * they stand before, then.
 */
export function labelAfter(control: Element): string {
  const line = lineOf(control);
  const last = line.at(-1) ?? control;
  return wordsBehind(last) === '' ? '' : wordsBehind(control);
}

/** The buttons to tick that stand beside it. */
function lineOf({ parent }: Element): Element[] {
  const children = parent?.children.slice(0, MAX_LINE) ?? [];
  return children.filter((node): node is Element => isTag(node) && isTicked(node));
}

function isTicked({ name, attribs }: Element): boolean {
  return name === 'input' && TICKED.has(attribs.type?.trim().toLowerCase() ?? '');
}

function wordsBehind(control: Element): string {
  const own = wordsIn(control.next);
  if (own !== '') return own;
  const { parent } = control;
  if (!parent || !isTag(parent) || !CELLS.has(parent.name) || !standsAlone(control)) return '';
  const beside = nextTag(parent);
  return beside?.name === parent.name ? wordsIn(beside) : '';
}

function standsAlone(control: Element): boolean {
  const { children } = control.parent ?? { children: [] };
  return (
    children.length <= MAX_AFTER && children.every((node) => node === control || (isText(node) && isEmpty(node.data)))
  );
}

function nextTag(box: Element): Element | null {
  let node: AnyNode | null = box.next;
  for (let seen = 0; node && seen < MAX_AFTER; seen++, node = node.next) if (isTag(node)) return node;
  return null;
}

/** The words from here to the next control or the end of the line; empty where they are no label. */
function wordsIn(first: AnyNode | null): string {
  const parts: string[] = [];
  let node: AnyNode | null = first;
  for (let seen = 0; node && seen < MAX_AFTER; seen++, node = node.next) {
    if (isText(node)) parts.push(node.data.slice(0, MAX_LENGTH * 2));
    if (!isTag(node)) continue;
    if (ENDS.has(node.name)) break;
    const inner = wordsOf(node);
    if (inner === null) break;
    parts.push(inner);
  }
  const words = parts.join(' ').replace(/\s+/gu, ' ').trim();
  return words.length > MAX_LENGTH || isEmpty(words) ? '' : words;
}

/** Null for what holds a control. */
function wordsOf(box: Element): string | null {
  const parts: string[] = [];
  let node: AnyNode | null = box.firstChild;
  for (let seen = 0; node && seen < MAX_NODES; seen++, node = nextNode(node, box)) {
    if (isText(node)) parts.push(node.data.slice(0, MAX_LENGTH * 2));
    else if (isTag(node) && ENDS.has(node.name) && node.name !== 'br') return null;
  }
  return node ? '' : parts.join(' ');
}

function isEmpty(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, MAX_LENGTH * 2));
}
