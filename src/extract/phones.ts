import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { toSafeLine } from './safe-text.ts';

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
  if (digits.length < 5 || digits.length > 18 || /^(\d)\1+$/u.test(digits) || /\d{4}-\d{2}-\d{2}/u.test(written))
    return null;
  if ((written.match(/\p{L}/gu) ?? []).length > digits.length) return null;
  const e164 = toE164(written, regions);
  // "020 8802 3000 70": figures that follow a number are not part of it.
  const shorter =
    e164 === null && regions.length > 0 ? /^(.{8,}\d)[\s–-]+\d{1,7}\S{0,12}$/u.exec(written)?.[1] : undefined;
  const rest = shorter === undefined ? null : toPhone(shorter, regions);
  if (rest?.e164) return rest;
  // A piece of a number is worse than none: where the country is known, too few digits lead nowhere.
  return e164 === null && regions.length > 0 && digits.length < 7 ? null : { written, e164 };
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
const VANITY = /^\+?1?[ .-]?\(?8\d{2}\)?[ .-][\d-]{0,6}[A-Z]{3,9}(?:-[A-Z0-9]{2,8})?$/u;
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

function vanityPhone(written: string): Phone | null {
  const digits = written.replace(/[A-Z]/gu, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2));
  // People dial as many letters of the word as the number is long.
  const number = digits.replace(/\D/gu, '').replace(/^1/u, '').slice(0, 10);
  const e164 = number.length === 10 ? toE164(`+1${number}`, []) : null;
  return e164 === null ? null : { written, e164 };
}

/** "905-616-5509": a form of North America, whatever the page's language tag says. */
const AMERICAN_FORM = /^(?:\+?1[ .-])?\(?[2-9]\d{2}\)?[ .–-]{1,2}[2-9]\d{2}[ .–-]\d{4}$/u;

