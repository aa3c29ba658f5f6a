import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The site's own writing of a number, kept where it can be dialled from anywhere. */
const INTERNATIONAL = /^\+\d[\d\s()./–-]{5,30}$/;
const DIALABLE = /^[\d\s()./–-]{5,30}$/;

/**
 * A number that an agent can dial, without words: as the site wrote it where that starts with `+`, else the international
 * form ("+48 12 004 51 80"), which has no zero that is left out; as written where the country is unknown. Empty when nothing is left.
 */
export function dialable(phone: { readonly written: string; readonly e164: string | null }): string {
  const written = phone.written.replace(/^(?:tel|phone|fon|tlf|tél)[.:]*\s*/i, '').trim();
  if (INTERNATIONAL.test(written) && !(phone.e164 !== null && written.includes('(0)'))) return written;
  if (phone.e164 !== null) return parsePhoneNumberFromString(phone.e164)?.formatInternational() ?? phone.e164;
  return DIALABLE.test(written) ? written : written.replace(/[^\d+ ]/g, '').trim();
}

/** Digits of every script as those of English. */
export function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(OTHER_DIGIT, plainDigit);
}

const OTHER_DIGIT = /(?=[\u0660-\u{10ffff}])[^\P{Nd}0-9]/gu;

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The same, with all else and the length of the text as they are; wide marks of numbers as narrow ones. */
export function withDigitsInPlace(text: string): string {
  if (!MAYBE_OTHER.test(text)) return text;
  return text
    .replace(OTHER_DIGIT, (digit) => (digit.length === 1 ? plainDigit(digit) : digit))
    .replace(/[（）＋－]/gu, (mark) => String.fromCodePoint((mark.codePointAt(0) ?? 0) - 0xfee0));
}

/** From the Arabic digits on: the first that are not ours. */
const MAYBE_OTHER = /[\u0660-\uffff]/;

/** What looks like a number in a text, in digits of every script. */
export const NUMBER_IN_TEXT = /\+?\(?\p{Nd}[\p{Nd}\s()./–-]{4,25}\p{Nd}/gu;

/** What two writings of one number share: its last digits, without the country's code and the zero before. */
export function phoneKey(number: string): string {
  return withPlainDigits(number).replace(/\D/gu, '').slice(-8);
}
