import { sql } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { IndexDatabase } from '../database/databases.ts';
import type { SiteHit } from './site-hits.ts';

/** What a site is ranked by. */
export interface CandidateSite {
  readonly searchId: number;
  readonly domain: DomainName;
  readonly registrableDomain: string;
  readonly name: string;
  /** ISO 639-1 of what the site itself writes. */
  readonly language: string | null;
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
  /** A JSON list of them, as its row has it: few questions ask when sites are open. */
  readonly openingHours: string;
  /** bm25: smaller is better. */
  readonly rank: number;
  /** See `SiteHit`. */
  readonly held?: readonly string[];
}

/** Opening hours where none are known. */
export const NO_HOURS = '[]';

/** What the statement gives of each. */
type CandidateRow = [
  searchId: number,
  domain: string,
  registrableDomain: string,
  name: string | null,
  language: string | null,
  categoryId: string | null,
  placeName: string | null,
  placeCountry: string | null,
  score: number | null,
  native: number,
  executable: number,
  lat: number | null,
  lon: number | null,
  timeZone: string | null,
  openingHours: string | null,
];

/** The sites of hits with what they are ranked by: best words first, equal ones by score, then domain. */
export async function loadCandidates({ db }: IndexDatabase, hits: readonly SiteHit[]): Promise<CandidateSite[]> {
  if (hits.length === 0) return [];
  const known = new Map(hits.map((hit) => [hit.searchId, hit]));
  // One text: the driver takes longer to hand over many rows than the database to find them. From two indexes, since each
  // row lies on another page of the file.
  const [found] = await db.all<{ rows: string }>(sql`
    select json_group_array(json_array(search_id, sites.domain, registrable_domain, sites.name, language, category_id,
      place_name, place_country, score, native, executable, lat, lon, time_zone, opening_hours)) as rows
    from json_each(${JSON.stringify([...known.keys()])}) hit
    cross join sites indexed by sites_ranked on search_id = hit.value
    left join businesses indexed by businesses_ranked on businesses.domain = sites.domain`);
  // The statement names these columns, of the types that the schema gives them.
  const rows = JSON.parse(found?.rows ?? '[]') as CandidateRow[];
  return rows
    .map((row) => toCandidate(row, known.get(row[0])))
    .sort((a, b) => a.rank - b.rank || (b.score ?? -1) - (a.score ?? -1) || (a.domain < b.domain ? -1 : 1));
}

function toCandidate(row: CandidateRow, hit: SiteHit | undefined): CandidateSite {
  const [searchId, domain, registrableDomain, name, language, categoryId, placeName, placeCountry, score, ...more] =
    row;
  const [native, executable, lat, lon, timeZone, openingHours] = more;
  return {
    searchId,
    domain: domain as DomainName,
    registrableDomain,
    name: name ?? domain,
    language,
    categoryId,
    placeName,
    placeCountry,
    score,
    native: native === 1,
    executable: executable === 1,
    lat,
    lon,
    timeZone,
    openingHours: openingHours ?? NO_HOURS,
    rank: hit?.rank ?? 0,
    ...(hit?.held === undefined ? {} : { held: hit.held }),
  };
}
