import { beforeEach, expect, test } from 'vitest';
import { handle } from '../../../src/api/handle.ts';
import { keptAnswers } from '../../../src/runtime/files/kept-answers.ts';
import { startServer } from '../../../src/runtime/http/server.ts';
import { createRenderedPages } from '../../../src/web/forms/rendered-pages.ts';
import { apiDependencies, BASE_URL, serviceDeps } from '../../support/api.ts';
import { fetchNothing } from '../../support/fetch-nothing.ts';
import { newIndex } from '../../support/test-index.ts';

let now: number;
let drawn: string;
let looks: number;
let logged: unknown[];
let port: number;

beforeEach(async () => {
  [now, drawn, looks, logged] = [0, '<svg>60 of 100</svg>', 0, []];
  let requests = 0;
  const api = {
    ...apiDependencies(serviceDeps(await newIndex(), '2026-03-02T08:00:00.000Z')),
    findBadge: async () => {
      looks += 1;
      return new TextEncoder().encode(drawn);
    },
    newRequestId: () => `r${++requests}`,
    onAnswer: ({ path, status }: { path: string | null; status: number }) => void logged.push([path, status]),
  };
  const kept = keptAnswers(api, () => now);
  const server = await startServer({
    folders: [],
    port: 0,
    baseUrl: BASE_URL,
    answerKept: kept.answer,
    doors: [async (request, address) => kept.keep(request, await handle(request, api, address))],
    pages: createRenderedPages({
      ...api,
      keyMode: 'open',
      bundle: { render: async () => '<p>a page</p>' },
      fetchDocument: fetchNothing,
    }),
    trustedProxies: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
    newRequestId: api.newRequestId,
    onFault: api.onFault,
  });
  port = server.port;
  return () => server.close();
});

const ask = (path: string, caller: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...init.headers, 'X-Forwarded-For': caller } });

const OWN = ['x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit', 'date'];
const alike = ({ headers }: Response) => [...headers].filter(([name]) => !OWN.includes(name));

test('what is the same for all is made once, and each caller is counted and told as ever', async () => {
  const path = '/badge.svg?domain=bakery.com';
  const first = await ask(path, '203.0.113.1');
  const second = await ask(path, '203.0.113.1');
  const other = await ask(path, '203.0.113.2');
  expect(looks).toBe(1);
  expect(await second.text()).toBe(await first.text());
  expect(alike(second)).toEqual(alike(first));
  const left = [first, second, other].map(({ headers }) => headers.get('X-RateLimit-Remaining'));
  expect(left).toEqual(['119', '118', '119']);
  expect(new Set([first, second, other].map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(3);
  expect(logged).toEqual(Array.from({ length: 3 }, () => ['/badge.svg', 200]));
});

test('whoever has nothing left is refused, however often the answer is kept', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 122; n++) statuses.push((await ask('/badge.svg?domain=mill.com', '203.0.113.3')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('what is drawn anew is seen after half a minute, and by whoever asks otherwise at once', async () => {
  const path = '/badge.svg?domain=smith.com';
  const other = '/badge.svg?domain=bakery.com';
  expect(await (await ask(other, '203.0.113.4')).text()).toContain('60');
  const before = await ask(path, '203.0.113.4');
  const known = { 'If-None-Match': before.headers.get('ETag') ?? '' };
  expect((await ask(path, '203.0.113.4', { headers: known })).status).toBe(304);
  drawn = '<svg>85 of 100</svg>';
  expect((await ask(path, '203.0.113.4', { headers: known })).status).toBe(200);
  now += 29_000;
  expect(await (await ask(other, '203.0.113.4')).text()).toContain('60');
  now += 2_000;
  expect(await (await ask(other, '203.0.113.4')).text()).toContain('85');
});

test('other methods, and questions that differ, are not answered by what is kept', async () => {
  const path = '/badge.svg?domain=oak.com';
  expect((await ask(path, '203.0.113.5')).status).toBe(200);
  const head = await ask(path, '203.0.113.5', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await ask(path, '203.0.113.5', { method: 'POST' })).status).toBe(405);
  const before = looks;
  expect((await ask(`${path}&style=card`, '203.0.113.5')).status).toBe(200);
  expect((await ask('/badge.svg', '203.0.113.5')).status).toBe(400);
  expect((await ask('/badge.svg', '203.0.113.5')).status).toBe(400);
  expect(looks).toBe(before + 1);
});
