import { sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { OpeningHours } from '../core/lawp/document.ts';
import type { IndexDatabase } from './databases.ts';
import type { SiteHit } from './site-hits.ts';

/** What a site is ranked by. */
export interface CandidateSite {
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
  /** Empty where none are known. */
  readonly openingHours: readonly OpeningHours[];
  /** bm25: smaller is better. */
  readonly rank: number;
}

interface CandidateRow {
  readonly search_id: number;
  readonly domain: string;
  readonly registrable_domain: string;
  readonly name: string | null;
  readonly language: string | null;
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
}

/** The sites of hits with what they are ranked by: best words first, equal ones by score, then domain. */
export async function loadCandidates({ db }: IndexDatabase, hits: readonly SiteHit[]): Promise<CandidateSite[]> {
  if (hits.length === 0) return [];
  const ranks = new Map(hits.map(({ searchId, rank }) => [searchId, rank]));
  // One text: the driver takes longer to hand over many rows than the database to find them.
  const [found] = await db.all<{ rows: string }>(sql`
    select json_group_array(json_object('search_id', search_id, 'domain', sites.domain,
      'registrable_domain', registrable_domain, 'name', sites.name, 'language', language, 'category_id', category_id, 'place_name', place_name,
      'place_country', place_country, 'score', score, 'native', native, 'executable', executable, 'lat', lat, 'lon', lon,
      'time_zone', time_zone, 'opening_hours', opening_hours)) as rows
    from json_each(${JSON.stringify([...ranks.keys()])}) hit
    join sites on search_id = hit.value
    left join businesses on businesses.domain = sites.domain`);
  // The statement names these columns, of the types that the schema gives them.
  const rows = JSON.parse(found?.rows ?? '[]') as CandidateRow[];
  return rows
    .map((row) => toCandidate(row, ranks.get(row.search_id) ?? 0))
    .sort((a, b) => a.rank - b.rank || (b.score ?? -1) - (a.score ?? -1) || (a.domain < b.domain ? -1 : 1));
}

function toCandidate(row: CandidateRow, rank: number): CandidateSite {
  return {
    domain: row.domain as DomainName,
    registrableDomain: row.registrable_domain,
    name: row.name ?? row.domain,
    language: row.language,
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
    rank,
  };
}
