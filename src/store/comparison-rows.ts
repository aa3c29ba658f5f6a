import { isNotNull } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { ComparisonRow } from '../core/readiness/compare.ts';
import type { CriterionId } from '../core/readiness/scan.ts';
import type { IndexDatabase } from './open-database.ts';
import { sites } from './schema.ts';

/** What is compared, with the hash of the comparison that was last drawn. */
export interface StoredComparisonRow extends ComparisonRow {
  readonly drawnHash: string | null;
}

/** Every site with a score, by domain. */
export async function listComparisonRows({ db }: IndexDatabase): Promise<StoredComparisonRow[]> {
  const rows = await db
    .select({
      domain: sites.domain,
      name: sites.name,
      score: sites.score,
      met: sites.met,
      unseen: sites.unseen,
      categoryId: sites.categoryId,
      categoryPlural: sites.categoryPlural,
      placeName: sites.placeName,
      placeCountry: sites.placeCountry,
      drawnHash: sites.comparisonHash,
    })
    .from(sites)
    .where(isNotNull(sites.score))
    .orderBy(sites.domain);
  return rows.map((row) => ({
    domain: row.domain as DomainName,
    name: row.name ?? row.domain,
    score: row.score ?? 0,
    met: toIds(row.met),
    unseen: toIds(row.unseen),
    category: row.categoryId === null ? null : { id: row.categoryId, plural: row.categoryPlural ?? row.categoryId },
    place: row.placeName === null ? null : { name: row.placeName, country: row.placeCountry ?? '' },
    drawnHash: row.drawnHash,
  }));
}

/** Ids as `remember` joined them. */
export function toIds(joined: string): CriterionId[] {
  return joined === '' ? [] : (joined.split(',') as CriterionId[]);
}
