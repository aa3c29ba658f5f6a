import type { DomainName } from './domain-name.ts';
import { endingOf, operatorDomain, parseDomain } from './parse-domain.ts';

/**
 * The site that another one leads to; null when its host is none that may be named: a local or reserved name, a single
 * label, an IP address (R2). A site that the operator gave under a name that is not public may lead to others of the same
 * ending (R63).
 * @param hostname of an address, as `URL.hostname` gives it
 */
export function movedDomain(from: DomainName, hostname: string): DomainName | null {
  const target = parseDomain(hostname);
  if (target.ok) return target.domain;
  const named = operatorDomain(hostname);
  if (!named.ok || parseDomain(from).ok) return null;
  return endingOf(named.domain).ending === endingOf(from).ending ? named.domain : null;
}
