import type { SiteStatus } from './facts.ts';
import type { SiteClaim, StoredSite } from './stored-site.ts';
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

/** The owner's proof of a site as it is shown; null also where nothing of an owner's is (R85). */
export function shownClaim({
  status,
  statusReason,
  claim,
}: Pick<StoredSite, 'status' | 'statusReason' | 'claim'>): SiteClaim | null {
  return showsOwner(status, statusReason) ? claim : null;
}

/** Whether anything of its owner's is shown of a site of this status. */
export function showsOwner(status: SiteStatus, reason: string | null): boolean {
  return status === 'active' || ownerMaySpeak(status, reason);
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
