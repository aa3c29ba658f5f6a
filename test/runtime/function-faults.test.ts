import { describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { hasLibsqlServer } from '../../scripts/processes/libsql-process.ts';
import { problemBody } from '../../src/api/schemas/problem.ts';
import { pagesFunction } from '../../src/runtime/functions/function-pages.ts';
import { answerFunction } from '../../src/runtime/functions/function-service.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';

const BASE_URL = 'https://waymark.example.com';
Object.assign(process.env, { BASE_URL, DATABASE_URL: `http://127.0.0.1:${await freePort()}` });
const request = (path: string) => new Request(`${BASE_URL}${path}`);

describe('a function', () => {
  test('whose database cannot be reached says when to come again, in a problem', async () => {
    const answer = await answerFunction(request('/api/stats'), { ip: '198.51.100.7' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(problemBody.parse(await answer.json())).toMatchObject({ code: 'unavailable', retry_after_seconds: 5 });
  });

  test('answers what needs no database without one', async () => {
    const answer = await answerFunction(request('/healthz'), {});
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect((await answerFunction(request('/openapi.json'), {})).status).toBe(200);
    expect((await answerFunction(request('/readyz'), {})).status).toBe(503);
  });

  test('whose drawn site does not answer says so, too', async () => {
    process.env.BASE_URL = `http://127.0.0.1:${await freePort()}`;
    const asked = new Request(`${process.env.BASE_URL}/badge.svg?domain=bakery.com`);
    const answer = await answerFunction(asked, { ip: '198.51.100.7' });
    process.env.BASE_URL = BASE_URL;
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(problemBody.parse(await answer.json())).toMatchObject({ code: 'unavailable' });
  });

  test.runIf(hasLibsqlServer)('that breaks is mute: the platform would show what it throws', async () => {
    const url = await startLibsqlServer();
    (await openIndexDatabase({ url })).close();
    process.env.DATABASE_URL = url;
    const broken = pagesFunction(() => Promise.reject(new Error('ENOENT /srv/secret')));
    const answer = await broken(request('/search?q=bread'), { ip: '198.51.100.7' });
    expect(answer.status).toBe(500);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{20}$/),
    });
    const page = await answer.text();
    expect(page).not.toMatch(/secret|ENOENT/);
    expect(page).toContain(`<code>${answer.headers.get('x-request-id')}</code>`);
  });
});
