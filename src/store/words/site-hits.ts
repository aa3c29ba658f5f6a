import { type SQL, sql } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { withHeldWords } from './held-words.ts';
import { knownWords, STATE } from './known-words.ts';
import { type SearchMatch, toSearchMatch, withoutTwins } from './search-match.ts';

/** How much a word counts, by where it stands. */
export interface WordWeights {
  readonly name: number;
  /** Category, place and what can be done there. */
  readonly topic: number;
  /** Titles of pages. */
  readonly titles: number;
  readonly content: number;
  /** What the site wrote in its own language. */
  readonly original: number;
}

/** A site that matches. */
export interface SiteHit {
  readonly searchId: number;
  /** bm25: smaller is better; 0 where words were not weighed. */
  readonly rank: number;
  /** The words of the question that it has, where it was looked for by each of them and lacks some. */
  readonly held?: readonly string[];
}

export interface HitQuery {
  readonly match: SearchMatch;
  /** So many are found, those with the best score first. */
  readonly most: number;
  /** Without them no word is weighed: that takes a look at every site that has it. */
  readonly weights?: WordWeights;
}

/** What more sites hold is not weighed: bm25 looks at each of them, and it hardly tells them apart. */
const COMMON = 5000;

/** Active sites that match, in the order of the index: best score first. */
export async function listHits(index: IndexDatabase, { match: asked, most, weights }: HitQuery): Promise<SiteHit[]> {
  const match = await withHeldWords(index, asked);
  if (match === null) return [];
  if (weights === undefined) return listPlain(index, match, most);
  const parts = 'all' in match ? match.all : [match];
  const rank = bm25Of(weights);
  const { counts, hits: weighed } = await countEach(index, parts, weighedOf(match, most, rank));
  if (weighed !== null) return weighed;
  if (counts.includes(0)) return [];
  const rare = parts.filter((_part, at) => (counts[at] ?? 0) < COMMON);
  if (rare.length === parts.length) return listWeighed(index, match, most, rank);
  const hits = await listPlain(index, match, most);
  if (rare.length === 0) return hits;
  const some = await listWeighed(index, { all: rare }, COMMON, rank);
  const ranks = new Map(some.map(({ searchId, rank }) => [searchId, rank]));
  return hits.map(({ searchId }) => ({ searchId, rank: ranks.get(searchId) ?? 0 }));
}

async function listPlain({ db }: IndexDatabase, match: SearchMatch, most: number): Promise<SiteHit[]> {
  const [found] = await db.all<FoundHits>(sql`
    select json_group_array(id) as ids from (
      select rowid as id from site_fts where site_fts match ${toSearchMatch(withoutTwins(match))} limit ${most})`);
  return toHits(found);
}

async function listWeighed({ db }: IndexDatabase, match: SearchMatch, most: number, rank: SQL): Promise<SiteHit[]> {
  const [found] = await db.all<FoundHits>(sql`
    select json_group_array(id) as ids, json_group_array(rank) as ranks from (${weighedOf(match, most, rank)})`);
  return toHits(found);
}

function weighedOf(match: SearchMatch, most: number, rank: SQL): SQL {
  return sql`select rowid as id, ${rank} as rank from site_fts where site_fts match ${toSearchMatch(match)} limit ${most}`;
}

interface Counted {
  /** How many sites match each part, as far as it matters. */
  readonly counts: readonly number[];
  /** Hits, where they came along. */
  readonly hits: SiteHit[] | null;
}

/** The counts of matches of so many characters are remembered: what thousands have is asked for most. */
const MOST = 500_000;

const countsOf = knownWords<number>(MOST);

/** Counts the sites of each part. The statement for counts that are not known gives hits as well, where no part is too common. */
async function countEach(index: IndexDatabase, parts: readonly SearchMatch[], weighed: SQL): Promise<Counted> {
  const matches = parts.map((part) => toSearchMatch(withoutTwins(part)));
  let hits: SiteHit[] | null = null;
  const counts = await countsOf(index, matches, async ({ db }, unknown, known) => {
    const mayWeigh = [...known.values()].every((count) => count > 0 && count < COMMON);
    const names = unknown.map((_match, at) => `c${at}`);
    const isRare = names.map((name) => ` and ${name} between 1 and ${COMMON - 1}`).join('');
    const counted = unknown.map(
      (match, at) =>
        sql`(select count(*) from (select 1 from site_fts where site_fts match ${match} limit ${COMMON})) as ${sql.raw(`c${at}`)}`,
    );
    const [found] = await db.all<{ state: string; counts: string; hits: string | null }>(sql`
      select ${sql.raw(STATE)} as state, json_array(${sql.raw(names.join(', '))}) as counts,
        iif(${Number(mayWeigh)}${sql.raw(isRare)}, (
          select json_object('ids', json_group_array(id), 'ranks', json_group_array(rank)) from (${weighed})
        ), null) as hits
      from (with each as materialized (select ${sql.join([sql`1`, ...counted], sql`, `)}) select * from each)`);
    const { ids, ranks } = JSON.parse(found?.hits ?? '{}') as { ids?: number[]; ranks?: number[] };
    hits = ids === undefined ? null : paired(ids, ranks ?? []);
    return { state: String(found?.state), values: JSON.parse(found?.counts ?? '[]') as number[] };
  });
  return { counts: matches.map((match) => counts.get(match) ?? 0), hits };
}

function bm25Of({ name, topic, titles, content, original }: WordWeights) {
  return sql`round(bm25(site_fts, ${name}, ${topic}, ${titles}, ${content}, ${original}, 0), 6)`;
}

/** Active sites whose names match, in the order of the index. No column of `site_fts` is known there. */
export async function listNamed(
  { db }: IndexDatabase,
  { match, most, weight }: Omit<HitQuery, 'weights'> & { readonly weight: number },
): Promise<SiteHit[]> {
  const [found] = await db.all<FoundHits>(sql`
    select json_group_array(id) as ids, json_group_array(rank) as ranks from (
      select rowid as id, round(bm25(name_fts) * ${weight}, 6) as rank
      from name_fts where name_fts match ${toSearchMatch(match)} limit ${most})`);
  return toHits(found);
}

/** Active sites of whose names some have the keys of a misspelt word, in the order of the index: see language/spellings.ts. */
export async function listSpelt({ db }: IndexDatabase, { match, most }: Omit<HitQuery, 'weights'>): Promise<SiteHit[]> {
  const [found] = await db.all<FoundHits>(sql`
    select json_group_array(id) as ids from (
      select rowid as id from spelling_fts where spelling_fts match ${toSearchMatch(match)} limit ${most})`);
  return toHits(found);
}

/** Hits as two JSON lists of numbers: a list for each hit takes the database and the reader twice as long. */
interface FoundHits {
  readonly ids: string;
  /** In the order of `ids`; absent where nothing was weighed. */
  readonly ranks?: string;
}

function toHits({ ids, ranks = '[]' }: FoundHits = { ids: '[]' }): SiteHit[] {
  return paired(JSON.parse(ids) as number[], JSON.parse(ranks) as number[]);
}

function paired(ids: readonly number[], ranks: readonly number[]): SiteHit[] {
  return ids.map((searchId, at) => ({ searchId, rank: ranks[at] ?? 0 }));
}
