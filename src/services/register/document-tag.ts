import { formatMinute } from '../../prints/format-day.ts';
import type { OwnerDocument } from '../../store/owner-documents.ts';
import { sha256 } from '../../store/sha256.ts';
import type { ServiceError } from '../service-error.ts';

/**
 * The entity tag of a document as a caller is given it (RFC 9110, section 8.8.3): another one after every save for its
 * domain, whoever saves.
 * @param latest the last save for the domain; null before the first
 */
export function documentTag(latest: Pick<OwnerDocument, 'version'> | null, given: unknown): string {
  return `"${latest?.version ?? 0}-${sha256(JSON.stringify(given)).slice(0, 24)}"`;
}

/** How many saves a tag of ours has seen. */
export function savesSeen(tag: string): number {
  return Number.parseInt(tag.replace(/^"/, ''), 10) || 0;
}

/** Whether a save may be done on what has this tag: by the strong comparison of RFC 9110, section 13.1.1. */
export function mayReplace(ifMatch: string | undefined, tag: string, given: unknown): boolean {
  if (ifMatch === undefined) return true;
  const named = ifMatch.split(',').map((each) => each.trim());
  return named.includes(tag) || (named.includes('*') && given !== null);
}

/** What whoever would replace another document than he knows is told. */
export function changedMeanwhile(latest: Pick<OwnerDocument, 'savedAt'> | null): ServiceError {
  const when = latest === null ? '' : `; the last save was on ${formatMinute(latest.savedAt)}`;
  const detail = `Nothing was saved: the document is not the one that “If-Match” names${when}. Get it again, make your changes to that, and send its ETag.`;
  return { code: 'precondition_failed', detail };
}
