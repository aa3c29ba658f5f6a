import { fold, isAscii } from './fold.ts';

/** Scripts that write without spaces: Han, kana, Thai, Lao, Khmer, Myanmar. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The vowel "am" of Thai and Lao, which folding takes apart: words are not told from each other then ("ร้านทำกุญแจ"). */
const PARTED_AM = /(\u0e4d\u0e32)|\u0ecd\u0eb2/g;

/**
 * Text as it is indexed and asked for: folded, and cut into words where the script writes none.
 * Must be the same on both sides, or nothing is found.
 */
export function toSearchText(text: string): string {
  const folded = fold(text);
  if (isAscii(folded) || !UNSPACED.test(folded)) return folded;
  const whole = folded.replace(PARTED_AM, (_parted, thai) => (thai === undefined ? '\u0eb3' : '\u0e33'));
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(whole)) if (isWordLike) words.push(segment);
  return words.join(' ');
}

/** What SQLite's tokenizer might take for a space inside of a word: marks and vowel signs, and letters younger than its tables. */
const UNKNOWN_SIGNS =
  /(?![a-z0-9\u00aa-\u02af\u0370-\u037d\u0384-\u0525\u0531-\u0586\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u3041-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7a3])[\p{L}\p{N}\p{M}]/gu;
/** Private use: the tokenizer takes these for letters. The last quarter of it is left for other uses. */
const FIRST_STAND_IN = 0xe000;
const STAND_INS = 0x1000;

/**
 * Search text as the full-text index takes it: a sign that would part a word ("किताब") stands there as a letter of its own.
 * Signs of private use in it are spaces. Must be the same on both sides, or nothing is found.
 */
export function toIndexText(searchText: string): string {
  if (isAscii(searchText)) return searchText;
  return searchText
    .replace(/\p{Co}/gu, ' ')
    .replace(UNKNOWN_SIGNS, (sign) => String.fromCharCode(FIRST_STAND_IN + ((sign.codePointAt(0) ?? 0) % STAND_INS)));
}
