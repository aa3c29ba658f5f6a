import type { DomainName } from '../../core/domain/domain-name.ts';
import { endingOf } from '../../core/domain/parse-domain.ts';
import { AGENT_READY } from '../../core/readiness/label.ts';
import type { SiteRow } from '../../core/site/site-row.ts';
import { answersTopics } from '../../core/site/site-status.ts';

/**
 * The sites that we may name where nobody asked for them (R84), in the order of the rows: invented ones, this service
 * itself, and those that agents are ready for and whose owners proved them.
 */
export function willingSites(rows: readonly SiteRow[], baseUrl: string): readonly SiteRow[] {
  const own = new URL(baseUrl).hostname;
  return rows.filter(({ domain, score, status, isClaimed }) => {
    if (score === null || !answersTopics(status)) return false;
    return domain === own || isInvented(domain) || (isClaimed && score >= AGENT_READY);
  });
}

/** A name that nobody can have (RFC 2606), so that the site is one of the demo. */
function isInvented(domain: string): boolean {
  // Rows are of indexed sites: their names were read as domains.
  return endingOf(domain as DomainName).kind === 'reserved';
}
