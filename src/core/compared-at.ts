/**
 * How a part of a text in UTF-8 stands to another text: 0 where it begins with that, below 0 where it comes before it in the
 * order of bytes, which is that of letters. A loop of its own, as one call of the engine takes longer than to look at a word.
 */
export function comparedAt(text: Uint8Array, start: number, begun: Uint8Array): number {
  for (let at = 0; at < begun.length; at += 1) {
    const apart = (text[start + at] ?? 0) - (begun[at] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}
