import { type Element, isTag } from 'domhandler';
import type { Complex } from './selector.ts';
import type { SelectorMatcher } from './selector-matcher.ts';

/** What the elements around each element of a document are called, as far as any rule asks for it. */
export interface AncestorKeys {
  /** "p", "#x" and ".note" of all elements around this one. */
  of(element: Element): ReadonlySet<string>;
}

/** More would seldom rule out what these do not. */
const MAX_ASKED = 4;
const NONE: ReadonlySet<string> = new Set();

/** What a selector asks of elements around the one that it chooses, as keys: "p", "#x", ".note"; four at most. */
export function askedOfAncestors({ parts }: Complex): readonly string[] {
  const keys: string[] = [];
  for (const { combinator, compound } of parts.slice(1)) {
    if (combinator !== 'child' && combinator !== 'descendant') continue;
    for (const id of compound.ids) keys.push(`#${id}`);
    for (const name of compound.classes) keys.push(`.${name}`);
    if (compound.tag !== null) keys.push(compound.tag);
  }
  return [...new Set(keys)].slice(0, MAX_ASKED);
}

/** Makes ready to say it, for the keys that are asked for. What is remembered is charged to the matcher. */
export function ancestorKeys(asked: ReadonlySet<string>, matcher: SelectorMatcher): AncestorKeys {
  const within = new Map<Element, ReadonlySet<string>>();
  const keysWithin = (element: Element): ReadonlySet<string> => {
    const known = within.get(element);
    if (known) return known;
    const around = keysAround(element);
    const fresh = keysOf(element, matcher).filter((key) => asked.has(key) && !around.has(key));
    if (fresh.length > 0) matcher.charge((around.size + fresh.length) / 2);
    // Most elements add nothing: then both share one set.
    const keys = fresh.length === 0 ? around : new Set([...around, ...fresh]);
    within.set(element, keys);
    return keys;
  };
  const keysAround = ({ parent }: Element) => (parent && isTag(parent) ? keysWithin(parent) : NONE);
  return { of: keysAround };
}

function keysOf(element: Element, matcher: SelectorMatcher): string[] {
  const keys = [element.name];
  if (element.attribs.id) keys.push(`#${element.attribs.id}`);
  keys.push(...matcher.classKeysOf(element));
  return keys;
}