function toE164(written: string, regions: readonly CountryCode[]): string | null {
  const dialled = written.replace(/^\s*\(?00(?=[1-9]\d)/u, '+').replace(/\(0\)/u, '');
  const possible: string[] = [];
  const isAmerican = AMERICAN_FORM.test(dialled) && (regions.length === 0 || regions.includes('US'));
  const national = isAmerican ? [...new Set<CountryCode>(['US', ...regions])] : regions;
  for (const region of dialled.startsWith('+') ? [undefined] : national) {
    const number = parsePhoneNumberFromString(dialled, {
      ...(region ? { defaultCountry: region } : {}),
      extract: false,
    });
    if (number?.isValid()) return number.number;
    // Only the likeliest country's numbers may be of fiction or too new to be known; no area of America begins with 0 or 1.
    if (
      number?.isPossible() &&
      possible.length === 0 &&
      (region === undefined || region === national[0]) &&
      !/^\+1[01]/u.test(number.number)
    )
      possible.push(number.number);
  }
  return possible[0] ?? null;
}

/** The number of a tel: or callto: address; "" when it is another address. */
export function phoneOfAddress(href: string): string {
  const match = /^\s*(?:tel|callto):\/{0,2}([^;?]{0,80})/iu.exec(href);
  if (!match?.[1]) return '';
  try {
    return decodeURIComponent(match[1]).trim();
  } catch {
    return match[1].trim();
  }
}

/** Words before a number that make it a phone number for customers; fax and ids are not among them. */
const PHONE_LABEL =
  /(?:^|[^\p{L}])(?:tel|tél|telephone|téléphone|telefon|telefono|teléfono|telefone|telefoon|telefonnummer|telefonnr|tlf|tfn|puh|puhelin|phone|ph|call(?: us)?(?: at| on| now)?|toll[- ]?free|hotline|fon|tef|mob|mobil|mobile|cell|gsm|handy|tālr|tālrunis|sími|тел|телефон|моб|τηλ|τηλέφωνο|電話|电话|電話番号|お電話|전화|전화번호|טלפון|טל|هاتف|تلفن|điện thoại|โทร|telp|telepon)\s*(?:[.:：]|no\.?|nr\.?|number)*\s*[.:：]?\s*$|(?:contact|reservations?|bookings?|appointments?|enquiries|inquiries|sales|office|reception|customer services?|direct|звоните(?: нам)?|kontakt|contacto|contatti|contato)\s*[:：]\s*$|(?:^|[^\p{L}])t\s*[.:：]\s*$|[☎☏✆📞📱]\ufe0f?\s*$/iu;
const FAX_LABEL = /(?:fax|telefax|факс|φαξ|ファックス|传真|傳真|팩스)[^\d]{0,12}$/iu;
/** A number as people print it: digits with spaces, points, brackets, hyphens between. */
const NUMBER = /(?<![\d\p{L}/,.-])\+?\(?\d[\d ()./\u00a0–-]{5,24}\d(?![\d\p{L}/%€$£]|[-–]\p{L})/gu;
const VANITY_NUMBER = /(?<![\p{L}\d-])1?[ .-]?\(?8\d{2}\)?[ .-][\d-]{0,6}[A-Z]{3,9}(?:-[A-Z0-9]{2,8})?(?![\p{L}\d-])/gu;
const MAX_TEXT = 200_000;
/** A page that shows more than that is a list; each takes a while to be read. */
const MAX_READ = 2_000;

/**
 * The phone numbers that a visible text shows to its readers: labelled ones, those written with `+` and a country code, and
 * those in the unmistakable form of the site's country ("(212) 555-0123", "0118 58 13 06"). Never bare digits, never fax
 * numbers.
 */
export function findPhones(text: string, regions: readonly CountryCode[]): Phone[] {
  const told: Phone[] = [];
  const shaped: Phone[] = [];
  const shown = text.slice(0, MAX_TEXT);
  const read = phoneReader(regions);
  let left = MAX_READ;
  for (const match of shown.matchAll(NUMBER)) {
    const number = match[0].trim();
    const before = shown.slice(Math.max(0, match.index - 30), match.index);
    const isShared = /(?:tel|phone|fon|тел)[^\d]{0,8}fax[^\d]{0,8}$/iu.test(before);
    if (FAX_LABEL.test(before) && !isShared) continue;
    const isLabelled = isShared || PHONE_LABEL.test(before);
    const isTold = isLabelled || /^\+\d/u.test(number);
    if (!isTold && !isShaped(number, before, regions)) continue;
    if (left-- === 0) break;
    const phone = read(number);
    if (phone && (phone.e164 || isLabelled)) (isTold ? told : shaped).push(phone);
  }
  const spelt = [...shown.matchAll(VANITY_NUMBER)].flatMap(([text]) => vanityPhone(text.trim()) ?? []);
  // Where some numbers are announced as such, the others are somebody else's or something else.
  return told.length + spelt.length > 0 ? [...told, ...spelt] : shaped;
}

/** Numbers of other things that may look like a phone number. */
const OTHER_LABEL =
  /(?:vat|tva|ust|mwst|iban|bic|isbn|issn|kvk|cvr|org|siret|siren|nif|cif|ičo?|dič|reg|nip|regon|krs|id|nr|no|n°|#|order|art|item|ref|sku|model|account|konto|tax|ein|p\.?\s?iva|cnpj|инн|огрн|кпп|license|lic|case|docket|zip|po box)\W{0,6}$/iu;

const DATE = /\b\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d{2}|\d{2}\b)/u;

/** Written as only phone numbers are: groups of the right sizes, valid in the likeliest country. */
function isShaped(text: string, before: string, regions: readonly CountryCode[]): boolean {
  if (OTHER_LABEL.test(before) || DATE.test(text)) return false;
  const american =
    AMERICAN_FORM.test(text) && (regions.length === 0 || regions.includes('US') || regions.includes('CA'));
  const national = /^(?:\(0?\d{1,4}\)|0\d{1,4})[ .–/-]{1,3}\d/u.test(text) && regions[0] !== 'US';
  if (!american && !national) return false;
  const [region] = american ? (['US'] as const) : regions;
  return (
    region !== undefined &&
    parsePhoneNumberFromString(text, { defaultCountry: region, extract: false })?.isValid() === true
  );
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
  let address = text.trim().slice(0, 300);
  try {
    address = decodeURIComponent(address);
  } catch {
    // A stray percent sign: as written.
  }
  const plain = address.replace(/^mailto:/iu, '').split(/[?,;\s]/u)[0] ?? '';
  if (!EMAIL.test(plain) || plain.length > 254 || /\.(?:png|jpe?g|gif|webp|svg)$/iu.test(plain)) return null;
  return PLACEHOLDER_EMAIL.test(plain) || PLACEHOLDER_HOST.test(plain) ? null : plain;
}
