import { boundedMap } from '../../core/bounded-map.ts';
import type { Services } from '../create-services.ts';
import { searchPolicy } from '../limits/policies.ts';

type SearchText = Services['searchText'];
type Asked = Parameters<SearchText>[0];
type Answered = Awaited<ReturnType<SearchText>>;

/** Answers of searches are looked at again so much later: whether anybody has written meanwhile. */
const LOOK_MS = 200;
const MINUTE_MS = 60_000;
/** Of all answers together. */
const MAX_CHARACTERS = 12_000_000;

/**
 * The same searches, each answered once as long as nobody else writes to the database, and for the minute in which it was
 * asked: what is open changes with it. An answer that queued a site is made each time.
 * @param clock epoch milliseconds
 */
export function keptSearches(
  { searchText, readDataVersion }: Pick<Services, 'searchText' | 'readDataVersion'>,
  clock: () => number = Date.now,
): SearchText {
  const kept = boundedMap<Answered>(MAX_CHARACTERS, ({ text }) => text.length);
  let last: { readonly at: number; readonly of: string | null } = { at: Number.NEGATIVE_INFINITY, of: null };
  let looking: Promise<string | null> | null = null;

  const look = async (): Promise<string | null> => {
    const at = performance.now();
    const version = await readDataVersion().catch(() => null);
    const of = version === null ? null : `${version} ${Math.floor(clock() / MINUTE_MS)}`;
    if (of !== last.of) kept.clear();
    last = { at, of };
    return of;
  };
  /** What the kept answers are of; null where nothing may be kept. */
  const state = async (): Promise<string | null> => {
    if (performance.now() - last.at < LOOK_MS) return last.of;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  return async (asked) => {
    const of = await state();
    if (of === null) return searchText(asked);
    const key = keyOf(asked);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = await searchText(asked);
    if (answer.mayBeKept && of === last.of) kept.set(key, answer);
    return answer;
  };
}

/** All that an answer depends on beside the index and the moment. */
function keyOf({ query, limit, caller, notices, more }: Asked): string {
  return JSON.stringify([query, limit, searchPolicy(caller), notices, more]);
}
