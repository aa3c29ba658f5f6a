import type { SiteStatus } from './facts.ts';
import type { StoredSite } from './stored-site.ts';
import { LEADS_AWAY, lacksHomePage } from './visit-reasons.ts';

/**
 * The status of a site whose verified owner saved a document (R85): his words are shown also where we are kept out, or
 * nothing answers for now. Nothing of his is shown where the name leads nowhere, to a parking page or elsewhere, nor
 * where the site itself asks to be left out.
 * @param status what the site is without an owner
 * @param reason why it is not active
 */
export function statusWithOwner(status: SiteStatus, reason: string | null): SiteStatus {
  if (status === 'gone') return lacksHomePage(reason) ? 'blocked' : 'gone';
  return status === 'blocked' && reason === LEADS_AWAY ? 'duplicate' : status;
}

/** Whether an owner's document may speak for a site of this status that no visit could read. */
export function ownerMaySpeak(status: SiteStatus, reason: string | null): boolean {
  return statusWithOwner(status, reason) === 'blocked';
}

/** Whether all that is shown of a site are its owner's own words, since we cannot read it ourselves. */
export function isInOwnersWords({
  status,
  statusReason,
  document,
  scan,
}: Pick<StoredSite, 'status' | 'statusReason' | 'document' | 'scan'>): boolean {
  if (document === null || status !== 'blocked' || !ownerMaySpeak(status, statusReason)) return false;
  // What we read is judged, too: a document without a scan came from the owner alone.
  return document.source === 'owner' || scan === null;
}
