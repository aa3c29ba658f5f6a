import { afterAll, describe, expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { visitSites, type WebAccess } from '../../../src/build/visit/visit-sites.ts';
import type { Progress } from '../../../src/core/progress.ts';
import { loadVisits } from '../../../src/store/visits/load-visit.ts';
import { type Route, serveSites } from '../../support/site-server.ts';
import { newArtifacts, rows } from '../../support/test-index.ts';
import { watchedRoute } from '../../support/watched-route.ts';

const artifacts = await newArtifacts();
const fullDisk = await newArtifacts();
const hosts = Array.from({ length: 60 }, (_, at) => `many${at}.example`);
const home = (host: string): string => `<title>${host}</title><p>The home page of ${host}, which says a few words.</p>`;
const server = await serveSites({
  ...Object.fromEntries(hosts.map((host) => [host, { '/': home(host) }])),
  'etag.example': {
    '/': (request, response) => {
      const known = request.headers['if-none-match'] === '"v1"';
      response.writeHead(known ? 304 : 200, { ETag: '"v1"', 'Content-Type': 'text/html' });
      response.end(known ? undefined : home('etag.example'));
    },
  },
  'slow.example': { '/': () => {} },
});
afterAll(() => server.close());

function web(at: string, more: Partial<WebAccess> = {}): WebAccess {
  return {
    dispatcher: server.dispatcher,
    userAgent: 'WaymarkBot/test',
    clock: () => new Date(at),
    delayMs: 1,
    timeoutMs: 20_000,
    ...more,
  };
}

const FIRST = '2026-03-02T08:00:00.000Z';
const SECOND = '2026-03-09T08:00:00.000Z';

async function keptOf(host: string, kept = artifacts) {
  return (await loadVisits(kept, sampleDomain(host))).map(({ visit }) => visit);
}

describe('visiting', () => {
  test('keeps each visit and tells of each', async () => {
    const told: Progress[] = [];
    const fresh = await newArtifacts();
    const visited = await visitSites({
      artifacts: fresh,
      domains: hosts.map(sampleDomain),
      web: web(FIRST),
      onProgress: (step) => told.push(step),
    });
    expect(visited).toBe(60);
    expect(told[0]).toEqual({ phase: 'visit', done: 0, total: 60 });
    expect(told.map(({ done }) => done)).toEqual(Array.from({ length: 61 }, (_, at) => at));
    expect(told.map(({ detail }) => detail)).toContain('many7.example: complete, 1 page');
    const [count] = await rows(fresh, 'select count(*) as n from site_visits');
    expect(count?.n).toBe(60);
    const body = (await keptOf('many3.example', fresh))[0]?.resources.find(({ role }) => role === 'home')?.body;
    expect(new TextDecoder().decode(body ?? undefined)).toContain('The home page of many3.example');
  });

  test('asks only what has changed since the last visit, and keeps what has not', async () => {
    const domains = [sampleDomain('etag.example')];
    await visitSites({ artifacts, domains, web: web(FIRST), onProgress: () => {} });
    await visitSites({ artifacts, domains, web: web(SECOND), onProgress: () => {} });
    const kept = await keptOf('etag.example');
    expect(kept.map(({ startedAt }) => startedAt)).toEqual([SECOND]);
    const page = kept[0]?.resources.find(({ role }) => role === 'home');
    expect(page).toMatchObject({ outcome: 'unchanged' });
    expect(new TextDecoder().decode(page?.body ?? undefined)).toContain('The home page of etag.example');
  });

  test('a site that does not answer is kept as a visit without pages', async () => {
    const hasty = web(FIRST, { timeoutMs: 500 });
    await visitSites({ artifacts, domains: [sampleDomain('slow.example')], web: hasty, onProgress: () => {} });
    expect(await keptOf('slow.example')).toMatchObject([{ outcome: 'blocked', reason: expect.stringMatching(/\w/) }]);
  });

  test('nothing to visit is nothing told', async () => {
    const told: Progress[] = [];
    expect(await visitSites({ artifacts, domains: [], web: web(FIRST), onProgress: (step) => told.push(step) })).toBe(
      0,
    );
    expect(told).toEqual([]);
  });
});

describe('a server with many names', () => {
  const DELAY_MS = 10;
  const names = Array.from({ length: 40 }, (_, at) => `s${at}.wild.example`);
  const others = Array.from({ length: 10 }, (_, at) => `beside${at}.example`);

  test('is asked one thing at a time under all of them, with the pause between, and holds up nobody else', async () => {
    const { seen, route } = watchedRoute((host) => /^s\d*0\./.test(host));
    const sites = await serveSites({
      ...Object.fromEntries(names.map((name) => [name, { '*': route }])),
      ...Object.fromEntries(others.map((name) => [name, { '/': home(name) }])),
    });
    const finished: string[] = [];
    await visitSites({
      artifacts: await newArtifacts(),
      domains: [...names, ...others].map(sampleDomain),
      web: web(FIRST, { dispatcher: sites.dispatcher, delayMs: DELAY_MS }),
      onProgress: ({ detail = '' }) => finished.push(detail.replace(/:.*/, '')),
    });
    await sites.close();
    expect(finished.filter((name) => names.includes(name))).toHaveLength(40);
    expect(seen.atMost).toBe(1);
    // Timers of two processes' sides of a socket differ by less than this.
    expect(seen.shortestGapMs).toBeGreaterThan(DELAY_MS - 2);
    const tenth = Math.max(...others.map((name) => finished.indexOf(name)));
    expect(finished.slice(0, tenth).filter((name) => names.includes(name)).length).toBeLessThan(5);
  });

  test('that asks us to wait is left alone under its other names, too', async () => {
    const asked: { readonly host: string; readonly at: number }[] = [];
    const slowed = ['a.slowed.example', 'b.slowed.example'];
    const robots: Route = ({ headers }, response) => {
      asked.push({ host: String(headers.host), at: performance.now() });
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nCrawl-delay: 0.2\n');
    };
    const throttle: Route = ({ headers }, response) => {
      asked.push({ host: String(headers.host), at: performance.now() });
      response.writeHead(429, { 'retry-after': '60' }).end();
    };
    const sites = await serveSites(
      Object.fromEntries(slowed.map((name) => [name, { '/robots.txt': robots, '*': throttle }])),
    );
    await visitSites({
      artifacts: await newArtifacts(),
      domains: slowed.map(sampleDomain),
      web: web(FIRST, { dispatcher: sites.dispatcher, delayMs: 50 }),
      onProgress: () => {},
    });
    await sites.close();
    const second = asked.findIndex(({ host }) => host.startsWith('b.'));
    expect(second).toBeGreaterThan(0);
    // Crawl-delay is heeded up to five times the pause, also by the visit that has not read it yet.
    expect((asked[second]?.at ?? 0) - (asked[second - 1]?.at ?? 0)).toBeGreaterThan(195);
  });
});

describe('ending early', () => {
  test('no visit is begun after the given moment', async () => {
    const until = new Date(Date.parse(SECOND) - 1);
    const visited = await visitSites({
      artifacts,
      domains: hosts.map(sampleDomain),
      web: web(SECOND),
      until,
      onProgress: () => {},
    });
    expect(visited).toBe(0);
  });

  test('a stop ends the visits under way and keeps those that were finished', async () => {
    const stop = new AbortController();
    const work = visitSites({
      artifacts,
      domains: [sampleDomain('slow.example'), ...hosts.map(sampleDomain)],
      web: web(SECOND, { timeoutMs: 60_000 }),
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === 5) stop.abort(new Error('stopped by the test'));
      },
    });
    await expect(work).rejects.toThrow('stopped by the test');
    const [count] = await rows(
      artifacts,
      `select count(*) as n from site_visits where started_at = '${SECOND}' and domain like 'many%'`,
    );
    expect(Number(count?.n)).toBeGreaterThanOrEqual(5);
    expect(Number(count?.n)).toBeLessThan(60);
  });

  test('a full disk ends all visits with its sentence, and nothing is written any more after that', async () => {
    const [count] = await rows(fullDisk, 'pragma page_count');
    await fullDisk.client.execute(`pragma max_page_count = ${Number(count?.page_count)}`);
    const work = visitSites({
      artifacts: fullDisk,
      domains: hosts.map(sampleDomain),
      web: web(FIRST),
      onProgress: () => {},
    });
    await expect(work).rejects.toMatchObject({ code: 'disk_full' });
    const other = 'etag.example';
    const visitAnother = () =>
      visitSites({ artifacts, domains: [sampleDomain(other)], web: web(FIRST), onProgress: () => {} });
    // What had been sent when the visits ended reaches the server during the first of these; after it, nothing comes.
    await visitAnother();
    const before = server.requests.length;
    await visitAnother();
    expect(server.requests.slice(before).filter(({ host }) => host !== other)).toEqual([]);
  });
});
