import type { Notice } from '../../core/site/facts.ts';
import { isShown } from '../../core/site/site-status.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { parseQuery } from '../../search/parse-query.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { type Outcome, refusedInput } from '../outcome.ts';
import { findDomain } from './find-domain.ts';
import { followMoves } from './follow-moves.ts';
import { siteNotices } from './site-notices.ts';

/** One site that was named, and what has to be said of it. */
export interface NamedSite {
  readonly site: StoredSite;
  /** The page that was asked for; null for the whole site. */
  readonly path: string | null;
  readonly notices: readonly Notice[];
}

/**
 * Finds the site that a host name or an http(s) address names (R19, R22): one that leads elsewhere gives that site, one
 * that is gone or wants to be left out is not found.
 * @param input where the text stood, for the error: "/domain"
 */
export async function findSite(index: IndexDatabase, text: string, input: string): Promise<Outcome<NamedSite>> {
  const parsed = await findDomain(index, text);
  if (!parsed.ok) return refusedInput(input, parsed.message);
  const { domain } = parsed;
  const [stored] = await loadSites(index, [domain]);
  if (!stored)
    return missing(
      `${domain} is not in the index yet. Suggest it (POST /api/suggest, tool suggest_site), and we read it next.`,
    );
  const unshown = whyUnshown(stored);
  if (unshown !== null) return missing(unshown);
  const asked = parseQuery(text.trim());
  const path = asked.kind === 'page' ? asked.path : null;
  const { to, site: target } = await followMoves(index, stored);
  if (to === null) return { ok: true, value: { site: stored, path, notices: siteNotices(stored) } };
  const message = `${domain} forwards to ${to}.`;
  if (!target) return missing(`${message} That site is not indexed yet.`);
  const targetUnshown = whyUnshown(target);
  if (targetUnshown !== null) return missing(`${message} ${targetUnshown}`);
  return { ok: true, value: { site: target, path, notices: [{ code: 'moved', message }, ...siteNotices(target)] } };
}

/** One sentence when a known site may not be shown (R22). */
function whyUnshown({ domain, status }: StoredSite): string | null {
  if (isShown(status)) return null;
  return status === 'gone' ? `${domain} is no longer on the web.` : `${domain} asked not to be listed.`;
}

function missing(detail: string): Outcome<NamedSite> {
  return { ok: false, error: { code: 'not_found', detail } };
}
