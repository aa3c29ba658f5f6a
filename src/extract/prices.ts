import { COUNTRY_CURRENCY, CURRENCY_CODES, CURRENCY_WORDS, THREE_DECIMALS, UNDOLLARED } from './currency-words.ts';

/** An amount of money; currency is ISO 4217, null when the text does not say. */
export interface Price {
  readonly amount: number;
  readonly currency: string | null;
}

/** Words of currencies; Romanians say "din" before where something is from. */
const SIGN_WORDS = String.raw`EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|HUF|RUB|UAH|zł|Kč|kr|руб|грн|лв|lei|Ft|TL|Rs|din(?! \p{L})|VND|vnđ|SAR|AED|AUD|CAD`;
/** What they begin with is looked for first: what stands before it takes longer to judge. */
const BEGINNINGS = SIGN_WORDS.replace(/(?<=^|\|)(.)[^|]*\|?/gu, '$1');
/** Signs and words of currencies. */
const CURRENCY = String.raw`(?=[$¢-\u{10ffff}])\p{Sc}|(?=[${BEGINNINGS}])(?<!\p{L})(?:${SIGN_WORDS})(?!\p{L})|ر\.س|د\.إ|ريال|درهم|جنيه|تومان|ریال|บาท|(?<=\d)đ`;
/** They stand behind an amount: "3单元101室" is a flat, "한국병원 3층" a floor. */
const CURRENCY_BEHIND = '[円元원]';

/** Holds of a text that names money at all, with or without an amount: most pages do not, and need no closer look. */
export const MONEY_SIGN = new RegExp(`${CURRENCY}|${CURRENCY_BEHIND}`, 'u');

/** Holds of a line with an amount of money in it; "650-0022 元町" is a town. */
export const MONEY_AMOUNT = new RegExp(
  `(?:${CURRENCY})\\s?\\d|\\d\\s?(?:${CURRENCY}|${CURRENCY_BEHIND})(?!\\p{L})`,
  'u',
);

const MAX_CHARACTERS = 200;
/** Dearer than this is no price but an id or a phone number. */
const MAX_AMOUNT = 1e12;
/** Digits with what may stand between them: points, commas, quotes and the spaces of all locales. */
const NUMBER =
  /(?<![\d\p{L}])\.\d{2}(?!\d)|\d(?:[\d.,'’`´٫٬]|[ \u00a0\u2009\u202f](?=\d{3}(?!\d))|(?<=[.,]) (?=\d{2}(?!\d)))*/u;

/**
 * Reads the first price of a text of any locale: `1.299,00 kr.`, `CHF 12.–`, `¥1,200`, `₹ 999`, `1 299,- Kč`.
 *
 * @param country ISO 3166-1 code of the shop: settles signs such as `$` and `kr`.
 * @returns null when there is no amount in it.
 */
export function parsePrice(text: string, country: string | null = null): Price | null {
  const written = westernDigits(text.slice(0, MAX_CHARACTERS).normalize('NFKC'));
  const match = NUMBER.exec(written);
  if (!match) return null;
  const before = written.slice(0, match.index);
  const after = written.slice(match.index + match[0].length);
  const currency = findCurrency(before, after, country);
  const amount = parseAmount(match[0], currency);
  return amount === null || amount > MAX_AMOUNT ? null : { amount, currency };
}

/**
 * The amount of a machine-readable price: a plain number as schema.org asks for ("1299.00"), else as parsePrice.
 */
export function parseMachinePrice(text: string, country: string | null = null): Price | null {
  const plain = /^\s*(\d{1,12}(?:\.\d{1,12})?)\s*$/u.exec(text.slice(0, 60));
  return plain ? { amount: Number(plain[1]), currency: null } : parsePrice(text, country);
}

/** ISO 4217 code of a code, sign or word; null when it is none. */
export function toCurrency(text: string, country: string | null = null): string | null {
  const code = text.trim().toUpperCase();
  if (CURRENCY_CODES.has(code)) return code;
  return findCurrency(text.slice(0, 20), '', country);
}

function parseAmount(digits: string, currency: string | null): number | null {
  const number = digits
    .replace(/[^\d]+$/u, '')
    .replace(/[\s\u00a0\u2009\u202f'’`´٬]/gu, '')
    .replaceAll('٫', '.')
    .replace(/^\./u, '0.');
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last < 0) return Number(number);
  const separator = number.charAt(last);
  const decimals = number.length - last - 1;
  const isOnlyOne = number.indexOf(separator) === last;
  const isThousands =
    decimals === 3 && (number.length > 4 || last > 0) && !(currency && THREE_DECIMALS.has(currency) && isOnlyOne);
  const startsWithZero = /^0[.,]/u.test(number);
  if ((isThousands && !startsWithZero && !hasBoth(number)) || !isOnlyOne) return Number(number.replace(/[.,]/gu, ''));
  return Number(`${number.slice(0, last).replace(/[.,]/gu, '')}.${number.slice(last + 1)}`);
}

function hasBoth(number: string): boolean {
  return number.includes('.') && number.includes(',');
}

/** The currency that stands nearest to the amount: behind it or before it. */
function findCurrency(before: string, after: string, country: string | null): string | null {
  const behind = after.slice(0, 16);
  const ahead = before.slice(-16);
  return firstIn(ahead, country, 'end') ?? firstIn(behind, country, 'start') ?? codeIn(before) ?? codeIn(after);
}

const WORDS = Object.keys(CURRENCY_WORDS).sort((a, b) => b.length - a.length);
const LETTER = /\p{L}/u;

/** A currency that touches the amount (spaces and marks between them aside). */
function firstIn(text: string, country: string | null, side: 'start' | 'end'): string | null {
  const gap = side === 'end' ? /[\s:=(]*$/u : /^[\s,.–—-]*/u;
  const touching = text.toLowerCase().replace(gap, '');
  const code = (side === 'end' ? /(?<!\p{L})(\p{L}{3})$/u : /^(\p{L}{3})(?!\p{L})/u).exec(touching)?.[1]?.toUpperCase();
  if (code && CURRENCY_CODES.has(code)) return code;
  for (const word of WORDS) {
    if (side === 'end' ? !touching.endsWith(word) : !touching.startsWith(word)) continue;
    const neighbour =
      side === 'end' ? touching.charAt(touching.length - word.length - 1) : touching.charAt(word.length);
    const edge = side === 'end' ? word.charAt(0) : word.charAt(word.length - 1);
    if (LETTER.test(edge) && LETTER.test(neighbour)) continue;
    return settle(CURRENCY_WORDS[word], country);
  }
  return null;
}

function codeIn(text: string): string | null {
  for (const [word] of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) if (CURRENCY_CODES.has(word)) return word;
  return null;
}

function settle(currency: string | readonly string[] | undefined, country: string | null): string | null {
  if (typeof currency === 'string') return currency;
  if (!currency) return null;
  const local = country ? COUNTRY_CURRENCY[country] : undefined;
  if (local && currency.includes(local)) return local;
  const [first = null] = currency;
  return first === 'USD' && country && UNDOLLARED.has(country) ? null : first;
}

const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

/** Arabic, Persian, Devanagari and Bengali digits as 0-9. */
function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}
