import { isLoopbackHost } from '../core/domain/loopback-host.ts';
import { HEADERS } from './answer-headers.ts';
import { headersOfAnswer, headersOfProblem } from './openapi-headers.ts';
import { PROBLEMS, type ProblemCode, type ProblemDetails, problemMembers } from './problem.ts';
import type { Answer, DescribedOperation, DescribedPath, Method, Parameter } from './route.ts';
import { createSchemaBook, type SchemaBook } from './schema-book.ts';
import { problemBody } from './schemas/problem.ts';

export interface OpenApiInput {
  readonly routes: readonly DescribedPath[];
  readonly baseUrl: string;
  readonly operator: string | null;
}

type JsonObject = Record<string, unknown>;

/** The API's description (OpenAPI 3.1), made from the table of routes and its schemas (R50). */
export function openApi({ routes, baseUrl, operator }: OpenApiInput): JsonObject {
  const book = createSchemaBook();
  const problem = book.refer(problemBody, 'output');
  const everywhere = problemsOfAll(baseUrl);
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
    paths: Object.fromEntries(routes.map((route) => [route.path, toPath(route, { book, everywhere })])),
    components: {
      securitySchemes: {
        proKey: { type: 'http', scheme: 'bearer', description: 'A Pro key: `wm_live_…`. Get one at /pro.' },
      },
      headers: HEADERS,
      responses: Object.fromEntries(
        // The keys of the table are its codes.
        (Object.keys(PROBLEMS) as ProblemCode[])
          .filter((code) => code !== 'misdirected' || everywhere.includes(code))
          .map((code) => [code, toProblemAnswer(code, problem, baseUrl)]),
      ),
      schemas: book.schemas(),
    },
  };
}

const DESCRIPTION = `JSON in, JSON out, UTF-8. Every address answers HEAD and OPTIONS, and callers from any origin.

You have 20 searches a minute without a key, and 60 with one; the headers \`RateLimit\` and \`X-RateLimit-Remaining\` say what is left. Errors are problem details (RFC 9457) with a \`code\`; each has a page under /docs/errors. Fields may be added to any answer: ignore what you do not know.`;

const TAGS: Readonly<Record<string, string>> = {
  Search: 'Find sites by domain, page or topic.',
  Statistics: 'What is in the index, counted.',
  Changes: 'What changed on a site.',
  Ownership: 'Prove that a domain is yours, and publish its document.',
  Suggestions: 'Suggest sites for the index.',
  Badges: 'The score of a site as a picture or as data.',
  Discovery: 'How apps find the connector.',
  Service: 'The service itself.',
  Sites: 'The report of a site for apps, as files.',
};

interface Description {
  readonly book: SchemaBook;
  /** Errors of every operation. */
  readonly everywhere: readonly ProblemCode[];
}

/** Only a service for its own machine refuses names that are not its own. */
function problemsOfAll(baseUrl: string): ProblemCode[] {
  const isLocal = isLoopbackHost(new URL(baseUrl).hostname);
  return ['method_not_allowed', ...(isLocal ? (['misdirected'] as const) : []), 'internal'];
}

function toPath(route: DescribedPath, of: Description): JsonObject {
  const operations = Object.entries(route.operations).map(([method, operation]) => [
    method.toLowerCase(),
    // The keys of the operations are methods.
    toOperation(route, method as Method, operation, of),
  ]);
  return Object.fromEntries(operations);
}

function toOperation(
  route: DescribedPath,
  method: Method,
  operation: DescribedOperation,
  { book, everywhere }: Description,
): JsonObject {
  const { id, summary, description, parameters = [], body, answers, key } = operation;
  const codes = [...new Set([...operation.problems, ...impliedProblems(operation, method), ...everywhere])];
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
    responses: Object.fromEntries([...kept, ...(operation.isKept ? [['304', notChanged(operation)]] : []), ...refused]),
  };
}

/** Errors that come with a key, a limit and a body. */
function impliedProblems({ key, limit }: DescribedOperation, method: Method): ProblemCode[] {
  return [
    ...(key === 'none' ? [] : (['unauthorized', 'rate_limited'] as const)),
    ...(limit === null ? [] : (['rate_limited'] as const)),
    ...(key === 'none' && limit === null ? [] : (['unavailable'] as const)),
    ...(method === 'POST' ? (['invalid_input', 'too_large', 'unsupported_media_type'] as const) : []),
  ];
}

function byStatus(codes: readonly ProblemCode[]): [string, JsonObject][] {
  const sorted = [...codes].sort((a, b) => PROBLEMS[a].status - PROBLEMS[b].status);
  return sorted.map((code) => [String(PROBLEMS[code].status), { $ref: `#/components/responses/${code}` }]);
}

function toAnswer(answer: Answer, operation: DescribedOperation, book: SchemaBook): JsonObject {
  const { description, mediaType = 'application/json', schema, example, examples, alternative } = answer;
  const shown = { ...(example === undefined ? {} : { example }), ...(examples ? { examples } : {}) };
  const content = {
    ...(schema ? { [mediaType]: { schema: book.refer(schema, 'output'), ...shown } } : {}),
    ...(alternative ? { [alternative.mediaType]: { schema: { type: 'string' }, example: alternative.example } } : {}),
  };
  return {
    description,
    headers: headersOfAnswer(operation, answer),
    ...(Object.keys(content).length ? { content } : {}),
  };
}

function notChanged(operation: DescribedOperation): JsonObject {
  const { headers = [] } = operation.answers[200] ?? {};
  const description = 'Nothing changed since the answer with this ETag.';
  return { description, headers: headersOfAnswer(operation, { headers }) };
}

function toParameter(parameter: Parameter, book: SchemaBook): JsonObject {
  const { name, in: place = 'query', description, required, schema, example } = parameter;
  return { name, in: place, description, required, schema: book.refer(schema, 'input'), example };
}

function toProblemAnswer(code: ProblemCode, schema: JsonObject, baseUrl: string): JsonObject {
  const { means } = PROBLEMS[code];
  const example = problemMembers(baseUrl, '4f0c1d2e9ab34c5d8e7f', code, { detail: means, ...EXAMPLE_DETAILS[code] });
  return {
    description: means,
    headers: headersOfProblem(code),
    content: { 'application/problem+json': { schema, example } },
  };
}

/** What the examples of some errors say beside their meaning. */
const EXAMPLE_DETAILS: Partial<Record<ProblemCode, Partial<ProblemDetails>>> = {
  invalid_input: { errors: [{ path: 'q', message: 'q is missing.' }] },
  rate_limited: { extra: { policy: 'free', limit: 20, window_seconds: 60 }, retryAfterSeconds: 17 },
  unavailable: { retryAfterSeconds: 17 },
};

function contactOf(operator: string | null, baseUrl: string): JsonObject {
  if (operator !== null && /^[^\s@:/]+@[^\s@]+$/.test(operator)) return { name: 'Operator', email: operator };
  const url = operator !== null && URL.canParse(operator) ? operator : `${baseUrl}/docs/security`;
  return { name: 'Operator', url };
}
