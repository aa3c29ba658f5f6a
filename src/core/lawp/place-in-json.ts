/** How many characters the engine quotes before and behind one that it did not expect. */
const QUOTED = 10;

/**
 * Where a text ceases to be JSON, as the end of a sentence: " at line 3, column 1"; empty where nobody knows. The engine
 * names the place in its message, or quotes what is around it.
 * @param error what `JSON.parse` threw
 */
export function placeInJson(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  if (/end of JSON/.test(message)) return ': it ends too early';
  const [, named] = /position (\d+)/.exec(message) ?? [];
  const position = named === undefined ? quotedPosition(message, text) : Number(named);
  if (position === null) return '';
  const before = text.slice(0, position).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Of `Unexpected token 'x', ..."what is around it"... is not valid JSON`; null where that is at several places. */
function quotedPosition(message: string, text: string): number | null {
  const [, cut, around = '', goesOn] = /, (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (cut === undefined) return goesOn === undefined ? null : around.length - QUOTED;
  const at = text.indexOf(around);
  return at === -1 || at !== text.lastIndexOf(around) ? null : at + QUOTED;
}
