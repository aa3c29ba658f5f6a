import type { BucketTimes, CountedGrants } from '../../store/count-alone.ts';
import { POLICIES, type PolicyName } from './policies.ts';

/** The grants that count of one caller under one policy. */
interface Entry {
  readonly policy: PolicyName;
  readonly bucket: string;
  /** Oldest first, epoch milliseconds. */
  times: number[];
  /** How many of the last ones are not written yet. */
  unwritten: number;
}

/** What is to be written, and what undoes that it was handed out. */
export interface Unwritten {
  readonly counted: readonly CountedGrants[];
  readonly undo: () => void;
}

/** What counts of a caller, whether one more was given, and whether so much is not written that it has to be first. */
export interface Taken {
  readonly times: readonly number[];
  readonly granted: boolean;
  readonly isDue: boolean;
}

/** Grants of a minute in memory, by the rules of those in the database (src/store/grants.ts). */
export interface CountTable {
  readonly size: number;
  /** Takes in what was counted elsewhere. */
  load(counts: readonly BucketTimes[]): void;
  /** Counts one more if the limit allows it. */
  take(policy: PolicyName, bucket: string, now: number): Taken;
  peek(policy: PolicyName, bucket: string, now: number): readonly number[];
  /** Takes a grant out again; gives whether it was written before, and has to go there, too. */
  giveBack(policy: PolicyName, bucket: string, at: number): boolean;
  /** Hands out what is not written: of those who took a good part of a limit since, or of all. */
  handOut(whose: 'heavy' | 'all'): Unwritten;
  /** Forgets who has nothing that counts. */
  sweep(now: number): void;
  clear(): void;
}

/** Less than so much of a caller's limit is given before it is written, and lost with the process. */
const HEAVY_SHARE = 1 / 10;

/** Makes an empty table. */
export function countTable(): CountTable {
  /** Those counted last stand last. */
  const entries = new Map<string, Entry>();
  const heavy = new Set<Entry>();

  const entryOf = (policy: PolicyName, bucket: string, now: number): Entry => {
    const entry = entries.get(bucket) ?? { policy, bucket, times: [], unwritten: 0 };
    settle(entry, now);
    return entry;
  };
  return {
    get size() {
      return entries.size;
    },
    load(counts) {
      for (const [bucket, times] of counts) {
        // A bucket's name begins with that of its policy.
        const policy = bucket.slice(0, bucket.indexOf(' ')) as PolicyName;
        entries.set(bucket, { policy, bucket, times: [...times], unwritten: 0 });
      }
    },
    take(policy, bucket, now) {
      const { limit } = POLICIES[policy];
      const entry = entryOf(policy, bucket, now);
      const dueFrom = limit * HEAVY_SHARE;
      if (entry.times.length >= limit) return { times: entry.times, granted: false, isDue: entry.unwritten >= dueFrom };
      // Where a clock goes back, time stands still.
      entry.times.push(Math.max(now, entry.times.at(-1) ?? now));
      entry.unwritten += 1;
      const isDue = entry.unwritten >= dueFrom;
      if (isDue) heavy.add(entry);
      entries.delete(bucket);
      entries.set(bucket, entry);
      return { times: entry.times, granted: true, isDue };
    },
    peek: (policy, bucket, now) => entryOf(policy, bucket, now).times,
    giveBack(policy, bucket, at) {
      const { times } = entryOf(policy, bucket, at);
      const entry = entries.get(bucket);
      const position = times.lastIndexOf(at);
      if (entry === undefined || position < 0) return false;
      const wasWritten = position < times.length - entry.unwritten;
      times.splice(position, 1);
      if (!wasWritten) entry.unwritten -= 1;
      return wasWritten;
    },
    handOut(whose) {
      const chosen = whose === 'all' ? [...entries.values()].filter(({ unwritten }) => unwritten > 0) : [...heavy];
      heavy.clear();
      const handed = chosen.map((entry) => ({ entry, times: entry.times.slice(entry.times.length - entry.unwritten) }));
      for (const { entry } of handed) entry.unwritten = 0;
      const undo = (): void => {
        for (const { entry, times } of handed) {
          entry.unwritten = Math.min(entry.unwritten + times.length, entry.times.length);
          heavy.add(entry);
        }
      };
      return { counted: byPolicy(handed), undo };
    },
    sweep(now) {
      for (const [bucket, entry] of entries) {
        settle(entry, now);
        if (entry.times.length > 0) return;
        entries.delete(bucket);
        heavy.delete(entry);
      }
    },
    clear() {
      entries.clear();
      heavy.clear();
    },
  };
}

/** Forgets what counts no more, and grants further ahead than a window: their clock was set right since. */
function settle(entry: Entry, now: number): void {
  const windowMs = POLICIES[entry.policy].windowSeconds * 1000;
  const { times } = entry;
  if ((times.at(-1) ?? now) > now + windowMs) entry.times = [];
  else if ((times[0] ?? now) <= now - windowMs) entry.times = times.filter((time) => time > now - windowMs);
  entry.unwritten = Math.min(entry.unwritten, entry.times.length);
}

function byPolicy(handed: readonly { readonly entry: Entry; readonly times: readonly number[] }[]): CountedGrants[] {
  const counting = handed.filter(({ times }) => times.length > 0);
  return [...Map.groupBy(counting, ({ entry }) => entry.policy)].map(([policy, group]) => ({
    limit: POLICIES[policy].limit,
    windowMs: POLICIES[policy].windowSeconds * 1000,
    counts: group.map(({ entry, times }): BucketTimes => [entry.bucket, times]),
  }));
}
