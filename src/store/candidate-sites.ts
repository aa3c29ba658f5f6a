import { type SQL, sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { OpeningHours } from '../core/lawp/document.ts';
import type { IndexDatabase } from './open-database.ts';
import { type SearchMatch, toSearchMatch } from './search-match.ts';

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

/** What a site is ranked by. */
export interface CandidateSite {
  readonly domain: DomainName;
  readonly registrableDomain: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly placeName: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly placeCountry: string | null;
  readonly score: number | null;
  readonly native: boolean;
  readonly executable: boolean;
  /** Degrees. */
  readonly lat: number | null;
  readonly lon: number | null;
  readonly timeZone: string | null;
  /** Empty where none are known. */
  readonly openingHours: readonly OpeningHours[];
  /** bm25: smaller is better. */
  readonly rank: number;
}

export interface CandidateQuery {
  readonly match: SearchMatch;
  readonly weights: WordWeights;
  /** So many hits are looked at. */
  readonly most: number;
  /** Ids of actions, one of which is offered; absent for any or none. */
  readonly actions?: readonly string[];
  /** Only what lies in this box, in degrees. */
  readonly box?: GeoBox;
}

/** Degrees; a box over the date line has its west above its east. */
export interface GeoBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

interface CandidateRow {
  readonly domain: string;
  readonly registrable_domain: string;
  readonly name: string | null;
  readonly category_id: string | null;
  readonly place_name: string | null;
  readonly place_country: string | null;
  readonly score: number | null;
  readonly native: number;
  readonly executable: number;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly time_zone: string | null;
  readonly opening_hours: string | null;
  readonly rank: number;
}

/** Active sites that match, best words first (bm25); equal ones by score, then domain. */
export async function listCandidates(
  { db }: IndexDatabase,
  { match, weights, most, actions, box }: CandidateQuery,
): Promise<CandidateSite[]> {
  const { name, topic, titles, content, original } = weights;
  const rows = await db.all<CandidateRow>(sql`
    select sites.domain, registrable_domain, sites.name, category_id, place_name, place_country, score, native, executable,
      lat, lon, time_zone, opening_hours, hit.rank
    from (
      select rowid as id, round(bm25(search_fts, ${name}, ${topic}, ${titles}, ${content}, ${original}), 6) as rank
      from search_fts where search_fts match ${toSearchMatch(match)} limit ${most}
    ) hit
    join sites on search_id = hit.id
    left join businesses on businesses.domain = sites.domain
    where ${offering(actions)} and ${inside(box)}
    order by hit.rank, score desc, sites.domain`);
  return rows.map(toCandidate);
}

function offering(actions: readonly string[] | undefined): SQL {
  if (actions === undefined) return sql`true`;
  return sql`exists (select 1 from actions where actions.domain = sites.domain
    and action_id in (select value from json_each(${JSON.stringify(actions)})))`;
}

function inside(box: GeoBox | undefined): SQL {
  if (box === undefined) return sql`true`;
  const { south, north, west, east } = box;
  const between = west <= east ? sql`lon between ${west} and ${east}` : sql`(lon >= ${west} or lon <= ${east})`;
  return sql`lat between ${south} and ${north} and ${between}`;
}

function toCandidate(row: CandidateRow): CandidateSite {
  return {
    domain: row.domain as DomainName,
    registrableDomain: row.registrable_domain,
    name: row.name ?? row.domain,
    categoryId: row.category_id,
    placeName: row.place_name,
    placeCountry: row.place_country,
    score: row.score,
    native: row.native === 1,
    executable: row.executable === 1,
    lat: row.lat,
    lon: row.lon,
    timeZone: row.time_zone,
    openingHours: row.opening_hours === null ? [] : JSON.parse(row.opening_hours),
    rank: row.rank,
  };
}
