import { describe, expect, test } from 'vitest';
import { newApiKey } from '../../src/core/keys/api-key.ts';
import { readStats } from '../../src/services/stats/read-stats.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { type Called, newerClient, olderClient } from './clients.ts';
import { SITES } from './sites.ts';

interface Limits {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

function limitsOf(called: Called): Limits {
  return called._meta['waymark/limits'] as Limits;
}

describe('without a key', () => {
  test('20 searches a minute are answered, by whatever door they come, and the next is told when to come back', async () => {
    const { url, baseUrl } = await startMcpService(SITES);
    const client = await newerClient(url, '2026-07-28');
    expect((await fetch(`${baseUrl}/api/search?q=bread`)).status).toBe(200);
    for (let left = 18; left >= 0; left--) {
      const name = left % 2 ? 'search' : 'find_products';
      const found = await client.call(name, { query: 'bread' });
      expect(found.isError).toBeFalsy();
      expect(limitsOf(found)).toMatchObject({ limit: 20, remaining: left });
      expect(limitsOf(found).reset * 1000).toBeGreaterThan(Date.now());
    }
    for (const connected of [client, await olderClient(url)]) {
      const refused = await connected.call('search', { query: 'bread' });
      const { code, retry_after_seconds: wait } = refused.structuredContent;
      expect(refused.isError).toBe(true);
      expect(code).toBe('rate_limited');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(refused.content[0]?.text).toMatch(/^rate_limited: /);
      expect(limitsOf(refused)).toMatchObject({ limit: 20, remaining: 0 });
    }
    expect((await fetch(`${baseUrl}/api/search?q=bread`)).status).toBe(429);
    expect((await client.call('get_site', { domain: 'bakery.example' })).isError).toBeFalsy();
  });

  test('what cannot be answered takes nothing', async () => {
    const { url } = await startMcpService(SITES);
    const client = await newerClient(url, '2026-07-28');
    for (const query of ['', 'https://10.0.0.1/', 'http://me@bakery.example/']) {
      await client.call('search', { query });
      await client.call('find_products', { query });
    }
    for (let round = 0; round < 5; round++) await client.call('suggest_site', { domain: 'no domain' });
    expect(limitsOf(await client.call('search', { query: 'bread' }))).toMatchObject({ remaining: 19 });
    expect(limitsOf(await client.call('suggest_site', { domain: 'bakery.example' }))).toMatchObject({ remaining: 9 });
  });

  test('every answered search enters the statistics, and nothing else does', async () => {
    const { url, index } = await startMcpService(SITES);
    const client = await newerClient(url, '2026-07-28');
    await client.call('search', { query: 'bread' });
    await client.call('find_products', { query: 'rolls' });
    await client.call('search', { query: '' });
    await client.call('get_site', { domain: 'bakery.example' });
    await expect.poll(async () => (await readStats(index, new Date())).total_searches, { timeout: 20_000 }).toBe(2);
  });

  test('at most 5 results are given, whatever is asked', async () => {
    const { url } = await startMcpService(SITES);
    const client = await newerClient(url, '2025-11-25');
    const found = await client.call('search', { query: 'bread', limit: 50 });
    expect(found.structuredContent).toMatchObject({ count: 5, tier: 'free', truncated: { results: { total: 9 } } });
  });

  test('no suggestion is taken once ten were', async () => {
    const { url, services } = await startMcpService(SITES);
    const client = await newerClient(url, '2026-07-28');
    for (let round = 0; round < 10; round++) await client.call('suggest_site', { domain: `site-${round}.com` });
    const refused = await client.call('suggest_site', { domain: 'one-too-many.com' });
    expect(refused.structuredContent).toMatchObject({ code: 'rate_limited' });
    expect(await services.getSuggestion({ domain: 'one-too-many.com' })).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('with a key', () => {
  test('more results are given, under the limit of the key', async () => {
    const { url, services } = await startMcpService(SITES);
    const issued = await services.issueKey({ label: 'test', code: null, address: '203.0.113.7' });
    if (!issued.ok) throw new Error('no key was issued');
    const client = await newerClient(url, '2026-07-28', { Authorization: `Bearer ${issued.value.key}` });
    const found = await client.call('search', { query: 'bread' });
    expect(found.structuredContent).toMatchObject({ count: 8, tier: 'pro' });
    expect(limitsOf(found)).toMatchObject({ limit: 60, remaining: 59 });
  });

  test('that is mistyped, empty or of nobody nothing is answered, not even as without one', async () => {
    const { url } = await startMcpService([]);
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const unknown = newApiKey((count) => new Uint8Array(count).fill(7));
    for (const authorization of ['Bearer wm_live_mistyped', 'Bearer', `bearer ${unknown}`]) {
      const headers = { 'Content-Type': 'application/json', Authorization: authorization };
      const answer = await fetch(url, { method: 'POST', headers, body });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'unauthorized' } } });
    }
  });

  test('that was ended nothing is answered any more', async () => {
    const { url, services } = await startMcpService([]);
    const issued = await services.issueKey({ label: 'test', code: null, address: '203.0.113.7' });
    if (!issued.ok) throw new Error('no key was issued');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${issued.value.key}` };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    await services.revokeKey({ id: issued.value.id });
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401);
  });

  test('guessing keys is refused after ten tries, and never by 429', async () => {
    const { url } = await startMcpService([]);
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer guess' };
    const answers = [];
    for (let round = 0; round < 12; round++) answers.push(await fetch(url, { method: 'POST', headers, body: '{}' }));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(401));
    expect(await answers.at(-1)?.json()).toMatchObject({ error: { data: { code: 'rate_limited' } } });
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('guessing keys by one door uses up the other', async () => {
    const { url, baseUrl } = await startMcpService([]);
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer guess' };
    for (let round = 0; round < 10; round++) await fetch(url, { method: 'POST', headers, body: '{}' });
    const refused = await fetch(`${baseUrl}/api/search?q=bread`, { headers });
    expect([refused.status, refused.headers.get('RateLimit')]).toEqual([429, expect.stringContaining('r=0')]);
  });

  test('another scheme is read as no key', async () => {
    const { url } = await startMcpService(SITES);
    const client = await newerClient(url, '2026-07-28', { Authorization: 'Basic dXNlcjpwYXNz' });
    expect(limitsOf(await client.call('search', { query: 'bread' }))).toMatchObject({ limit: 20 });
  });
});
