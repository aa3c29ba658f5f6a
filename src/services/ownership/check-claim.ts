import { formatDay } from '../../prints/format-day.ts';
import { type ClaimRow, claimStatement, takeOverStatement } from '../../store/claims.ts';
import { saveTogether } from '../../store/database/save-together.ts';
import { jobStatement } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findLatestOwnerDocument } from '../../store/owner-documents.ts';
import { afterLook, needsLook } from './claim-state.ts';
import { lookForRecord, type RecordLook } from './look-for-record.ts';
import type { LookUpTxt } from './txt-answer.ts';

/** What ownership needs from the outside. */
export interface OwnershipDeps {
  readonly index: IndexDatabase;
  readonly lookUpTxt: LookUpTxt;
  readonly clock: () => Date;
}

/** A claim as it is now, and what the look gave; null when the last answer still counts. */
export interface CheckedClaim {
  readonly claim: ClaimRow;
  readonly look: RecordLook | null;
}

/** Looks at the record of a claim unless its last answer still counts, and keeps what that changes. */
export async function checkClaim(deps: OwnershipDeps, claim: ClaimRow): Promise<CheckedClaim> {
  if (!needsLook(claim, deps.clock())) return { claim, look: null };
  const look = await lookForRecord(claim.domain, claim.token, deps.lookUpTxt);
  const now = deps.clock();
  const next = afterLook(claim, look, now);
  if (next !== claim) await keep(deps.index, claim, next, now);
  return { claim: next, look };
}

async function keep(index: IndexDatabase, before: ClaimRow, next: ClaimRow, now: Date): Promise<void> {
  const isProven = before.status !== 'verified' && next.status === 'verified';
  const moved = before.status !== next.status && (await speaks(index, next));
  await saveTogether(index, [
    claimStatement(index, before, next),
    ...(isProven ? [takeOverStatement(index, next, takenOver(next.domain, now))] : []),
    // A document that begins or ceases to speak for the site changes its page.
    ...(moved ? [jobStatement(index, 'redraw', next.domain, now.toISOString())] : []),
  ]);
}

/** True when the latest document of the domain was saved under this claim. */
async function speaks(index: IndexDatabase, { domain, token }: ClaimRow): Promise<boolean> {
  return (await findLatestOwnerDocument(index, domain))?.claimToken === token;
}

/** What the owner who held a domain is told when another key proves it or saves for it. */
export function takenOver(domain: string, now: Date): string {
  return `Another key proved that it runs ${domain} on ${formatDay(now.toISOString())} and has owned it since; save your document again to take it back while your own record exists.`;
}
