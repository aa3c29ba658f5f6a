import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The site's own writing of a number, kept where it can be dialled from anywhere. */
const INTERNATIONAL = /^\+\d[\d\s()./–-]{5,30}$/;
const DIALABLE = /^[\d\s()./–-]{5,30}$/;

/**
 * A number that an agent can dial, without words: as the site wrote it where that starts with `+`, else the international
 * form ("+48 12 004 51 80"); as written where the country is unknown. Empty when nothing is left.
 */
export function dialable(phone: { readonly written: string; readonly e164: string | null }): string {
  const written = phone.written.replace(/^(?:tel|phone|fon|tlf|tél)[.:]*\s*/i, '').trim();
  if (INTERNATIONAL.test(written)) return written;
  if (phone.e164 !== null) return parsePhoneNumberFromString(phone.e164)?.formatInternational() ?? phone.e164;
  return DIALABLE.test(written) ? written : written.replace(/[^\d+ ]/g, '').trim();
}
