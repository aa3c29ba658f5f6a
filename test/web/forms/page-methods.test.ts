import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { problemBody } from '../../../src/api/schemas/problem.ts';
import { PAGE_HEADERS } from '../../../src/runtime/answers/page-headers.ts';
import { readConfig } from '../../../src/runtime/config/config.ts';
import { startService } from '../../../src/runtime/start-service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const dataDir = await temporaryFolder();
await mkdir(join(dataDir, 'site', 'site'), { recursive: true });
await writeFile(join(dataDir, 'site', 'index.html'), '<!doctype html><title>Home</title>');
await writeFile(join(dataDir, 'site', 'site', 'bakery.com.json'), '{"domain":"bakery.com"}');
const service = await startService(readConfig({}, { port: 0, dataDir }));
afterAll(() => service.close());

const ask = (path: string, init?: RequestInit) => fetch(`${service.baseUrl}${path}`, init);

describe('a method that is not possible', () => {
  test.each(['/', '/docs/api', '/search', '/site/bakery.com', '/nothing'])(
    'on the page %s is 405 as a page, with the headers of pages',
    async (path) => {
      const answer = await ask(path, { method: 'PUT', body: 'x' });
      expect(answer.status).toBe(405);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        allow: 'GET, HEAD, OPTIONS',
        'content-type': 'text/html; charset=utf-8',
        ...Object.fromEntries(Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
      });
      expect(await answer.text()).toContain('Nothing can be sent here');
    },
  );

  test.each(['/site/bakery.com.json', '/.well-known/nothing', '/badge/x', '/badge.svg/x'])(
    'on %s is 405 with a problem',
    async (path) => {
      const answer = await ask(path, { method: 'DELETE' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      expect(problemBody.parse(await answer.json())).toMatchObject({
        status: 405,
        code: 'method_not_allowed',
        detail: 'Nothing can be sent here: pages and files can only be read. The API is described at /docs/api.',
      });
    },
  );

  test.each(['/', '/claim'])('on the page %s is 405 with a problem for whoever wants JSON', async (path) => {
    const answer = await ask(path, { method: 'PATCH', headers: { Accept: 'application/json' } });
    expect(answer.headers.get('Allow')).toMatch(/^GET, HEAD, (POST, )?OPTIONS$/);
    expect(problemBody.parse(await answer.json())).toMatchObject({ status: 405 });
  });
});

describe('OPTIONS', () => {
  test.each([
    ['/', 'GET, HEAD, OPTIONS'],
    ['/site/bakery.com.json', 'GET, HEAD, OPTIONS'],
    ['/pro', 'GET, HEAD, POST, OPTIONS'],
  ])('of %s says what is possible', async (path, allowed) => {
    const answer = await ask(path, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([204, allowed]);
  });
});

describe('a form', () => {
  test('that is too long is refused, and what is left of it is not waited for', async () => {
    const body = new URLSearchParams({ label: 'x'.repeat(300_000) });
    const answer = await ask('/pro', { method: 'POST', body });
    expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'close']);
  });
});

test('a body that is no form is refused with a problem for whoever wants JSON, and with a page for others', async () => {
  const sent = (Accept: string) => ask('/claim', { method: 'POST', body: '{}', headers: { Accept } });
  const refused = await sent('application/json');
  expect(problemBody.parse(await refused.json())).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  expect((await sent('*/*')).headers.get('Content-Type')).toContain('text/html');
});

describe('a body that is nested without end', () => {
  const deep = `{"domain":"bakery.com","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

  test('is refused by the API and on the page of claims, and nothing breaks', async () => {
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
    const shown = await (await ask('/pro', form({ label: 'x', do: 'issue' }))).text();
    const key = /wm_live_\w{38}/.exec(shown)?.[0] ?? '';
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    for (const path of ['/api/register', '/api/search', '/api/suggest']) {
      const answer = await ask(path, { method: 'POST', headers, body: deep });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(problemBody.parse(await answer.json()).detail).toMatch(/nested at most 64 levels/);
    }
    const claim = await ask('/claim', form({ domain: 'bakery.com', key, do: 'save', document: deep }));
    expect(claim.status).toBe(400);
    expect((await ask('/readyz')).status).toBe(200);
  });
});
