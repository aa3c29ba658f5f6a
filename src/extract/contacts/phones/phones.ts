import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { percentDecoded } from '../../../core/percent-decoded.ts';
import { toSafeLine } from '../../safe-text.ts';
import { plannedNumber } from './planned-number.ts';

/** A phone number as the site wrote it, and in E.164 where it is a valid or possible number. */
export interface Phone {
  readonly written: string;
  readonly e164: string | null;
}

const MAX_CHARACTERS = 60;

/**
 * Reads a number that is known to be a phone number (a tel: link, a labelled number, a structured `telephone`).
 *
 * @param regions Countries whose national numbers it may be, likeliest first.
 * @returns null when it cannot be a number people call: no or too few digits, words, a template.
 */
export function toPhone(text: string, regions: readonly CountryCode[]): Phone | null {
  const written = toSafeLine(text.slice(0, MAX_CHARACTERS * 4))
    .replace(/^(?:tel|phone|telephone|callto)[:.]?\s*/iu, '')
    .slice(0, MAX_CHARACTERS);
  const digits = written.replace(/\D/gu, '');
  if (VANITY.test(written)) return vanityPhone(written);
  if (
    digits.length < 5 ||
    digits.length > 18 ||
    /^(\d)\1+$/u.test(digits) ||
    isRowOfFigures(digits) ||
    /\d{4}-\d{2}-\d{2}/u.test(written)
  )
    return null;
  if ((written.match(/\p{L}/gu) ?? []).length > digits.length) return null;
  const e164 = toE164(written, regions);
  // "020 8802 3000 70": figures that follow a number are not part of it; one of another country is not cut to fit.
  const shorter =
    e164 === null && regions.length > 0 ? /^(.{8,}\d)[\s–-]+\d{1,7}\S{0,12}$/u.exec(written)?.[1] : undefined;
  const rest = shorter === undefined ? null : toPhone(shorter, regions);
  if (rest && isValidPhone(rest)) return rest;
  // A piece of a number is worse than none: where the country is known, too few digits lead nowhere.
  return e164 === null && regions.length > 0 && digits.length < 7 ? null : { written, e164 };
}

/** Whether a number is known in full and has a form that its country gives out. */
export function isValidPhone({ e164 }: Phone): boolean {
  return e164 !== null && parsePhoneNumberFromString(e164)?.isValid() === true;
}

/** "+44 1234 567 890", "0900.00.0000": figures that templates show where a number should stand. */
function isRowOfFigures(digits: string): boolean {
  return /123456789$|1234567890$|0{8}$/u.test(digits);
}

/** Whether a text shows what a template has in a number's or a mail address's place: nobody filled it in. */
export function isUnfilled(text: string): boolean {
  if (text.length > 120) return false;
  const [number = ''] = /\+?\d[\d ()./-]{8,20}\d/u.exec(text) ?? [];
  const [address = ''] = /\S+@\S+/u.exec(text) ?? [];
  return isRowOfFigures(number.replace(/\D/gu, '')) || PLACEHOLDER_HOST.test(address.replace(/[.,;]$/u, ''));
}

/** toPhone that reads each text once: pages repeat their numbers. */
export function phoneReader(regions: readonly CountryCode[]): (text: string) => Phone | null {
  const read = new Map<string, Phone | null>();
  return (text) => {
    const key = text.slice(0, MAX_CHARACTERS * 4);
    const known = read.get(key);
    if (known !== undefined) return known;
    const phone = toPhone(key, regions);
    read.set(key, phone);
    return phone;
  };
}

/** "1-800-FLOWERS", "1-866-59-PEARL": the letters of a North American number stand for the digits of a keypad. */
const VANITY =
  /^\+?1?[ .-]?(?:\(?8(?:00|33|44|55|66|77|88)\)?[ .-][\d-]{0,6}[A-Z]{3,9}(?:-[A-Z0-9]{2,8})?|\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-][A-Z]{4})$/u;
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A number whose letters are those of a keypad; null when none can be dialled so. */
export function vanityPhone(written: string): Phone | null {
  const digits = written.replace(/[A-Z]/gu, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2));
  // People dial as many letters of the word as the number is long.
  const number = digits.replace(/\D/gu, '').replace(/^1/u, '').slice(0, 10);
  const e164 = number.length === 10 ? toE164(`+1${number}`, []) : null;
  return e164 === null ? null : { written, e164 };
}

