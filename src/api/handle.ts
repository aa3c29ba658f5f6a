import { bearerToken } from '../core/keys/bearer-token.ts';
import type { Caller } from '../services/caller.ts';
import { searchPolicy } from '../services/limits/policies.ts';
import { UNAVAILABLE, UnavailableError } from '../services/unavailable-error.ts';
import { addressParts } from './address-parts.ts';
import { holdsTag } from './holds-tag.ts';
import { withIgnored } from './ignored-parameters.ts';
import { type ProblemCode, type ProblemDetails, problem, serviceProblem } from './problem.ts';
import { PUBLIC_HEADERS } from './public-headers.ts';
import { toRateLimitHeaders } from './rate-limit-headers.ts';
import { readJsonBody } from './read-json-body.ts';
import type { ApiDependencies, Method, Operation, Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { withGrant } from './with-grant.ts';

export type { AnsweredCall, ApiDependencies } from './route.ts';

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.path, route]));

/** One request on its way to an answer. */
interface Exchange {
  readonly request: Request;
  readonly path: string;
  readonly query: string;
  readonly route: Route | undefined;
  readonly dependencies: ApiDependencies;
  readonly requestId: string;
  readonly address: string;
  readonly fail: (code: ProblemCode, details: ProblemDetails) => Response;
}

/**
 * Answers what is for programs: the API and the badges. Null when the path is none of ours, so that pages can answer.
 * Never throws: a fault of ours is a mute 500 with a request id.
 * @param address the caller's, as the runtime knows it: the name of a bucket
 */
export async function handle(
  request: Request,
  dependencies: ApiDependencies,
  address: string,
): Promise<Response | null> {
  const { path, query } = addressParts(request.url);
  const route = BY_PATH.get(path);
  if (!route && !/^\/api(\/|$)/.test(path)) return null;
  const startedAt = performance.now();
  const requestId = dependencies.newRequestId();
  const fail: Exchange['fail'] = (code, details) => problem(dependencies.baseUrl, requestId, code, details);
  const answer = finish(
    request,
    requestId,
    await answerSafely({ request, path, query, route, dependencies, requestId, address, fail }),
  );
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  const { method } = request;
  dependencies.onAnswer({ requestId, method, path: route?.path ?? null, status: answer.status, milliseconds });
  return answer;
}

/** Adds what every answer carries; takes away what this caller does not need. */
function finish(request: Request, requestId: string, answer: Response): Response {
  for (const [name, value] of Object.entries(PUBLIC_HEADERS)) answer.headers.set(name, value);
  answer.headers.set('X-Request-Id', requestId);
  if (isKnownToCaller(request, answer)) return new Response(null, { status: 304, headers: answer.headers });
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

/** What was meant by an address of nothing: a slash too many, or another case, are the usual slips. */
function whereElse(path: string): string {
  const tidy = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return BY_PATH.has(tidy) ? `did you mean ${tidy}?` : 'the API is described at /docs/api.';
}

async function answerSafely(exchange: Exchange): Promise<Response> {
  const { request, path, route, dependencies, fail, requestId } = exchange;
  try {
    if (!route) return fail('not_found', { detail: `There is nothing at ${path}; ${whereElse(path)}` });
    const operation = operationOf(route, request.method);
    if (operation) {
      const answer = await answerOperation(exchange, operation);
      const isApi = route.path.startsWith('/api/');
      return differing(operation, isApi ? withIgnored(answer, exchange.query, operation) : answer);
    }
    const allowed = methodsOf(route);
    if (request.method === 'OPTIONS') return preflight(allowed);
    const usable = allowed.filter((name) => name === 'GET' || name === 'POST').join(' or ');
    return fail('method_not_allowed', {
      detail: `This method is not allowed here; use ${usable}.`,
      headers: { Allow: allowed.join(', ') },
    });
  } catch (cause) {
    dependencies.onFault(requestId, cause);
    if (cause instanceof UnavailableError) return serviceProblem(dependencies.baseUrl, requestId, UNAVAILABLE);
    return fail('internal', { detail: `Something broke on our side; tell us the request id ${requestId}.` });
  }
}

/** Settles key and body, in this order (R24), then leaves it to the handler. */
async function answerOperation(exchange: Exchange, operation: Operation): Promise<Response> {
  const { request, query, dependencies, fail, requestId } = exchange;
  const { limit } = operation;
  const known = await authenticate(exchange, operation);
  if (known instanceof Response) return known;
  const read = await readJsonBody(request);
  if (!read.ok) return fail(read.code, read.details);
  return operation.handle(
    {
      request,
      query,
      requestId,
      caller: known,
      body: read.body,
      fail,
      refuse: (error) => serviceProblem(dependencies.baseUrl, requestId, error),
      limited: (work) => {
        if (limit === null) return work();
        const policy = limit === 'search' ? searchPolicy(known) : limit;
        const refuse = (details: ProblemDetails) => fail('rate_limited', details);
        return withGrant({ services: dependencies.services, policy, caller: known, refuse, work });
      },
    },
    dependencies,
  );
}

/** What a key changes is told to caches, refusals included (R46). */
function differing({ key }: Operation, answer: Response): Response {
  if (key !== 'none') answer.headers.set('Vary', 'Authorization');
  return answer;
}

/** Who calls, or the refusal of a key (R12). */
async function authenticate(
  { request, dependencies, fail, address }: Exchange,
  { key }: Operation,
): Promise<Caller | Response> {
  const token = key === 'none' ? null : bearerToken(request.headers.get('Authorization'));
  if (token === null && key !== 'required') return { address, keyId: null };
  const known = await dependencies.services.authenticate({ token, address, required: key === 'required' });
  if (known.ok) return known.caller;
  const { error, grant } = known;
  const challenge = token === null ? 'Bearer' : 'Bearer error="invalid_token"';
  const headers = {
    ...toRateLimitHeaders(grant),
    ...(error.code === 'unauthorized' ? { 'WWW-Authenticate': challenge } : {}),
  };
  return fail(error.code, { ...error, headers });
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
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, If-Match, If-None-Match',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** True when the caller holds this very answer. */
function isKnownToCaller({ headers }: Request, answer: Response): boolean {
  const etag = answer.headers.get('ETag');
  const known = headers.get('If-None-Match');
  const isKept = answer.headers.get('Cache-Control') !== 'no-store';
  return isKept && etag !== null && known !== null && answer.status === 200 && holdsTag(known, etag);
}
