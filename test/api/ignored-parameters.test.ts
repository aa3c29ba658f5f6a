import { describe, expect, test } from 'vitest';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const index = await newIndex();
await rememberRecord(index, siteRecord('bakery.com', AT, { document: siteDocument('bakery.com') }));
const dependencies = apiDependencies(serviceDeps(index, AT));
const ask = (path: string, init?: RequestInit) => askApi(dependencies, path, init);
const sent = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const proposal = sent({ domain: 'new-oak.com' });
const MESSAGE = '"limt" is not known here and was ignored.';

describe('what nobody reads is named (R89)', () => {
  test.each([
    ['/api/stats?limt=3', undefined],
    ['/api/state?format=json&limt=3', undefined],
    ['/api/diff?domain=bakery.com&limt=3', undefined],
    ['/api/suggest?limt=3', proposal],
    ['/api/suggest', sent({ domain: 'new-oak.com', limt: 3 })],
    ['/api/suggest', sent({ action: 'suggest_site', input: 'new-oak.com', limt: 3 })],
    ['/api/suggest', sent({ action: 'suggest_site', input: { domain: 'new-oak.com', limt: 3 }, mode: 'execute' })],
    ['/api/suggest?domain=new-oak.com&limt=3', undefined],
  ])('by %s', async (path, init) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(JSON.parse(text).notices).toEqual([{ code: 'parameter_ignored', message: MESSAGE }]);
    expect(Number(answer.headers.get('Content-Length'))).toBe(Buffer.byteLength(text));
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  test('and where nothing is unknown, nothing is said', async () => {
    for (const path of ['/api/stats', '/api/state?format=json', '/api/diff?domain=bakery.com'])
      expect(await (await ask(path)).json()).not.toHaveProperty('notices');
    expect(await (await ask('/api/state?format=csv&limt=3')).text()).not.toContain('limt');
  });

  test('what is another text has another tag', async () => {
    const [plain, told] = [await ask('/api/stats'), await ask('/api/stats?limt=3')];
    const tag = told.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(tag).not.toBe(plain.headers.get('ETag'));
    expect((await ask('/api/stats?limt=3', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });
});
