import { getDomain } from 'tldts';
import type { DomainName } from './domain-name.ts';

/**
 * The part of a name that somebody registered: "shop.example.co.uk" → "example.co.uk", "anna.github.io" → itself.
 * A name that is a suffix itself stays as it is. Source: Public Suffix List with its private part, as tldts ships it.
 */
export function registrableDomain(domain: DomainName | string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain;
}
