import type { ServiceError, ServiceErrorCode } from '../services/service-error.ts';

/** Every error code of the API with its status and title (contract section 6). */
export const PROBLEMS = {
  invalid_input: { status: 400, title: 'The request is not usable' },
  unauthorized: { status: 401, title: 'A Pro key is needed' },
  domain_not_verified: { status: 403, title: 'The domain is not verified' },
  not_found: { status: 404, title: 'Nothing is here' },
  method_not_allowed: { status: 405, title: 'This method is not possible here' },
  too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'This kind of body cannot be read' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something broke on our side' },
  unavailable: { status: 503, title: 'Not possible at the moment' },
} as const satisfies Record<string, { status: number; title: string }> & Record<ServiceErrorCode, unknown>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A wrong part of the input: a JSON Pointer into the body or a parameter's name (R35), and what is wrong with it. */
export interface InputError {
  readonly path: string;
  readonly message: string;
}

export interface ProblemDetails {
  /** One sentence: what is wrong and how to mend it. */
  readonly detail: string;
  readonly errors?: readonly InputError[];
  /** Also sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Members of this error alone, for instance `verify`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An RFC 9457 answer; `error` and `message` repeat the detail for plain clients. */
export function problem(
  baseUrl: string,
  requestId: string,
  code: ProblemCode,
  { detail, errors, retryAfterSeconds, extra, headers }: ProblemDetails,
): Response {
  const { status, title } = PROBLEMS[code];
  const body = {
    ...extra,
    type: `${baseUrl}/docs/errors/${code}`,
    title,
    status,
    detail,
    error: detail,
    message: detail,
    code,
    ...(errors ? { errors } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
    instance: `urn:request:${requestId}`,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(code === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/** The error answer for a caller's fault that a service told. */
export function serviceProblem(baseUrl: string, requestId: string, error: ServiceError): Response {
  return problem(baseUrl, requestId, error.code, error);
}
