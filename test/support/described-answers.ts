import { Ajv, addFormats } from '@modelcontextprotocol/server/validators/ajv';
import { openApi } from '../../src/api/openapi.ts';
import { ROUTES } from '../../src/api/routes.ts';
import { BASE_URL } from './api.ts';

type Json = Record<string, unknown>;

/** One answer as it came. */
export interface SeenAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const HIDDEN = new Set(['/openapi.json']);
/** What belongs to the connection, or is on every answer. */
const UNTOLD =
  /^(date|connection|keep-alive|content-(length|type)|transfer-encoding|access-control-.*|x-content-type-options|referrer-policy)$/;

const description = closed(
  JSON.parse(
    JSON.stringify(
      openApi({ routes: ROUTES.filter(({ path }) => !HIDDEN.has(path)), baseUrl: BASE_URL, operator: null }),
    ),
  ),
) as Json;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(description, 'api');

/**
 * What an answer has that the published description does not say of its operation: a status, a header, a media type, a
 * part of the body. Empty for paths that are not described.
 */
export function undescribed({ method, path, status, headers, body }: SeenAnswer): string[] {
  const operations = look(description, 'paths', path);
  if (operations === undefined || method === 'OPTIONS') return [];
  const operation = look(operations, (method === 'HEAD' ? 'GET' : method).toLowerCase());
  if (operation === undefined) return status === 405 ? [] : [`${status} for a method that is not described`];
  const told = resolve(look(operation, 'responses', String(status)));
  if (told === undefined) return [`the status ${status}`];
  const names = new Set(Object.keys(look(told, 'headers') ?? {}).map((name) => name.toLowerCase()));
  const untold = [...headers.keys()].filter((name) => !UNTOLD.test(name) && !names.has(name));
  return [...untold.map((name) => `the header ${name}`), ...bodyFaults(told, headers, body)];
}

function bodyFaults(told: Json, headers: Headers, body: string): string[] {
  if (body === '') return [];
  const type = headers.get('Content-Type')?.replace(/;.*/, '') ?? '';
  const schema = look(told, 'content', type, 'schema');
  if (schema === undefined) return [`the media type ${type}`];
  if (!type.endsWith('json')) return [];
  const isAsTold = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')));
  if (isAsTold(JSON.parse(body))) return [];
  return (isAsTold.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function look(from: Json, ...keys: readonly string[]): Json | undefined {
  let value: unknown = from;
  for (const key of keys) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(value) ? value : undefined;
}

function resolve(value: Json | undefined): Json | undefined {
  const reference = value?.$ref;
  return typeof reference === 'string' ? look(description, ...reference.slice(2).split('/')) : value;
}

/** Clients must take fields they do not know; we must not send any that are not described. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, /^examples?$/.test(key) ? part : closed(part)]),
  );
  const isObjectSchema = [inner.type].flat().includes('object') && isObject(inner.properties);
  return isObjectSchema && inner.additionalProperties === undefined ? { ...inner, additionalProperties: false } : inner;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
