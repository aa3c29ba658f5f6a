import { operatorDomain, type ParsedDomain, parseDomain } from '../../core/domain/parse-domain.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findStatus } from '../../store/sites/find-status.ts';

/**
 * Reads a domain that a caller gave: usable is what is public, and what is in the index (R2). `www.` is left out unless
 * only the www host is indexed (R19).
 */
export async function findDomain(index: IndexDatabase, text: string): Promise<ParsedDomain> {
  const named = operatorDomain(text);
  if (!named.ok) return named;
  if ((await findStatus(index, named.domain)) !== null) return named;
  const withWww = operatorDomain(`www.${named.domain}`, { keepWww: true });
  if (withWww.ok && (await findStatus(index, withWww.domain)) !== null) return withWww;
  return parseDomain(text);
}
