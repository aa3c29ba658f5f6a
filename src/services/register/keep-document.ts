import type { StoredSite } from '../../core/site/stored-site.ts';
import { type ClaimRow, holdStatement, takeOverStatement } from '../../store/claims.ts';
import { saveTogether } from '../../store/database/save-together.ts';
import { isTaken } from '../../store/database/store-error.ts';
import { findLatestJob, jobStatement } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findLatestOwnerDocument, type OwnerDocument, ownerDocumentStatement } from '../../store/owner-documents.ts';
import { takenOver } from '../ownership/check-claim.ts';

export interface KeepInput {
  readonly index: IndexDatabase;
  readonly claim: ClaimRow;
  /** Null for one that was never visited. */
  readonly site: StoredSite | null;
  readonly json: string;
  readonly now: Date;
  /** The save that this one follows, and no other: null for none; absent where it may follow any. */
  readonly after?: Pick<OwnerDocument, 'version'> | null;
}

/**
 * The saved document is the domain's from here on, and its key the holder.
 * @returns `unchanged` when it is so already; `overtaken` when another save came first, and nothing was kept
 */
export async function keepDocument({
  index,
  claim,
  site,
  json,
  now,
  after,
}: KeepInput): Promise<'kept' | 'unchanged' | 'overtaken'> {
  const { domain, token } = claim;
  const [latest, job] = await Promise.all([findLatestOwnerDocument(index, domain), findLatestJob(index, domain)]);
  const isKept = latest?.claimToken === token && latest.json === json;
  const isUnchanged = isKept && site !== null && job !== null && job.status !== 'failed';
  const savedAt = now.toISOString();
  // What was never visited has nothing to be read anew.
  const kind = site === null ? 'visit' : 'redraw';
  const next = after === undefined ? {} : { version: (after?.version ?? 0) + 1 };
  try {
    await saveTogether(index, [
      ...(isKept ? [] : [ownerDocumentStatement(index, { domain, claimToken: token, json, savedAt, ...next })]),
      holdStatement(index, claim),
      takeOverStatement(index, claim, takenOver(domain, now)),
      ...(isUnchanged ? [] : [jobStatement(index, kind, domain, savedAt)]),
    ]);
  } catch (cause) {
    if (after !== undefined && isTaken(cause)) return 'overtaken';
    throw cause;
  }
  return isUnchanged ? 'unchanged' : 'kept';
}
