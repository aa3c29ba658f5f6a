/** No document and no request needs more levels; what is nested without end overflows whatever walks through it. */
export const MAX_LEVELS = 64;

/** Whether lists and objects of a JSON value stand in each other on more than so many levels; walks no deeper. */
export function nestsDeeper(value: unknown, most = MAX_LEVELS): boolean {
  let level = isNested(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    // Of a hundred thousand parts, each step counts: it is done before anybody is asked who he is.
    const next: object[] = [];
    for (const part of level) {
      for (const inner of Array.isArray(part) ? part : Object.values(part)) if (isNested(inner)) next.push(inner);
    }
    level = next;
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
