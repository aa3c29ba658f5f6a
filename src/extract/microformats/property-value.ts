import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { absolute } from '../data/node-value.ts';
import { nextNode } from '../page/next-node.ts';
import { classesOf, rootOf, type ValueKind } from './class-names.ts';

const MAX_CHARACTERS = 5_000;
const MAX_NODES = 500;
/** What stands in these is no text of a value. */
const NO_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** The value of a property as version 2 of microformats parses it: its machine form where there is one, else its text. */
export function propertyValue(element: Element, kind: ValueKind, base: URL): string {
  if (kind === 'e') return plainText(element);
  const { href, src, data, datetime } = element.attribs;
  const address = kind === 'u' ? (href ?? src ?? data) : undefined;
  if (address !== undefined) return absolute(address, base);
  if (kind === 'dt' && datetime !== undefined) return datetime.trim();
  const parts = valueParts(element, kind);
  const written = parts === null ? (stated(element, kind) ?? plainText(element)) : parts;
  return kind === 'u' ? absolute(written, base) : written;
}

/** What attributes state in place of the text. */
function stated({ name, attribs }: Element, kind: ValueKind): string | undefined {
  if (name === 'abbr' && attribs.title !== undefined) return attribs.title;
  if (name === 'data' || name === 'input') return attribs.value;
  if (kind === 'p' && (name === 'img' || name === 'area')) return attribs.alt;
  return undefined;
}

/** Value-class pattern: parts of a value that elements of the class "value" hold; null where there are none. */
function valueParts(element: Element, kind: ValueKind): string | null {
  const parts: string[] = [];
  let node: AnyNode | null = element.firstChild;
  for (let seen = 0; node && seen < MAX_NODES; seen++) {
    const classes = isTag(node) ? classesOf(node) : [];
    const part = isTag(node) ? valuePart(node, classes, kind) : null;
    if (part !== null) parts.push(part);
    // What belongs to an item inside is not part of this one.
    const enters = part === null && isTag(node) && rootOf(classes) === null;
    node = nextNode(node, element, enters);
  }
  if (parts.length === 0) return null;
  // A date and a time stand apart.
  return parts.join(kind === 'dt' ? ' ' : '').trim();
}

function valuePart(element: Element, classes: readonly string[], kind: ValueKind): string | null {
  if (classes.includes('value-title')) return element.attribs.title ?? null;
  if (!classes.includes('value')) return null;
  const { name, attribs } = element;
  if (kind === 'dt' && attribs.datetime !== undefined) return attribs.datetime;
  if (name === 'img' || name === 'area') return attribs.alt ?? '';
  return (name === 'data' ? attribs.value : name === 'abbr' ? attribs.title : undefined) ?? plainText(element);
}

/** The text of an element with the words of its pictures, white space folded. Bounded. */
export function plainText(element: Element): string {
  let text = '';
  let node: AnyNode | null = element.firstChild;
  for (let seen = 0; node && seen < MAX_NODES && text.length < MAX_CHARACTERS * 2; seen++) {
    const enters: boolean = isTag(node) && !NO_TEXT.has(node.name);
    if (isText(node)) text += node.data.slice(0, MAX_CHARACTERS * 2);
    else if (isTag(node) && node.name === 'img') text += ` ${node.attribs.alt ?? ''} `;
    else if (enters && isTag(node) && node.name === 'br') text += ' ';
    node = nextNode(node, element, enters);
  }
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_CHARACTERS);
}
