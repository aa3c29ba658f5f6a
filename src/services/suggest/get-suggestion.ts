import type { DomainName } from '../../core/domain/domain-name.ts';
import { sentence } from '../../core/sentence.ts';
import { isShown } from '../../core/site/site-status.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { findSuggestion, type SuggestionStatus } from '../../store/suggestions.ts';
import { askForBuild, type CallBuildHook } from '../jobs/ask-for-build.ts';
import { type Outcome, refusedInput } from '../outcome.ts';
import { findDomain } from '../sites/find-domain.ts';
import { type Check, findCheck } from './find-check.ts';
import { isIndexed, lookAtProposal, refusalParts, whyUnindexed } from './look-at-proposal.ts';

/** The answer to GET suggest: how far the visit is (contract section 6). */
export interface Suggestion {
  readonly domain: string;
  /** declined: the site wants to be left alone, as whoever suggests it now is told. */
  readonly status: SuggestionStatus | 'declined';
  /** Why it is refused or declined: one plain sentence. */
  readonly reason?: string;
  /** From when on we try again, ISO 8601 UTC. */
  readonly retry_at?: string;
  /** Both in words, as the answer to a suggestion says it. */
  readonly message?: string;
  /** Where the report stands, from the first page read on. */
  readonly report_url?: string;
  /** Of a site that was known before: what the visit is for, and what came of it. */
  readonly check?: Check;
  readonly updated_at: string;
}

export interface GetSuggestionInput {
  readonly index: IndexDatabase;
  readonly baseUrl: string;
  readonly domain: string;
  /** Where it stood, for the error: "/domain". */
  readonly path?: string;
  readonly callBuildHook: CallBuildHook | null;
  readonly now: Date;
}

/** How far a suggested site is; `not_found` for one that nobody suggested. */
export async function getSuggestion(input: GetSuggestionInput): Promise<Outcome<Suggestion>> {
  const { index, baseUrl, path = 'domain' } = input;
  const parsed = await findDomain(index, input.domain);
  if (!parsed.ok) return refusedInput(path, parsed.message);
  const { domain } = parsed;
  const [row, [site]] = await Promise.all([findSuggestion(index, domain), loadSites(index, [domain])]);
  if (row === null) return { ok: false, error: { code: 'not_found', detail: await unsuggested(input, domain) } };
  if (row.status === 'queued') await askForBuild(input);
  const shown = site !== undefined && isIndexed(site);
  // A site that opted out, went away or leads elsewhere since is not indexed any more.
  const lost = row.status === 'indexed' && site !== undefined && !shown;
  const status = lost ? 'refused' : row.status;
  // Nothing is told of a site that is not shown, but why.
  const check = site !== undefined && isShown(site.status) ? await findCheck(index, site) : null;
  const why = lost ? whyUnindexed(site) : row.reason;
  return {
    ok: true,
    value: {
      domain,
      ...(status === 'refused' ? await refusal(input, domain, why) : { status }),
      ...(site !== undefined && isShown(site.status) ? { report_url: `${baseUrl}/site/${domain}` } : {}),
      ...(check === null ? {} : { check }),
      updated_at: row.updatedAt,
    },
  };
}

/** What there is to do about a site that nobody suggested: nothing, where it wants to be left alone. */
async function unsuggested({ index, now }: GetSuggestionInput, domain: DomainName): Promise<string> {
  const proposal = await lookAtProposal(index, domain, now);
  if (proposal.status === 'indexed')
    return `${domain} was not suggested; it is in the index already: see /site/${domain}.`;
  if (!('reason' in proposal))
    return `${domain} was not suggested yet. Suggest it first (POST /api/suggest, tool suggest_site).`;
  return `${domain} was not suggested. ${sentence(proposal.reason)} ${proposal.again}`.trimEnd();
}

/** Why it is refused, as whoever suggests it now is told; where it may be tried again, what was said then. */
async function refusal({ index, now }: GetSuggestionInput, domain: DomainName, why: string | null) {
  const proposal = await lookAtProposal(index, domain, now);
  if ('reason' in proposal) return { status: proposal.status, ...refusalParts(domain, proposal) };
  const reason = why ?? 'It could not be read.';
  return {
    status: 'refused' as const,
    reason,
    message: `${domain} was not indexed. ${sentence(reason)} It may be suggested again.`,
  };
}
