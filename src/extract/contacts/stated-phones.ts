import type { CountryCode } from 'libphonenumber-js/max';
import { findPageKind } from '../../language/page-kinds.ts';
import type { ContactLine } from './lines/contact-lines.ts';
import { leadsToOthers } from './own-signs.ts';
import { findPhones } from './phones/find-phones.ts';
import { isForOneThing } from './phones/one-thing.ts';
import { MOBILE_LABEL } from './phones/phone-labels.ts';
import { isValidPhone, type Phone, toPhone } from './phones/phones.ts';
import { whomReached } from './phones/whom-reached.ts';

/** A telephone number that a line of a page states. */
export interface StatedPhone {
  readonly phone: Phone;
  readonly line: number;
  /** Whom it reaches; null where the words beside it do not say. */
  readonly reaches: string | null;
  /** The words before it say that somebody carries it. */
  readonly isMobile: boolean;
  /** The words before it make it somebody else's, or for one thing only: who made the site, reprints. */
  readonly isOthers: boolean;
}

const MAX_LINE = 400;
const MAX_FOUND = 60;
/** Characters before a number that say whom it reaches, and whose it is. */
const MAX_BESIDE = 60;
const MAX_BEFORE = 120;

/**
 * The numbers that lines state to be called, in their order; never fax numbers. A label may stand on the line above, or
 * above another number.
 */
export function statedPhones(lines: readonly ContactLine[], regions: readonly CountryCode[]): StatedPhone[] {
  const found: StatedPhone[] = [];
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_FOUND) break;
    if (text.length > MAX_LINE || !/\d[\d ()./–-]{4,}\d/u.test(text)) continue;
    const above = lines[line - 1]?.text ?? '';
    const label = above.length <= 40 && !/\d/u.test(above) ? above : '';
    const read = findPhones(`${label} ${text}`, regions);
    const isNext = found.at(-1)?.line === line - 1;
    const alone = read.length === 0 ? loneNumber(lines, line, { isNext, regions }) : null;
    const isBare = !/\p{L}/u.test(`${label}${text}`);
    for (const phone of alone ? [alone] : read) {
      if (isBare && isFax(lines, phone.written)) continue;
      const at = text.indexOf(phone.written);
      const before = at < 0 ? text : text.slice(Math.max(0, at - MAX_BEFORE), at);
      const beside = at < 0 ? text : before.slice(-MAX_BESIDE).replace(NUMBER_BEFORE, '');
      found.push({
        phone,
        line,
        reaches: whomReached(`${label} ${beside}`),
        isMobile: MOBILE_LABEL.test(`${label} ${beside}`),
        isOthers: leadsToOthers(before) || isForOneThing(before),
      });
    }
  }
  return found;
}

/** What stands before another number is said of that one. */
const NUMBER_BEFORE = /^.*\d[\d ()./–-]{4,}\d/u;
/** A line that holds one number and nothing else, or begins with it. */
const LONE = /^[\s☎☏✆📞📱|·•,:;-]*(\+? ?\(?\d[\d ()./–-]{6,20}\d)(?![\d.,:%€$£/-])(?<rest>.{0,40})$/u;
const DATE = /\d{4}-\d{2}-\d{2}|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/u;
/** Lines around a number that make it one to be called. */
const NEAR = 2;

/** What a call costs, which Portuguese law has a site say behind each number. */
const TARIFF = /^\(?(?:chamada|custo)[^()]{0,12} para (?:a )?rede (?:fixa|m[óo]vel)/iu;
/** "(nurse)" behind a number. */
const REST = /^(?:\([^()\d]{2,30}\))?$/u;

/**
 * A number without a label: alone on a line beside a mail address, right below another number or below the heading of a
 * contact block; valid in the likeliest country.
 */
function loneNumber(
  lines: readonly ContactLine[],
  at: number,
  { isNext, regions: [region] }: { readonly isNext: boolean; readonly regions: readonly CountryCode[] },
): Phone | null {
  const match = LONE.exec(lines[at]?.text ?? '');
  const number = match?.[1];
  const rest = match?.groups?.rest?.trim() ?? '';
  if (number === undefined || region === undefined || DATE.test(number) || FAX.test(rest)) return null;
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ text }) => /\S@\S/u.test(text));
  const above = lines[at - 1]?.text ?? '';
  const isHeaded = above.length <= 40 && findPageKind({ text: above }) === 'contact';
  if (!isHeaded && !TARIFF.test(rest) && !((near || isNext) && REST.test(rest))) return null;
  const phone = toPhone(number, [region]);
  return phone !== null && isValidPhone(phone) ? phone : null;
}

const FAX = /fax|факс/iu;

/** A line elsewhere calls the number one of a fax. */
function isFax(lines: readonly ContactLine[], number: string): boolean {
  const digits = number.replace(/\D/gu, '').slice(-6);
  return lines.some(
    ({ text }) => text.length <= MAX_LINE && FAX.test(text) && text.replace(/\D/gu, '').includes(digits),
  );
}
