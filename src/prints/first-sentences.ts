/** So many sentences of a page does an answer in brief give (R88). */
export const BRIEF_SENTENCES = 2;

/** A mark that ends a sentence, with what closes it; in scripts without spaces the mark alone. */
const ENDS = /[.!?…؟।](?:["'’”»)\]]{0,3})(?=\s)|[。！？｡](?:[」』）”]{0,3})/gu;

/** What stands before a dot that ends no sentence: an initial, a title, a shortened word, a number. */
const SHORTENED = /(?:^|[\s(.])(?:\p{L}|\d{1,3}|st|dr|mr|mrs|ms|prof|no|nr|str|ca|approx|tel|inc|ltd|co|vs|etc)$/iu;

/** The first sentences of a text, at most so many; the text itself when it has no more. Linear in the text. */
export function firstSentences(text: string, most: number): string {
  let seen = 0;
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    const end = index + mark.length;
    if (mark.startsWith('.') && !endsThere(text, index, end)) continue;
    seen += 1;
    if (seen === most) return text.slice(0, end);
  }
  return text;
}

function endsThere(text: string, dot: number, end: number): boolean {
  if (SHORTENED.test(text.slice(Math.max(0, dot - 8), dot))) return false;
  // A sentence does not begin in lower case.
  return !/^\s+\p{Ll}/u.test(text.slice(end, end + 8));
}
