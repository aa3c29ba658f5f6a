import { fold } from './fold.ts';
import { wordsFor } from './language-tables.ts';

/** What words of opening hours mean, in the order of the tables. */
export const HOUR_MEANINGS = [
  'until',
  'from',
  'closed',
  'daily',
  'weekdays',
  'weekend',
  'break',
  'except',
  'am',
  'pm',
  'noon',
  'midnight',
  'appointment',
  'holidays',
  'always',
] as const;
export type HourMeaning = (typeof HOUR_MEANINGS)[number];

/** What words beside prices mean. */
export const PRICE_MEANINGS = [
  'from',
  'night',
  'day',
  'hour',
  'month',
  'person',
  'free',
  'tax included',
  'tax excluded',
] as const;

/** What words of addresses and of numbers beside them mean. */
export const PLACE_MEANINGS = ['street', 'phone', 'fax', 'mobile', 'floor', 'post box', 'postal code'] as const;

/** One word of opening hours, as fold gives it; "-ig" is an ending of days and times. */
export interface HourWord {
  readonly word: string;
  readonly meaning: HourMeaning;
}

function isHourMeaning(meaning: string): meaning is HourMeaning {
  return HOUR_MEANINGS.some((known) => known === meaning);
}

/** Language → its words of opening hours. */
export const HOUR_WORDS: ReadonlyMap<string, readonly HourWord[]> = new Map(
  [...Map.groupBy(wordsFor('hour'), ({ language }) => language)].map(([language, rows]) => [
    language,
    rows.flatMap(({ meaning, words }) =>
      isHourMeaning(meaning) ? words.map((word) => ({ word: fold(word), meaning })) : [],
    ),
  ]),
);
