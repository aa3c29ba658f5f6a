/** So many first letters two forms of one word share at least. */
export const BEGINNING = 4;

const MAX_ENDING = 3;

/** Whether two words differ in their endings only. */
export function isSameWord(asked: string, known: string): boolean {
  const shared = sharedLength(asked, known);
  const lost = known.length - shared;
  return (
    shared >= BEGINNING && asked.length - shared <= MAX_ENDING && lost <= (shared >= 8 ? 2 : 1) && shared > lost + 3
  );
}

/** How many letters two words begin with alike. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The names of a sorted list that begin so. */
export function begunBy(sorted: readonly string[], begun: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < begun) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; sorted[at]?.startsWith(begun); at += 1) found.push(sorted[at] ?? '');
  return found;
}
