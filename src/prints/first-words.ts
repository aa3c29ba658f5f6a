/** The first `limit` words, at a sentence end where one is near; the text itself when it is short enough. */
export function firstWords(text: string, limit: number): string {
  let words = 0;
  for (const { index } of text.matchAll(/\S+/g)) {
    words += 1;
    if (words > limit) return endWell(text.slice(0, index).trimEnd());
  }
  return text;
}

/** The mark of a cut is no word of its own: whoever counts words counts at most the limit. */
function endWell(text: string): string {
  if (/[.!?…]$/.test(text)) return text;
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '));
  return end > text.length / 2 ? text.slice(0, end + 1) : `${text.replace(/[\s,;:–—-]+$/, '')}…`;
}
