import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { remembered } from '../../../language/word-memo.ts';

/** A number by the numbering plan of its country. */
export interface PlannedNumber {
  readonly e164: string;
  /** "possible": of the right length, in a form that the country does not give out. */
  readonly sort: 'valid' | 'possible' | 'impossible';
}

/** Longer texts hold more than a number. */
const MAX_KEPT = 70;

/** Reads a text as a number of a country, or as one with the code of its own; null when it is none. */
export function plannedNumber(text: string, country: CountryCode | undefined): PlannedNumber | null {
  return numberOf(`${country ?? ''} ${text}`);
}

/** Several readers come upon the numbers of a page, and each plan takes a while to be asked. */
const numberOf = remembered((key): PlannedNumber | null => {
  const start = key.indexOf(' ');
  const country = start === 0 ? {} : { defaultCountry: key.slice(0, start) as CountryCode };
  const number = parsePhoneNumberFromString(key.slice(start + 1), { ...country, extract: false });
  if (number === undefined) return null;
  const sort = number.isValid() ? 'valid' : number.isPossible() ? 'possible' : 'impossible';
  return { e164: number.number, sort };
}, MAX_KEPT);
