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
  return found.length === 0 && isInstructionLike(together(value, path.at(-1))) ? [path] : found;
}

/** Whether a value gives orders to AI agents anywhere: whether `findOrders` finds a path. */
export function hasOrders(value: unknown, key: string | null = null): boolean {
  if (typeof value === 'string') return isInstructionLike(value);
  if (typeof value !== 'object' || value === null) return false;
  const isList = Array.isArray(value);
  for (const name of Object.keys(value)) {
    if (!isList && isInstructionLike(name)) return true;
    if (hasOrders((value as Record<string, unknown>)[name], isList ? null : name)) return true;
  }
  return isInstructionLike(together(value, key));
}

/** Words of a list, and parts of an address, are read in a row. */
function together(value: object, key: string | number | null | undefined): string {
  const isRow = Array.isArray(value) || key === 'address';
  if (!isRow) return '';
  const parts = Object.values(value);
  return parts.length > 1 && parts.every((part) => typeof part === 'string') ? parts.join(' ') : '';
}
