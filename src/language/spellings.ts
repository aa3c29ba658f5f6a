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
  if (!mayBeMisspelt(word, letters.length)) return [word];
  return [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
}

function mayBeMisspelt(word: string, letters: number): boolean {
  return letters >= SHORTEST && letters <= LONGEST && !/^\p{N}+$/u.test(word);
}

/** Whether a word may be another one that was misspelt. */
export function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  const most = word.length < LONG ? 1 : 2;
  // Each slip makes a word longer by one letter at most, of two code units at most: many are told apart by that alone.
  if (Math.abs(word.length - other.length) > 2 * most) return false;
  const [letters, others] = [[...word], [...other]];
  if (Math.abs(letters.length - others.length) > most || !mayBeMisspelt(word, letters.length)) return false;
  return isWithin(letters, others, most);
}

/** Whether two words are one slip apart, or none. */
export function isOneSlip(word: string, other: string): boolean {
  const keys = new Set(spellingKeys(word));
  return spellingKeys(other).some((key) => keys.has(key));
}

/** Those of some names that a word nearly is: one slip away; where there is none, two slips away from a long word. */
export function nearestNames(word: string, names: readonly string[]): readonly string[] {
  const near = names.filter((name) => isNearly(word, name));
  const oneAway = near.filter((name) => isOneSlip(word, name));
  return oneAway.length > 0 ? oneAway : near;
}

/** Rows of the table of slips, used again for each pair: a search compares thousands. No word has more letters than they. */
const ROWS = [new Uint8Array(LONGEST + 4), new Uint8Array(LONGEST + 4), new Uint8Array(LONGEST + 4)] as const;

/** Whether two words are at most so many slips apart (optimal string alignment). */
function isWithin(one: readonly string[], other: readonly string[], most: number): boolean {
  let [before, last, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS;
  for (let to = 0; to <= other.length; to += 1) last[to] = to;
  let leastOfLast = 0;
  for (let at = 0; at < one.length; at += 1) {
    row[0] = at + 1;
    let leastOfRow = at + 1;
    for (let to = 0; to < other.length; to += 1) {
      const replaced = (last[to] ?? 0) + Number(one[at] !== other[to]);
      const least = Math.min(replaced, (last[to + 1] ?? 0) + 1, (row[to] ?? 0) + 1);
      const isExchange = at > 0 && to > 0 && one[at] === other[to - 1] && one[at - 1] === other[to];
      const slips = isExchange ? Math.min(least, (before[to - 1] ?? 0) + 1) : least;
      row[to + 1] = slips;
      leastOfRow = Math.min(leastOfRow, slips);
    }
    // A row follows from the two before it, and slips are never taken back.
    if (leastOfRow > most && leastOfLast > most) return false;
    [before, last, row, leastOfLast] = [last, row, before, leastOfRow];
  }
  return (last[other.length] ?? 0) <= most;
}
