import { formatDay } from '../../prints/format-day.ts';
import { type ClaimRow, claimStatement, handBackStatement, takeOverStatement } from '../../store/claims.ts';
import { saveTogether } from '../../store/database/save-together.ts';
import { drawDueStatement } from '../../store/drawn/drawn-sites.ts';
import { jobStatement } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findLatestOwnerDocument } from '../../store/owner-documents.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
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
  /** Whether the look changed what is told of the claim. */
  readonly moved: boolean;
}

/** Looks at the record of a claim unless its last answer still counts, and keeps what that changes. */
export async function checkClaim(deps: OwnershipDeps, claim: ClaimRow): Promise<CheckedClaim> {
  if (!needsLook(claim, deps.clock())) return { claim, look: null, moved: false };
  const look = await lookForRecord(claim.domain, claim.token, deps.lookUpTxt);
  const now = deps.clock();
  const next = afterLook(claim, look, now);
  if (next !== claim) await keep(deps.index, claim, next, now);
  return { claim: next, look, moved: looksOther(claim, next) };
}

async function keep(index: IndexDatabase, before: ClaimRow, next: ClaimRow, now: Date): Promise<void> {
  const isProven = before.status !== 'verified' && next.status === 'verified';
  const isOver = before.status === 'verified' && next.status === 'lapsed';
  const redraws = looksOther(before, next) ? await redrawStatements(index, next, now.toISOString()) : [];
  await saveTogether(index, [
    claimStatement(index, before, next),
    ...(isProven ? [takeOverStatement(index, next, takenOver(next.domain, now))] : []),
    ...(isOver ? [handBackStatement(index, next)] : []),
    ...redraws,
  ]);
}

/** Whether a page tells of these two claims in other words. */
function looksOther(before: ClaimRow, next: ClaimRow): boolean {
  const ends = (claim: ClaimRow): boolean => claim.status === 'verified' && claim.missingSince !== null;
  return before.status !== next.status || ends(before) !== ends(next);
}

/** What has the page of a site drawn anew: read anew where a document begins or ceases to speak for it. */
async function redrawStatements(index: IndexDatabase, claim: ClaimRow, at: string) {
  const { domain } = claim;
  if (await speaks(index, claim)) return [jobStatement(index, 'redraw', domain, at)];
  const [site] = await loadSites(index, [domain]);
  return site === undefined ? [] : [drawDueStatement(index, domain), jobStatement(index, 'show', domain, at)];
}

/** True when the latest document of the domain was saved under this claim. */
async function speaks(index: IndexDatabase, { domain, token }: ClaimRow): Promise<boolean> {
  return (await findLatestOwnerDocument(index, domain))?.claimToken === token;
}

/** What the owner who held a domain is told when another key proves it or saves for it. */
export function takenOver(domain: string, now: Date): string {
  return `Another key has owned ${domain} since ${formatDay(now.toISOString())}. While your own record exists, save your document again to take it back.`;
}
