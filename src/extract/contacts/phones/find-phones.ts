import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { withDigitsInPlace } from '../../../language/phone-text.ts';
import { findCountry } from '../addresses/countries.ts';
import { FAX_LABEL, MOBILE_LABEL, PHONE_LABEL, UNSPACED } from './phone-labels.ts';
import { AMERICAN_FORM, isValidPhone, type Phone, phoneReader, toPhone, vanityPhone } from './phones.ts';
import { plannedNumber } from './planned-number.ts';

/**
 * A number as people print it: digits with spaces, points, brackets, hyphens of any width between. Scripts without spaces
 * write their words right before and behind it.
 */
const NUMBER = new RegExp(
  `(?<![\\d/,-]|[^\\p{L}\\p{M}]\\.)(?<!(?!${UNSPACED})\\p{L})(?:\\+ ?)?\\(?\\d[\\d ()./\\u00a0\\u2010-\\u2015\\u2212-]{5,24}\\d(?![\\d/%€$£]|[-–]?(?!${UNSPACED})\\p{L})`,
  'gu',
);
const VANITY_NUMBER =
  /(?<![\p{L}\d-])1?[ .-]?\(?8(?:00|33|44|55|66|77|88)\)?[ .-][\d-]{0,6}[A-Z]{3,9}(?:-[A-Z0-9]{2,8})?(?![\p{L}\d-])|(?<![\p{L}\d.-])\(?[2-9]\d{2}\)?[.-][2-9]\d{2}[.-][A-Z]{4}(?![\p{L}\d-])/gu;
/** "(540) 767-KILN (5456)": the word, then its digits. */
const SPELT_TWICE = /(\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]?)[A-Z]{4} ?\((\d{4})\)/gu;
const MAX_TEXT = 200_000;
/** A page that shows more than that is a list; each takes a while to be read. */
const MAX_READ = 2_000;

/**
 * The phone numbers that a visible text shows to its readers: labelled ones, those written with `+` and a country code, and
 * those in the unmistakable form of the site's country ("(212) 555-0123", "0118 58 13 06"). Those announced for another
 * country come last. Never bare digits, never fax numbers.
 */
export function findPhones(text: string, regions: readonly CountryCode[]): Phone[] {
  const told: Phone[] = [];
  const shaped: Phone[] = [];
  const abroad: Phone[] = [];
  const shown = withDigitsInPlace(text.slice(0, MAX_TEXT)).replace(SPELT_TWICE, '$1$2');
  const read = phoneReader(regions);
  let left = MAX_READ;
  let toldUntil = Number.NEGATIVE_INFINITY;
  for (const match of shown.matchAll(NUMBER)) {
    const number = withinBrackets(match[0].trim());
    const before = shown.slice(Math.max(0, match.index - 30), match.index);
    const behind = shown.slice(match.index + number.length, match.index + number.length + 16);
    if (FAX_BEHIND.test(behind)) continue;
    const isShared = /(?:tel|phone|fon|тел)(?!e?fax)[^\d]{0,12}fax[^\d]{0,8}$/iu.test(before);
    if ((FAX_LABEL.test(before) && !isShared) || COMPLAINTS.test(before) || MESSAGES.test(before)) continue;
    const isLabelled = isShared || PHONE_LABEL.test(before);
    const country = countryBefore(before);
    const isNext = match.index - toldUntil <= MAX_BETWEEN && BETWEEN.test(shown.slice(toldUntil, match.index));
    const isTold = isLabelled || isNext || country !== null || /^\+ ?\d/u.test(number);
    if (!isTold && !isShaped(number, before, regions)) continue;
    if (left-- === 0) break;
    const phone = country === null ? read(number) : toPhone(number, [country]);
    // Behind "News mobile" digits alone are the number of a page.
    const mayBeOther = (isNext && !isLabelled) || (/^\d+$/u.test(number) && MOBILE_LABEL.test(before));
    if (!phone || !(mayBeOther ? isValidPhone(phone) : phone.e164 || isLabelled)) continue;
    (country !== null && country !== regions[0] ? abroad : isTold ? told : shaped).push(phone);
    if (isTold) toldUntil = match.index + number.length;
  }
  const spelt = [...shown.matchAll(VANITY_NUMBER)].flatMap(([text]) => vanityPhone(text.trim()) ?? []);
  // Where some numbers are announced as such, the others are somebody else's or something else.
  const all = [...told, ...spelt, ...abroad];
  return all.length > 0 ? all : shaped;
}

