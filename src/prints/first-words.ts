/** The first `limit` words, at a sentence end where one is near; the text itself when it is short enough. */
export function firstWords(text: string, limit: number): string {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index++) {
    const isSpace = isSpaceAt(text, index);
    if (!isSpace && !isInWord) words += 1;
    if (words > limit) return endWell(text.slice(0, index).trimEnd());
    isInWord = !isSpace;
  }
  return text;
}

/** As `\s` has it; most letters are told without asking it. */
function isSpaceAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return /\s/.test(text.charAt(index));
}

/** The mark of a cut is no word of its own: whoever counts words counts at most the limit. */
function endWell(text: string): string {
  if (/[.!?…]$/.test(text)) return text;
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '));
  return end > text.length / 2 ? text.slice(0, end + 1) : `${text.replace(/[\s,;:–—-]+$/, '')}…`;
}
