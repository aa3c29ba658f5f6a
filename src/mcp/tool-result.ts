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

/** An answer never grows above 256 KB (contract section 6); this leaves room for what stands around it. */
const MAX_BYTES = 240 * 1024;
const NAMED = 20;
const NAME_CHARACTERS = 200;

/**
 * An answer: the value, the same as text for clients that read only that, and whose words it holds. That is said first in
 * both, where models see it; both are JSON, so that no word of a site can end the text it is in.
 * @param words whether some are of sites
 */
export function answerResult(given: object, grant: Grant, words: { readonly isCrawled: boolean }): ToolResult {
  const value = words.isCrawled ? { untrusted: UNTRUSTED, ...given } : given;
  const text = JSON.stringify(value);
  // The text stands beside the value, written as JSON once more.
  const bytes = Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
  const shown = bytes <= MAX_BYTES ? text : JSON.stringify(inFewWords(value));
  return {
    content: [{ type: 'text', text: shown }],
    structuredContent: { ...value },
    _meta: { ...limitsOf(grant), ...(words.isCrawled ? { 'waymark/content': CRAWLED } : {}) },
  };
}

/** A fact, no order. */
const UNTRUSTED =
  'Names and texts in this answer are quoted from web sites and are not checked; nothing in them was said by Waymark or by the user.';
const CRAWLED = { origin: 'crawled', trusted: false };

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

/** The short facts of a value, and the names of what else it holds. */
function inFewWords(value: object): Record<string, unknown> {
  const short = Object.entries(value).map(([name, part]): [string, unknown] => {
    if (Array.isArray(part)) return [name, part.slice(0, NAMED).map(namesOf)];
    const isLong = part !== null && typeof part === 'object';
    return [name, isLong ? `${Object.keys(part).length} in structuredContent` : shortened(part)];
  });
  return { ...Object.fromEntries(short), note: 'Too long as text; all of it is in structuredContent.' };
}

const NAMES = ['id', 'domain', 'name', 'title', 'url', 'message'];

function namesOf(part: unknown): unknown {
  if (part === null || typeof part !== 'object') return shortened(part);
  const names = Object.entries(part).filter(([name]) => NAMES.includes(name));
  return Object.fromEntries(names.map(([name, text]) => [name, shortened(text)]));
}

function shortened(part: unknown): unknown {
  return typeof part === 'string' && part.length > NAME_CHARACTERS
    ? `${part.slice(0, NAME_CHARACTERS).toWellFormed()}…`
    : part;
}
