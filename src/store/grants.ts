import type { InValue } from '@libsql/client';
import { ALONE_MS } from './count-alone.ts';
import type { IndexDatabase } from './database/databases.ts';
import { COUNTER_KEY, IS_COUNTED_ALONE, NOW } from './grants-sql.ts';

/** The latest grants of a bucket, and the moment they were read; all epoch milliseconds. */
export interface GrantTimes {
  /** Oldest first. */
  readonly times: readonly number[];
  readonly now: number;
}

export interface GrantCount {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Epoch milliseconds; null for the database's own clock. */
  readonly now: number | null;
  /** Whether a process may have the right to count them alone; while one has it, nobody else is given any. */
  readonly mayBeAlone?: boolean;
}

/**
 * A row keeps the latest `limit` grants in order, so a further one is free as soon as the limit-th latest has left the
 * window. `ends_at` is one window after the latest; that of `excluded` one window after now. Where a clock goes back, time
 * stands still; grants further ahead than a window come from a clock that was set right since: they are forgotten. All in
 * one statement: the database makes writers wait for each other, and there is no moment between reading and writing.
 * Preparing it costs more than running it, so that many buckets go along.
 */
const COUNT = `
insert into grants (bucket, times, ends_at)
select value, json_array(${NOW}), ${NOW} + :window from json_each(:buckets)
where not (:may_be_alone and exists (select 1 from meta where key = '${COUNTER_KEY}' and ${IS_COUNTED_ALONE}))
on conflict (bucket) do update set
  times = case
    when ends_at - :window > excluded.ends_at then excluded.times
    when json_array_length(times) < :limit then json_insert(times, '$[#]', max(ends_at, excluded.ends_at) - :window)
    else json_remove(json_insert(times, '$[#]', max(ends_at, excluded.ends_at) - :window), '$[0]')
  end,
  ends_at = case
    when ends_at - :window > excluded.ends_at then excluded.ends_at
    else max(ends_at, excluded.ends_at)
  end
where json_array_length(times) < :limit
  or times ->> :limitThLatest <= excluded.ends_at - 2 * :window
  or ends_at - :window > excluded.ends_at
returning bucket, times, ends_at - :window as now`;

const FIND = `
select ${NOW} as now, (select times from grants where bucket = :bucket) as times`;

/** Of several at one moment one goes; where it stands in the list is told by its path. */
const UNCOUNT = `
update grants set times = json_remove(times, (select fullkey from json_each(times) where value = :at limit 1))
where bucket = :bucket and exists (select 1 from json_each(times) where value = :at)`;

const FORGET = `
delete from grants where bucket in (select bucket from grants where ends_at < ${NOW} limit :most)`;

/** Counts one more grant of a bucket; null when its limit is reached in the window that ends now. */
export async function countGrant(index: IndexDatabase, count: GrantCount): Promise<GrantTimes | null> {
  const [counted] = await countGrants(index, [count]);
  return counted ?? null;
}

/** Counts many at once, one after the other as they stand; null where a limit is reached. */
export async function countGrants(
  { client }: IndexDatabase,
  counts: readonly GrantCount[],
): Promise<(GrantTimes | null)[]> {
  const [first, ...others] = alike(counts).map(countStatement);
  if (!first) return [];
  const results = others.length > 0 ? await client.batch([first, ...others], 'write') : [await client.execute(first)];
  const given = Map.groupBy(
    results.flatMap(({ rows }) => rows),
    ({ bucket }) => bucket,
  );
  // Of those who asked for the same bucket the first are given what is left.
  return counts.map(({ bucket }) => {
    const row = given.get(bucket)?.shift();
    return row ? toTimes(row) : null;
  });
}

/** Counts under one rule. */
interface AlikeCounts extends Omit<GrantCount, 'bucket'> {
  readonly buckets: string[];
}

function alike(counts: readonly GrantCount[]): AlikeCounts[] {
  const found = new Map<string, AlikeCounts>();
  for (const { bucket, ...rule } of counts) {
    const key = JSON.stringify([rule.limit, rule.windowMs, rule.now, rule.mayBeAlone]);
    const known = found.get(key);
    if (known) known.buckets.push(bucket);
    else found.set(key, { ...rule, buckets: [bucket] });
  }
  return [...found.values()];
}

function countStatement({ buckets, limit, windowMs, now, mayBeAlone = false }: AlikeCounts) {
  // Plain numbers would be sent as floats.
  const integers = {
    limit: BigInt(limit),
    window: BigInt(windowMs),
    alone: BigInt(ALONE_MS),
    may_be_alone: mayBeAlone,
  };
  return { sql: COUNT, args: { buckets: JSON.stringify(buckets), limitThLatest: `$[#-${limit}]`, now, ...integers } };
}

/** Takes a grant out of the count again, when it is still in it. */
export async function uncountGrant(
  { client }: IndexDatabase,
  { bucket, at }: { readonly bucket: string; readonly at: number },
): Promise<void> {
  await client.execute({ sql: UNCOUNT, args: { bucket, at: BigInt(at) } });
}

/** The latest grants of a bucket, without counting one. */
export async function findGrants({ client }: IndexDatabase, bucket: string, now: number | null): Promise<GrantTimes> {
  const { rows } = await client.execute({ sql: FIND, args: { bucket, now } });
  return toTimes(rows[0] ?? {});
}

/** Deletes rows that say nothing any more, `most` at once. Gives how many went. */
export async function forgetGrants(
  { client }: IndexDatabase,
  { most, now }: { readonly most: number; readonly now: number | null },
): Promise<number> {
  const { rowsAffected } = await client.execute({ sql: FORGET, args: { most, now } });
  return rowsAffected;
}

function toTimes(row: Readonly<Record<string, InValue | undefined>>): GrantTimes {
  const times: unknown = JSON.parse(typeof row.times === 'string' ? row.times : '[]');
  return { times: Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [], now: Number(row.now) };
}
