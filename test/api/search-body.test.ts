import { describe, expect, test } from 'vitest';
import { apiDependencies, serviceDeps } from '../support/api.ts';
import { DOORS, openDoor } from '../support/api-doors.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const KB = 1024;

describe.each(DOORS)('POST /api/search through %s', async (door) => {
  const index = await newIndex();
  await rememberRecord(
    index,
    siteRecord('bakery.example', AT, { document: siteDocument('bakery.example', { lawp: { name: 'Bakery' } }) }),
  );
  // Every request is a minute later, so that no limit is reached.
  let minutes = 0;
  const deps = serviceDeps(index, () => new Date(Date.parse(AT) + minutes * 60_000));
  const { services } = apiDependencies(deps);
  const granted = { ...services, takeGrant: async () => services.peekGrant({ policy: 'free', caller: NOBODY }) };
  const ask = await openDoor(door, apiDependencies(deps, { services: granted }));

  async function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Promise<Response> {
    minutes += 2;
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    return ask('/api/search', init);
  }

  async function refused(body: BodyInit | null, status: number, headers?: Record<string, string>) {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    return answer.json();
  }

  test.each([
    ['query', { query: 'bakery.example' }],
    ['q', { q: 'bakery.example' }],
    ['unknown fields beside it', { query: 'bakery.example', page: 2, nested: { deep: [1] } }],
    ['a limit', { query: 'bakery.example', limit: 50 }],
    ['no limit', { query: 'bakery.example', limit: null }],
    ['an action call with a text', { action: 'search', input: 'bakery.example' }],
    ['an action call with a query', { action: 'search', input: { query: 'bakery.example' } }],
    ['an action call with an input', { action: 'search', input: { input: 'bakery.example' } }],
    ['a whole action call', { lawp_version: '0.3', action: 'search', input: 'bakery.example', test: false }],
    ['an action call with its mode', { action: 'search', input: 'bakery.example', mode: 'execute' }],
  ])('takes %s', async (_what, body) => {
    const answer = await post(JSON.stringify(body));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ query: 'bakery.example', count: 1, tier: 'free' });
  });

  test.each([
    [{ query: 'bakery.example', page: 2, nested: {} }, '"page", "nested" are not known here and were ignored.'],
    [{ query: 'bakery.example', test: true }, '"test" is not known here and was ignored.'],
    [
      { action: 'search', input: { query: 'bakery.example', top: 1 }, limit: 3 },
      '"top", "limit" are not known here and were ignored.',
    ],
  ])('names what it does not know in %j', async (body, message) => {
    const { notices } = await (await post(JSON.stringify(body))).json();
    expect(notices).toEqual([{ code: 'parameter_ignored', message }]);
  });

  test.each([
    [{ query: 5 }, '/query', 'query must be a text; it is a number.'],
    [{ query: ['a'] }, '/query', 'query must be a text; it is a list.'],
    [{ query: null }, '/query', 'query must be a text; it is null.'],
    [{}, '/query', 'query is missing: give a domain or what you are looking for.'],
    [{ query: 'a', q: 'b' }, '/query', 'The query is given more than once, as query and as q; give it once.'],
    [[1], '', 'The body must be a JSON object, {"query": "…"}; it is a list.'],
    ['bakery', '', 'The body must be a JSON object, {"query": "…"}; it is a text.'],
  ])('says what is wrong with %j', async (body, path, message) => {
    expect(await refused(JSON.stringify(body), 400)).toMatchObject({ errors: [{ path, message }] });
  });

  test.each(['r-1', 'x'.repeat(200)])('gives an action call its request id back: %s', async (request_id) => {
    const answer = await post(JSON.stringify({ action: 'search', input: 'bakery', request_id }));
    expect(await answer.json()).toMatchObject({ request_id, query: 'bakery' });
  });

  test('changes nothing and counts nothing in a test call', async () => {
    const answer = await post(JSON.stringify({ action: 'search', input: 'bakery', request_id: 'r-2', test: true }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ test: true, ok: true, request_id: 'r-2', results: [], products: [] });
    expect(answer.headers.get('RateLimit')).toBeNull();
  });

  test.each([
    ['no query', {}, '/query', /missing/],
    ['a number', { query: 5 }, '/query', /must be a text/],
    ['null', { query: null }, '/query', /must be a text/],
    ['a list', { query: ['a'] }, '/query', /must be a text/],
    ['an empty text', { query: ' ' }, '/query', /empty/],
    ['501 letters', { query: 'a'.repeat(501) }, '/query', /longer/],
    ['a lone surrogate', { query: 'a\ud800' }, '/query', /surrogate/],
    ['a NUL', { query: 'a\u0000' }, '/query', /control/],
    ['query and q', { query: 'a', q: 'a' }, '/query', /more than once/],
    ['a limit of 0', { query: 'a', limit: 0 }, '/limit', /1 to 50/],
    ['a limit of 51', { query: 'a', limit: 51 }, '/limit', /1 to 50/],
    ['a limit in quotes', { query: 'a', limit: '5' }, '/limit', /1 to 50/],
    ['another action', { action: 'order', input: 'a' }, '/action', /search/],
    ['an input without action', { input: 'a' }, '/action', /search/],
    ['an action without input', { action: 'search' }, '/input', /missing/],
    ['an empty input', { action: 'search', input: {} }, '/input/query', /missing/],
    ['a list as input', { action: 'search', input: ['a'] }, '/input', /must be a text/],
    ['a test that is no truth', { action: 'search', input: 'a', test: 'yes' }, '/test', /true or false/],
    ['a question for the price', { action: 'search', input: 'a', mode: 'quote' }, '/mode', /execute/],
    ['an endless request id', { action: 'search', input: 'a', request_id: 'x'.repeat(201) }, '/request_id', /200/],
  ])('refuses %s with its path', async (_what, body, path, message) => {
    const problem = await refused(JSON.stringify(body), 400);
    expect(problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ path, message: expect.stringMatching(message) }],
    });
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['half an object', '{"query": "a"'],
    ['trailing bytes', '{"query": "a"}x'],
    ['two values', '{"query": "a"}{"query": "b"}'],
    ['a list', '["a"]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['a comment', '{"query": "a"} // yes'],
    ['endless depth', '['.repeat(100_000)],
    ['closed depth', `{"query":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('refuses %s', async (_what, body) => {
    expect(await refused(body, 400)).toMatchObject({ code: 'invalid_input' });
  });

  test('says where the JSON is broken', async () => {
    const { detail, errors } = await refused('{\n  "query": "bakery",\n}', 400);
    expect(detail).toBe('The body is not valid JSON at line 3, column 1.');
    expect(errors).toEqual([{ path: '', message: detail }]);
  });

  test('refuses bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xe9]), Buffer.from('"}')]);
    expect(await refused(bytes, 400)).toMatchObject({ detail: expect.stringContaining('UTF-8') });
  });

  test('skips a byte order mark', async () => {
    expect((await post('\ufeff{"query":"bakery"}')).status).toBe(200);
  });

  test('takes prototype keys for what they are', async () => {
    expect(await refused('{"__proto__": {"query": "a"}}', 400)).toMatchObject({ errors: [{ path: '/query' }] });
    expect(await refused('{"constructor": "a"}', 400)).toMatchObject({ errors: [{ path: '/query' }] });
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/ld+json',
    'Application/JSON',
    'text/vnd.waymark+json',
  ])('reads a body of type %s', async (type) => {
    expect((await post('{"query":"bakery"}', { 'Content-Type': type })).status).toBe(200);
  });

  test('reads a body without a type as JSON', async () => {
    expect((await post(new Blob(['{"query":"bakery"}']), {})).status).toBe(200);
  });

  test.each(['identity', ' Identity '])('reads a body that says it is not compressed: %s', async (encoding) => {
    expect((await post('{"query":"bakery"}', { ...JSON_TYPE, 'Content-Encoding': encoding })).status).toBe(200);
  });

  test.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['text', { 'Content-Type': 'text/plain' }],
    ['another charset', { 'Content-Type': 'application/json; charset=iso-8859-1' }],
    ['compressed bytes', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
    ['twice compressed bytes', { ...JSON_TYPE, 'Content-Encoding': 'gzip, br' }],
  ])('refuses %s as a kind it cannot read', async (_what, headers) => {
    expect(await refused('{"query":"a"}', 415, headers)).toMatchObject({ code: 'unsupported_media_type' });
  });

  test('takes a body of exactly 256 KB and not a byte more', async () => {
    const body = (size: number) => {
      const start = '{"query":"bakery","pad":"';
      return `${start}${'x'.repeat(size - start.length - 2)}"}`;
    };
    expect((await post(body(256 * KB))).status).toBe(200);
    expect(await refused(body(256 * KB + 1), 413)).toMatchObject({ code: 'too_large' });
  });

  // Over HTTP this is a test of the server: fetch loses the answer to a body that is refused while it is sent.
  test.runIf(door === 'a function')('stops reading a stream as soon as it is too large', async () => {
    let sent = 0;
    const long = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 64) controller.error(new Error('read to the end'));
        else controller.enqueue(new Uint8Array(16 * KB).fill(32));
      },
    });
    const answer = await post(long);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large', status: 413 });
  });
});

const NOBODY = { address: 'nobody', keyId: null };
