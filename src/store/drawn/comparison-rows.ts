import { and, count, desc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { type ComparisonRow, type GroupKind, rankRows, TOP_ROWS, toComparison } from '../../core/readiness/compare.ts';
import type { Comparison } from '../../core/readiness/comparison.ts';
import type { CriterionId } from '../../core/readiness/scan.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { sites } from '../database/schema.ts';

/** What is compared, with the hash of the comparison that was last drawn. */
export interface StoredComparisonRow extends ComparisonRow {
  readonly drawnHash: string | null;
}

const COLUMNS = {
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
} as const;

/** Every site with a score, by domain. */
export async function listComparisonRows({ db }: IndexDatabase): Promise<StoredComparisonRow[]> {
  const rows = await db.select(COLUMNS).from(sites).where(isNotNull(sites.score)).orderBy(sites.domain);
  return rows.map(toRow);
}

/** How one site stands among its like at this moment (R29), as `compareSites` says it; null without a score. */
export async function findComparison({ db }: IndexDatabase, domain: DomainName): Promise<Comparison | null> {
  const [found] = await db
    .select(COLUMNS)
    .from(sites)
    .where(and(eq(sites.domain, domain), isNotNull(sites.score)));
  if (!found) return null;
  const row = toRow(found);
  for (const [kind, members] of groupsOf(row)) {
    const of = await db.$count(sites, members);
    if (of < 2 && kind !== 'all') continue;
    const above = await db.$count(sites, and(members, gt(sites.score, row.score)));
    const counted = await db
      .select({ score: sites.score, count: count() })
      .from(sites)
      .where(members)
      .groupBy(sites.score);
    const counts = new Map(counted.map(({ score, count: held }) => [score ?? 0, held]));
    const best = await db
      .select(COLUMNS)
      .from(sites)
      .where(members)
      .orderBy(desc(sites.score), sites.domain)
      .limit(TOP_ROWS);
    return toComparison(row, { kind, of, rank: above + 1, counts, top: rankRows(best.map(toRow)) });
  }
  return null;
}

/** Who belongs to a group, from the narrowest group to all. */
function groupsOf({ category, place }: ComparisonRow): (readonly [GroupKind, SQL | undefined])[] {
  const all = isNotNull(sites.score);
  if (category === null) return [['all', all]];
  const wide = and(eq(sites.categoryId, category.id), all);
  const narrow = place && and(wide, eq(sites.placeCountry, place.country), eq(sites.placeName, place.name));
  return [...(narrow ? [['place', narrow] as const] : []), ['category', wide], ['all', all]];
}

type SiteRow = typeof sites.$inferSelect;
type Columns = Pick<SiteRow, Exclude<keyof typeof COLUMNS, 'drawnHash'>> & {
  readonly drawnHash: SiteRow['comparisonHash'];
};

function toRow(row: Columns): StoredComparisonRow {
  return {
    domain: row.domain as DomainName,
    name: row.name ?? row.domain,
    score: row.score ?? 0,
    met: toIds(row.met),
    unseen: toIds(row.unseen),
    category: row.categoryId === null ? null : { id: row.categoryId, plural: row.categoryPlural ?? row.categoryId },
    place: row.placeName === null ? null : { name: row.placeName, country: row.placeCountry ?? '' },
    drawnHash: row.drawnHash,
  };
}

/** Ids as `remember` joined them. */
export function toIds(joined: string): CriterionId[] {
  return joined === '' ? [] : (joined.split(',') as CriterionId[]);
}
