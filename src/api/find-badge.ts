import type { DomainName } from '../core/domain/domain-name.ts';
import type { BadgeFile } from '../prints/unknown-badge-file.ts';
import { type BadgePath, readBadgeParameters } from './badge-parameters.ts';
import type { ApiDependencies } from './route.ts';

/** What is drawn for the site that a badge address names, or what is wrong with the address (R55). */
export type FoundBadge =
  | {
      readonly ok: true;
      readonly domain: DomainName;
      readonly file: BadgeFile;
      readonly style: 'compact' | 'card';
      /** Null for a site that is not in the index, or that nothing is shown of (R22). */
      readonly drawn: Uint8Array | null;
    }
  | { readonly ok: false; readonly message: string };

/**
 * Finds the drawn badge of an address. The index is asked only where there is none: a name is usable there, too, that is
 * known and not public (R2), and `www.` belongs to a name of which only that host is indexed (R19).
 */
export async function findAskedBadge(
  path: BadgePath,
  given: URLSearchParams,
  { findBadge, services }: ApiDependencies,
): Promise<FoundBadge> {
  const parameters = readBadgeParameters(path, given);
  if (!parameters.ok) return parameters;
  const { domain, file, style } = parameters;
  const drawn = await findBadge(domain, file);
  if (drawn) return { ok: true, domain, file, style, drawn };
  const named = await services.findDomain({ text: parameters.given });
  if (!named.ok) return named;
  const other = named.domain === domain ? null : await findBadge(named.domain, file);
  return { ok: true, domain: named.domain, file, style, drawn: other };
}
