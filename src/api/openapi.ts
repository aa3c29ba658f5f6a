import { PROBLEMS, type ProblemCode } from './problem.ts';
import type { Answer, Method, Operation, Parameter, Route } from './route.ts';
import { createSchemaBook, type SchemaBook } from './schema-book.ts';
import { problemBody } from './schemas/problem.ts';

export interface OpenApiInput {
  readonly routes: readonly Route[];
  readonly baseUrl: string;
  readonly operator: string | null;
}

type JsonObject = Record<string, unknown>;

/** The API's description (OpenAPI 3.1), made from the table of routes and its schemas (R50). */
export function openApi({ routes, baseUrl, operator }: OpenApiInput): JsonObject {
  const book = createSchemaBook();
  const problem = book.refer(problemBody, 'output');
  const paths = Object.fromEntries(
    routes.map((route) => [
      route.path,
      Object.fromEntries(
        Object.entries(route.operations).map(([method, operation]) => [
          method.toLowerCase(),
          // The keys of the operations are methods.
          toOperation(route, method as Method, operation, book),
        ]),
      ),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark API',
      version: '1.0.0',
      summary: 'Finds web sites, what can be done there, and how ready they are for agents.',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: contactOf(operator, baseUrl),
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name] ?? name })),
    security: [],
    paths,
    components: {
      securitySchemes: {
        proKey: { type: 'http', scheme: 'bearer', description: 'A Pro key: `wm_live_…`. Keys are had at /pro.' },
      },
      headers: HEADERS,
      responses: Object.fromEntries(
        Object.keys(PROBLEMS).map((code) => [code, toProblemAnswer(code as ProblemCode, problem, baseUrl)]),
      ),
      schemas: book.schemas(),
    },
  };
}

const DESCRIPTION = `JSON in, JSON out, UTF-8. Every address answers HEAD and OPTIONS, and callers from every origin.

Without a key 20 searches a minute are answered, with one 60; the headers \`RateLimit\` and \`X-RateLimit-Remaining\` say what is left. Errors are problem details (RFC 9457) with a \`code\`; each has a page under /docs/errors. Fields may be added to any answer: ignore what you do not know.`;

const TAGS: Readonly<Record<string, string>> = {
  Search: 'Find sites by domain, page or topic.',
  Statistics: 'What the index holds, counted.',
  Changes: 'What changed on a site.',
  Ownership: 'Prove that a domain is yours, and publish its document.',
  Suggestions: 'Propose sites for the index.',
  Badges: 'The score of a site as a picture or as data.',
  Discovery: 'How programs find the connector.',
  Service: 'The service itself.',
};

const HEADERS = {
  'X-Request-Id': header('The request: name it when you report a problem.', { type: 'string' }, '4f0c1d2e9ab34c5d8e7f'),
  'X-RateLimit-Limit': header('So many requests are possible in a minute.', { type: 'integer' }, 20),
  'X-RateLimit-Remaining': header('So many are left.', { type: 'integer' }, 19),
  'X-RateLimit-Reset': header('When the next one comes free, in seconds since 1970.', { type: 'integer' }, 1795161960),
  RateLimit: header('The same as a structured field.', { type: 'string' }, '"free";r=19;t=60'),
  'RateLimit-Policy': header('The limit as a structured field.', { type: 'string' }, '"free";q=20;w=60'),
  'Retry-After': header('Wait so many seconds.', { type: 'integer', minimum: 1 }, 17),
  ETag: header('Send it back as If-None-Match: 304 says that nothing changed.', { type: 'string' }, '"5b1c"'),
};

function header(description: string, schema: JsonObject, example: string | number): JsonObject {
  return { description, schema, example };
}

