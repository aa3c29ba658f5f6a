import type { SiteChanges } from '../../core/site/changes.ts';
import { findLatestChange } from '../../store/changes.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findState } from '../../store/site-state.ts';
import type { Outcome } from '../outcome.ts';
import { findDomain } from '../sites/find-domain.ts';
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

/**
 * The latest change of a site that an agent would notice.
 * @param path where the text stood, for the error: "/domain"
 */
export async function findDiff(index: IndexDatabase, text: string, path = 'domain'): Promise<Outcome<SiteDiff>> {
  const parsed = await findDomain(index, text);
  if (!parsed.ok) {
    const { message } = parsed;
    return { ok: false, error: { code: 'invalid_input', detail: message, errors: [{ path, message }] } };
  }
  const { domain } = parsed;
  const missing = (detail: string): Outcome<SiteDiff> => ({ ok: false, error: { code: 'not_found', detail } });
  const [site, latest] = await Promise.all([findState(index, domain), findLatestChange(index, domain)]);
  if (!site || site.status === 'gone' || site.status === 'opted_out') return missing(`${domain} is not indexed.`);
  if (latest === null && site.version === null) return missing(`${domain} could not be read yet.`);
  if (latest === null) {
    const message = `Nothing that an agent would notice has changed on ${domain} since it was first read.`;
    return { ok: true, value: { domain, status: 'no_changes_detected', message } };
  }
  const { detectedAt, fromVersion, toVersion } = latest;
  const { changes, isCut } = fitChanges(latest.changes);
  const versions = { from_version: fromVersion, to_version: toVersion };
  return {
    ok: true,
    value: { domain, detected_at: detectedAt, changes, ...versions, ...(isCut ? { truncated: true } : {}) },
  };
}
