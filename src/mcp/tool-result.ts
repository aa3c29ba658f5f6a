import type { Grant } from '../services/limits/grant.ts';
import type { ServiceError } from '../services/service-error.ts';

/** The result of a tool call in the protocol's shape. */
export interface ToolResult {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: true;
  _meta: Record<string, unknown>;
}

/** A text stands beside its value, and both have to fit into 256 KB. */
const MOST_TEXT = 100_000;

/** An answer: the value, the same as text for clients that read only that, and whose words it holds. */
export function answerResult(value: object, grant: Grant | null): ToolResult {
  const text = JSON.stringify(value);
  const shown = text.length <= MOST_TEXT ? text : JSON.stringify(inFewWords(value));
  return {
    content: [{ type: 'text', text: shown }],
    structuredContent: { ...value },
    _meta: { ...limitsOf(grant), 'waymark/content': { origin: 'crawled', trusted: false } },
  };
}

/** A refusal (R38): told as a result, so that the model that called can mend it. */
export function refusalResult(error: Omit<ServiceError, 'code'> & { code: string }, grant: Grant | null): ToolResult {
  const { code, detail, errors, retryAfterSeconds, extra } = error;
  return {
    content: [{ type: 'text', text: `${code}: ${detail}` }],
    structuredContent: {
      ...extra,
      code,
      message: detail,
      ...(errors ? { errors } : {}),
      ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
    },
    isError: true,
    _meta: limitsOf(grant),
  };
}

function limitsOf(grant: Grant | null): Record<string, unknown> {
  if (grant === null) return {};
  const { limit, remaining, resetAt } = grant;
  return { 'waymark/limits': { limit, remaining, reset: Math.ceil(resetAt / 1000) } };
}

/** The short facts of a value; long parts are named by how many there are. */
function inFewWords(value: object): Record<string, unknown> {
  const short = Object.entries(value).map(([name, part]) => {
    if (Array.isArray(part)) return [name, part.map(nameOf)];
    const isShort = part === null || typeof part !== 'object';
    return [name, isShort ? part : `${Object.keys(part).length} in structuredContent`];
  });
  return { ...Object.fromEntries(short), note: 'Too long as text; all of it is in structuredContent.' };
}

const NAMES = ['id', 'domain', 'name', 'title', 'url', 'message'];

function nameOf(part: unknown): unknown {
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => NAMES.includes(name)));
}
