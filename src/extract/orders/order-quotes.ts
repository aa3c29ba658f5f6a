const QUOTED =
  /“[^”]{3,800}”|"[^"]{3,800}"|«[^»]{3,800}»|„[^“”]{3,800}[“”]|「[^」]{3,800}」|(?<![\p{L}\p{N}])[‘'][^‘’']{8,800}[’'](?![\p{L}\p{N}])/gu;

/** Words of a sentence that goes on with a quotation. */
const TELLING = /(?:\p{L}[^.!?\n]*\p{Z}[\p{Ll}\p{Lo}]+|\p{Lo}{4,})[\s:,(–-]*$/u;
const TELLING_LENGTH = 120;

/** What stands in quotation marks in a text. */
export interface Quotes {
  /** Whether a place of the text is inside of some. */
  readonly holds: (index: number) => boolean;
  /** Whether the place is in a quotation that goes on a sentence which tells of it. */
  readonly isTold: (index: number) => boolean;
}

/** The quotations of a text. Looks for them when it is first asked. */
export function quotesOf(text: string): Quotes {
  let quotes: readonly (readonly [number, number])[] | null = null;
  const find = (index: number) => {
    quotes ??= [...text.matchAll(QUOTED)].map(({ index: from, 0: quote }) => [from, from + quote.length] as const);
    const last = quotes[lastFrom(quotes, index)];
    return last && index < last[1] ? last : undefined;
  };
  return {
    holds: (index) => find(index) !== undefined,
    isTold: (index) => {
      const [from] = find(index) ?? [0];
      return TELLING.test(text.slice(Math.max(0, from - TELLING_LENGTH), from));
    },
  };
}

/** Which of the quotations, in their order, is the last one that begins at a place or before it; -1 where none does. */
function lastFrom(quotes: readonly (readonly [number, number])[], index: number): number {
  let [low, high] = [0, quotes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quotes[middle]?.[0] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
