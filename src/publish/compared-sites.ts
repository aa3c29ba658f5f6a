import { createHash } from 'node:crypto';
import type { DomainName } from '../core/domain/domain-name.ts';
import { compareSites } from '../core/readiness/compare.ts';
import type { Comparison } from '../core/readiness/comparison.ts';
import { findComparison, listComparisonRows } from '../store/drawn/comparison-rows.ts';
import type { IndexDatabase } from '../store/open-database.ts';

/** How all sites stand among their like at the beginning of a drawing. */
export interface ComparedSites {
  /** The comparison of a site; null when it has no score. */
  readonly compare: (domain: DomainName) => Comparison | null;
  /** Tells whether a comparison is the one that was drawn; null where there is none. */
  readonly hashOf: (domain: DomainName) => string | null;
  /** Sites whose rank or peers are not those that were drawn (R66), in the order of the rows. */
  readonly moved: readonly DomainName[];
}

/** Compares every site with its like, once for a whole drawing. */
export async function compareAll(index: IndexDatabase): Promise<ComparedSites> {
  const rows = await listComparisonRows(index);
  const compared = comparedSites(compareSites(rows));
  const moved = rows.filter(({ domain, drawnHash }) => compared.hashOf(domain) !== drawnHash);
  return { ...compared, moved: moved.map(({ domain }) => domain) };
}

/** Compares some sites with their like, without reading all others; tells of none that it moved. */
export async function compareSome(index: IndexDatabase, domains: readonly DomainName[]): Promise<ComparedSites> {
  const comparisons = new Map<DomainName, Comparison>();
  for (const domain of domains) {
    const comparison = await findComparison(index, domain);
    if (comparison !== null) comparisons.set(domain, comparison);
  }
  return { ...comparedSites(comparisons), moved: [] };
}

function comparedSites(comparisons: ReadonlyMap<DomainName, Comparison>): Omit<ComparedSites, 'moved'> {
  const hashes = new Map([...comparisons].map(([domain, comparison]) => [domain, shortHashOf(comparison)]));
  return { compare: (domain) => comparisons.get(domain) ?? null, hashOf: (domain) => hashes.get(domain) ?? null };
}

/** Beside all sites only the share with a lower score counts: how many there are moves with each that is added. */
function shortHashOf(comparison: Comparison): string {
  const told = comparison.rank === null ? comparison.betterThan : comparison;
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
