import { sentence } from '../../core/sentence.ts';
import type { SiteChanges } from '../../core/site/changes.ts';
import { keepsDocument } from '../../core/site/site-status.ts';
import { ANSWER_BYTES } from '../../prints/what-fits.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findLatestChange } from '../../store/sites/changes.ts';
import type { Outcome } from '../outcome.ts';
import { findSite } from '../sites/find-site.ts';
import { whyUnindexed } from '../suggest/look-at-proposal.ts';
import { fitChanges } from './fit-changes.ts';

/** The answer to GET diff (contract section 6, R53). */
export type SiteDiff =
  | {
      readonly domain: string;
      readonly detected_at: string;
      readonly changes: SiteChanges;
      readonly from_version: number;
      readonly to_version: number;
      /** More changed than an answer has room for. */
      readonly truncated?: true;
    }
  | { readonly domain: string; readonly status: 'no_changes_detected'; readonly message: string };

export interface FindDiffInput {
  readonly index: IndexDatabase;
  /** A host name or an http(s) address, as the caller gave it. */
  readonly domain: string;
  /** Where it stood, for the error: "/domain". */
  readonly path?: string;
  /** How large the changes may be. */
  readonly mostBytes?: number;
}

/**
 * The latest change of a site that an agent would notice; of a site that leads elsewhere that of the other one (R22).
 * What was read of a site before it was parked, left or asked not to be listed is not told.
 */
export async function findDiff({
  index,
  domain: text,
  path = 'domain',
  mostBytes = ANSWER_BYTES,
}: FindDiffInput): Promise<Outcome<SiteDiff>> {
  const found = await findSite(index, text, path);
  if (!found.ok) return found;
  const { domain, status, version } = found.value.site;
  if (version === null || !keepsDocument(status)) {
    const why = sentence(whyUnindexed(found.value.site));
    const detail = `No page of ${domain} is described, so there is nothing to compare. ${why}`;
    return { ok: false, error: { code: 'not_found', detail } };
  }
  const latest = await findLatestChange(index, domain);
  if (latest === null) {
    const message = `Nothing that an agent would notice has changed on ${domain} since it was first read.`;
    return { ok: true, value: { domain, status: 'no_changes_detected', message } };
  }
  const { detectedAt, fromVersion, toVersion } = latest;
  const { changes, isCut } = fitChanges(latest.changes, mostBytes);
  const versions = { from_version: fromVersion, to_version: toVersion };
  return {
    ok: true,
    value: { domain, detected_at: detectedAt, changes, ...versions, ...(isCut ? { truncated: true } : {}) },
  };
}
