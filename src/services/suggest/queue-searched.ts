import type { DomainName } from '../../core/domain/domain-name.ts';
import { parseDomain } from '../../core/domain/parse-domain.ts';
import { sentence } from '../../core/sentence.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Caller } from '../caller.ts';
import type { CallBuildHook } from '../jobs/ask-for-build.ts';
import { takeGrant } from '../limits/take-grant.ts';
import type { SearchResponse } from '../search/search.ts';
import { lookAtProposal } from './look-at-proposal.ts';
import { queueSuggestion } from './queue-suggestion.ts';

export interface QueueSearchedInput {
  readonly index: IndexDatabase;
  readonly callBuildHook: CallBuildHook | null;
  readonly now: Date;
  readonly caller: Caller;
}

/** An answer to a search, in whatever form. */
interface SearchedOutcome {
  readonly response: Pick<SearchResponse, 'interpreted' | 'notices'>;
}

const NOT_INDEXED = 'domain_not_indexed';

/** Whether a search named a site that the index does not hold. */
export function isMissing({ notices }: SearchedOutcome['response']): boolean {
  return notices.some(({ code }) => code === NOT_INDEXED);
}

/**
 * Queues the site that a search named but the index does not hold (R21), and says so in the notice. It takes a grant of
 * the suggest limit; when that is spent nothing is queued (R44).
 */
export async function queueSearched<Outcome extends SearchedOutcome>(
  outcome: Outcome,
  input: QueueSearchedInput,
): Promise<Outcome> {
  const { response } = outcome;
  const { domain } = response.interpreted;
  const parsed = domain === undefined ? null : parseDomain(domain);
  if (!isMissing(response) || parsed?.ok !== true) return outcome;
  const message = `${parsed.domain} is not indexed${await queue(parsed.domain, input)}.`;
  const notices = response.notices.map(
    (notice): Notice => (notice.code === NOT_INDEXED ? { ...notice, message } : notice),
  );
  return { ...outcome, response: { ...response, notices } };
}

/** What the notice says of it, after "is not indexed". */
async function queue(domain: DomainName, { index, callBuildHook, now, caller }: QueueSearchedInput): Promise<string> {
  const proposal = await lookAtProposal(index, domain, now);
  if ('reason' in proposal) return `. ${sentence(proposal.reason)} ${proposal.again}`.trimEnd().replace(/\.$/, '');
  if (proposal.status === 'waiting') return '; it is queued already';
  if (proposal.status === 'full') return ', and was not queued: too many sites are waiting';
  const grant = await takeGrant({ index, policy: 'suggest', caller });
  if (!grant.granted) return ', and was not queued: you suggested many sites in the last minute';
  await queueSuggestion({ index, domain, callBuildHook, now });
  return '; it is queued now and will be read soon';
}
