import { ERROR_TABLE, type ErrorCode, type ErrorEntry } from '../core/error-table.ts';
import type { InputError, ServiceError, ServiceErrorCode } from '../services/service-error.ts';
import { PUBLIC_HEADERS } from './public-headers.ts';
import { textResponse } from './text-response.ts';

/** Every error code of the API; a service's code that had no row would not compile. */
export const PROBLEMS = ERROR_TABLE satisfies Record<ServiceErrorCode, ErrorEntry>;

export type ProblemCode = ErrorCode;

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

/** The body of an RFC 9457 answer; `error` and `message` repeat the detail for plain clients. */
export function problemMembers(
  baseUrl: string,
  requestId: string,
  code: ProblemCode,
  { detail, errors, retryAfterSeconds, extra }: ProblemDetails,
) {
  const { status, title } = PROBLEMS[code];
  return {
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
}

/** An RFC 9457 answer. */
export function problem(baseUrl: string, requestId: string, code: ProblemCode, details: ProblemDetails): Response {
  const { retryAfterSeconds, headers } = details;
  return textResponse(JSON.stringify(problemMembers(baseUrl, requestId, code, details)), {
    status: PROBLEMS[code].status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...PUBLIC_HEADERS,
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
