import { fold } from '../../language/fold.ts';
import { hoursTokens } from '../hours/hours-tokens.ts';
import type { DayHours } from '../hours/opening-week.ts';

/** "Within 24 hours", folded: how soon somebody writes back, or what was new. */
const IN_A_DAY =
  /\b(?:with)?in (?:\p{L}+ )?24\b|\b(?:last|past|next|under|every|innerhalb|innerhalb von|binnen|binnen de|in den|alle|dans les|sous|en|entro|nelle|dentro de|ate|em|inom|inden for|innen|w ciagu|do|az)(?: \p{L}+)? 24\b|(?:течение|протягом|рамките на) 24|24 ?(?:時間|小时|小時|시간) ?(?:以|이?내|内)/u;

const WEEK = [0, 1, 2, 3, 4, 5, 6].map((day): DayHours => ({ day, opens: 0, closes: 1_440 }));

/**
 * The week of who is open around the clock, by a text that names no day; null where it says no such thing.
 *
 * @param language ISO 639-1; null when unknown.
 */
export function aroundTheClock(text: string, language: string | null): readonly DayHours[] | null {
  const folded = fold(text);
  const isAlways = !IN_A_DAY.test(folded) && hoursTokens(folded, language).some(({ kind }) => kind === 'always');
  return isAlways ? WEEK : null;
}
