import { toSearchText } from '../../language/search-text.ts';

/** One word of a question, as the index holds words, or a sign that says something of a price. */
export interface QueryWord {
  readonly text: string;
  /** As it was written, where it stands by itself. */
  readonly raw: string;
  /** Its script writes no spaces, so that neighbours may be one word. */
  readonly isUnspaced: boolean;
}

/** A question of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 32;
const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,]\d+)*|\p{Sc}|[<>≤≥]/gu;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+$/u;

/** The words of a question in their order. */
export function queryWords(query: string): QueryWord[] {
  return (query.normalize('NFC').match(WORD) ?? [])
    .flatMap((raw) => {
      const texts = toSearchText(raw)
        .split(' ')
        .filter((text) => text !== '');
      const isWhole = texts.length === 1;
      return texts.map((text) => ({ text, raw: isWhole ? raw : text, isUnspaced: UNSPACED.test(text) }));
    })
    .slice(0, MAX_WORDS);
}

/** Neighbouring words as one key of a table: with spaces, where their script writes any. */
export function keyOf(words: readonly QueryWord[]): string {
  const parted = words.map(({ text, isUnspaced }, at) =>
    at > 0 && isUnspaced && words[at - 1]?.isUnspaced ? text : ` ${text}`,
  );
  return parted.join('').trim();
}

/** The same key of a text that stands in a table. */
export function tableKey(text: string): string {
  return keyOf(queryWords(text));
}
