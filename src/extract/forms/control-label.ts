import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { nodeText } from '../data/node-value.ts';
import { nextNode } from '../page/next-node.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { FILLED_IN } from './form-parts.ts';

/** A label may stand in the cell, or the box, before that of its control. */
const MAX_LEVELS = 3;
const MAX_AROUND = 4;
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

/** Words that are tied to a control by its id (HTML, label for; ARIA, aria-labelledby), wherever they stand. */
export function tiedLabels(elements: readonly Element[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { name, attribs } of elements)
    if (attribs.id && FILLED_IN.includes(name)) counts.set(attribs.id, (counts.get(attribs.id) ?? 0) + 1);
  const named = new Set(elements.flatMap(({ attribs }) => attribs['aria-labelledby']?.trim().split(/\s+/u, 5) ?? []));
  for (const element of elements) {
    const { name, attribs } = element;
    if (name === 'label' && attribs.for) {
      // Several controls of one id, whose labels nobody can tell apart, have the last.
      const before = counts.get(attribs.for) === 1 ? labels.get(attribs.for) : undefined;
      labels.set(attribs.for, joined(before ?? '', nodeText(element)));
    }
    if (attribs.id && named.has(attribs.id)) labels.set(`#${attribs.id}`, nodeText(element));
  }
  return labels;
}

/** A control may have several labels; a page may repeat one for ever. */
function joined(before: string, text: string): string {
  if (before === '' || text === '') return before || text;
  return before === text || before.length > MOST_LETTERS ? before : `${before} ${text}`;
}

/** Labels have fewer letters. */
const MOST_LETTERS = 200;

/**
 * The words that are tied to a control: by its id, around it, by ids that it names; those of its form before others of the
 * page. Empty where there are none.
 * @param labels those of its form, as tiedLabels gives them
 */
export function tiedLabel(control: Element, labels: ReadonlyMap<string, string>, page: ParsedPage): string {
  const labelOf = (id: string) => labels.get(id) ?? labelsOfPage(page).get(id) ?? '';
  const { id, 'aria-labelledby': ids } = control.attribs;
  return (id && labelOf(id)) || labelAround(control) || labelledBy(ids, labelOf);
}

const ofPage = new WeakMap<ParsedPage, ReadonlyMap<string, string>>();

/** The same of a whole page: a label may stand outside of its form. Other words are sought where a control names some. */
function labelsOfPage(page: ParsedPage): ReadonlyMap<string, string> {
  const before = ofPage.get(page);
  if (before) return before;
  const controls = FILLED_IN.flatMap((name) => page.byTag.get(name) ?? []);
  const namesOthers = controls.some(({ attribs }) => attribs['aria-labelledby'] !== undefined);
  const labels = tiedLabels(namesOthers ? [...page.byTag.values()].flat() : (page.byTag.get('label') ?? []));
  ofPage.set(page, labels);
  return labels;
}

/** A label may hold its control (HTML), with boxes around that. */
function labelAround(control: Element): string {
  let box = control.parent;
  for (let level = 0; box && isTag(box) && level < MAX_AROUND; level++, box = box.parent)
    if (box.name === 'label') return nodeText(box);
  return '';
}

function labelledBy(ids: string | undefined, labelOf: (id: string) => string): string {
  return (ids?.trim().split(/\s+/u, 5) ?? [])
    .map((id) => labelOf(`#${id}`))
    .join(' ')
    .trim();
}
