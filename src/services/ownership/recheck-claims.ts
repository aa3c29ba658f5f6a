import { DAY_MS } from '../../core/day-of.ts';
import { listClaimsDue } from '../../store/claims.ts';
import { checkClaim, type OwnershipDeps } from './check-claim.ts';

const AT_ONCE = 8;
const PER_ROUND = 200;

/** Looks again at every proven claim whose last look is a day old (contract section 9). */
export async function recheckClaims(deps: OwnershipDeps): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const before = new Date(deps.clock().getTime() - DAY_MS).toISOString();
    // Claims that gave no answer stay due: they are looked at once a round of the clock, not in a circle.
    const due = (await listClaimsDue(deps.index, before, PER_ROUND + seen.size)).filter(
      ({ token }) => !seen.has(token),
    );
    if (due.length === 0) return;
    for (let from = 0; from < due.length; from += AT_ONCE) {
      await Promise.all(due.slice(from, from + AT_ONCE).map((claim) => checkClaim(deps, claim)));
    }
    for (const { token } of due) seen.add(token);
  }
}
