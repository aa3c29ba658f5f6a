import { createHmac } from 'node:crypto';
import { dayOf } from '../../core/day-of.ts';
import { plainQuery } from '../../core/plain-query.ts';
import { parseQuery } from '../../search/parse-query.ts';
import { together } from '../../store/database/together.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import {
  addSearches,
  type CountedWords,
  forgetQueries,
  type SearchCount,
  secretOfDay,
} from '../../store/words/search-counts.ts';
import type { Caller } from '../caller.ts';

/** Queries are shown for 7 days; the eighth is the one that is under way elsewhere on earth. */
const DAYS_KEPT = 8;
/** Nobody waits for these counts: they are written together, a few times a second at most. */
const PAUSE_MS = 200;
/** So much of a digest tells callers of one day apart. */
const DIGEST_CHARACTERS = 16;

export interface CountSearchInput {
  readonly index: IndexDatabase;
  readonly randomBytes: (count: number) => Uint8Array;
}

/** A search that was answered. */
export interface AnsweredSearch {
  readonly query: string;
  readonly caller: Caller;
  /** The first site in the answer when it was asked for by its name; null for a topic. */
  readonly found: string | null;
}

/**
 * Counts answered searches without who asked (contract section 10, R74): totals, sites looked up, and plain words with a
 * digest of the caller whose secret is gone with the day.
 */
export function searchCounter({ index, randomBytes }: CountSearchInput) {
  let kept: { readonly day: string; readonly secret: string } | null = null;
  let last: Promise<void> = Promise.resolve();
  const { add } = together((counts: readonly SearchCount[]) => addSearches(index, counts), PAUSE_MS);
  /** What is counted of searches of this moment. */
  const toCounts = async (asked: readonly AnsweredSearch[], now: Date): Promise<SearchCount[]> => {
    const day = dayOf(now);
    if (kept?.day !== day) {
      kept = { day, secret: await secretOfDay(index, day, Buffer.from(randomBytes(24)).toString('base64url')) };
      await forgetQueries(index, dayOf(now, DAYS_KEPT));
    }
    const { secret } = kept;
    return asked.map(({ query, caller, found }) => {
      const plain = found === null && parseQuery(query).kind === 'topic' ? plainQuery(query) : null;
      const words = plain === null ? null : { query: plain, ...digestsOf(caller, secret) };
      return { day, words, domain: found };
    });
  };
  const count = async (asked: AnsweredSearch, now: Date): Promise<void> => {
    for (const one of await toCounts([asked], now)) await add(one);
  };
  const countAll = async (asked: readonly AnsweredSearch[], now: Date): Promise<void> => {
    const counts = await toCounts(asked, now);
    if (counts.length > 0) await addSearches(index, counts);
  };
  const seenTo = (counted: Promise<void>): Promise<void> => {
    last = counted.catch(() => {});
    return counted;
  };
  return {
    /** Counts one; done when it is written. */
    count: (asked: AnsweredSearch, now: Date): Promise<void> => seenTo(count(asked, now)),
    /** Counts many of one moment in one write; done when they are written. */
    countAll: (asked: readonly AnsweredSearch[], now: Date): Promise<void> => seenTo(countAll(asked, now)),
    /** Waits until what was handed over so far is written. */
    written: (): Promise<void> => last,
  };
}

/** Address and key, apart: somebody with several keys is one caller, and so is a key used from several places. */
function digestsOf({ keyId, address }: Caller, secret: string): Omit<CountedWords, 'query'> {
  const digest = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, DIGEST_CHARACTERS);
  return { address: digest(address), key: digest(keyId ?? address) };
}
