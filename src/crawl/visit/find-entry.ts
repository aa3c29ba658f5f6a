import type { DomainName } from '../../core/domain/domain-name.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { FetchFault } from '../fetch/fetch-fault.ts';
import type { OriginRobots, VisitRun } from './visit-run.ts';

/** The origin that answers for a site, with its robots.txt; or the faults of every origin tried. */
export type Entry =
  | { readonly found: true; readonly origin: URL; readonly robots: OriginRobots }
  | { readonly found: false; readonly robots: OriginRobots; readonly faults: readonly FetchFault[] };

/** Faults that speak of the origin, not of the one address: another origin of the site may still answer. */
const ORIGIN_FAULTS: ReadonlySet<FetchFault> = new Set([
  'no_such_name',
  'unreachable',
  'timeout',
  'tls',
  'broken_answer',
  'forbidden_address',
]);
/** A silent server costs the whole time-out: more of these tell nothing new. */
const MAX_TIMEOUTS = 2;

/**
 * Tries the origins of a site in the order in which people reach it, by asking each for robots.txt: https before http,
 * the bare name before www (which is tried for registered names only).
 */
export async function findEntry(domain: DomainName, run: VisitRun): Promise<Entry> {
  const hosts =
    registrableDomain(domain) === domain && !domain.startsWith('www.') ? [domain, `www.${domain}`] : [domain];
  const nameless = new Set<string>();
  const faults: FetchFault[] = [];
  let first: OriginRobots | null = null;
  for (const scheme of ['https', 'http']) {
    for (const host of hosts) {
      if (nameless.has(host)) continue;
      const origin = new URL(`${scheme}://${host}/`);
      const robots = await run.robotsOf(origin);
      const { fault, resource } = robots.fetched;
      if (fault === null || resource.status !== null || !ORIGIN_FAULTS.has(fault))
        return { found: true, origin, robots };
      first ??= robots;
      faults.push(fault);
      if (fault === 'no_such_name') nameless.add(host);
      if (faults.filter((kind) => kind === 'timeout').length >= MAX_TIMEOUTS)
        return { found: false, robots: first, faults };
    }
  }
  return { found: false, robots: first ?? (await run.robotsOf(new URL(`https://${domain}/`))), faults };
}
