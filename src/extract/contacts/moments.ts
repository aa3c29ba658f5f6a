import { isDayOfMonth } from '../../language/month-words.ts';
import type { ContactLine } from './lines/contact-lines.ts';

/** Day and month, by numbers; the year may be left out where a time follows. */
const DAY_OF_YEAR =
  /(?<![\d.,/-])(?:[0-3]?\d[./-][01]?\d[./-](?:20)?\d{2}|20\d{2}[./-][01]?\d[./-][0-3]?\d)(?![\d./-])/u;
const TIME_OF_DAY = /(?<![\d.,:])[0-2]?\d(?:[:.h][0-5]\d(?![\d.]) ?(?:[ap]\.?m|uhr|h)?| ?(?:[ap]\.?m\b|uhr|uur|Uhr))/iu;

/** Whether a line has a day with a time of it: what happens then takes place where the address below says. */
export function namesMoment(text: string): boolean {
  const day = DAY_OF_YEAR.exec(text);
  return day !== null && TIME_OF_DAY.test(text.replace(day[0], ' '));
}

/** Lines above an address that may hold the day and the time of what takes place there, each in a cell of its own. */
const MOMENT_REACH = 4;

/** Whether of the lines right above an address one is a day of some year and the next nothing but a time. */
export function standsBelowMoment(lines: readonly ContactLine[], first: number): boolean {
  const above = lines.slice(Math.max(0, first - MOMENT_REACH), first).map(({ text }) => text.trim());
  const day = above.findIndex((text) => {
    const date = text.replace(WEEKDAY, '');
    return YEAR.test(date) && (isDayOfMonth(date) || DAY_ALONE.test(date));
  });
  return day >= 0 && TIME_ALONE.test(above[day + 1] ?? '');
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
const WEEKDAY = /^\p{L}{2,12}[.,]+ ?(?=\p{L}|\d)/u;
const DAY_ALONE = new RegExp(`^${DAY_OF_YEAR.source}$`, 'u');
const TIME_ALONE = new RegExp(`^${TIME_OF_DAY.source}(?: ?[-–—] ?${TIME_OF_DAY.source})?\\.?$`, 'iu');
