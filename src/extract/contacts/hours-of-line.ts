import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { StatedHours } from './stated-hours.ts';
import type { StatedPhone } from './stated-phones.ts';

/** Sorts of numbers that ring at no place: who answers them is met nowhere. */
const PLACELESS: ReadonlySet<string | undefined> = new Set(['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN']);

/** Hours without a word of opening right below a free or shared-cost number are those of that line. */
export function withLineHours(hours: readonly StatedHours[], phones: readonly StatedPhone[]): StatedHours[] {
  return hours.map((each) => {
    if (each.isOfPhone || each.isLabelled) return each;
    const above = phones.filter(({ line }) => line === each.first - 1 || line === each.first);
    const isOfPhone = above.some(({ phone: { e164 } }) => e164 !== null && isPlaceless(e164));
    return isOfPhone ? { ...each, isOfPhone } : each;
  });
}

function isPlaceless(e164: string): boolean {
  return PLACELESS.has(parsePhoneNumberFromString(e164)?.getType());
}

/** Lines from a number to its hours: "Telephone lines open:" may stand between them. */
const LINES_BETWEEN = 2;

/** Whether a number stands beside the hours of a telephone line. */
export function isBesideLine({ line }: StatedPhone, hours: StatedHours): boolean {
  return hours.isOfPhone && line >= hours.first - LINES_BETWEEN && line <= hours.line + 1;
}
