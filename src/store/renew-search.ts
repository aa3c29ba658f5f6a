import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { IndexDatabase } from './databases.ts';
import { loadFoundSites } from './found-sites.ts';
import { type Statement, saveTogether } from './save-together.ts';
import { meta, sites } from './schema.ts';
import { searchIdsOf } from './search-ids.ts';
import { addSearchRows, clearSearchRows } from './search-rows.ts';

/** Raised when the words of the search index are made by other rules: then they are all made anew. */
const SEARCH_VERSION = '3';
const KEY = 'search_rows';
const UNDER_WAY = `${SEARCH_VERSION}, under way`;
const TABLES = ['site_fts', 'name_fts', 'spelling_fts', 'product_fts'];
const SITES_AT_ONCE = 500;

/**
 * Makes the search index anew from the documents where other rules made it, or none: an index of an earlier version, or one
 * whose renewal was cut off. Several processes may do so at a time.
 * @throws what the database throws
 */
export async function renewSearch(index: IndexDatabase): Promise<void> {
  const state = await readState(index);
  if (state === SEARCH_VERSION) return;
  if (state !== UNDER_WAY) await begin(index);
  const last = new Map<number, number>();
  for (let left = await listWaiting(index); left.length > 0; left = await listWaiting(index)) {
    await renew(index, await withNewIds(index, left, last));
    // The driver gives back what its statements held when the event loop comes to it.
    await turnOfEventLoop();
  }
  for (const table of TABLES) await putTogether(index, table);
  await saveTogether(index, [...settings(index, AS_USUAL), stateStatement(index, SEARCH_VERSION)]);
}

async function readState({ db }: IndexDatabase): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  return row?.value ?? null;
}

function stateStatement({ db }: IndexDatabase, value: string) {
  return db.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}

/** A command that empties a table of full-text search. */
function deleteAll({ db }: IndexDatabase, table: string) {
  return db.run(sql`insert into ${sql.raw(table)} (${sql.raw(table)}) values ('delete-all')`);
}

/** So many pages of 4 KB are written at a time, while nobody else can write. */
const PAGES_AT_ONCE = 500;

/**
 * Puts the parts of a table together, so that each word is in one place: step by step, so that what was put together makes
 * room for the rest. At once it would take as much of the disk again.
 */
async function putTogether({ client }: IndexDatabase, table: string): Promise<void> {
  // FTS5 takes a number below zero for: all parts into one; then its steps go on until one changes next to nothing.
  for (let pages = -PAGES_AT_ONCE, changed = Number.POSITIVE_INFINITY; changed > 1; pages = PAGES_AT_ONCE) {
    const changes = 'select total_changes() as count';
    const merge = { sql: `insert into ${table} (${table}, rank) values ('merge', ?)`, args: [BigInt(pages)] };
    const [before, , after] = await client.batch([changes, merge, changes], 'write');
    changed = Number(after?.rows[0]?.count) - Number(before?.rows[0]?.count);
  }
}

/** How the tables gather what is written, by the names of FTS5's options. */
type Gathering = Readonly<Record<'automerge' | 'crisismerge' | 'hashsize', number>>;

/** The defaults of FTS5: parts are put together little by little with what is written. */
const AS_USUAL: Gathering = { automerge: 4, crisismerge: 16, hashsize: 2 ** 20 };
/** Parts are put together once, at the end: as many as there may be, and fewer and larger ones. */
const WHILE_RENEWED: Gathering = { automerge: 0, crisismerge: 1999, hashsize: 2 ** 24 };

function settings({ db }: IndexDatabase, gathering: Gathering): Statement[] {
  return TABLES.flatMap((table) =>
    Object.entries(gathering).map(([option, value]) =>
      db.run(sql`insert into ${sql.raw(table)} (${sql.raw(table)}, rank) values (${option}, ${BigInt(value)})`),
    ),
  );
}

/** Empties the index. Sites whose words are still to be made have a search_id below zero, the best ones the highest. */
async function begin(index: IndexDatabase): Promise<void> {
  const { db } = index;
  await saveTogether(index, [
    // The last one is that of earlier versions.
    ...[...TABLES, 'search_fts'].map((table) => deleteAll(index, table)),
    ...settings(index, WHILE_RENEWED),
    // In two steps where some are below zero already: no two may have the same one even for a moment.
    db.run(sql`update sites set search_id = ${Number.MAX_SAFE_INTEGER} - rowid where search_id < 0`),
    db.run(sql`update sites set search_id = -place
      from (select domain, row_number() over (order by score desc, domain) as place from sites) ranked
      where sites.domain = ranked.domain`),
    stateStatement(index, UNDER_WAY),
  ]);
}

interface WaitingSite {
  readonly domain: string;
  readonly score: number | null;
}

function listWaiting({ db }: IndexDatabase): Promise<WaitingSite[]> {
  return db
    .select({ domain: sites.domain, score: sites.score })
    .from(sites)
    .where(sql`search_id < 0`)
    .orderBy(sql`search_id desc`)
    .limit(SITES_AT_ONCE);
}

/** @param last the last search_id that was given to a score */
async function withNewIds({ db }: IndexDatabase, waiting: readonly WaitingSite[], last: Map<number, number>) {
  for (const score of new Set(waiting.map((site) => site.score))) {
    const [from, to] = searchIdsOf(score);
    if (last.has(from)) continue;
    const [row] = await db
      .select({ id: sql<number | null>`max(search_id)` })
      .from(sites)
      .where(sql`search_id >= ${from} and search_id < ${to}`);
    last.set(from, row?.id ?? from - 1);
  }
  return waiting.map(({ domain, score }) => {
    const [from] = searchIdsOf(score);
    const searchId = (last.get(from) ?? from) + 1;
    last.set(from, searchId);
    return { domain, searchId };
  });
}

async function renew(index: IndexDatabase, given: readonly { domain: string; searchId: number }[]): Promise<void> {
  const domains = given.map(({ domain }) => domain);
  const found = await loadFoundSites(index, domains);
  await saveTogether(index, [
    index.db.run(sql`update sites set search_id = given.id
      from (select value ->> 'domain' as domain, value ->> 'searchId' as id from json_each(${JSON.stringify(given)})) given
      where sites.domain = given.domain and sites.search_id < 0`),
    // Where another process was faster, its rows are there.
    ...clearSearchRows(index, domains),
    ...addSearchRows(index, found),
  ]);
}
