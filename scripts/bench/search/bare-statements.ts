import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { wordsOf } from '../../../src/language/words-of.ts';
import type { IndexDatabase } from '../../../src/store/database/databases.ts';

/** So many hits are weighed, as in our own search. */
const CAP = 1000;

/** What full-text search alone would take for a question: any of its words, a bounded number of hits, the best ten. */
export async function askBare({ client }: IndexDatabase, text: string): Promise<unknown> {
  const match = wordsOf(text).map((word) => `"${word}"`);
  if (match.length === 0) return [];
  const sql = `select domain from (select rowid as id, bm25(site_fts) as rank from site_fts where site_fts match ? limit ${CAP})
    join sites on search_id = id order by rank limit 10`;
  return client.execute({ sql, args: [match.join(' OR ')] });
}

/** Has the words of the search index made anew when that is next asked for. */
export async function forgetSearch({ client }: IndexDatabase): Promise<void> {
  await client.execute("delete from meta where key = 'search_rows'");
}

/** Bytes of all that sites say: what a search looks through. */
export function rawBytes(sites: Iterable<StoredSite>): number {
  let bytes = 0;
  for (const { document } of sites) bytes += Buffer.byteLength(document === null ? '' : textsOf(document).join(''));
  return bytes;
}

/** All that a site says, text by text. */
export function textsOf({ lawp, description, originals, products }: NonNullable<StoredSite['document']>): string[] {
  return [
    lawp.name,
    description,
    ...[...Object.values(lawp.pages), ...Object.values(originals)].flatMap(({ title, content }) => [title, content]),
    ...lawp.actions.flatMap((action) => [action.name, action.description, ...action.intent]),
    ...products.flatMap(({ name, originalName }) => [name, originalName]),
  ];
}

type Value = string | number | null | ArrayBuffer | Uint8Array;
/** Values by the names of their columns; all rows have those of the first. */
export type Rows = readonly Readonly<Record<string, Value>>[];

/** Puts rows into tables, in one transaction. */
export async function insertRows(
  { client }: IndexDatabase,
  tables: readonly (readonly [string, Rows])[],
): Promise<void> {
  await client.batch(
    tables.flatMap(([table, rows]) => insertOf(table, rows)),
    'write',
  );
}

function insertOf(table: string, rows: Rows): { sql: string; args: Value[] }[] {
  const [first] = rows;
  if (first === undefined) return [];
  const names = Object.keys(first);
  const row = `(${names.map(() => '?').join()})`;
  return [
    {
      sql: `insert into ${table} (${names.join()}) values ${rows.map(() => row).join()}`,
      args: rows.flatMap((values) => names.map((name) => values[name] ?? null)),
    },
  ];
}
