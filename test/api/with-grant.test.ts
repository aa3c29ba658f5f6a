import { describe, expect, it } from 'vitest';
import { createConnector } from '../../src/mcp/create-connector.ts';
import { POLICIES } from '../../src/services/limits/policies.ts';
import { listQueuedJobs } from '../../src/store/jobs/jobs.ts';
import { apiDependencies, askApi, CALLER, serviceDeps } from '../support/api.ts';
import { lawp } from '../support/site-record.ts';
import { newIndex } from '../support/test-index.ts';

const AT = '2026-11-20T09:00:00.000Z';

describe('a caller whose input was wrong', () => {
  it('has as much left as before, of every limit', async () => {
    const index = await newIndex();
    const api = apiDependencies(serviceDeps(index, AT));
    const issued = await api.services.issueKey({ label: 'test', code: null, address: '203.0.113.7' });
    if (!issued.ok) throw new Error('no key was issued');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${issued.value.key}` };
    const post = (path: string, body: object) =>
      askApi(api, path, { method: 'POST', headers, body: JSON.stringify(body) });
    const caller = { address: '203.0.113.7', keyId: issued.value.id };
    for (let turn = 0; turn < 3; turn++) {
      const saved = await post('/api/register', lawp('no domain'));
      expect([saved.status, saved.headers.get('RateLimit')]).toEqual([400, '"register";r=30;t=0']);
      expect((await askApi(api, '/api/register?domain=10.0.0.1', { headers })).status).toBe(400);
      const suggested = await post('/api/suggest', { domain: 'printer.local' });
      expect([suggested.status, suggested.headers.get('RateLimit')]).toEqual([400, '"suggest";r=10;t=0']);
    }
    expect((await askApi(api, '/api/register?domain=bakery.com', { headers })).headers.get('RateLimit')).toContain(
      'r=29',
    );
    for (const policy of ['pro', 'suggest'] as const) {
      const { remaining, limit } = await api.services.peekGrant({ policy, caller });
      expect(remaining).toBe(limit);
    }
  });
});

describe('a caller who has nothing left', () => {
  it('is refused a suggestion before anything of it is done', async () => {
    const index = await newIndex();
    const api = apiDependencies(serviceDeps(index, AT));
    const suggest = (domain: string) =>
      askApi(api, '/api/suggest', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ domain }),
      });
    const { limit } = POLICIES.suggest;
    for (let turn = 0; turn < limit; turn++) expect((await suggest(`site-${turn}.com`)).status).toBe(200);
    expect((await suggest('one-too-many.com')).status).toBe(429);
    expect(await api.services.getSuggestion({ domain: 'one-too-many.com' })).toMatchObject({ ok: false });
    expect((await listQueuedJobs(index, 'visit', 100)).map(({ domain }) => domain)).not.toContain('one-too-many.com');
  });

  it('is refused a save before anything of it is done', async () => {
    const index = await newIndex();
    const api = apiDependencies(serviceDeps(index, AT));
    const issued = await api.services.issueKey({ label: 'test', code: null, address: '203.0.113.7' });
    if (!issued.ok) throw new Error('no key was issued');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${issued.value.key}` };
    const save = (name: string) =>
      askApi(api, '/api/register', { method: 'POST', headers, body: JSON.stringify(lawp('bakery.com', { name })) });
    for (let turn = 0; turn < POLICIES.register.limit; turn++) await save('Bakery');
    let saves = 0;
    const counting = apiDependencies(serviceDeps(index, AT), {
      services: {
        ...api.services,
        saveDocument: (input) => {
          saves++;
          return api.services.saveDocument(input);
        },
      },
    });
    const body = JSON.stringify(lawp('bakery.com', { name: 'Too many' }));
    expect((await askApi(counting, '/api/register', { method: 'POST', headers, body })).status).toBe(429);
    expect(saves).toBe(0);
  });

  it('is refused a search by the API and the connector before anything is searched', async () => {
    const api = apiDependencies(serviceDeps(await newIndex(), AT));
    let searches = 0;
    const counted = <T extends (asked: never) => unknown>(verb: T): T =>
      ((asked: never) => {
        searches++;
        return verb(asked);
      }) as T;
    const { searchText, briefSearch, findProducts } = api.services;
    const services = {
      ...api.services,
      searchText: counted(searchText),
      briefSearch: counted(briefSearch),
      findProducts: counted(findProducts),
    };
    const counting = { ...api, services };
    for (let turn = 0; turn < POLICIES.free.limit; turn++)
      expect((await askApi(counting, '/api/search?q=bread')).status).toBe(200);
    expect(searches).toBe(POLICIES.free.limit);
    expect((await askApi(counting, '/api/search?q=bread')).status).toBe(429);
    const callEndpoint = () => Promise.reject(new Error('no action is called'));
    const connector = createConnector({ ...counting, origins: [], callEndpoint });
    for (const name of ['search', 'find_products']) {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { query: 'bread' } } };
      const request = new Request(`${api.agentUrl}/api/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify(body),
      });
      const answer = await connector(request, CALLER);
      expect(await answer?.json()).toMatchObject({ result: { structuredContent: { code: 'rate_limited' } } });
    }
    expect(searches).toBe(POLICIES.free.limit);
  });
});
