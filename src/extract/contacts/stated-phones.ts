import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findPageKind } from '../../language/page-kinds.ts';
import type { ContactLine } from './contact-lines.ts';
import { findPhones } from './find-phones.ts';
import { type Phone, toPhone } from './phones.ts';
import { whomReached } from './whom-reached.ts';

/** A telephone number that a line of a page states. */
export interface StatedPhone {
  readonly phone: Phone;
  readonly line: number;
  /** Whom it reaches; null where the words beside it do not say. */
  readonly reaches: string | null;
}

const MAX_LINE = 400;
const MAX_FOUND = 60;

/** The numbers that lines state to be called, in their order; never fax numbers. A label may stand on the line above. */
export function statedPhones(lines: readonly ContactLine[], regions: readonly CountryCode[]): StatedPhone[] {
  const found: StatedPhone[] = [];
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_FOUND) break;
    if (text.length > MAX_LINE || !/\d[\d ()./–-]{4,}\d/u.test(text)) continue;
    const above = lines[line - 1]?.text ?? '';
    const label = above.length <= 40 && !/\d/u.test(above) ? above : '';
    const read = findPhones(`${label} ${text}`, regions);
    const alone = read.length === 0 ? loneNumber(lines, line, regions) : null;
    for (const phone of alone ? [alone] : read) {
      const at = text.indexOf(phone.written);
      const words = `${label} ${at < 0 ? text : text.slice(Math.max(0, at - 60), at)}`;
      found.push({ phone, line, reaches: whomReached(words) });
    }
  }
  return found;
}

/** A line that holds one number and nothing else, or begins with it. */
const LONE = /^[\s☎☏✆📞📱|·•,:;-]*(\+? ?\(?\d[\d ()./–-]{6,20}\d)(?![\d.,:%€$£/-])(?<rest>.{0,40})$/u;
const DATE = /\d{4}-\d{2}-\d{2}|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/u;
/** Lines around a number that make it one to be called. */
const NEAR = 2;

/**
 * A number without a label: alone on a line beside a mail address, or right below the heading of a contact block; valid in
 * the likeliest country.
 */
function loneNumber(lines: readonly ContactLine[], at: number, [region]: readonly CountryCode[]): Phone | null {
  const match = LONE.exec(lines[at]?.text ?? '');
  const number = match?.[1];
  if (number === undefined || region === undefined || DATE.test(number)) return null;
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ text }) => /\S@\S/u.test(text));
  const above = lines[at - 1]?.text ?? '';
  const isHeaded = above.length <= 40 && findPageKind({ text: above }) === 'contact';
  if (!isHeaded && !(near && match?.groups?.rest?.trim() === '')) return null;
  const phone = toPhone(number, [region]);
  return phone?.e164 && parsePhoneNumberFromString(phone.e164)?.isValid() ? phone : null;
}
