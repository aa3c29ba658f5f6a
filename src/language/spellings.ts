/** Shorter words have too many neighbours to mean one of them; longer ones are not typed. */
const SHORTEST = 4;
const LONGEST = 24;

/** In a word of so many letters two slips may be made. */
const LONG = 8;

/**
 * The keys under which a word is found again when it is misspelt: itself, and all of it but one letter. Two words that are
 * one slip apart (a letter left out, put in or replaced, or two exchanged) have a key in common. A word that is too short
 * for that, too long, or a number has only itself.
 * @param word folded
 */
export function spellingKeys(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST || letters.length > LONGEST || /^\p{N}+$/u.test(word)) return [word];
  return [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether a word may be another one that was misspelt. */
export function isNearly(word: string, other: string): boolean {
  return word === other || (spellingKeys(word).length > 1 && slipsBetween(word, other) <= (word.length < LONG ? 1 : 2));
}

/** How many slips two words are apart (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const [one, other] = [[...a], [...b]];
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.entries()) {
    const row = [at + 1];
    for (const [to, wanted] of other.entries()) {
      const replaced = (last[to] ?? 0) + Number(letter !== wanted);
      const least = Math.min(replaced, (last[to + 1] ?? 0) + 1, (row[to] ?? 0) + 1);
      const isExchange = at > 0 && to > 0 && letter === other[to - 1] && one[at - 1] === wanted;
      row.push(isExchange ? Math.min(least, (before[to - 1] ?? 0) + 1) : least);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
