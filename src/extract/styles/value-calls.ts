import type { Element } from 'domhandler';
import { conditionHolds, mediaHolds, styleQueryHolds } from './css-conditions.ts';
import { closingOf } from './css-values.ts';
import { type CustomProperties, substitute } from './custom-properties.ts';

/** Calls in a value that only an element, or what is around it, can answer (CSS Values 5). */
const CALL = /\b(attr|if)\(/i;
const MAX_CALLS = 10;

/** A value with each var(), attr() and if() replaced; null where that makes it invalid. */
export function settleValue(
  value: string,
  properties: CustomProperties | null,
  element: Element | null,
): string | null {
  let settled = substitute(value, properties);
  for (let count = 0; settled !== null && count < MAX_CALLS; count++) {
    const found = CALL.exec(settled);
    if (!found) return settled;
    const start = found.index + found[0].length;
    const end = closingOf(settled, start);
    const inner = settled.slice(start, end);
    const answer =
      found[1]?.toLowerCase() === 'if' ? chosen(inner, properties) : element && attributeOf(inner, element);
    settled = answer === null ? null : settled.slice(0, found.index) + answer + settled.slice(end + 1);
  }
  return settled;
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
  return call === 'style' && styleQueryHolds(`style(${condition})`, (name) => substitute(`var(${name})`, properties));
}
