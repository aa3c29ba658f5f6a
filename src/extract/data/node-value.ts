import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { nextNode } from '../page/next-node.ts';

const MAX_TEXT_CHARACTERS = 5_000;
const MAX_TEXT_NODES = 500;
/** What is for machines, and what may be chosen or was filled in. */
const NO_TEXT = new Set(['script', 'style', 'template', 'noscript', 'select', 'datalist', 'textarea']);
const BLOCKS = new Set([
  'address',
  'br',
  'dd',
  'div',
  'dl',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'ol',
  'p',
  'table',
  'td',
  'tr',
  'ul',
]);

/** Attributes that carry an element's address. */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};

/** Text of an element, blocks parted by spaces, white space folded, cut at 5,000 characters. Linear and bounded. */
export function nodeText(element: Element): string {
  let text = '';
  let node: AnyNode | null = element.firstChild;
  for (let seen = 0; node && seen < MAX_TEXT_NODES && text.length < MAX_TEXT_CHARACTERS * 2; seen++) {
    if (isText(node)) text += node.data.slice(0, MAX_TEXT_CHARACTERS * 2);
    const entersNode: boolean = isTag(node) && !NO_TEXT.has(node.name);
    if (entersNode && isTag(node) && BLOCKS.has(node.name)) text += ' ';
    node = nextNode(node, element, entersNode);
  }
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_TEXT_CHARACTERS);
}

/** The value of a Microdata property: its machine form where there is one, an absolute address, or its text. */
export function nodeValue(element: Element, base: URL): string {
  const { attribs, name } = element;
  if (attribs.content !== undefined) return attribs.content.trim();
  const addressAttribute = ADDRESS_ATTRIBUTES[name];
  if (addressAttribute) {
    const address = attribs[addressAttribute];
    return address === undefined ? nodeText(element) : absolute(address, base);
  }
  if (name === 'meta') return '';
  if (name === 'data' || name === 'meter') return (attribs.value ?? nodeText(element)).trim();
  if (attribs.datetime !== undefined) return attribs.datetime.trim();
  return nodeText(element);
}

/** An address made absolute; the text itself when it is none. */
export function absolute(address: string, base: URL): string {
  return URL.parse(address.trim(), base)?.href ?? address.trim();
}
