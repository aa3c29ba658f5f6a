import { ACTION_CATALOGUE } from '../core/actions/catalogue.ts';
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

/** What a site gives agents, in words. */
export const GIVEN_WORDS: Readonly<Record<NonNullable<AskedFilters['agents']>, string>> = {
  native: 'a LAWP file',
  executable: 'actions that agents can run',
};

/** What visitors can do by one of these actions, in words: "book online". */
export function deedsOf(actions: readonly string[]): string {
  return ACTION_CATALOGUE.flatMap(({ id, deeds }) => (actions.includes(id) ? (deeds.visitor ?? []) : [])).join(' or ');
}
