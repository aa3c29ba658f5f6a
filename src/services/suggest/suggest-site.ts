import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findSuggestion, saveSuggestion } from '../../store/suggestions.ts';
import type { CallBuildHook } from '../jobs/ask-for-build.ts';
import { grantRefusal } from '../limits/grant-refusal.ts';
import { takeGrant } from '../limits/take-grant.ts';
import { type Outcome, refusedInput } from '../outcome.ts';
import { findDomain } from '../sites/find-domain.ts';
import { lookAtProposal, type Proposal, refusalParts } from './look-at-proposal.ts';
import { queueSuggestion } from './queue-suggestion.ts';

export interface SuggestInput {
  readonly index: IndexDatabase;
  readonly baseUrl: string;
  readonly callBuildHook: CallBuildHook | null;
  readonly now: Date;
  /** As the caller wrote it. */
  readonly domain: string;
  /** Where it stood, for the error: "/domain". */
  readonly path: string;
  /** Whether a site that is known already is to be visited again before its next visit is due. */
  readonly again?: boolean;
}

/** The answer to POST suggest (contract section 6, R54). */
export interface Suggested {
  readonly success: true;
  readonly domain: string;
  readonly status: 'queued' | 'indexed' | 'declined' | 'refused';
  readonly message: string;
  /** Why it is declined or refused: one plain sentence. */
  readonly reason?: string;
  /** From when on we try again, ISO 8601 UTC. */
  readonly retry_at?: string;
  readonly report_url?: string;
}

/** Takes the proposal of a site; the same one twice is taken once. */
export async function suggestSite(input: SuggestInput): Promise<Outcome<Suggested>> {
  const { index, now, path, again } = input;
  const parsed = await findDomain(index, input.domain);
  if (!parsed.ok) return refusedInput(path, parsed.message);
  const { domain } = parsed;
  const proposal = await lookAtProposal(index, domain, now, again);
  if (proposal.status === 'full') {
    const detail = 'Too many suggested sites are already waiting; try again in an hour.';
    return { ok: false, error: { code: 'unavailable', detail, retryAfterSeconds: 3600 } };
  }
  if (proposal.status === 'again') {
    const caller = { address: registrableDomain(domain), keyId: null };
    const grant = await takeGrant({ index, policy: 'checked_site', caller });
    if (!grant.granted) return { ok: false, error: grantRefusal(grant) };
  }
  if (proposal.status === 'free' || proposal.status === 'again') await queueSuggestion({ ...input, domain });
  else if (proposal.status !== 'waiting') await keepAnswer(input, domain, proposal);
  return { ok: true, value: toAnswer(input, domain, proposal) };
}

/** Whoever asks later how far it is gets the same answer. */
async function keepAnswer({ index, now }: SuggestInput, domain: string, proposal: Proposal): Promise<void> {
  // What a visit gave is told by its own steps.
  if ((await findSuggestion(index, domain)) !== null) return;
  const status = proposal.status === 'indexed' ? 'indexed' : 'refused';
  const reason = 'reason' in proposal ? proposal.reason : null;
  await saveSuggestion(index, { domain, status, reason, updatedAt: now.toISOString() });
}

function toAnswer({ baseUrl }: SuggestInput, domain: string, proposal: Proposal): Suggested {
  const answer = { success: true, domain } as const;
  if (proposal.status === 'indexed') {
    const report_url = `${baseUrl}/site/${domain}`;
    return { ...answer, status: 'indexed', message: `${domain} is in the index already.`, report_url };
  }
  if ('reason' in proposal) {
    return { ...answer, status: proposal.status, ...refusalParts(domain, proposal) };
  }
  const queued = NEWLY_QUEUED[proposal.status] ?? 'was suggested before and waits for its visit.';
  return { ...answer, status: 'queued', message: `${domain} ${queued}` };
}

const NEWLY_QUEUED: Partial<Readonly<Record<Proposal['status'], string>>> = {
  free: 'is queued; it will be read soon.',
  again: 'is queued; we will check it again soon.',
};
