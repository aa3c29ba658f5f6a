import type { InValue } from '@libsql/client';
import type { IndexDatabase } from '../database/databases.ts';
import { INDEXED } from './indexed-condition.ts';

type Row = Readonly<Record<string, InValue | undefined>>;

/** Whole-index totals; all of indexed sites only. */
export interface IndexTotals {
  readonly sites: number;
  /** Sites whose description criterion holds. */
  readonly aiReadable: number;
  readonly native: number;
  readonly executable: number;
}

/** Totals of the rows of sites: one pass. */
export async function countIndexed({ client }: IndexDatabase): Promise<IndexTotals> {
  const { rows } = await client.execute(`select count(*) sites,
  coalesce(sum(',' || met || ',' like '%,description,%'), 0) readable,
  coalesce(sum(',' || met || ',' like '%,native,%'), 0) native,
  coalesce(sum(',' || met || ',' like '%,executable,%'), 0) executable
from sites where ${INDEXED}`);
  const row = rows[0] ?? {};
  return {
    sites: count(row, 'sites'),
    aiReadable: count(row, 'readable'),
    native: count(row, 'native'),
    executable: count(row, 'executable'),
  };
}

/** Sites that the index knows, whatever is known of them. */
export async function countKnown({ client }: IndexDatabase): Promise<number> {
  const { rows } = await client.execute('select count(*) known from sites');
  return count(rows[0] ?? {}, 'known');
}

/** Described pages and listed products of all sites. */
export async function countPagesAndProducts({
  client,
}: IndexDatabase): Promise<{ readonly pages: number; readonly products: number }> {
  const { rows } = await client.execute(
    'select (select count(*) from pages) pages, (select count(*) from products) products',
  );
  const row = rows[0] ?? {};
  return { pages: count(row, 'pages'), products: count(row, 'products') };
}

/** Indexed sites of which address, hours or phone are known. */
export async function countPlaces({ client }: IndexDatabase): Promise<number> {
  const { rows } = await client.execute(`select count(*) places from businesses b join sites s on s.domain = b.domain
where ${INDEXED} and (b.telephone is not null or b.street is not null or b.city is not null or b.opening_hours <> '[]')`);
  return count(rows[0] ?? {}, 'places');
}

/** Sites of which exactly these criteria are met, and exactly those could not be seen: ids joined by commas. */
export interface MetCount {
  readonly met: string;
  readonly unseen: string;
  readonly sites: number;
}

/** How many indexed sites meet which criteria: few rows, however many sites. */
export async function listMetCounts({ client }: IndexDatabase): Promise<readonly MetCount[]> {
  const { rows } = await client.execute(
    `select met, unseen, count(*) sites from sites where ${INDEXED} group by met, unseen`,
  );
  return rows.map((row) => ({ met: String(row.met), unseen: String(row.unseen), sites: count(row, 'sites') }));
}

/** Indexed sites by score; sites without one are left out. */
export async function listScoreCounts({ client }: IndexDatabase): Promise<{ score: number; sites: number }[]> {
  const { rows } = await client.execute(
    `select score, count(*) sites from sites where ${INDEXED} and score is not null group by score`,
  );
  return rows.map((row) => ({ score: count(row, 'score'), sites: count(row, 'sites') }));
}

/** Indexed sites by language, most first. */
export async function listLanguageCounts({ client }: IndexDatabase): Promise<{ code: string; sites: number }[]> {
  const { rows } = await client.execute(
    `select language code, count(*) sites from sites where ${INDEXED} and language is not null
group by language order by sites desc, code`,
  );
  return rows.map((row) => ({ code: String(row.code), sites: count(row, 'sites') }));
}

/** Indexed sites by category, most first. */
export async function listCategoryCounts({
  client,
}: IndexDatabase): Promise<{ id: string; name: string; sites: number }[]> {
  const { rows } = await client.execute(
    `select category_id id, max(category_name) name, count(*) sites from sites
where ${INDEXED} and category_id is not null group by category_id order by sites desc, id`,
  );
  return rows.map((row) => ({ id: String(row.id), name: String(row.name ?? row.id), sites: count(row, 'sites') }));
}

/** Names of the daily totals in `counters`. */
const DAILY = {
  sites: 'sites_indexed',
  aiReadable: 'sites_ai_readable',
  native: 'sites_native_lawp',
  executable: 'sites_executable',
} as const satisfies Record<keyof IndexTotals, string>;

/** Keeps the totals of a day; the last ones of the day stay. */
export async function saveDailyTotals({ client }: IndexDatabase, day: string, totals: IndexTotals): Promise<void> {
  const statements = Object.entries(DAILY).map(([key, name]) => ({
    sql: `insert into counters (day, name, value) values (?, ?, ?)
on conflict (day, name) do update set value = excluded.value`,
    // The keys of DAILY are those of the totals.
    args: [day, name, totals[key as keyof IndexTotals]],
  }));
  await client.batch(statements, 'write');
}

/** The totals kept for each day from a day on, oldest first. */
export async function listDailyTotals(
  { client }: IndexDatabase,
  since: string,
): Promise<({ readonly day: string } & IndexTotals)[]> {
  const { rows } = await client.execute({
    sql: `select day,
  max(value) filter (where name = '${DAILY.sites}') sites,
  max(value) filter (where name = '${DAILY.aiReadable}') readable,
  max(value) filter (where name = '${DAILY.native}') native,
  max(value) filter (where name = '${DAILY.executable}') executable
from counters where day >= ? and name in ('${Object.values(DAILY).join("','")}') group by day order by day`,
    args: [since],
  });
  return rows.map((row) => ({
    day: String(row.day),
    sites: count(row, 'sites'),
    aiReadable: count(row, 'readable'),
    native: count(row, 'native'),
    executable: count(row, 'executable'),
  }));
}

function count(row: Row, name: string): number {
  return Number(row[name] ?? 0);
}
