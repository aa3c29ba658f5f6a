/** Every error code of the API with its status and title (contract section 6). */
export const PROBLEMS = {
  invalid_input: { status: 400, title: 'The request is not usable' },
  not_found: { status: 404, title: 'Nothing is here' },
  method_not_allowed: { status: 405, title: 'This method is not possible here' },
  internal: { status: 500, title: 'Something broke on our side' },
  unavailable: { status: 503, title: 'Not possible at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

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
  readonly headers?: Readonly<Record<string, string>>;
}

/** An RFC 9457 answer; `error` and `message` repeat the detail for plain clients. */
export function problem(
  baseUrl: string,
  requestId: string,
  code: ProblemCode,
  { detail, errors, headers }: ProblemDetails,
): Response {
  const { status, title } = PROBLEMS[code];
  const body = {
    type: `${baseUrl}/docs/errors/${code}`,
    title,
    status,
    detail,
    error: detail,
    message: detail,
    code,
    ...(errors ? { errors } : {}),
    instance: `urn:request:${requestId}`,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
