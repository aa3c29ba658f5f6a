import type { DomainName } from './domain-name.ts';
import { endingOf, operatorDomain, parseDomain } from './parse-domain.ts';

/** Why a query that is written as an address names no site that may be asked for. */
export interface AddressFault {
  /** One sentence. */
  readonly message: string;
  /** The name that is usable all the same when it is in the index (R2); null when nothing helps. */
  readonly unlessIndexed: DomainName | null;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * What is wrong with a query that is meant as an address (R19): user name, port, IP address, a name that is not public.
 * Null for a usable address and for everything else: "node.js" and "16:9" are subjects. Never throws.
 */
export function addressFault(query: string): AddressFault | null {
  if (/\s/.test(query)) return null;
  const named = operatorDomain(query);
  const hasScheme = SCHEME.test(query);
  if (!named.ok) return hasScheme || namesHost(query) ? { message: named.message, unlessIndexed: null } : null;
  const open = parseDomain(query);
  if (open.ok) return null;
  const isSubject = !hasScheme && endingOf(named.domain).kind === 'unknown';
  return isSubject ? null : { message: open.message, unlessIndexed: named.domain };
}

/** Whether a host or an IP address is left when user name and port are taken off. */
function namesHost(query: string): boolean {
  const authority = /^[^/?#]*/.exec(query)?.[0] ?? '';
  const host = authority.replace(/^.*@/, '').replace(/:\d*$/, '');
  return isIpAddress(host) || (host !== authority && operatorDomain(host).ok);
}

function isIpAddress(host: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}\.?$/.test(host) || /^\[[0-9a-f:.]+\]$/i.test(host);
}