/** "Tel. 053 297 415, 081 123 4490": what stands between two numbers that one label announces. */
const BETWEEN =
  /^\s*(?:[,;/|·•]|(?:or|and|oder|und|ou|et|o|e|y|u|i|ή|και|или|и|або|та|lub|nebo|a|alebo|eller|og|och|tai|ja|of|en|sau|vagy|veya|ve|または|或|또는|หรือ)(?!\p{L}))?\s*$/iu;
const MAX_BETWEEN = 10;

/** A text without the numbers that are labelled as those of a telephone or a fax: their digits are no times. */
export function withoutNumbers(text: string): string {
  return text.replace(NUMBER, (number, at: number) => {
    const before = text.slice(Math.max(0, at - 30), at);
    return PHONE_LABEL.test(before) || FAX_LABEL.test(before) ? ' ¦ ' : number;
  });
}

/** Lines that the law asks for, on which people report what they read. */
const COMPLAINTS = /(?:举报|舉報)[^\d]{0,12}$/u;

/** "Signal: 212-555-0123": a name at a service for secret messages, by which writers are told things, is not called. */
const MESSAGES = /(?<!\p{L})(?:Signal|Threema|Wickr)(?:\s*[:：]| (?:at|on|under|unter|via))\s*\+?$/u;

const FAX_BEHIND = /^\s?[([]?(?:tele)?(?:fax|факс)(?!\p{L}|[^\p{L}\d]{0,6}\d)/iu;

/** "020 7946 0958 (24": a number ends where a bracket opens that does not close, or closes that did not open. */
function withinBrackets(number: string): string {
  const opens = number.indexOf('(', 1);
  if (opens > 0 && !number.includes(')', opens)) return number.slice(0, opens).trim();
  const closes = number.indexOf(')');
  if (closes < 0 || number.slice(0, closes).includes('(')) return number;
  // "(+39) 010 374": its bracket opened before the plus.
  return number.startsWith('+') && closes <= 5 ? number.replace(')', '') : number.slice(0, closes).trim();
}

/** "USA: (302) 391-4066" */
function countryBefore(before: string): CountryCode | null {
  const name = /(?:^|[\s|·•,;(])(U[KS]|\p{Lu}[\p{L}. ]{2,20}) ?[:：]\s*$/u.exec(before)?.[1];
  const country = name === undefined ? null : findCountry(name);
  return country !== null && isSupportedCountry(country) ? country : null;
}

/** Numbers of other things that may look like a phone number. */
const OTHER_LABEL =
  /(?:vat|btw|moms|nif|cif|rcs|bce|tva|ust|mwst|iban|bic|isbn|issn|kvk|cvr|org|siret|siren|nif|cif|ičo?|dič|reg|nip|regon|krs|id|nr|no|n°|#|order|art|item|ref|sku|model|account|konto|tax|ein|p\.?\s?iva|cnpj|инн|огрн|кпп|license|lic|case|docket|zip|po box)\W{0,6}$/iu;

const DATE = /\b\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d{2}|\d{2}\b)/u;

/** Where the number of another town is dialled with an 8 before it. */
const TRUNK_EIGHT = new Set<string>(['RU', 'BY', 'KZ', 'LT', 'UZ', 'TM']);

/** Written as only phone numbers are: groups of the right sizes, valid in the likeliest country. */
function isShaped(text: string, before: string, regions: readonly CountryCode[]): boolean {
  // "(8452) 39-77-10": behind the code of a town stands no date.
  if (OTHER_LABEL.test(before) || (!text.includes('(') && DATE.test(text))) return false;
  const american =
    AMERICAN_FORM.test(text) && (regions.length === 0 || regions.includes('US') || regions.includes('CA'));
  const national =
    (/^(?:\(0?\d{1,4}\)|0\d{1,4})[ .–/-]{1,3}\d/u.test(text) && regions[0] !== 'US') ||
    (/^8[ .–-]{0,2}(?:\(\d{2,5}\)|[ .–-]\d)/u.test(text) && TRUNK_EIGHT.has(regions[0] ?? ''));
  if (!american && !national) return false;
  const [region] = american ? (['US'] as const) : regions;
  return region !== undefined && plannedNumber(text, region)?.sort === 'valid';
}
