import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain } from '../core/domain/parse-domain.ts';

/** A scheme with a slip in it: "http//", "https:/", "htp://". */
const SCHEME = /^h?t{1,3}ps?\s*[:;]?\s*\/{1,3}\s*/i;
const WWW = /^w{2,4}[\s.,;]+/i;
/** What stands for a dot, also as a word. */
const DOT = /\s*[.,;。．]\s*|\s+(?:dot|punkt|point|punto|ponto|punkti|piste|tocka|точка)\s+/giu;

/**
 * The domain that a text may name in a form that is none: "www example com", "example,com", "example dot com",
 * "http//example.com". Null where nothing in it hints at an address. Only a site that is indexed is meant by one.
 */
export function looseAddress(text: string): DomainName | null {
  const bare = text.trim().replace(SCHEME, '');
  const named = bare.replace(WWW, '');
  const parts = named.replace(/\/+$/, '').split(DOT);
  // "www example com" has no other sign of a dot.
  const labels = named !== bare && parts.length === 1 ? named.split(/\s+/) : parts;
  if (labels.length < 2 || labels.some((label) => label === '' || /\s/.test(label))) return null;
  const parsed = operatorDomain(labels.join('.'));
  return parsed.ok ? parsed.domain : null;
}

/** A domain with "www" written as a part of its name, without that: "wwwexample.com"; null for others. */
export function withoutGluedWww(domain: DomainName): DomainName | null {
  const parsed = /^www[^.]{2,}\./.test(domain) ? operatorDomain(domain.slice(3).replace(/^-/, '')) : null;
  return parsed?.ok ? parsed.domain : null;
}
