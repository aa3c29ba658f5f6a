import { isInstructionLike } from './instruction-like.ts';

/** Keys and indexes from a value down. */
export type ValuePath = readonly (string | number)[];

/**
 * Where a value gives orders to AI agents: the paths of its texts, of lists of texts that do so together, and of the keys
 * that do. Each path once, in the order of the value.
 */
export function findOrders(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value === 'string') return isInstructionLike(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return !Array.isArray(value) && isInstructionLike(key) ? [here] : findOrders(part, here);
  });
  return found.length === 0 && isInstructionLike(together(value, path)) ? [path] : found;
}

/** Words of a list, and parts of an address, are read in a row. */
function together(value: object, path: ValuePath): string {
  const parts = Object.values(value);
  const isRow = Array.isArray(value) || path.at(-1) === 'address';
  return isRow && parts.length > 1 && parts.every((part) => typeof part === 'string') ? parts.join(' ') : '';
}
