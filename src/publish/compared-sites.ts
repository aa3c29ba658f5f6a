import { createHash } from 'node:crypto';
import type { DomainName } from '../core/domain/domain-name.ts';
import { compareSites } from '../core/readiness/compare.ts';
import type { Comparison } from '../core/readiness/comparison.ts';
import type { StoredComparisonRow } from '../store/drawn/comparison-rows.ts';

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
export function comparedSites(rows: readonly StoredComparisonRow[]): ComparedSites {
  const comparisons = compareSites(rows);
  const hashes = new Map([...comparisons].map(([domain, comparison]) => [domain, shortHashOf(comparison)]));
  const hashOf = (domain: DomainName): string | null => hashes.get(domain) ?? null;
  return {
    compare: (domain) => comparisons.get(domain) ?? null,
    hashOf,
    moved: rows.filter(({ domain, drawnHash }) => hashOf(domain) !== drawnHash).map(({ domain }) => domain),
  };
}

/** Beside all sites only the share with a lower score counts: how many there are moves with each that is added. */
function shortHashOf(comparison: Comparison): string {
  const told = comparison.rank === null ? comparison.betterThan : comparison;
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
