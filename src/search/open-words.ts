import type { AskedFilters } from './understand/understood.ts';

/** When something is to be open, in words. */
export const OPEN_WORDS: Readonly<Record<NonNullable<AskedFilters['open']>, string>> = {
  now: 'open now',
  today: 'open today',
  late: 'open late',
  always: 'open 24 hours',
  Mo: 'open on Monday',
  Tu: 'open on Tuesday',
  We: 'open on Wednesday',
  Th: 'open on Thursday',
  Fr: 'open on Friday',
  Sa: 'open on Saturday',
  Su: 'open on Sunday',
};
