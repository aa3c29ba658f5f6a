import type { HeaderName } from './answer-headers.ts';
import type { ProblemCode } from './problem.ts';
import type { Answer, DescribedOperation } from './route.ts';

const LIMITS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
] as const satisfies readonly HeaderName[];

const ALWAYS = ['X-Request-Id', 'Cache-Control'] as const satisfies readonly HeaderName[];

/** The headers of an answer that is no error, as references. */
export function headersOfAnswer(
  { key, limit, isKept, isFile }: DescribedOperation,
  { headers = [] }: Pick<Answer, 'headers'>,
): object {
  return refer([
    ...(isFile ? (['Cache-Control'] as const) : ALWAYS),
    ...(key === 'none' ? [] : (['Vary'] as const)),
    ...(isKept ? (['ETag'] as const) : []),
    ...(limit === null ? [] : LIMITS),
    ...headers,
  ]);
}

const OF_CODE: Partial<Readonly<Record<ProblemCode, readonly HeaderName[]>>> = {
  invalid_input: LIMITS,
  unauthorized: ['WWW-Authenticate', ...LIMITS],
  domain_not_verified: LIMITS,
  not_found: LIMITS,
  precondition_failed: LIMITS,
  method_not_allowed: ['Allow'],
  rate_limited: ['Retry-After', ...LIMITS],
  unavailable: ['Retry-After', ...LIMITS],
};

/** The headers of an error, as references. */
export function headersOfProblem(code: ProblemCode): object {
  return refer([...ALWAYS, 'Vary', ...(OF_CODE[code] ?? [])]);
}

function refer(names: readonly HeaderName[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
