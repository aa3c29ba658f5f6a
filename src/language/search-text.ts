import { fold } from './fold.ts';

/** Scripts that write without spaces: Han, kana, Thai, Lao, Khmer, Myanmar. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Text as it is indexed and asked for: folded, and cut into words where the script writes none.
 * Must be the same on both sides, or nothing is found.
 */
export function toSearchText(text: string): string {
  const folded = fold(text);
  if (!UNSPACED.test(folded)) return folded;
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(folded)) if (isWordLike) words.push(segment);
  return words.join(' ');
}
