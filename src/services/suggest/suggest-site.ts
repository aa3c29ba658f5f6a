import { isShown } from '../../core/site/site-status.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { loadSites } from '../../store/load-sites.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findSuggestion, saveSuggestion } from '../../store/suggestions.ts';
import { askForBuild, type CallBuildHook } from '../jobs/ask-for-build.ts';
import type { Outcome } from '../outcome.ts';
import { findDomain } from '../sites/find-domain.ts';
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
}

/** The answer to POST suggest (contract section 6, R54). */
export interface Suggested {
  readonly success: true;
  readonly domain: string;
  readonly status: 'queued' | 'indexed' | 'declined';
  readonly message: string;
  readonly report_url?: string;
}

const OPTED_OUT = 'Its robots.txt asks our bot to stay away, and we do.';

/** Takes the proposal of a site; the same one twice is taken once. */
export async function suggestSite(input: SuggestInput): Promise<Outcome<Suggested>> {
  const { index, baseUrl, now, path } = input;
  const parsed = await findDomain(index, input.domain);
  if (!parsed.ok) {
    const { message } = parsed;
    return { ok: false, error: { code: 'invalid_input', detail: message, errors: [{ path, message }] } };
  }
  const { domain } = parsed;
  const answer = (status: Suggested['status'], message: string, shown = false): Outcome<Suggested> => ({
    ok: true,
    value: { success: true, domain, status, message, ...(shown ? { report_url: `${baseUrl}/site/${domain}` } : {}) },
  });
  const [site] = await loadSites(index, [domain], () => null);
  // A visit that goes on is told by its own steps.
  const keep = async (status: 'indexed' | 'refused', reason: string | null): Promise<void> => {
    if ((await findSuggestion(index, domain)) !== null) return;
    await saveSuggestion(index, { domain, status, reason, updatedAt: now.toISOString() });
  };
  if (site?.status === 'opted_out') {
    await keep('refused', OPTED_OUT);
    return answer('declined', OPTED_OUT);
  }
  if (site && isIndexed(site)) {
    await keep('indexed', null);
    return answer('indexed', `${domain} is in the index already.`, true);
  }
  const queued = await queueSuggestion({ index, domain, now });
  if (queued === 'full') {
    const detail = 'Too many suggested sites are waiting already; try again in an hour.';
    return { ok: false, error: { code: 'unavailable', detail, retryAfterSeconds: 3600 } };
  }
  if (queued === 'queued') await askForBuild({ ...input, now });
  else await keep('refused', site?.statusReason ?? null);
  if (queued === 'broken') {
    return answer('queued', `Something broke on our side when we read ${domain}; suggest it again in an hour.`);
  }
  return answer('queued', queued === 'queued' ? `${domain} is queued; it will be read soon.` : waiting(domain, site));
}

/** Whether a report page says something of the site. */
export function isIndexed({ status, document, movedTo }: StoredSite): boolean {
  return isShown(status) && (document !== null || status === 'parked' || movedTo !== null);
}

function waiting(domain: string, site: StoredSite | undefined): string {
  if (site === undefined) return `${domain} was suggested before and waits for its visit.`;
  return `${domain} could not be read the last time${site.statusReason ? ` (${site.statusReason})` : ''}; we look again in some days.`;
}
