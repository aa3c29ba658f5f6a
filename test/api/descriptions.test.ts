import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../src/api/routes.ts';
import { searchResponse } from '../../src/api/schemas/search.ts';
import { ERROR_CODES } from '../../src/core/error-table.ts';
import { validateLawp } from '../../src/core/lawp/validate.ts';
import { ROOT } from '../house/sources.ts';
import { apiDependencies, askApi, BASE_URL, serviceDeps } from '../support/api.ts';
import { newIndex } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const dependencies = apiDependencies(serviceDeps(index, AT));

const json = async (path: string, more = {}) => (await askApi({ ...dependencies, ...more }, path)).json();
const text = async (path: string, more = {}) => (await askApi({ ...dependencies, ...more }, path)).text();

type JsonObject = Record<string, unknown>;
const description = (await json('/openapi.json')) as JsonObject & {
  paths: Record<string, Record<string, JsonObject>>;
  components: Record<string, JsonObject>;
};
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every reference in a description. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe('openapi.json', () => {
  test('is OpenAPI 3.1 of version 1.0.0, for this service', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0.0', title: 'Waymark API' },
      servers: [{ url: BASE_URL }],
    });
  });

  test('tells of every route but itself, and of the twins of a report', () => {
    const described = Object.keys(description.paths);
    const routes = ROUTES.map(({ path }) => path).filter((path) => path !== '/openapi.json');
    expect(described).toEqual([...routes, '/site/{domain}.json', '/site/{domain}.md']);
  });

  test('names every operation once, with words, tags and answers', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations) {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        tags: [expect.stringMatching(/\S/)],
      });
      expect(Object.keys(operation.responses as JsonObject)).toContain('200');
    }
  });

  test('has every schema that it refers to, and no other dialect than its own', () => {
    for (const reference of new Set(references(description))) {
      const [, , kind = '', name = ''] = reference.split('/');
      expect(description.components[kind], reference).toHaveProperty([name]);
    }
    expect(
      /#\/\$defs|"\$schema":"https:\/\/json-schema|"additionalProperties":false/.exec(JSON.stringify(description)),
    ).toBeNull();
    for (const [name, schema] of Object.entries(description.components.schemas ?? {})) {
      expect(schema, name).not.toHaveProperty('$ref');
    }
  });

  test('gives a generated client answers and bodies whose members it can name', () => {
    const schemas = description.components.schemas as Record<string, JsonObject>;
    for (const method of ['get', 'post']) {
      expect(description.paths['/api/search']?.[method]).toMatchObject({
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/SearchResponse' } } } },
        },
      });
    }
    expect(schemas.SearchResponse).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['query', 'count', 'total', 'notices', 'results', 'products']),
    });
    expect(schemas.SearchInput).toMatchObject({ type: 'object', required: ['query'] });
    expect(schemas.SearchCallInput).toMatchObject({ type: 'object', required: ['action', 'input'] });
    expect(schemas.SuggestInput).toMatchObject({ type: 'object', required: ['domain'] });
    expect(schemas.SuggestCallInput).toMatchObject({ type: 'object', required: ['action', 'input'] });
  });

  test('says no pattern where a format says as much, and no bound that leaves cheap things out', () => {
    const schemas = description.components.schemas as Record<string, { properties: JsonObject }>;
    expect(JSON.stringify(description)).not.toMatch(/"format":"date(?:-time)?","pattern"|9007199254740991/);
    expect(schemas.Product?.properties).toMatchObject({
      price: { minimum: 0 },
      price_eur: { minimum: 0 },
      low_price: { minimum: 0 },
    });
  });

  test('says each error of the table, with an example', () => {
    for (const code of ERROR_CODES) {
      const response = description.components.responses?.[code];
      expect(response).toMatchObject({
        content: { 'application/problem+json': { example: { code, type: `${BASE_URL}/docs/errors/${code}` } } },
      });
    }
  });

  test('says the errors of limits, keys and bodies where they can happen', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(description.paths[path]?.[method]?.responses as JsonObject).map(Number);
    expect(statuses('/api/search', 'get')).toEqual([200, 400, 401, 405, 421, 429, 500, 503]);
    expect(statuses('/api/search', 'post')).toEqual([200, 400, 401, 405, 413, 415, 421, 429, 500, 503]);
    expect(statuses('/api/stats', 'get')).toEqual([200, 304, 405, 421, 429, 500, 503]);
    expect(statuses('/api/diff', 'get')).toEqual([200, 304, 400, 404, 405, 421, 429, 500, 503]);
    expect(statuses('/api/suggest', 'get')).toEqual([200, 400, 404, 405, 421, 429, 500, 503]);
    expect(statuses('/.well-known/lawp.json', 'get')).toEqual([200, 304, 405, 421, 500]);
    expect(statuses('/healthz', 'get')).toEqual([200, 405, 421, 500]);
  });

  test('says of names that are not our own only where the service is for its own machine', async () => {
    const local = JSON.stringify(description);
    const open = JSON.stringify(await json('/openapi.json', { baseUrl: 'https://waymark.example' }));
    expect(local).toContain('#/components/responses/misdirected');
    expect(open).not.toMatch(/responses\/misdirected|"421"/);
    for (const text of [local, open]) {
      const { components } = JSON.parse(text) as typeof description;
      for (const code of Object.keys(components.responses ?? {}))
        expect(text).toContain(`"#/components/responses/${code}"`);
    }
  });

  test('shows examples that are what the schemas say', () => {
    for (const { operations: all } of ROUTES) {
      for (const operation of Object.values(all)) {
        for (const [status, { schema, example, examples = {}, mediaType }] of Object.entries(operation.answers)) {
          // The bytes of a picture are no text to show.
          if (mediaType === 'image/png') continue;
          const shown = [
            ...(example === undefined ? [] : [example]),
            ...Object.values(examples).map(({ value }) => value),
          ];
          expect(shown.length > 0, `${operation.id} ${status}`).toBe(schema !== undefined);
          for (const value of shown)
            expect(schema?.safeParse(value).error, `${operation.id} ${status}`).toBeUndefined();
        }
        for (const { schema, example } of operation.parameters ?? []) {
          expect(schema.safeParse(example).error, operation.id).toBeUndefined();
        }
        for (const { value } of Object.values(operation.body?.examples ?? {})) {
          expect(operation.body?.schema.safeParse(value).error, operation.id).toBeUndefined();
        }
      }
    }
  });

  test('holds for real answers', async () => {
    const answered = await json('/api/search?q=bakery');
    expect(z.strictObject(searchResponse.shape).safeParse(answered).error).toBeUndefined();
  });
});

