/** Shorter words have too many neighbours to mean one of them; longer ones are not typed. */
const SHORTEST = 4;
const LONGEST = 24;

/**
 * The keys under which a word is found again when it is misspelt: itself, and all of it but one letter. Two words that are
 * one slip apart (a letter left out, put in or replaced, or two exchanged) have a key in common. Empty for words that are
 * too short for that, or too long, or numbers.
 * @param word folded
 */
export function spellingKeys(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST || letters.length > LONGEST || /^\p{N}+$/u.test(word)) return [];
  return [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
}

/** How many slips two words are apart (optimal string alignment); `most` and one where they are more. */
export function slipsBetween(a: string, b: string, most: number): number {
  const [one, other] = [[...a], [...b]];
  if (Math.abs(one.length - other.length) > most) return most + 1;
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
  return Math.min(last[other.length] ?? 0, most + 1);
}
