/** Where every word begins. */
export const START = 1;

/**
 * Words by their letters, as a table of numbers: one state for each beginning of a word, START for none of its letters.
 * Made without an object for each letter, which lay all over the memory of whatever loaded the words.
 */
export interface LetterTable {
  /** States are numbers below this one. */
  readonly size: number;
  /** The state behind one more letter, a unit of UTF-16: 0 where no word goes on so, and from there on. */
  next(state: number, code: number): number;
  /** The state behind all letters of a text: 0 where no word begins so. */
  stateOf(text: string): number;
}

/** Makes it of words in any order. */
export function letterTable(words: Iterable<string>): LetterTable {
  const { letters, behind } = readStates([...new Set(words)].sort());
  const next = (state: number, code: number): number => {
    let low = behind[state] ?? 0;
    let high = (behind[state + 1] ?? 0) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const letter = letters[middle] ?? 0;
      if (letter === code) return middle;
      if (letter < code) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  };
  const stateOf = (text: string): number => {
    let state = START;
    for (let at = 0; state !== 0 && at < text.length; at++) state = next(state, text.charCodeAt(at));
    return state;
  };
  return { size: letters.length, next, stateOf };
}

interface States {
  /** By state, the letter that leads to it. */
  readonly letters: Uint16Array;
  /** By state, the first one behind it. Those lie side by side in the order of their letters, up to the first one behind the next. */
  readonly behind: Int32Array;
}

/** States in the order of how many letters lead to them; 0 comes first and has none behind it. */
function readStates(sorted: readonly string[]): States {
  const letters = [0, 0];
  const behind = [2];
  // By state, how many letters lead to it, and the words that begin so: from one to before another.
  const depths = [0, 0];
  const from = [0, 0];
  const to = [0, sorted.length];
  for (let state = START; state < letters.length; state++) {
    behind.push(letters.length);
    const [depth = 0, end = 0] = [depths[state], to[state]];
    let at = from[state] ?? 0;
    const letterAt = (place: number) => sorted[place]?.charCodeAt(depth) ?? 0;
    // Only the first of them may have no more letters.
    if (sorted[at]?.length === depth) at++;
    while (at < end) {
      const letter = letterAt(at);
      letters.push(letter);
      depths.push(depth + 1);
      from.push(at);
      while (at < end && letterAt(at) === letter) at++;
      to.push(at);
    }
  }
  return { letters: Uint16Array.from(letters), behind: Int32Array.from([...behind, letters.length]) };
}
