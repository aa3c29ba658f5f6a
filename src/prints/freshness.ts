import { DAY_MS } from '../core/day-of.ts';
import type { StoredSite } from '../core/site/stored-site.ts';

const OLD_AFTER_DAYS = 30;

/**
 * How far the shown answer can be trusted today (R65): fresh; old: no look for 30 days; failed: the last look did not
 * succeed; unread: never read.
 */
export type Freshness = 'fresh' | 'old' | 'failed' | 'unread';

/** Freshness of a site's answer at `now`. A failed look counts even when an older answer is shown. */
export function freshnessOf(site: StoredSite, now: Date): Freshness {
  if (site.document === null && site.scan === null) return 'unread';
  const failed = site.status === 'blocked' || site.visits[0]?.outcome === 'blocked';
  if (failed) return 'failed';
  const age = now.getTime() - Date.parse(site.lastVisitedAt);
  return age > OLD_AFTER_DAYS * DAY_MS ? 'old' : 'fresh';
}