function toOperation(route: Route, method: Method, operation: Operation, book: SchemaBook): JsonObject {
  const { id, summary, description, parameters = [], body, answers, key, limit } = operation;
  const codes = [...new Set([...operation.problems, ...impliedProblems(operation, method)])];
  const kept = Object.entries(answers).map(([status, answer]) => [status, toAnswer(answer, operation, book)]);
  const refused = byStatus(codes);
  return {
    operationId: id,
    tags: [route.tag],
    summary,
    description,
    ...(key === 'none' ? {} : { security: key === 'required' ? [{ proKey: [] }] : [{}, { proKey: [] }] }),
    ...(parameters.length ? { parameters: parameters.map((parameter) => toParameter(parameter, book)) } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            description: 'JSON in UTF-8, at most 256 KB.',
            content: { 'application/json': { schema: book.refer(body.schema, 'input'), examples: body.examples } },
          },
        }
      : {}),
    responses: Object.fromEntries([
      ...kept,
      ...(limit === 'cached' ? [['304', { description: 'Nothing changed since the answer with this ETag.' }]] : []),
      ...refused,
    ]),
  };
}

/** Errors that come with a key, a limit, a body, and with every path. */
function impliedProblems({ key, limit }: Operation, method: Method): ProblemCode[] {
  return [
    ...(key === 'none' ? [] : (['unauthorized', 'rate_limited'] as const)),
    ...(limit === null ? [] : (['rate_limited'] as const)),
    ...(method === 'POST' ? (['invalid_input', 'too_large', 'unsupported_media_type'] as const) : []),
    'method_not_allowed',
    'internal',
  ];
}

function byStatus(codes: readonly ProblemCode[]): [string, JsonObject][] {
  const sorted = [...codes].sort((a, b) => PROBLEMS[a].status - PROBLEMS[b].status);
  return sorted.map((code) => [String(PROBLEMS[code].status), { $ref: `#/components/responses/${code}` }]);
}

function toAnswer(answer: Answer, { limit }: Operation, book: SchemaBook): JsonObject {
  const { description, mediaType = 'application/json', schema, example, alternative } = answer;
  const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'RateLimit', 'RateLimit-Policy'];
  const names = ['X-Request-Id', ...(limit === null ? [] : limits), ...(limit === 'cached' ? ['ETag'] : [])];
  const content = {
    ...(schema
      ? { [mediaType]: { schema: book.refer(schema, 'output'), ...(example === undefined ? {} : { example }) } }
      : {}),
    ...(alternative ? { [alternative.mediaType]: { schema: { type: 'string' }, example: alternative.example } } : {}),
  };
  return {
    description,
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    ...(Object.keys(content).length ? { content } : {}),
  };
}

function toParameter({ name, description, required, schema, example }: Parameter, book: SchemaBook): JsonObject {
  return { name, in: 'query', description, required, schema: book.refer(schema, 'input'), example };
}

function toProblemAnswer(code: ProblemCode, schema: JsonObject, baseUrl: string): JsonObject {
  const { status, title, means } = PROBLEMS[code];
  const waits = code === 'rate_limited' || code === 'unavailable';
  const detail = means;
  const example = {
    type: `${baseUrl}/docs/errors/${code}`,
    title,
    status,
    detail,
    error: detail,
    message: detail,
    code,
    ...(code === 'invalid_input' ? { errors: [{ path: 'q', message: 'q is missing.' }] } : {}),
    ...(waits ? { retry_after_seconds: 17 } : {}),
    instance: 'urn:request:4f0c1d2e9ab34c5d8e7f',
  };
  const names = ['X-Request-Id', ...(waits ? ['Retry-After'] : [])];
  return {
    description: means,
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: { 'application/problem+json': { schema, example } },
  };
}

function contactOf(operator: string | null, baseUrl: string): JsonObject {
  if (operator !== null && /^[^\s@:/]+@[^\s@]+$/.test(operator)) return { name: 'Operator', email: operator };
  const url = operator !== null && URL.canParse(operator) ? operator : `${baseUrl}/docs/security`;
  return { name: 'Operator', url };
}
