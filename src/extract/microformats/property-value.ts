import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { absolute } from '../data/node-value.ts';
import { nextNode } from '../page/next-node.ts';
import { classesOf, rootOf, type ValueKind } from './class-names.ts';

const MAX_CHARACTERS = 5_000;
const MAX_NODES = 500;
/** What stands in these is no text of a value. */
const NO_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Attributes that hold the address of an element, for values that are one. */
const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  object: 'data',
};

/** The value of a property as version 2 of microformats parses it: its machine form where there is one, else its text. */
export function propertyValue(element: Element, kind: ValueKind, base: URL): string {
  if (kind === 'e') return plainText(element, base);
  const { name, attribs } = element;
  if (kind === 'u') {
    const address = addressOf(element);
    if (address !== undefined) return absolute(address, base);
  }
  if (kind === 'dt' && (name === 'time' || name === 'ins' || name === 'del') && attribs.datetime !== undefined)
    return attribs.datetime.trim();
  const parts = valueParts(element, kind);
  const written = parts === null ? (stated(element, kind) ?? plainText(element, base)) : parts;
  return kind === 'u' ? absolute(written, base) : written;
}

function addressOf({ name, attribs }: Element): string | undefined {
  const attribute = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  const address = attribute === undefined ? undefined : attribs[attribute];
  return address ?? (name === 'video' ? attribs.poster : undefined);
}

/** What attributes state in place of the text. */
function stated({ name, attribs }: Element, kind: ValueKind): string | undefined {
  if ((name === 'abbr' || (name === 'link' && kind === 'p')) && attribs.title !== undefined) return attribs.title;
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
  return kind === 'dt' ? joinTime(parts) : parts.join('').trim();
}

function valuePart(element: Element, classes: readonly string[], kind: ValueKind): string | null {
  if (classes.includes('value-title')) return element.attribs.title ?? null;
  if (!classes.includes('value')) return null;
  const { name, attribs } = element;
  if (kind === 'dt' && (name === 'time' || name === 'ins' || name === 'del') && attribs.datetime !== undefined)
    return attribs.datetime;
  if (name === 'img' || name === 'area') return attribs.alt ?? '';
  if (name === 'data') return attribs.value ?? plainText(element, null);
  if (name === 'abbr' && attribs.title !== undefined) return attribs.title;
  return plainText(element, null);
}

const DATE = /^\d{4}-(?:\d{2}-\d{2}|\d{3})$/u;
const ZONE = /^(?:z|[+-]\d{1,2}:?(?:\d{2})?)$/iu;
const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?\s*(z|[+-]\d{1,2}:?(?:\d{2})?)?$/iu;

/** A date, a time and a zone that stand apart, as one: "2013-06-25 07:00:00-0800". */
function joinTime(parts: readonly string[]): string {
  let [date, time, zone] = ['', '', ''];
  for (const part of parts.map((each) => each.trim())) {
    const clock = CLOCK.exec(part);
    if (/^\d{4}-\d{2}-\d{2}[T ]\d/u.test(part)) return part;
    if (date === '' && DATE.test(part)) date = part;
    else if (zone === '' && ZONE.test(part)) zone = part;
    else if (time === '' && clock) {
      time = toClock(clock);
      zone ||= clock[5] ?? '';
    }
  }
  return [date, `${time}${zone.toUpperCase().replace(/(?<=\d):(?=\d)/u, '')}`].filter(Boolean).join(' ');
}

function toClock([, hours = '', minutes = '00', seconds, half]: RegExpExecArray): string {
  const hour = Number(hours) % (half ? 12 : 24);
  const full = half?.toLowerCase().startsWith('p') ? hour + 12 : hour;
  return `${String(full).padStart(2, '0')}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`;
}

/** The text of an element with pictures as what stands for them, white space folded. Bounded. */
export function plainText(element: Element, base: URL | null): string {
  let text = '';
  let node: AnyNode | null = element.firstChild;
  for (let seen = 0; node && seen < MAX_NODES && text.length < MAX_CHARACTERS * 2; seen++) {
    const enters: boolean = isTag(node) && !NO_TEXT.has(node.name);
    if (isText(node)) text += node.data.slice(0, MAX_CHARACTERS * 2);
    else if (isTag(node) && node.name === 'img') text += ` ${pictureText(node, base)} `;
    else if (enters && isTag(node) && node.name === 'br') text += ' ';
    node = nextNode(node, element, enters);
  }
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_CHARACTERS);
}

function pictureText({ attribs }: Element, base: URL | null): string {
  if (attribs.alt !== undefined) return attribs.alt;
  return attribs.src === undefined || base === null ? '' : absolute(attribs.src, base);
}
