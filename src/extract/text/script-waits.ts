import type { AnyNode, CallExpression } from 'acorn';
import type { Names } from './script-names.ts';
import { dotted } from './script-places.ts';
import { written } from './script-values.ts';

/** Who waits longer shows something else at first. */
const MAX_WAIT_MS = 9_999;

/** The function that a call leaves for when the page is there; null where it is another call. */
export function waitingIn(
  { callee, arguments: [first, second, ...others] }: CallExpression,
  names: Names,
): AnyNode | null {
  const name = dotted(callee);
  if (!first || others.length > 0) return null;
  if (name === 'setTimeout' || name === 'requestAnimationFrame')
    return second && !(Number(written(second, names)) <= MAX_WAIT_MS) ? null : first;
  if (!second || !/^(?:document\.)?addEventListener$/.test(name)) return null;
  const event = written(first, names);
  return event === 'DOMContentLoaded' || (event === 'load' && name === 'addEventListener') ? second : null;
}
