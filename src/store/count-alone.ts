import { randomUUID } from 'node:crypto';
import type { IndexDatabase } from './database/databases.ts';
import { COUNTER_KEY, IS_COUNTED_ALONE, NOW } from './grants-sql.ts';

/** What holds the right to count alone is believed so long without a word of it. */
export const ALONE_MS = 5000;
/** Whoever had to ask for his share counts along for so long after. */
const ALONG_MS = 5 * 60_000;

/** The latest grants of a caller under one policy, oldest first, epoch milliseconds. */
export type BucketTimes = readonly [bucket: string, times: readonly number[]];

/** Grants that were counted in memory, by the rule of their policy. */
export interface CountedGrants {
  readonly limit: number;
  readonly windowMs: number;
  readonly counts: readonly BucketTimes[];
}

/** Epoch milliseconds of the database, and whether others want to count, too. */
export interface AloneUntilNext {
  readonly now: number;
  readonly isWanted: boolean;
}

/** The right was given: what counts so far. */
export interface TakenAlone {
  readonly now: number;
  readonly counts: readonly BucketTimes[];
}

/** Other processes that wanted to count a short while ago. */
const OTHERS = `select 1 from json_each(meta.value, '$.along') other
where other.key <> :me and other.value between ${NOW} - :along and ${NOW}`;

const TAKE = `
insert into meta (key, value)
values ('${COUNTER_KEY}', json_object('holder', :me, 'until', ${NOW} + :alone, 'along', json('{}')))
on conflict (key) do update set value = json_set(meta.value, '$.holder', :me, '$.until', ${NOW} + :alone)
where not (${IS_COUNTED_ALONE} and meta.value ->> 'holder' <> :me) and not exists (${OTHERS})
returning ${NOW} as now`;

const LOAD = `
select bucket, times from grants
where ends_at > ${NOW} and substr(bucket, 1, instr(bucket, ' ') - 1) in (select value from json_each(:policies))
limit :most`;

const KEEP = `
update meta set value = json_set(meta.value, '$.until', ${NOW} + :alone)
where key = '${COUNTER_KEY}' and meta.value ->> 'holder' = :me and ${IS_COUNTED_ALONE}
returning ${NOW} as now, exists (${OTHERS}) as is_wanted`;

const LEAVE = `
update meta set value = json_set(meta.value, '$.holder', null, '$.until', 0)
where key = '${COUNTER_KEY}' and meta.value ->> 'holder' = :me`;

const COUNT_ALONG = `
update meta set value = json_set(meta.value, '$.along', json_set(coalesce(
  (select json_group_object(other.key, other.value) from json_each(meta.value, '$.along') other
    where other.value between ${NOW} - :along and ${NOW}), '{}'), '$.' || :me, ${NOW}))
where key = '${COUNTER_KEY}'`;

/** Grants are added to those that were written before, the latest `limit` stay. As in COUNT, a clock may be set right. */
const ADD = `
insert into grants (bucket, times, ends_at)
select value ->> 0, value ->> 1, (value ->> '$[1][#-1]') + :window from json_each(:counts) where true
on conflict (bucket) do update set
  times = case when ends_at - :window > excluded.ends_at then excluded.times else (
    select json_group_array(time) from (select time from (
      select value as time from json_each(grants.times) union all select value from json_each(excluded.times)
      order by time desc limit :limit) order by time)) end,
  ends_at = case when ends_at - :window > excluded.ends_at then excluded.ends_at
    else max(ends_at, excluded.ends_at) end`;

/** The name of a database's user in this process. */
const NAMES = new WeakMap<IndexDatabase, string>();

function nameOf(index: IndexDatabase): string {
  const name = NAMES.get(index) ?? `c${randomUUID().replaceAll('-', '')}`;
  NAMES.set(index, name);
  return name;
}

const spans = { now: null, alone: BigInt(ALONE_MS), along: BigInt(ALONG_MS) };

/**
 * Takes the right to count the grants of some policies alone, and what was counted so far. Null while another process
 * has it, while others want to count, and when there are more callers than `most`.
 */
export async function takeAlone(
  index: IndexDatabase,
  { policies, most }: { readonly policies: readonly string[]; readonly most: number },
): Promise<TakenAlone | null> {
  const { client } = index;
  const [taken, found] = await client.batch(
    [
      { sql: TAKE, args: { me: nameOf(index), ...spans } },
      { sql: LOAD, args: { now: null, policies: JSON.stringify(policies), most: BigInt(most + 1) } },
    ],
    'write',
  );
  const row = taken?.rows[0];
  if (row === undefined || found === undefined) return null;
  if (found.rows.length > most) {
    await leaveAlone(index, []);
    return null;
  }
  const counts = found.rows.map(({ bucket, times }): BucketTimes => [String(bucket), JSON.parse(String(times))]);
  return { now: Number(row.now), counts };
}

/** Keeps the right, and writes what was counted meanwhile; null when it is lost. */
export async function keepAlone(
  index: IndexDatabase,
  counted: readonly CountedGrants[],
): Promise<AloneUntilNext | null> {
  const keep = { sql: KEEP, args: { me: nameOf(index), ...spans } };
  const [kept] = await index.client.batch([keep, ...counted.map(addStatement)], 'write');
  const row = kept?.rows[0];
  return row === undefined ? null : { now: Number(row.now), isWanted: Boolean(row.is_wanted) };
}

/** Writes what was counted, and gives the right back; done also where it was lost before. */
export async function leaveAlone(index: IndexDatabase, counted: readonly CountedGrants[]): Promise<void> {
  const leave = { sql: LEAVE, args: { me: nameOf(index) } };
  await index.client.batch([...counted.map(addStatement), leave], 'write');
}

/** Says that this process wants to count, too: whoever counts alone hears it within a second and stops. */
export async function countAlong(index: IndexDatabase): Promise<void> {
  const { now, along } = spans;
  await index.client.execute({ sql: COUNT_ALONG, args: { me: nameOf(index), now, along } });
}

function addStatement({ limit, windowMs, counts }: CountedGrants) {
  const args = { counts: JSON.stringify(counts), limit: BigInt(limit), window: BigInt(windowMs) };
  return { sql: ADD, args };
}
