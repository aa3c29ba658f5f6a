import { kindOf } from '../core/kind-of.ts';
import { isObject, type JsonObject } from '../core/lawp/json-value.ts';
import { readQueryText } from '../core/query-text.ts';
import type { InputError } from '../services/service-error.ts';
import { isActionCall, isCallId, readActionCall, unreadNames } from './action-call.ts';

const MAX_RESULTS = 50;
const LIMIT_RULE = `limit must be a whole number from 1 to ${MAX_RESULTS}.`;

/** What both forms of a search say. */
export interface SearchAsked {
  readonly query: string;
  /** Where it stood, for errors: "q", "/input/query" (R35). */
  readonly path: string;
  readonly limit?: number;
  /** Of a LAWP action call: its `request_id`, to be given back. */
  readonly callId?: string;
  /** A LAWP action call that must change nothing: it is not counted. */
  readonly isTest?: true;
  /** Names of what was sent and is not read, as the caller wrote them. */
  readonly ignored: readonly string[];
}

/** A search that can be answered, or what is wrong with it. */
export type SearchParameters = ({ readonly ok: true } & SearchAsked) | SearchFault;

interface SearchFault {
  readonly ok: false;
  readonly errors: readonly InputError[];
}

const ADDRESS_NAMES: readonly string[] = ['q', 'query', 'input', 'limit'];

/**
 * Reads `q` (or `query`, or `input` as LAWP calls it) and `limit` of a search address (R23, R30). Beside `input` the other
 * parts of an action call are read, too: `request_id` and `test`.
 * @param rawQuery the query string as it was sent, without "?": invalid UTF-8 must be seen before it is decoded
 */
export function readSearchParameters(rawQuery: string): SearchParameters {
  if (hasInvalidUtf8(rawQuery)) return wrong('q', 'q must be UTF-8, percent-encoded.');
  const parameters = new URLSearchParams(rawQuery);
  const given = ['q', 'query', 'input'].flatMap((name) => parameters.getAll(name).map((text) => ({ name, text })));
  const [first, second] = given;
  if (first === undefined) return wrong('q', 'q is missing: add ?q= with a domain or what you are looking for.');
  const { name: path, text } = first;
  if (second !== undefined) return wrong(path, `${givenTwice(path, second.name)}; give it once.`);
  const read = readQueryText(text, path);
  if (!read.ok) return wrong(path, read.message);
  const known = parameters.has('input') ? [...ADDRESS_NAMES, 'request_id', 'test'] : ADDRESS_NAMES;
  const ignored = [...parameters.keys()].filter((name) => !known.includes(name));
  const asked = { ok: true, query: read.query, path, ...callParts(parameters), ignored } as const;
  const [limit, ...more] = parameters.getAll('limit');
  if (limit === undefined) return asked;
  if (more.length > 0) return wrong('limit', `${givenTwice('limit', 'limit')}; give it once.`);
  const isUsable = /^\d{1,3}$/.test(limit) && isLimit(Number(limit));
  return isUsable ? { ...asked, limit: Number(limit) } : wrong('limit', LIMIT_RULE);
}

function givenTwice(one: string, other: string): string {
  return one === other
    ? `${one} is given more than once`
    : `The query is given more than once, as ${one} and as ${other}`;
}

/** What an action call by address says beside its input; anything unusual is an unknown parameter. */
function callParts(parameters: URLSearchParams): Pick<SearchAsked, 'callId' | 'isTest'> {
  if (!parameters.has('input')) return {};
  const callId = parameters.get('request_id');
  const isTest = parameters.get('test') === 'true';
  return { ...(isCallId(callId) ? { callId } : {}), ...(isTest ? { isTest } : {}) };
}

/** Reads the body of a search: `{query}` or `{q}` with `limit`, or a LAWP action call (R30). */
export function readSearchBody(body: unknown): SearchParameters {
  if (!isObject(body)) return wrong('', `The body must be a JSON object, {"query": "…"}; it is ${kindOf(body)}.`);
  if (!isActionCall(body)) return readFields(body, ['query', 'q'], '');
  const call = readActionCall(body, 'search');
  if (!call.ok) return call;
  const { input, callId, isTest } = call;
  const read = isObject(input)
    ? readFields(input, ['query', 'input', 'q'], '/input')
    : readText(input ?? undefined, '/input');
  if (!read.ok) return read;
  return {
    ...read,
    ignored: [...read.ignored, ...call.ignored],
    ...(callId === undefined ? {} : { callId }),
    ...(isTest ? { isTest: true as const } : {}),
  };
}

function readFields(body: JsonObject, names: readonly string[], base: string): SearchParameters {
  const given = names.filter((name) => Object.hasOwn(body, name));
  const [name = names[0] ?? '', other] = given;
  if (other !== undefined) return wrong(`${base}/${name}`, `${givenTwice(name, other)}; give it once.`);
  const read = readText(Object.hasOwn(body, name) ? body[name] : undefined, `${base}/${name}`);
  const limit = Object.hasOwn(body, 'limit') ? (body.limit ?? undefined) : undefined;
  if (!read.ok) return read;
  const ignored = unreadNames(body, [...names, 'limit']);
  if (limit === undefined) return { ...read, ignored };
  return isLimit(limit) ? { ...read, ignored, limit } : wrong(`${base}/limit`, LIMIT_RULE);
}

function readText(text: unknown, path: string): SearchParameters {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (text === undefined) return wrong(path, `${name} is missing: give a domain or what you are looking for.`);
  if (typeof text !== 'string') return wrong(path, `${name} must be a text; it is ${kindOf(text)}.`);
  const read = readQueryText(text, name);
  return read.ok ? { ok: true, query: read.query, path, ignored: [] } : wrong(path, read.message);
}

function isLimit(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_RESULTS;
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
