import type { Caller } from '../services/services.ts';
import { type ProblemCode, type ProblemDetails, problem, serviceProblem } from './problem.ts';
import { readJsonBody } from './read-json-body.ts';
import type { ApiDependencies, ApiRequest, Method, Operation, Route } from './route.ts';
import { ROUTES } from './routes.ts';

export type { ApiDependencies } from './route.ts';

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.path, route]));

/** Headers of every answer to programs (R47). */
const PUBLIC_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, ETag, X-Request-Id',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

type Fail = (code: ProblemCode, details: ProblemDetails) => Response;

/**
 * Answers what is for programs: the API and the badges. Null when the path is none of ours, so that pages can answer.
 * Never throws: a fault of ours is a mute 500 with a request id.
 * @param address the caller's, as the runtime knows it: an IPv4 address or an IPv6 /64
 */
export async function handle(
  request: Request,
  dependencies: ApiDependencies,
  address: string,
): Promise<Response | null> {
  const url = new URL(request.url);
  const route = BY_PATH.get(url.pathname);
  if (!route && !/^\/api(\/|$)/.test(url.pathname)) return null;
  const requestId = dependencies.newRequestId();
  const fail: Fail = (code, details) => problem(dependencies.baseUrl, requestId, code, details);
  const answer = await answerSafely({ request, url, route, dependencies, fail, requestId, address });
  for (const [name, value] of Object.entries(PUBLIC_HEADERS)) answer.headers.set(name, value);
  answer.headers.set('X-Request-Id', requestId);
  if (isKnownToCaller(request, answer)) return new Response(null, { status: 304, headers: answer.headers });
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly route: Route | undefined;
  readonly dependencies: ApiDependencies;
  readonly fail: Fail;
  readonly requestId: string;
  readonly address: string;
}

async function answerSafely(asked: Asked): Promise<Response> {
  const { request, url, route, dependencies, fail, requestId } = asked;
  try {
    if (!route)
      return fail('not_found', { detail: `There is nothing at ${url.pathname}; the API is described at /docs/api.` });
    const allowed = methodsOf(route);
    if (request.method === 'OPTIONS') return preflight(allowed);
    const operation = operationOf(route, request.method);
    if (!operation) {
      return fail('method_not_allowed', {
        detail: `${request.method} is not possible here; use ${allowed.filter((name) => name !== 'OPTIONS').join(' or ')}.`,
        headers: { Allow: allowed.join(', ') },
      });
    }
    return await answerOperation(asked, operation);
  } catch (cause) {
    dependencies.onFault(requestId, cause);
    return fail('internal', { detail: `Something broke on our side; tell us the request id ${requestId}.` });
  }
}

async function answerOperation(asked: Asked, operation: Operation): Promise<Response> {
  const { request, url, dependencies, fail, requestId, address } = asked;
  const caller: Caller = { address, keyId: null };
  const read = await readJsonBody(request);
  if (!read.ok) return fail(read.code, read.details);
  const apiRequest: ApiRequest = {
    request,
    url,
    requestId,
    caller,
    body: read.body,
    fail,
    refuse: (error) => serviceProblem(dependencies.baseUrl, requestId, error),
    limited: (work) => work(),
  };
  return operation.handle(apiRequest, dependencies);
}

function operationOf({ operations }: Route, method: string): Operation | undefined {
  const name = method === 'HEAD' ? 'GET' : method;
  return Object.hasOwn(operations, name) ? operations[name as Method] : undefined;
}

/** R31: every GET answers HEAD, every path answers OPTIONS. */
function methodsOf({ operations }: Route): string[] {
  return [...Object.keys(operations).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])), 'OPTIONS'];
}

function preflight(allowed: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: allowed.join(', '),
      'Access-Control-Allow-Methods': allowed.join(', '),
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** True when the caller holds this very answer (RFC 9110, section 13.1.2). */
function isKnownToCaller({ headers }: Request, answer: Response): boolean {
  const etag = answer.headers.get('ETag');
  const known = headers.get('If-None-Match');
  if (etag === null || known === null || answer.status !== 200) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
