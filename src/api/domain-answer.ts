import type { ProblemDetails } from './problem.ts';

/** The parameter `domain` of an address, given once; or what is wrong with it. */
export type DomainText =
  | { readonly ok: true; readonly domain: string }
  | { readonly ok: false; readonly details: ProblemDetails };

/** Reads `?domain=`; whether it is a usable domain is judged by the service. */
export function readDomainParameter(query: string): DomainText {
  const given = new URLSearchParams(query).getAll('domain');
  const [domain] = given;
  if (given.length === 1 && domain !== undefined) return { ok: true, domain };
  const message =
    given.length === 0
      ? 'domain is missing: add ?domain=your-site.com.'
      : 'domain is given more than once; give it once.';
  return { ok: false, details: { detail: message, errors: [{ path: 'domain', message }] } };
}
