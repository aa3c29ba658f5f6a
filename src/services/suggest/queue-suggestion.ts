import type { DomainName } from '../../core/domain/domain-name.ts';
import { saveTogether } from '../../store/database/save-together.ts';
import { jobStatement } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { suggestionStatement } from '../../store/suggestions.ts';
import { askForBuild, type CallBuildHook } from '../jobs/ask-for-build.ts';

/** Queues a site for a visit; only one that is free to be queued. */
export async function queueSuggestion(input: {
  readonly index: IndexDatabase;
  readonly domain: DomainName;
  readonly callBuildHook: CallBuildHook | null;
  readonly now: Date;
}): Promise<void> {
  const { index, domain } = input;
  const updatedAt = input.now.toISOString();
  await saveTogether(index, [
    suggestionStatement(index, { domain, status: 'queued', reason: null, updatedAt }),
    jobStatement(index, 'visit', domain, updatedAt),
  ]);
  await askForBuild(input);
}
