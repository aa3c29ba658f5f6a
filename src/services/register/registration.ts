import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { formatDay, formatSecond } from '../../prints/format-day.ts';
import type { ClaimRow, MissingWhy } from '../../store/claims.ts';
import type { JobRow } from '../../store/jobs/jobs.ts';
import type { OwnerDocument } from '../../store/owner-documents.ts';
import { lapsesAt, nextLookAt, shownStatus } from '../ownership/claim-state.ts';
import { doubledName, type ProofRecord, proofRecord, type RecordLook } from '../ownership/look-for-record.ts';
import type { LookUpFault } from '../ownership/txt-answer.ts';

/** When what was saved stands on the pages, in the badges and in search. */
export interface Rebuild {
  /** pending: waits for the next build; running; done; failed: `reason` says why, and a later build tries again. */
  readonly status: 'pending' | 'running' | 'done' | 'failed';
  readonly requested_at: string;
  readonly finished_at: string | null;
  readonly reason?: string;
}

/** The answer to GET register (contract section 6, R26). */
export interface Registration {
  readonly domain: string;
  readonly verified: boolean;
  readonly status: 'unverified' | 'verified' | 'lapsed';
  readonly verified_at: string | null;
  /** Last look at the record that gave an answer. */
  readonly checked_at: string | null;
  /** From when on a call checks the record again; null when the next call does. */
  readonly next_check_at: string | null;
  readonly claimed_by_you: boolean;
  /** When you saved the document that is published; null when that is not yours. */
  readonly saved_at: string | null;
  /** Whether anybody's proof stands. */
  readonly claimed: boolean;
  readonly verify: { readonly dns_txt: ProofRecord };
  /** What you saved, else what is published; null when there is nothing yet. */
  readonly lawp: unknown;
  /** Tag of that document, for If-Match. */
  readonly etag: string;
  /** Null when nothing was ever saved. */
  readonly rebuild: Rebuild | null;
  readonly notices: readonly Notice[];
}

/** The document that a caller gets: what he saved, else what is published; null when there is nothing yet. */
export function givenDocument(own: OwnerDocument | null, site: StoredSite | null): unknown {
  return own === null ? (site?.document?.lawp ?? null) : JSON.parse(own.json);
}

/** The last save for a domain where a claim made it and stands; else null. */
export function ownSave({ token, status }: ClaimRow, latest: OwnerDocument | null): OwnerDocument | null {
  const stands = status === 'verified' || status === 'taken_over';
  return stands && latest?.claimToken === token ? latest : null;
}

/** The parts of a registration that follow from the claim alone. */
export function claimParts(claim: ClaimRow) {
  const status = shownStatus(claim);
  return {
    domain: claim.domain,
    verified: status === 'verified',
    status,
    verified_at: claim.verifiedAt,
    checked_at: claim.checkedAt,
    next_check_at: nextLookAt(claim),
    verify: { dns_txt: proofRecord(claim.domain, claim.token) },
  };
}

/** How far the work is that a save asked for. */
export function toRebuild(job: JobRow | null): Rebuild | null {
  if (job === null) return null;
  return {
    status: job.status === 'queued' ? 'pending' : job.status,
    requested_at: job.createdAt,
    finished_at: job.finishedAt,
    ...(job.reason === null ? {} : { reason: job.reason }),
  };
}

const FAULTS: Readonly<Record<LookUpFault, string>> = {
  server_failure: 'they reported an error of their own',
  refused: 'they refused to answer',
  timed_out: 'they did not answer in time',
  unreachable: 'they could not be reached',
  broken_answer: 'their answer could not be read',
};

/** One sentence on why the record could not be looked for. */
export function unavailableMessage(domain: string, why: LookUpFault): string {
  return `The name servers could not tell us about ${domain}: ${FAULTS[why]}.`;
}

/** What the owner has to be told about the claim. */
export function claimNotices(claim: ClaimRow, look: RecordLook | null): Notice[] {
  const notices: Notice[] = [];
  if (claim.notice !== null) notices.push({ code: 'taken_over', message: claim.notice });
  if (look?.state === 'unknown') {
    const known = claim.verifiedAt === null ? 'We have not seen the record so far' : 'What we knew before stays';
    notices.push({
      code: 'dns_unavailable',
      message: `${unavailableMessage(claim.domain, look.why)} ${known}. Check again in a minute.`,
    });
  } else if (lapsesAt(claim) !== null) {
    const day = formatDay(lapsesAt(claim) ?? '');
    const message = `The record is not there any more; the claim lapses on ${day}. ${whenLooked(claim)}`;
    notices.push({ code: 'record_missing', message: message.trim() });
  } else if (claimParts(claim).status !== 'verified' && claim.checkedAt !== null) {
    notices.push({ code: 'record_not_seen', message: whyNotSeen(claim) });
  }
  return notices;
}

/** Why a record that is asked for does not prove its claim, when we looked, and when we look again: as at the last look. */
export function whyNotSeen(claim: ClaimRow): string {
  return `${NOT_SEEN[claim.missingWhy ?? 'nothing'](claim)} ${whenLooked(claim)}`;
}

const NOT_SEEN: Readonly<Record<MissingWhy, (claim: ClaimRow) => string>> = {
  other_value: () => 'There is a Waymark record with a different value: each key and each domain has its own.',
  other_text: ({ domain, token }) =>
    `There is a TXT record at ${proofRecord(domain, token).host}, but with a different text: copy the whole value.`,
  doubled_name: ({ domain, token }) => {
    const zone = registrableDomain(domain);
    const name = proofRecord(domain, token).host.slice(0, -zone.length - 1);
    return `The record is at ${doubledName(domain)}: your provider adds ${zone} to the name. Change its name to ${name}.`;
  },
  nothing: ({ missingSince }) =>
    missingSince === null
      ? 'We do not see the record yet; a new record often takes a few minutes, sometimes an hour.'
      : `The record has been missing since ${formatDay(missingSince)}, so your claim has lapsed. Put it back, and your claim returns.`,
};

function whenLooked(claim: ClaimRow): string {
  const next = nextLookAt(claim);
  if (claim.checkedAt === null || next === null) return '';
  const again = next.slice(0, 10) === claim.checkedAt.slice(0, 10) ? `${next.slice(11, 19)} UTC` : formatSecond(next);
  return `We checked on ${formatSecond(claim.checkedAt)}. You can check again from ${again} on.`;
}
