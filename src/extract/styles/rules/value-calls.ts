import { type Element, isTag } from 'domhandler';
import { closingOf } from '../values/css-values.ts';
import { conditionHolds, mediaHolds, styleQueryHolds } from './css-conditions.ts';
import { type CssFunction, resultOf } from './css-functions.ts';
import { type CustomProperties, type Registry, substitute } from './custom-properties.ts';

/** Calls in a value that only an element, what is around it, or its sheet can answer (CSS Values 5). */
const CALL = /(?<![\w-])(attr|if|sibling-index|sibling-count|--[\w-]+)\(/i;
const MAX_CALLS = 10;
const MAX_SIBLINGS = 100;
/** Functions of a sheet may give further calls. */
const MAX_FUNCTIONS = 3;

/** What calls in a value are answered by. */
export interface Answering {
  readonly properties: CustomProperties | null;
  /** The element whose value it is; null where there is none. */
  itself(): Element | null;
  readonly functions: ReadonlyMap<string, CssFunction>;
  readonly registry: Registry;
}

/** A value with each var(), attr(), if() and function of the sheet replaced; null where that makes it invalid. */
export function settleValue(value: string, answering: Answering): string | null {
  const { properties, registry } = answering;
  let settled = substitute(value, properties, registry);
  for (let count = 0; settled !== null && count < MAX_CALLS; count++) {
    const found = CALL.exec(settled);
    if (!found) return settled;
    const start = found.index + found[0].length;
    const end = closingOf(settled, start);
    const inner = settled.slice(start, end);
    const name = found[1] ?? '';
    const answer = name.startsWith('--')
      ? count < MAX_FUNCTIONS
        ? called(name, inner, answering)
        : null
      : name.toLowerCase() === 'if'
        ? chosen(inner, properties)
        : ofElement(name, inner, answering.itself());
    settled = answer === null ? null : settled.slice(0, found.index) + answer + settled.slice(end + 1);
  }
  return settled;
}

function ofElement(name: string, inner: string, element: Element | null): string | null {
  return element && (name.startsWith('sibling') ? placeOf(element, name) : attributeOf(inner, element));
}

function called(name: string, inner: string, { properties, functions }: Answering): string | null {
  const found = functions.get(name);
  return found ? resultOf(found, inner, properties) : null;
}

/** Which one of the elements in one box an element is, or how many they are; null where they are very many. */
function placeOf(element: Element, call: string): string | null {
  const { children = [element] } = element.parent ?? {};
  if (children.length > MAX_SIBLINGS) return null;
  const siblings = children.filter(isTag);
  return String(call === 'sibling-index' ? siblings.indexOf(element) + 1 : siblings.length);
}

/** "data-size px, 16px": an attribute, what it is, and what stands for it where it is not there. */
function attributeOf(inner: string, { attribs }: Element): string | null {
  const comma = inner.indexOf(',');
  const [name = '', kind = ''] = (comma < 0 ? inner : inner.slice(0, comma)).trim().split(/\s+/, 2);
  const value = attribs[name.toLowerCase()];
  if (value === undefined) return comma < 0 ? null : inner.slice(comma + 1).trim();
  return /^(?:%|[a-z]{1,4})$/.test(kind) ? `${value.trim()}${kind}` : value.trim();
}

/** "media(width > 600px): none; else: block". */
function chosen(inner: string, properties: CustomProperties | null): string | null {
  for (const branch of inner.split(';', MAX_CALLS)) {
    const [, call = 'else', condition = '', value = ''] =
      /^\s*(?:([a-z]+)\((.*)\)|else)\s*:\s*(.*?)\s*$/is.exec(branch) ?? [];
    if (value === '') continue;
    if (call === 'else' || holds(call.toLowerCase(), condition, properties)) return value;
  }
  return null;
}

function holds(call: string, condition: string, properties: CustomProperties | null): boolean {
  if (call === 'media') return mediaHolds(/^\(|\band\b/.test(condition) ? condition : `(${condition})`);
  if (call === 'supports') return conditionHolds('supports', `(${condition})`);
  const propertyOf = (name: string) => substitute(`var(${name})`, properties);
  return call === 'style' && styleQueryHolds(`style(${condition})`, { propertyOf, sizeOf: () => null });
}
