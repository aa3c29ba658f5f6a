import { DAY_MS } from '../../core/day-of.ts';
import { listClaimsDue } from '../../store/claims.ts';
import { checkClaim, type OwnershipDeps } from './check-claim.ts';

const AT_ONCE = 8;
const PER_ROUND = 200;

/** What the daily look at all proven claims found. */
export interface RecheckResult {
  readonly looked: number;
  /** Records that were not there. */
  readonly missing: number;
  readonly lapsed: number;
  /** Names whose servers gave no answer: nothing changes for these. */
  readonly unknown: number;
}

/** Looks again at every proven claim whose last look is a day old (contract section 9). */
export async function recheckClaims(deps: OwnershipDeps, signal?: AbortSignal): Promise<RecheckResult> {
  const counts = { looked: 0, missing: 0, lapsed: 0, unknown: 0 };
  const seen = new Set<string>();
  for (;;) {
    const before = new Date(deps.clock().getTime() - DAY_MS).toISOString();
    // Claims that gave no answer stay due: they are looked at once a round of the clock, not in a circle.
    const due = (await listClaimsDue(deps.index, before, PER_ROUND + seen.size)).filter(
      ({ token }) => !seen.has(token),
    );
    if (due.length === 0) return counts;
    for (let from = 0; from < due.length; from += AT_ONCE) {
      if (signal?.aborted) return counts;
      const checked = await Promise.all(due.slice(from, from + AT_ONCE).map((claim) => checkClaim(deps, claim)));
      for (const { claim, look } of checked) {
        seen.add(claim.token);
        counts.looked += look === null ? 0 : 1;
        counts.missing += look?.state === 'missing' ? 1 : 0;
        counts.lapsed += claim.status === 'lapsed' ? 1 : 0;
        counts.unknown += look?.state === 'unknown' ? 1 : 0;
      }
    }
  }
}
