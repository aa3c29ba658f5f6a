import { DAY_MS } from '../../core/day-of.ts';
import type { ClaimRow } from '../../store/claims.ts';
import type { RecordLook } from './look-for-record.ts';

const SECOND_MS = 1000;
/** How long an answer counts (contract section 9). */
const NEGATIVE_MS = 30 * SECOND_MS;
const POSITIVE_MS = DAY_MS;
const LAPSE_MS = 7 * DAY_MS;

/** True when the record was there at the last look. */
function wasSeen({ status, missingSince, checkedAt }: ClaimRow): boolean {
  return (status === 'verified' || status === 'taken_over') && missingSince === null && checkedAt !== null;
}

/** Whether the last look is too old to be believed at `now`. */
export function needsLook(claim: ClaimRow, now: Date): boolean {
  const { checkedAt } = claim;
  const next = nextLookAt(claim);
  return checkedAt === null || next === null || now.toISOString() < checkedAt || now.toISOString() >= next;
}

/** From when on the record is looked for again by whoever asks, ISO 8601 UTC; null while it never was. */
export function nextLookAt(claim: ClaimRow): string | null {
  if (claim.checkedAt === null) return null;
  return new Date(Date.parse(claim.checkedAt) + (wasSeen(claim) ? POSITIVE_MS : NEGATIVE_MS)).toISOString();
}

/**
 * A claim after a look at its record: an unknown answer changes nothing (R25), a missing record ends a proven claim
 * after seven days, a record that is there proves it.
 */
export function afterLook(claim: ClaimRow, look: RecordLook, now: Date): ClaimRow {
  if (look.state === 'unknown') return claim;
  const at = now.toISOString();
  if (look.state === 'found') {
    const seen = { ...claim, checkedAt: at, missingSince: null, missingWhy: null };
    if (claim.status === 'verified' || claim.status === 'taken_over') return seen;
    return { ...seen, status: 'verified', verifiedAt: at, notice: null };
  }
  const missed = { ...claim, checkedAt: at, missingWhy: look.why };
  if (claim.status === 'unverified' || claim.status === 'lapsed') return missed;
  const missingSince = claim.missingSince ?? at;
  const isOver = now.getTime() - Date.parse(missingSince) >= LAPSE_MS;
  return { ...missed, missingSince, status: isOver ? 'lapsed' : claim.status };
}

/** A claim as its owner sees it: proven by its own record (R26), or on its seven days of grace. */
export function shownStatus({ status, missingSince }: ClaimRow): 'unverified' | 'verified' | 'lapsed' {
  if (status !== 'taken_over') return status;
  return missingSince === null ? 'verified' : 'lapsed';
}

/** When a claim whose record is missing ends, ISO 8601 UTC; null when none is ending. */
export function lapsesAt({ status, missingSince }: ClaimRow): string | null {
  if (status !== 'verified' || missingSince === null) return null;
  return new Date(Date.parse(missingSince) + LAPSE_MS).toISOString();
}
