import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { startThread } from '../../workers/start-thread.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { type Statement, saveTogether } from '../database/save-together.ts';
import { meta, sites } from '../database/schema.ts';
import { loadFoundSites } from './found-sites.ts';
import { orderedSearchIds } from './search-ids.ts';
import { addSearchRows, clearSearchRows } from './search-rows.ts';
import { type KeptSite, keptWords, type SiteWords } from './site-words.ts';
import type { WordQuestions } from './words-worker.ts';

/** Raised when the words of the search index are made by other rules: then they are all made anew. */
const SEARCH_VERSION = '9';
const KEY = 'search_rows';
const TABLES = ['site_fts', 'name_fts', 'spelling_fts', 'later_fts', 'product_fts'];
const SITES_AT_ONCE = 1000;

/**
 * Makes the search index anew from the documents where other rules made it, or none: an index of an earlier version, or one
 * whose renewal was cut off. Several processes may do so at a time.
 * @returns whether there was anything to do
 * @throws what the database throws
 */
export async function renewSearch(index: IndexDatabase): Promise<boolean> {
  const state = await readState(index);
  if (state === SEARCH_VERSION) return false;
  if (lastRenewed(state) === null) await begin(index);
  await renewAll(index);
  for (const table of TABLES) await putTogether(index, table);
  await saveTogether(index, [...settings(index, AS_USUAL), stateStatement(index, SEARCH_VERSION)]);
  return true;
}

async function readState({ db }: IndexDatabase): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  return row?.value ?? null;
}

function stateStatement({ db }: IndexDatabase, value: string) {
  return db.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}

const UNDER_WAY = `${SEARCH_VERSION}, under way after `;

/** The state while the words of all sites up to that search_id are there. */
function underWay(last: number): string {
  return `${UNDER_WAY}${last}`;
}

function lastRenewed(state: string | null): number | null {
  return state?.startsWith(UNDER_WAY) ? Number(state.slice(UNDER_WAY.length)) : null;
}

/** A command that empties a table of full-text search. */
function deleteAll({ db }: IndexDatabase, table: string) {
  return db.run(sql`insert into ${sql.raw(table)} (${sql.raw(table)}) values ('delete-all')`);
}

/** So many pages of 4 KB are written at a time, while nobody else can write; a page of each part is written again with them. */
const PAGES_AT_ONCE = 2000;

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

/** Empties the index, and numbers the sites in the order in which their words are written: the best ones first. */
async function begin(index: IndexDatabase): Promise<void> {
  const { db } = index;
  await saveTogether(index, [
    // The last one is that of earlier versions.
    ...[...TABLES, 'search_fts'].map((table) => deleteAll(index, table)),
    ...settings(index, WHILE_RENEWED),
    // By way of numbers below zero, where earlier versions have some: no two may have the same one even for a moment.
    db.run(sql`update sites set search_id = ${Number.MAX_SAFE_INTEGER} - rowid where search_id < 0`),
    // The sign before the rowid has the rows changed in the order in which they lie in the file.
    db.run(sql`update sites set search_id = -given.id from (${orderedSearchIds}) given
      where +sites.rowid = given.site and sites.search_id <> given.id`),
    db.run(sql`update sites set search_id = -search_id where search_id < 0`),
    stateStatement(index, underWay(0)),
  ]);
}

/** Makes the words of all sites that are left, those of the next ones while the last ones are written. */
async function renewAll(index: IndexDatabase): Promise<void> {
  const done = lastRenewed(await readState(index)) ?? 0;
  const few = (await listAfter(index, done)).length < SITES_AT_ONCE;
  if (few) return renewFrom(index, done, keptWords);
  const thread = startThread<WordQuestions>({ url: new URL('./words-worker.ts', import.meta.url) });
  try {
    await renewFrom(index, done, (kept) => thread.ask('keptWords', kept));
  } finally {
    await thread.stop();
  }
}

type MakeWords = (kept: readonly KeptSite[]) => SiteWords | Promise<SiteWords>;

async function renewFrom(index: IndexDatabase, done: number, makeWords: MakeWords): Promise<void> {
  const prepare = (after: number): Promise<Part> => {
    const part = preparePart(index, after, makeWords);
    // Whoever waits for it is told.
    part.catch(() => {});
    return part;
  };
  let next = prepare(done);
  for (let part = await next; part.domains.length > 0; part = await next) {
    next = prepare(part.upTo);
    // Then the thread hears of it, and the driver gives back what its statements held.
    await turnOfEventLoop();
    await writePart(index, part);
    const last = lastRenewed(await readState(index));
    if (last === null) return;
    // Another process may have begun anew.
    if (last !== part.upTo) next = prepare(last);
  }
}

/** Sites that follow each other by search_id. */
interface Part {
  /** The search_id before the first, and that of the last. */
  readonly after: number;
  readonly upTo: number;
  readonly domains: readonly string[];
  readonly words: SiteWords;
}

async function preparePart(index: IndexDatabase, after: number, makeWords: MakeWords): Promise<Part> {
  const some = await listAfter(index, after);
  const domains = some.map(({ domain }) => domain);
  const words = await makeWords(await loadFoundSites(index, domains));
  return { after, upTo: some.at(-1)?.searchId ?? after, domains, words };
}

function listAfter({ db }: IndexDatabase, after: number) {
  return db
    .select({ domain: sites.domain, searchId: sites.searchId })
    .from(sites)
    .where(gt(sites.searchId, after))
    .orderBy(sites.searchId)
    .limit(SITES_AT_ONCE);
}

async function writePart(index: IndexDatabase, { after, upTo, domains, words }: Part): Promise<void> {
  await saveTogether(index, [
    // Where another process was faster, its rows are there.
    ...clearSearchRows(index, domains),
    ...addSearchRows(index, words),
    index.db
      .update(meta)
      .set({ value: underWay(upTo) })
      .where(and(eq(meta.key, KEY), eq(meta.value, underWay(after)))),
  ]);
}
