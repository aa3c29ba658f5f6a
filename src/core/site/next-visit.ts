import { DAY_MS } from '../day-of.ts';
import { type Visit, wasAnswered } from './visit.ts';

const GOOD_DAYS = 7;
const MAX_DAYS = 64;

/** An archive was not a visit: nobody is asked because of it. */
export const NEVER = '9999-12-31T00:00:00.000Z';

/**
 * When to look at a site again: a week after a good visit, else after one day, doubling with each failure in a row.
 * @param failures failed visits in a row before this one
 */
export function nextVisitAt(visit: Pick<Visit, 'startedAt' | 'source' | 'outcome'>, failures: number): string {
  if (visit.source === 'warc') return NEVER;
  const days = wasAnswered(visit) ? GOOD_DAYS : Math.min(2 ** failures, MAX_DAYS);
  return new Date(Date.parse(visit.startedAt) + days * DAY_MS).toISOString();
}
