import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { FetchDocument, FetchedDocument } from '../../core/lawp/fetch-document.ts';
import { mediaTypeOf } from '../../core/lawp/media-type.ts';
import { MAX_LAWP_BYTES } from '../../core/lawp/parse-lawp-bytes.ts';
import { type Fetched, fetchResource } from '../fetch/fetch-resource.ts';
import { startTurns } from '../fetch/politeness.ts';
import { settleOptions, type VisitOptions } from '../fetch/visit-options.ts';
import { JSON_DOCUMENT } from './visit-run.ts';

const MAX_REDIRECTS = 3;
const BUDGET_MS = 15_000;

/**
 * Fetches single documents as a visit fetches a site's own: 1 MB, 10 s, at most three redirects within the site, every
 * address judged by the guard. robots.txt is for robots: here a person asks for one file.
 */
export function documentFetcher(
  given: Pick<VisitOptions, 'dispatcher' | 'userAgent' | 'clock' | 'timeoutMs'>,
): FetchDocument {
  const options = settleOptions({ ...given, delayMs: 0, maxDelayMs: 0, budgetMs: BUDGET_MS });
  return async (url) => {
    const site = registrableDomain(url.hostname);
    const request = {
      role: 'native',
      url,
      accept: JSON_DOCUMENT,
      // One byte above, so that a larger file is told from one that just fits.
      maxBytes: MAX_LAWP_BYTES + 1,
      maxRedirects: MAX_REDIRECTS,
      follow: (target: URL) => registrableDomain(target.hostname) === site,
    } as const;
    return toDocument(await fetchResource(request, { options, turns: startTurns(options), permit: async () => null }));
  };
}

function toDocument({ resource, leadsTo }: Fetched): FetchedDocument {
  const { outcome, reason, status, body, headers, finalUrl, fetchedAt } = resource;
  if (leadsTo !== null) return { ok: false, reason: `The address leads to another site, ${leadsTo.hostname}.` };
  if (outcome !== 'ok' || status === null) return { ok: false, reason: reason ?? 'The address did not answer.' };
  if (status === 404 || status === 410) return { ok: false, reason: `There is no file at that address (${status}).` };
  if (status < 200 || status > 299) return { ok: false, reason: `The address answers with status ${status}.` };
  if (body === null || body.byteLength === 0) return { ok: false, reason: 'The address gives an empty answer.' };
  return { ok: true, url: finalUrl, status, mediaType: mediaTypeOf(headers['content-type']), body, at: fetchedAt };
}
