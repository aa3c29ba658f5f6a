import { escapedPattern } from '../../core/escaped-pattern.ts';
import { CURRENCY_WORDS } from '../../extract/currency-words.ts';
import type { Names } from '../../language/english/without-names.ts';

/** A text with tokens, `⟦1⟧`, in place of what no translator may change. */
export interface MaskedText {
  readonly text: string;
  /** What stands behind the tokens, from 1. */
  readonly parts: readonly string[];
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s⟦⟧]{1,200}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/giu;

/** "kr.", "zł", "円": longer ones are words, which have their English. */
const MAX_CURRENCY_LETTERS = 4;
const CURRENCIES = Object.keys(CURRENCY_WORDS)
  .filter((word) => word.length <= MAX_CURRENCY_LETTERS)
  .sort((a, b) => b.length - a.length)
  .map(escapedPattern)
  .join('|');

/** Digits with what belongs to them: "1.299,00 kr.", "+45 86 12 34 56", "07:00-17:00", "12/2". */
const NUMBER = new RegExp(
  `(?:(?<!\\p{L})(?:${CURRENCIES})\\s?)?(?:[+#№]|\\((?=\\p{Nd}{1,5}\\)))?\\p{Nd}(?:[\\p{Nd}\\s().,:/’'–-]{0,40}\\p{Nd})?%?(?:\\s?(?:${CURRENCIES})(?!\\p{L}))?`,
  'giu',
);

const TOKEN = /⟦(\d{1,4})⟧/gu;

/** Puts tokens in the places of addresses, the given names, and numbers with their currencies. */
export function maskText(text: string, names: Names): MaskedText {
  const parts: string[] = [];
  const put = (found: string): string => {
    const [, before = '', part = found, after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(found) ?? [];
    parts.push(part);
    return `${before}⟦${parts.length}⟧${after}`;
  };
  let masked = maskBeside(withoutTokens(text), ADDRESS, put);
  if (names !== null) masked = maskBeside(masked, names.words, put);
  return { text: maskBeside(masked, NUMBER, put), parts };
}

/** The signs of our tokens are no part of a site's text. */
export function withoutTokens(text: string): string {
  return text.replaceAll('⟦', '[').replaceAll('⟧', ']');
}

/** Replaces in what is beside the tokens only. */
function maskBeside(text: string, pattern: RegExp, put: (found: string) => string): string {
  return text
    .split(/(⟦\d{1,4}⟧)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(pattern, put)))
    .join('');
}

/** Puts back what the tokens stand for; null where one is missing or was never given. */
export function unmaskText(english: string, parts: readonly string[]): string | null {
  const seen = new Set<number>();
  const text = english.replace(TOKEN, (_token, number: string) => {
    seen.add(Number(number));
    return parts[Number(number) - 1] ?? '';
  });
  const isWhole = seen.size === parts.length && [...seen].every((number) => number >= 1 && number <= parts.length);
  return isWhole && !/[⟦⟧]/u.test(text) ? text : null;
}
