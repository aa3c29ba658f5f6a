import type { OpeningHours } from '../core/lawp/document.ts';
import { isOpenNow, localMoment } from '../core/site/open-now.ts';
import { NO_HOURS } from '../store/words/candidate-sites.ts';
import type { PlacedSite } from './namesakes.ts';
import type { Understood } from './understand/understood.ts';

/** Whether it is open when it should be; null where its hours are not known. */
export function isOpen({ openingHours, timeZone }: PlacedSite, { filters }: Understood, now: Date): boolean | null {
  const { open } = filters;
  if (open === undefined || openingHours === NO_HOURS) return null;
  const hours = JSON.parse(openingHours) as OpeningHours[];
  if (open === 'now') return isOpenNow(hours, timeZone, now);
  if (open === 'today') return isOpenToday(hours, timeZone, now);
  if (open === 'late') return hours.some(isLate);
  if (open === 'always') return hours.some(isWholeDay);
  return hours.some(({ days }) => days.includes(open));
}

function isOpenToday(hours: readonly OpeningHours[], timeZone: string | null, now: Date): boolean | null {
  const today = timeZone === null ? null : localMoment(timeZone, now);
  return today && hours.some(({ days }) => days.includes(today.day));
}

/** From this hour on a site is open late. */
const LATE = '22:00';

/** Open until late, or past midnight. */
function isLate({ opens, closes }: OpeningHours): boolean {
  return closes >= LATE || closes <= opens;
}

function isWholeDay({ opens, closes }: OpeningHours): boolean {
  return opens === '00:00' && (closes >= '23:59' || closes === '00:00');
}
