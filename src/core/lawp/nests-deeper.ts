/** No document and no request needs more levels; what is nested without end overflows whatever walks through it. */
export const MAX_LEVELS = 64;

/** Whether lists and objects of a JSON value stand in each other on more than so many levels; walks no deeper. */
export function nestsDeeper(value: unknown, most = MAX_LEVELS): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((part) => Object.values(part).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
