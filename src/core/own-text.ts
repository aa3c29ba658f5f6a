/** Shorter pieces of a text are copied by the engine itself. */
const MIN_PIECE = 13;

/**
 * The same text, to be kept for long: the engine holds a whole text in memory as long as any piece of it is held
 * (V8, SlicedString), a page for the name of a class on it.
 */
export function ownText(text: string): string {
  return text.length < MIN_PIECE ? text : ` ${text}`.slice(1);
}
