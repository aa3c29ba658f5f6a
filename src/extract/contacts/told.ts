import { firstNames } from '../../core/first-names.ts';
import { toPointer } from '../../core/lawp/problem.ts';
import type { Notice } from '../../core/site/facts.ts';
import { findOrders, type ValuePath } from '../orders/find-orders.ts';

const MAX_NAMED = 50;

/** A notice on what was changed in a document, with the places by their JSON Pointers; none where nothing was. */
export function told(code: string, what: string, paths: readonly ValuePath[]): Notice[] {
  if (paths.length === 0) return [];
  const pointers = [...new Set(paths.map((path) => toPointer(sayable(path))))];
  return [{ code, message: `${what}: ${firstNames(pointers, MAX_NAMED)}.` }];
}

/** A path as far as it can be said: no keys that give orders themselves. */
function sayable(path: ValuePath): ValuePath {
  const bad = path.findIndex((key) => typeof key === 'string' && findOrders(key).length > 0);
  return bad < 0 ? path : path.slice(0, bad);
}
