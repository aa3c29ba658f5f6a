import { createHash } from 'node:crypto';
import { unknownBadgeFile } from '../services/badge.ts';
import { readBadgeParameters } from './badge-handler.ts';
import { type ProblemCode, type ProblemDetails, problem } from './problem.ts';
import { readSearchParameters, type Search } from './search-handler.ts';

/** What the handlers need from the outside. */
export interface ApiDependencies {
  readonly baseUrl: string;
  readonly search: Search;
  /** A drawn badge file of an indexed site; null when the site is not indexed. */
  readonly findBadge: (domain: string, file: string) => Promise<Uint8Array | null>;
  readonly newRequestId: () => string;
  /** Takes the full cause of a fault of ours; callers only get the request id. */
  readonly onFault: (requestId: string, cause: unknown) => void;
}

type Fail = (code: ProblemCode, details: ProblemDetails) => Response;
type Handler = (url: URL, dependencies: ApiDependencies, fail: Fail) => Promise<Response>;

/** The one table of routes. */
const ROUTES: Readonly<Record<string, Handler>> = {
  '/api/search': answerSearch,
  '/badge.svg': answerBadge,
  '/badge.json': answerBadge,
  '/healthz': async () => json({ status: 'ok' }),
};

const METHODS = 'GET, HEAD, OPTIONS';
const BADGE_SECONDS = 300;

/** Headers of every answer to programs. */
const PUBLIC_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, X-Request-Id',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Answers what is for programs: the API and the badges. Null when the path is none of ours, so that pages can answer.
 * Never throws: a fault of ours is a mute 500 with a request id.
 */
export async function handle(request: Request, dependencies: ApiDependencies): Promise<Response | null> {
  const url = new URL(request.url);
  const handler = Object.hasOwn(ROUTES, url.pathname) ? ROUTES[url.pathname] : undefined;
  if (!handler && !/^\/api(\/|$)/.test(url.pathname)) return null;
  const requestId = dependencies.newRequestId();
  const fail: Fail = (code, details) => problem(dependencies.baseUrl, requestId, code, details);
  const answer = await answerSafely(request, url, handler, dependencies, fail, requestId);
  for (const [name, value] of Object.entries(PUBLIC_HEADERS)) answer.headers.set(name, value);
  answer.headers.set('X-Request-Id', requestId);
  if (isKnownToCaller(request, answer)) return new Response(null, { status: 304, headers: answer.headers });
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

/** True when the caller holds this very answer (RFC 9110, section 13.1.2). */
function isKnownToCaller({ headers }: Request, answer: Response): boolean {
  const etag = answer.headers.get('ETag');
  const known = headers.get('If-None-Match');
  if (etag === null || known === null) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

async function answerSafely(
  request: Request,
  url: URL,
  handler: Handler | undefined,
  dependencies: ApiDependencies,
  fail: Fail,
  requestId: string,
): Promise<Response> {
  if (!handler)
    return fail('not_found', { detail: `There is nothing at ${url.pathname}; the API is described at /docs/api.` });
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return fail('method_not_allowed', {
      detail: `${request.method} is not possible here; use GET.`,
      headers: { Allow: METHODS },
    });
  }
  try {
    return await handler(url, dependencies, fail);
  } catch (cause) {
    dependencies.onFault(requestId, cause);
    return fail('internal', { detail: `Something broke on our side; tell us the request id ${requestId}.` });
  }
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
      'Access-Control-Max-Age': '86400',
    },
  });
}

async function answerSearch(url: URL, { search }: ApiDependencies, fail: Fail): Promise<Response> {
  const parameters = readSearchParameters(url.search.slice(1));
  if (!parameters.ok) {
    return fail('invalid_input', {
      detail: parameters.errors[0]?.message ?? 'The search is not usable.',
      errors: parameters.errors,
    });
  }
  const { response } = await search(parameters.query, parameters.limit);
  return json(response, { 'Cache-Control': 'no-store', Vary: 'Authorization' });
}

async function answerBadge(url: URL, { findBadge }: ApiDependencies, fail: Fail): Promise<Response> {
  const path = url.pathname === '/badge.json' ? '/badge.json' : '/badge.svg';
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

function json(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