/** "905-616-5509": a form of North America, whatever the page's language tag says. */
export const AMERICAN_FORM =
  /^(?:\+?1[ .-])?(?:\(?[2-9]\d{2}\)?[ .–-]{1,2}[2-9]\d{2}[ .–-]\d{4}|\([2-9]\d{2}\) ?[2-9]\d{6})$/u;

function toE164(written: string, regions: readonly CountryCode[]): string | null {
  const dialled = written
    .replace(/^[\s([]*\+ ?/u, '+')
    .replace(/^\s*\(?00(?=[1-9]\d)/u, '+')
    .replace(/\(0\)/u, '');
  const possible: string[] = [];
  const valid = new Set<string>();
  const isAmerican = AMERICAN_FORM.test(dialled) && (regions.length === 0 || regions.includes('US'));
  const national = isAmerican ? [...new Set<CountryCode>(['US', ...regions])] : regions;
  for (const region of dialled.startsWith('+') ? [undefined] : national) {
    const number = plannedNumber(dialled, region);
    const isLikeliest = region === undefined || region === national[0];
    if (number?.sort === 'valid' && isLikeliest) return number.e164;
    if (number?.sort === 'valid') valid.add(number.e164);
    // Only the likeliest country's numbers may be of fiction or too new to be known; no area of America begins with 0 or 1.
    if (number?.sort === 'possible' && possible.length === 0 && isLikeliest && !/^\+1[01]/u.test(number.e164))
      possible.push(number.e164);
  }
  // Two countries that it may be a number of: nobody knows which is meant.
  if (valid.size > 0) return valid.size === 1 ? ([...valid][0] ?? null) : null;
  return possible[0] ?? null;
}

/** The number of a tel: or callto: address; "" when it is another address. */
export function phoneOfAddress(href: string): string {
  const match = /^\s*(?:tel|callto):\/{0,2}([^;?]{0,80})/iu.exec(href);
  if (!match?.[1]) return '';
  return percentDecoded(match[1]).trim();
}

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]{2,24}$/iu;
/** Addresses that templates and forms show where one's own should stand. */
const PLACEHOLDER_EMAIL =
  /^(?:your?|your[._-]?(?:name|e?mail|address)|name|user(?:name)?|e-?mail|mail-?address|example|test|someone|somebody|john[._-]?(?:doe|smith)|jane[._-]?(?:doe|smith)|first(?:name)?[._-]?last(?:name)?|(?:max|erika)[._]?mustermann|vor(?:name)?[._-]nach(?:name)?|nombre|nom[._-]?prenom|jan[._]kowalski|abc|xyz|xxx+)@/iu;
const PLACEHOLDER_HOST =
  /@(?:[\w-]+\.)*(?:(?:example|domain|your-?domain|my-?domain|your-?(?:site|website|company|business|email)|my-?(?:site|company)|site|website|company|agency|organi[sz]ation|business|provider|host|server|address|email|firma|empresa|entreprise|azienda|dominio|domaine|domein|beispiel|exemple|ejemplo|sentry|sentry-next)\.(?:com|org|net|io|gov|edu|de|fr|es|it|nl|co|co\.uk)|wixpress\.com)$/iu;

/** A plain e-mail address from a mailto: address or a text that should be one; null when it is none. */
export function toEmail(text: string): string | null {
  const address = percentDecoded(text.trim().slice(0, 300));
  if (!address.includes('@')) return null;
  const plain = address.replace(/^mailto:/iu, '').split(/[?,;\s]/u)[0] ?? '';
  if (!EMAIL.test(plain) || plain.length > 254 || /\.(?:png|jpe?g|gif|webp|svg)$/iu.test(plain)) return null;
  return PLACEHOLDER_EMAIL.test(plain) || PLACEHOLDER_HOST.test(plain) ? null : plain;
}
