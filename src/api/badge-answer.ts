import { unknownBadgeFile } from '../services/badge.ts';
import { readBadgeParameters } from './badge-parameters.ts';
import { cacheHeaders, textAnswer } from './json-answer.ts';
import type { ApiDependencies, ApiRequest } from './route.ts';

const SECONDS = 60;

type BadgePath = '/badge.svg' | '/badge.json';

/** The drawn badge of a site, the neutral one of an unknown domain, or what is wrong with the address (R55). */
export async function answerBadge(
  { url, fail, limited }: ApiRequest,
  { findBadge }: ApiDependencies,
  path: BadgePath,
): Promise<Response> {
  const parameters = readBadgeParameters(path, url.searchParams);
  const refuse = (message: string): Response =>
    fail('invalid_input', { detail: message, errors: [{ path: 'domain', message }] });
  if (!parameters.ok) return refuse(parameters.message);
  const { domain, file, usable, message } = parameters;
  const drawn = await findBadge(domain, file);
  if (!drawn && !usable) return refuse(message);
  const text = drawn ? new TextDecoder().decode(drawn) : unknownBadgeFile(domain, file);
  return limited(async () => toAnswer(path, text));
}

function toAnswer(path: BadgePath, text: string): Response {
  const mediaType = path === '/badge.svg' ? 'image/svg+xml; charset=utf-8' : 'application/json; charset=utf-8';
  return textAnswer(text, mediaType, {
    ...cacheHeaders(text, SECONDS),
    'Cache-Control': `public, max-age=${SECONDS}, stale-while-revalidate=86400`,
    'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
