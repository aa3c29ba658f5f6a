import type { DomainName } from '../../core/domain/domain-name.ts';
import { NEVER } from '../../core/site/next-visit.ts';
import { countQueuedJobs, findLatestJob, jobStatement } from '../../store/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { saveTogether } from '../../store/save-together.ts';
import { loadTimings } from '../../store/sites-due.ts';
import { findSuggestion, suggestionStatement } from '../../store/suggestions.ts';

/** More than this many waiting sites would take days: then nothing more is taken. */
const MAX_WAITING = 5000;

/** A visit that broke something of ours would do so again. */
const BROKEN_MS = 3_600_000;

/**
 * Queues a site that is not indexed for a visit. `queued` now; `waiting`: it was queued before, or could not be read
 * a short while ago and waits for its next time; `broken`: so it is, because of us; `full`: too many are waiting.
 */
export async function queueSuggestion(input: {
  readonly index: IndexDatabase;
  readonly domain: DomainName;
  readonly now: Date;
}): Promise<'queued' | 'waiting' | 'broken' | 'full'> {
  const { index, domain } = input;
  const updatedAt = input.now.toISOString();
  const [suggestion, timings] = await Promise.all([findSuggestion(index, domain), loadTimings(index, [domain])]);
  if (suggestion && suggestion.status !== 'refused' && suggestion.status !== 'indexed') return 'waiting';
  // Politeness goes before impatience: a site that refused is left alone until its next visit is due.
  const nextVisitAt = timings.get(domain)?.nextVisitAt;
  if (nextVisitAt !== undefined && nextVisitAt !== NEVER && nextVisitAt > updatedAt) return 'waiting';
  const last = await findLatestJob(index, domain, ['visit']);
  const brokeSince = new Date(input.now.getTime() - BROKEN_MS).toISOString();
  if (last?.status === 'failed' && last.finishedAt !== null && last.finishedAt > brokeSince) return 'broken';
  if ((await countQueuedJobs(index, 'visit')) >= MAX_WAITING) return 'full';
  await saveTogether(index, [
    suggestionStatement(index, { domain, status: 'queued', reason: null, updatedAt }),
    jobStatement(index, 'visit', domain, updatedAt),
  ]);
  return 'queued';
}
