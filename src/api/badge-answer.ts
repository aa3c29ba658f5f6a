import { createHash } from 'node:crypto';
import { unknownBadgeFile } from '../services/badge.ts';
import { readBadgeParameters } from './badge-parameters.ts';
import type { ApiDependencies, ApiRequest } from './route.ts';

const BADGE_SECONDS = 300;

/** The drawn badge of a site, the neutral one of an unknown domain, or what is wrong with the address (R55). */
export async function answerBadge(
  { url, fail }: ApiRequest,
  { findBadge }: ApiDependencies,
  path: '/badge.svg' | '/badge.json',
): Promise<Response> {
  const parameters = readBadgeParameters(path, url.searchParams);
  const refuse = (message: string): Response =>
    fail('invalid_input', { detail: message, errors: [{ path: 'domain', message }] });
  if (!parameters.ok) return refuse(parameters.message);
  const drawn = await findBadge(parameters.domain, parameters.file);
  if (!drawn && !parameters.usable) return refuse(parameters.message);
  return badge(path, drawn ? new TextDecoder().decode(drawn) : unknownBadgeFile(parameters.domain, parameters.file));
}

function badge(path: '/badge.svg' | '/badge.json', body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': path === '/badge.svg' ? 'image/svg+xml; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${BADGE_SECONDS}, stale-while-revalidate=86400`,
      ETag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
