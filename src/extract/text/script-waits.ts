import type { AnyNode, CallExpression } from 'acorn';
import type { Scope } from './script-names.ts';
import { dotted, propertyOf } from './script-places.ts';
import { written } from './script-values.ts';

/** Who waits longer shows something else at first. */
export const MAX_WAIT_MS = 9_999;

/** The function that a call leaves for when the page is there; null where it is another call. */
export function waitingIn(
  { callee, arguments: [first, second, ...others] }: CallExpression,
  names: Scope,
): AnyNode | null {
  const name = dotted(callee, names);
  if (!first || others.length > 0) return null;
  if (name === 'setTimeout' || name === 'requestAnimationFrame')
    return second && !(Number(written(second, names)) <= MAX_WAIT_MS) ? null : first;
  if (!second || !/^(?:document\.)?addEventListener$/.test(name)) return null;
  const event = written(first, names);
  return event === 'DOMContentLoaded' || (event === 'load' && name === 'addEventListener') ? second : null;
}

/** Whether a call does at once what it is given: "queueMicrotask", "Promise.resolve().then". */
export function isAtOnce(callee: AnyNode, names: Scope): boolean {
  if (dotted(callee, names) === 'queueMicrotask') return true;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'CallExpression') return false;
  const { callee: promise, arguments: given } = callee.object;
  return given.length === 0 && propertyOf(callee) === 'then' && dotted(promise, names) === 'Promise.resolve';
}