describe('our own LAWP document', () => {
  const at = (baseUrl: string, operator: string | null = null) =>
    json('/.well-known/lawp.json', { baseUrl, operator }) as Promise<{
      actions: { id: string; endpoint?: { url: string } }[];
    }>;

  test.each([
    ['https://waymark.example.com', undefined],
    ['http://localhost:4321', 'localhost'],
    ['http://127.0.0.1:9', '127.0.0.1'],
    ['http://waymark.internal.example.com:8080', undefined],
  ])('at %s breaks no rule of the validator', async (baseUrl, localHost) => {
    const document = await at(baseUrl, 'operator@example.com');
    const { problems } = validateLawp(document, localHost === undefined ? {} : { localHost });
    expect(problems).toEqual([]);
  });

  test('has actions that can be called where they can be', async () => {
    const { actions } = await at('https://waymark.example.com');
    expect(actions.find(({ id }) => id === 'search')?.endpoint?.url).toBe('https://waymark.example.com/api/search');
    const plain = await at('http://waymark.example.com');
    expect(plain.actions.filter(({ endpoint }) => endpoint)).toEqual([]);
  });

  test('answers calls of each of its endpoints', async () => {
    const { actions } = await at(BASE_URL);
    const callable = actions.filter(({ endpoint }) => endpoint);
    expect(callable.map(({ id }) => id)).toEqual(['search', 'suggest_site']);
    for (const { id, endpoint } of callable) {
      const body = JSON.stringify({
        lawp_version: '0.3',
        action: id,
        input: 'example.com',
        request_id: 'r',
        test: true,
      });
      const path = endpoint?.url.replace(BASE_URL, '') ?? '';
      const answer = await askApi(dependencies, path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ test: true, ok: true, request_id: 'r' });
    }
  });

  test('answers the call of a search by GET', async () => {
    expect(await json('/api/search?input=bakery')).toMatchObject({ query: 'bakery' });
  });
});

describe('the other descriptions', () => {
  test('api-catalog is a linkset of what is described', async () => {
    const answer = await askApi(dependencies, '/.well-known/api-catalog');
    expect(answer.headers.get('Content-Type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(await answer.json()).toMatchObject({
      linkset: [{ anchor: `${BASE_URL}/api`, 'service-desc': [{ href: `${BASE_URL}/openapi.json` }] }, {}],
    });
  });

  test.each([
    [null, `${BASE_URL}/docs/security`],
    ['me@example.com', 'mailto:me@example.com'],
    ['https://example.com/contact', 'https://example.com/contact'],
    ['Jane of example', `${BASE_URL}/docs/security`],
  ])('security.txt of the operator %s names %s', async (operator, contact) => {
    const lines = (await text('/.well-known/security.txt', { operator })).split('\n');
    expect(lines).toContain(`Contact: ${contact}`);
    expect(lines).toContain('Expires: 2026-08-29T00:00:00Z');
    expect(lines).toContain(`Canonical: ${BASE_URL}/.well-known/security.txt`);
  });

  test('llms.txt begins with the name and one sentence', async () => {
    expect(await text('/llms.txt')).toMatch(/^# Waymark\n\n> .+\n/);
  });

  test('llms.txt names the Markdown twin of every page of words', async () => {
    const docs = (folder: string) => readdirSync(`${ROOT}content/${folder}`).map((name) => name.replace(/\.md$/, ''));
    const paths = [
      ...docs('docs').map((name) => (name === 'bot' ? '/bot' : `/docs/${name}`)),
      ...docs('criteria').map((name) => `/docs/criteria/${name}`),
    ].filter((path) => path !== '/docs/index');
    const said = await text('/llms.txt');
    const missing = paths.filter((path) => !said.includes(`${BASE_URL}${path}.md)`));
    expect(missing, 'Fix: a row in src/core/docs-table.ts').toEqual([]);
  });

  test.each([
    '/openapi.json',
    '/.well-known/lawp.json',
    '/llms.txt',
    '/.well-known/api-catalog',
    '/.well-known/mcp/server-card.json',
    '/.well-known/mcp/catalog.json',
  ])('%s may be kept, and is 304 for whoever holds it', async (path) => {
    const first = await askApi(dependencies, path);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const etag = first.headers.get('ETag') ?? '';
    const again = await askApi(dependencies, path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });
});
