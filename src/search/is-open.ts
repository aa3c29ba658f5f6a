import { isOpenNow, localMoment } from '../core/site/open-now.ts';
import type { PlacedSite } from './namesakes.ts';
import type { Understood } from './understand/understood.ts';

/** Whether it is open when it should be; null where its hours are not known. */
export function isOpen({ openingHours, timeZone }: PlacedSite, { filters }: Understood, now: Date): boolean | null {
  if (openingHours.length === 0) return null;
  const { open } = filters;
  if (open === undefined) return null;
  if (open === 'now') return isOpenNow(openingHours, timeZone, now);
  if (open === 'today') return isOpenToday(openingHours, timeZone, now);
  if (open === 'late') return openingHours.some(isLate);
  if (open === 'always') return openingHours.some(isWholeDay);
  return openingHours.some(({ days }) => days.includes(open));
}

function isOpenToday(hours: PlacedSite['openingHours'], timeZone: string | null, now: Date): boolean | null {
  const today = timeZone === null ? null : localMoment(timeZone, now);
  return today && hours.some(({ days }) => days.includes(today.day));
}

/** From this hour on a site is open late. */
const LATE = '22:00';

/** Open until late, or past midnight. */
function isLate({ opens, closes }: PlacedSite['openingHours'][number]): boolean {
  return closes >= LATE || closes <= opens;
}

function isWholeDay({ opens, closes }: PlacedSite['openingHours'][number]): boolean {
  return opens === '00:00' && (closes >= '23:59' || closes === '00:00');
}
