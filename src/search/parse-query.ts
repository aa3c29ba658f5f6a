import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain } from '../core/domain/parse-domain.ts';
import { withoutEndSlashes } from '../core/path-parts.ts';
import { percentDecoded } from '../core/percent-decoded.ts';

/** What was asked for: one site, one page of a site, or a subject. */
export type Query =
  | { readonly kind: 'domain'; readonly domain: DomainName }
  | { readonly kind: 'page'; readonly domain: DomainName; readonly path: string }
  | { readonly kind: 'topic'; readonly text: string };

/** A host name and a path that holds spaces: "shop.dk/om os", as a browser shows an address. */
const SPACES_IN_PATH = /^(?:https?:\/\/)?[^\s/?#]+\/[^\s]/i;

/**
 * Reads a trimmed query (contract section 7). A host name or an http(s) address asks for a site; with a path, for that
 * page of it; everything else is a subject.
 */
export function parseQuery(text: string): Query {
  if (/\s/.test(text) && !SPACES_IN_PATH.test(text)) return { kind: 'topic', text };
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
  const bare = withoutEndSlashes(path.replace(/[?#].*$/s, '')) || '/';
  return decode(bare).normalize('NFC');
}

/** Decodes what can be decoded: a percent sign may stand for itself ("/100%-ø"). */
function decode(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => percentDecoded(encoded));
}
