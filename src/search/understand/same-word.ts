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
