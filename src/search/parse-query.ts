import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain } from '../core/domain/parse-domain.ts';

/** What was asked for: one site, one page of a site, or a subject. */
export type Query =
  | { readonly kind: 'domain'; readonly domain: DomainName }
  | { readonly kind: 'page'; readonly domain: DomainName; readonly path: string }
  | { readonly kind: 'topic'; readonly text: string };

/**
 * Reads a trimmed query (contract section 7). A text without spaces that is a host name or an http(s) address asks
 * for a site; with a path, for that page of it; everything else is a subject.
 */
export function parseQuery(text: string): Query {
  if (/\s/.test(text)) return { kind: 'topic', text };
  const parsed = operatorDomain(text);
  if (!parsed.ok) return { kind: 'topic', text };
  const path = pathOf(text);
  return path === '/' ? { kind: 'domain', domain: parsed.domain } : { kind: 'page', domain: parsed.domain, path };
}

function pathOf(text: string): string {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url ? toPageKey(url.pathname) : '/';
}

/** A page's path in the form in which paths are compared: decoded, without a trailing slash (R20). */
export function toPageKey(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '') || '/';
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
