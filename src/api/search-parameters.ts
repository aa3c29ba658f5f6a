import { readQueryText } from '../core/query-text.ts';
import type { InputError } from './problem.ts';

const MOST_RESULTS = 50;
const LIMIT_RULE = `limit must be a whole number from 1 to ${MOST_RESULTS}.`;

/** What both forms of a search say. */
export interface SearchAsked {
  readonly query: string;
  readonly limit?: number;
  /** Of a LAWP action call: its `request_id`, to be given back. */
  readonly callId?: string;
  /** A LAWP action call that must change nothing: it is not counted. */
  readonly isTest?: true;
}

/** A search that can be answered, or what is wrong with it. */
export type SearchParameters = ({ readonly ok: true } & SearchAsked) | SearchFault;

interface SearchFault {
  readonly ok: false;
  readonly errors: readonly InputError[];
}

/**
 * Reads `q` (or `query`, or `input` as LAWP calls it) and `limit` of a search address (R23, R30).
 * @param rawQuery the query string as it was sent, without "?": invalid UTF-8 must be seen before it is decoded
 */
export function readSearchParameters(rawQuery: string): SearchParameters {
  if (hasInvalidUtf8(rawQuery)) return wrong('q', 'q must be UTF-8, percent-encoded.');
  const parameters = new URLSearchParams(rawQuery);
  const given = ['q', 'query', 'input'].flatMap((name) => parameters.getAll(name));
  if (given.length > 1) return wrong('q', 'q is given more than once; give it once.');
  if (given[0] === undefined) return wrong('q', 'q is missing: add ?q= with a domain or what you are looking for.');
  const read = readQueryText(given[0], 'q');
  if (!read.ok) return wrong('q', read.message);
  const [limit, ...more] = parameters.getAll('limit');
  if (limit === undefined) return { ok: true, query: read.query };
  const isUsable = more.length === 0 && /^\d{1,3}$/.test(limit) && isLimit(Number(limit));
  return isUsable ? { ok: true, query: read.query, limit: Number(limit) } : wrong('limit', LIMIT_RULE);
}

/** Reads the body of a search: `{query}` or `{q}` with `limit`, or a LAWP action call (R30). */
export function readSearchBody(body: unknown): SearchParameters {
  if (!isObject(body)) return wrong('', 'The body must be a JSON object: {"query": "…"}.');
  const call = Object.hasOwn(body, 'action') || Object.hasOwn(body, 'input') ? readCall(body) : readPlain(body);
  if (!call.ok) return call;
  const { limit } = call.within;
  if (limit !== undefined && limit !== null && !isLimit(limit)) return wrong(`${call.base}/limit`, LIMIT_RULE);
  const { text, path } = call;
  if (typeof text !== 'string') {
    const what = text === undefined ? 'is missing: give a domain or what you are looking for' : 'must be a text';
    return wrong(path, `${path.slice(1)} ${what}.`);
  }
  const read = readQueryText(text, path.slice(1));
  if (!read.ok) return wrong(path, read.message);
  const wanted = typeof limit === 'number' ? { limit } : {};
  return { ok: true, query: read.query, ...wanted, ...call.more };
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Where the query stands in a body, and what stands beside it. */
type FoundQuery =
  | {
      readonly ok: true;
      readonly text: unknown;
      readonly path: string;
      readonly within: JsonObject;
      readonly base: string;
      readonly more: Pick<SearchAsked, 'callId' | 'isTest'>;
    }
  | SearchFault;

function readPlain(body: JsonObject): FoundQuery {
  const found = queryOf(body, ['query', 'q'], '');
  return found.ok ? { ...found, within: body, base: '', more: {} } : found;
}

function readCall(body: JsonObject): FoundQuery {
  const { action, input, request_id: callId, test, lawp_version: version } = body;
  if (action !== 'search') return wrong('/action', 'The only action here is "search".');
  if (version !== undefined && typeof version !== 'string')
    return wrong('/lawp_version', 'lawp_version must be a text.');
  if (callId !== undefined && callId !== null && !isCallId(callId))
    return wrong('/request_id', 'request_id must be a text of at most 200 characters.');
  if (test !== undefined && test !== null && typeof test !== 'boolean')
    return wrong('/test', 'test must be true or false.');
  const more = { ...(isCallId(callId) ? { callId } : {}), ...(test === true ? { isTest: true as const } : {}) };
  if (!isObject(input)) return { ok: true, text: input ?? undefined, path: '/input', within: body, base: '', more };
  const found = queryOf(input, ['query', 'input', 'q'], '/input');
  return found.ok ? { ...found, within: input, base: '/input', more } : found;
}

function queryOf(
  body: JsonObject,
  names: readonly string[],
  base: string,
): { readonly ok: true; readonly text: unknown; readonly path: string } | SearchFault {
  const given = names.filter((name) => Object.hasOwn(body, name) && body[name] !== undefined);
  const name = given[0] ?? names[0] ?? '';
  if (given.length > 1) return wrong(`${base}/${name}`, `${name} is given more than once; give it once.`);
  return { ok: true, text: Object.hasOwn(body, name) ? body[name] : undefined, path: `${base}/${name}` };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCallId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && value.isWellFormed();
}

function isLimit(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_RESULTS;
}

function wrong(path: string, message: string): SearchFault {
  return { ok: false, errors: [{ path, message }] };
}

/** True when the percent-encoded bytes are no UTF-8, or stand for a lone surrogate. */
function hasInvalidUtf8(rawQuery: string): boolean {
  try {
    decodeURIComponent(rawQuery.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return false;
  } catch {
    return true;
  }
}
