import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { problemBody } from '../../../src/api/schemas/problem.ts';
import { startServer } from '../../../src/runtime/http/server.ts';

const breaks = () => Promise.reject(new Error('ENOENT /srv/secret'));
const told: string[] = [];
const server = await startServer({
  folders: [],
  port: 0,
  baseUrl: 'http://localhost',
  doors: [],
  pages: { isMade: () => true, answer: breaks, notFound: breaks },
  trustedProxies: [],
  newRequestId: () => 'request-1',
  onFault: (_id, cause) => told.push(String(cause)),
});
afterAll(() => server.close());
const ask = (path: string, accept: string) =>
  fetch(`http://localhost:${server.port}${path}`, { headers: { Accept: accept } });

describe('a fault of ours', () => {
  test('shows people a page with the request id and nothing of the cause, which is in the log', async () => {
    const answer = await ask('/search?q=%3Cb%3E', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect([answer.headers.get('X-Request-Id'), answer.headers.get('Cache-Control')]).toEqual([
      'request-1',
      'no-store',
    ]);
    const page = await answer.text();
    expect(page).toContain('<h1>Something broke on our side</h1>');
    expect(page).toContain('<code>request-1</code>');
    expect(page).not.toMatch(/secret|ENOENT|<script|<b>/);
    expect(told).toContain('Error: ENOENT /srv/secret');
  });

  test('has a page whose style its own policy allows', async () => {
    const answer = await ask('/claim', 'text/html');
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  test.each([
    ['/search?q=x', 'application/json'],
    ['/site/bakery.com.json', '*/*'],
    ['/badge/bakery.com/x.svg', 'image/*'],
    ['/api/search', '*/*'],
  ])('is a problem for programs: %s, %s', async (path, accept) => {
    const answer = await ask(path, accept);
    expect(answer.status).toBe(500);
    expect(problemBody.parse(await answer.json())).toMatchObject({
      code: 'internal',
      instance: 'urn:request:request-1',
    });
  });
});
