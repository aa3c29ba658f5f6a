import type { Notice } from '../core/site/facts.ts';
import { ignoredNotices } from '../services/ignored-notices.ts';
import { cacheHeaders, textAnswer } from './json-answer.ts';
import type { DescribedOperation } from './route.ts';
import { bodyTextOf } from './text-response.ts';

/**
 * Adds to a JSON answer of the API what its address named and the operation does not know (R89). Searches read more than
 * they describe, and say it themselves.
 * @param query of the address, as it was sent
 */
export function withIgnored(answer: Response, query: string, { limit, parameters = [] }: DescribedOperation): Response {
  if (query === '' || !answer.ok || limit === 'search') return answer;
  const known = new Set(parameters.filter((each) => each.in === undefined).map(({ name }) => name));
  const notices = ignoredNotices([...new URLSearchParams(query).keys()].filter((name) => !known.has(name)));
  const text = notices.length === 0 ? null : bodyTextOf(answer);
  const mediaType = answer.headers.get('Content-Type') ?? '';
  if (text === null || !mediaType.startsWith('application/json')) return answer;
  const body = JSON.parse(text) as { readonly notices?: readonly Notice[] };
  const told = JSON.stringify({ ...body, notices: [...(body.notices ?? []), ...notices] });
  const { 'content-length': _length, 'content-type': _type, etag, ...headers } = Object.fromEntries(answer.headers);
  // What nobody keeps has the tag of the thing that it tells of.
  const isKept = etag !== undefined && headers['cache-control'] !== 'no-store';
  const tag = isKept ? cacheHeaders(told, 0).ETag : etag;
  return textAnswer(told, mediaType, tag === undefined ? headers : { ...headers, ETag: tag });
}
