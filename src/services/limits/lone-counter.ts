import type { Services } from '../create-services.ts';
import { countTable } from './count-table.ts';
import { type CountingRight, countingPlace } from './counting-place.ts';
import { type Grant, toGrant } from './grant.ts';
import { bucketOf, COUNTED_ALONE } from './policies.ts';

type Verbs = Pick<Services, 'takeGrant' | 'returnGrant' | 'peekGrant'>;

/** The services that count in the database. */
export type Counting = Verbs & CountingRight;

/** The same questions about grants, mostly answered from memory. */
export interface LoneCounter extends Verbs {
  /** Writes what was counted, and lets others count. */
  close(): Promise<void>;
}

/**
 * Counts grants in memory as long as this process alone counts (decision 0006); as soon as another one wants to, and until
 * the right is had, in the database. Exact at every moment: nothing is counted at both places, and whoever asks while the
 * place changes waits for it.
 * @param clock epoch milliseconds
 */
export function loneCounter(counting: Counting, clock: () => number = Date.now): LoneCounter {
  const table = countTable();
  const place = countingPlace(counting, table, clock);
  /** Counts in memory, or in the database where that is the place; what is counted in memory is counted at one go. */
  const atPlace = async <T>(inMemory: (now: number) => T, inDatabase: () => Promise<T>): Promise<T> => {
    for (;;) {
      const now = place.now();
      if (now === null) return place.along(inDatabase);
      if (typeof now === 'number') return inMemory(now);
      await now;
    }
  };
  /** Whoever is answered with a fault takes nothing. */
  const notGiven = ({ policy, at, granted }: Grant, bucket: string, cause: unknown): never => {
    if (granted) table.giveBack(policy, bucket, at);
    throw cause;
  };
  const verbs: LoneCounter = {
    async takeGrant(asked) {
      const { policy, caller } = asked;
      if (!COUNTED_ALONE.has(policy)) return counting.takeGrant(asked);
      const bucket = bucketOf(policy, caller);
      let isDue = false;
      const grant = await atPlace(
        (now) => {
          const taken = table.take(policy, bucket, now);
          isDue = taken.isDue;
          return toGrant(policy, taken.times, taken.granted ? (taken.times.at(-1) ?? now) : now, taken.granted);
        },
        () => counting.takeGrant(asked),
      );
      const isWritten = !isDue || (await place.write().catch((cause) => notGiven(grant, bucket, cause)));
      if (isWritten) return grant;
      // Others counted before it was written.
      await counting.returnGrant({ caller, grant });
      return verbs.takeGrant(asked);
    },
    async peekGrant(asked) {
      const { policy, caller } = asked;
      if (!COUNTED_ALONE.has(policy)) return counting.peekGrant(asked);
      const inMemory = (now: number): Grant => {
        const times = table.peek(policy, bucketOf(policy, caller), now);
        const left = toGrant(policy, times, now, true);
        return left.remaining > 0 ? left : toGrant(policy, times, now, false);
      };
      return atPlace(inMemory, () => counting.peekGrant(asked));
    },
    async returnGrant(asked) {
      const { caller, grant } = asked;
      const { policy, at } = grant;
      if (!COUNTED_ALONE.has(policy) || !grant.granted) return counting.returnGrant(asked);
      const bucket = bucketOf(policy, caller);
      let wasWritten = false;
      const inMemory = (): Grant => {
        wasWritten = table.giveBack(policy, bucket, at);
        return toGrant(policy, table.peek(policy, bucket, at), at, true);
      };
      const left = await atPlace(inMemory, () => counting.returnGrant(asked));
      if (wasWritten) await counting.returnGrant(asked);
      return left;
    },
    close: () => place.close(),
  };
  return verbs;
}
