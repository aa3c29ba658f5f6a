/** So many first letters two forms of one word share at least. */
export const BEGINNING = 4;

const MAX_ENDING = 3;
/** An ending is so much shorter than what it ends: "paneles" is no form of "pane". */
const LEAST_LONGER = 2;

/** Whether two words differ in their endings only. */
export function isSameWord(asked: string, known: string): boolean {
  const shared = sharedLength(asked, known);
  const lost = known.length - shared;
  return (
    shared >= BEGINNING &&
    asked.length - shared <= Math.min(MAX_ENDING, shared - LEAST_LONGER) &&
    lost <= (shared >= 8 ? 2 : 1) &&
    shared > lost + 3
  );
}

/** How many letters two words begin with alike. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
