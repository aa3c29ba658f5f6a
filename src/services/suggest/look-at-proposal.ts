import type { DomainName } from '../../core/domain/domain-name.ts';
import { sentence } from '../../core/sentence.ts';
import { NEVER } from '../../core/site/next-visit.ts';
import { keepsDocument } from '../../core/site/site-status.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { wasAskedToWait } from '../../core/site/visit-reasons.ts';
import { formatMinute } from '../../prints/format-day.ts';
import { countQueuedJobs, findLatestJob } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { loadTimings } from '../../store/sites/sites-due.ts';
import { findSuggestion } from '../../store/suggestions.ts';

/** Why a site is not visited now, and from when on it may be. */
export interface Refusal {
  /** One plain sentence. */
  readonly reason: string;
  /** ISO 8601 UTC; null where nobody knows. */
  readonly retryAt: string | null;
  /** The same as a sentence. */
  readonly again: string;
}

/**
 * What becomes of a proposed site: `free` to be queued; `again`: free, and known already; `waiting`: queued before; `indexed`; `declined`: it wants to be
 * left alone; `refused`: it could not be read a short while ago; `full`: too many are waiting.
 */
export type Proposal =
  | { readonly status: 'free' | 'again' | 'waiting' | 'indexed' | 'full' }
  | ({ readonly status: 'declined' | 'refused' } & Refusal);

/** More than this many waiting sites would take days: then nothing more is taken. */
const MAX_WAITING = 5000;

/** A visit that broke something of ours would do so again. */
const BROKEN_MS = 3_600_000;

/**
 * Tells what becomes of a proposed site, whichever way it is proposed; nothing is queued yet.
 * @param isAgain whether a site that is known already is to be visited again before its next visit is due
 */
export async function lookAtProposal(
  index: IndexDatabase,
  domain: DomainName,
  now: Date,
  isAgain = false,
): Promise<Proposal> {
  const [[site], suggestion, timings, last] = await Promise.all([
    loadSites(index, [domain]),
    findSuggestion(index, domain),
    loadTimings(index, [domain]),
    findLatestJob(index, domain, ['visit']),
  ]);
  const dueAt = timings.get(domain)?.nextVisitAt ?? null;
  const retryAt = dueAt === NEVER ? null : dueAt;
  const due = { retryAt, again: retryAt === null ? '' : `We try again from ${formatMinute(retryAt)} on.` };
  const isDue = retryAt !== null && retryAt <= now.toISOString();
  // When its next visit is due, its robots.txt is asked again: it may let us in by then.
  if (site?.status === 'opted_out' && !isDue) return { status: 'declined', reason: OPTED_OUT, ...due };
  const isChecked = isAgain && site !== undefined;
  if (site && isIndexed(site) && !isChecked) return { status: 'indexed' };
  if (suggestion && suggestion.status !== 'refused' && suggestion.status !== 'indexed') return { status: 'waiting' };
  // Politeness goes before impatience: a site that refused is left alone until its next visit is due. Who runs it may
  // have mended that, and asks; but not what the site asked of us itself.
  const isLeftAlone = !isChecked || (site.unreadSince !== null && wasAskedToWait(site.visits[0]?.reason ?? null));
  if (isLeftAlone && retryAt !== null && !isDue) {
    return { status: 'refused', reason: whyUnindexed(site), ...due };
  }
  const brokeUntil = last?.status === 'failed' && last.finishedAt !== null ? later(last.finishedAt, BROKEN_MS) : null;
  if (brokeUntil !== null && brokeUntil > now.toISOString()) {
    const again = `Suggest it again from ${formatMinute(brokeUntil)} on.`;
    return { status: 'refused', reason: 'Something broke on our side when we read it.', retryAt: brokeUntil, again };
  }
  if ((await countQueuedJobs(index, 'visit')) >= MAX_WAITING) return { status: 'full' };
  return { status: isChecked ? 'again' : 'free' };
}

const OPTED_OUT = 'Its robots.txt asks our bot (WaymarkBot) to stay away, and we do.';

/** Whether what was read of the site is in the index (R17): not of one that is parked, or leads elsewhere. */
export function isIndexed({ status, document }: StoredSite): boolean {
  return keepsDocument(status) && document !== null;
}

/** Why a site that was visited is not indexed: one plain sentence. */
export function whyUnindexed(site: StoredSite | undefined): string {
  const { movedTo = null, statusReason = null } = site ?? {};
  const moved = movedTo === null ? null : `It forwards to ${movedTo}.`;
  return moved ?? statusReason ?? site?.visits[0]?.reason ?? 'It could not be read.';
}

/** What every door says of a site that is not queued. */
export function refusalParts(
  domain: string,
  { reason, retryAt, again }: Refusal,
): { readonly message: string; readonly reason: string; readonly retry_at?: string } {
  const message = `We will not read ${domain} for now. ${sentence(reason)} ${again}`.trimEnd();
  return { message, reason, ...(retryAt === null ? {} : { retry_at: retryAt }) };
}

function later(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString();
}
