import { sql } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { knownWords, type LookedUp, STATE } from './known-words.ts';

/**
 * Active sites that hold a word further down their pages than what is shown of them, in the order of the index.
 * @param word as `wordsOf` cuts it: no place of a word is kept, so that none can be asked for phrases
 */
export async function listLater({ db }: IndexDatabase, word: string, most: number): Promise<number[]> {
  const [found] = await db.all<{ ids: string }>(sql`
    select json_group_array(id) as ids from (
      select rowid as id from later_fts where later_fts match ${`"${word}"`} limit ${most})`);
  return JSON.parse(found?.ids ?? '[]') as number[];
}

/** How many sites can be found. */
export async function countFound(index: IndexDatabase): Promise<number> {
  const known = await counted(index, [ALL], lookUp);
  return known.get(ALL) ?? 0;
}

const ALL = 'sites';
const counted = knownWords<number>(ALL.length);

/** FTS5 keeps the length of each row in a table beside. */
async function lookUp({ db }: IndexDatabase): Promise<LookedUp<number>> {
  const [found] = await db.all<{ state: string; sites: number }>(
    sql`select ${sql.raw(STATE)} as state, (select count(*) from site_fts_docsize) as sites`,
  );
  return { state: String(found?.state), values: [found?.sites ?? 0] };
}
