const QUOTED =
  /“[^”]{3,800}”|"[^"]{3,800}"|«[^»]{3,800}»|„[^“”]{3,800}[“”]|「[^」]{3,800}」|(?<![\p{L}\p{N}])[‘'][^‘’']{8,800}[’'](?![\p{L}\p{N}])/gu;

/** Whether a place of a text is inside quotation marks. Looks for them when it is first asked. */
export function quotesOf(text: string): (index: number) => boolean {
  let quotes: readonly (readonly [number, number])[] | null = null;
  return (index) => {
    quotes ??= [...text.matchAll(QUOTED)].map(({ index: from, 0: quote }) => [from, from + quote.length] as const);
    return quotes.some(([from, to]) => from <= index && index < to);
  };
}
