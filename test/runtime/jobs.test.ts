import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { createServices } from '../../src/services/create-services.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { serviceDeps } from '../support/api.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rows } from '../support/test-index.ts';

const PROSE =
  'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill next door.';
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><meta name="description" content="${PROSE}"><h1>${title}</h1><p>${PROSE}</p>${body}`;
const LINKS = '<a href="/about">About us</a> <a href="/menu">Menu</a> <a href="/contact">Contact</a>';
/** A page that takes so long that the visit is seen under way. */
const slowly = ({ url }: IncomingMessage, response: ServerResponse): void => {
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(`Page ${url}`, `<p>This is what the bakery says at ${url}, at length and in its own words.</p>`));
  }, 3000);
};
const small = {
  '/': page('Harbour Bakery', LINKS),
  '/about': page('About us', ''),
  '/menu': page('Menu', ''),
  '/contact': page('Contact', ''),
};

/** A site whose owner adds a phone number to its data. */
let hasPhone = false;
const mended = (_request: IncomingMessage, response: ServerResponse): void => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: 'Mended Bakery',
    telephone: '+45 86 12 34 56',
  };
  const script = hasPhone ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page('Mended Bakery', LINKS + script));
};

const web = await serveSites({
  'mended-bakery.com': { ...small, '/': mended },
  'harbour-bakery.com': small,
  'owned-bakery.com': small,
  'slow-bakery.com': { ...small, '/about': slowly, '/menu': slowly, '/contact': slowly },
  'shut-bakery.com': {
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: WaymarkBot\nDisallow: /\n' },
  },
});
const dns = await startDnsServer();
const dataDir = await temporaryFolder();
await mkdir(join(dataDir, 'site'));
const index = await openIndexDatabase({ url: pathToFileURL(join(dataDir, 'waymark.db')).href });
const service = await startService(readConfig({ DNS_SERVERS: dns.address }, { port: 0, dataDir, ownDatabase: true }), {
  hosts: ['mended-bakery.com', 'harbour-bakery.com', 'owned-bakery.com', 'slow-bakery.com', 'shut-bakery.com'],
  port: web.port,
  delayMs: 20,
  timeoutMs: 6000,
});
const issued = await createServices(serviceDeps(index, () => new Date())).issueKey({
  label: 'owner',
  code: null,
  address: '203.0.113.1',
});
if (!issued.ok) throw new Error(issued.error.detail);
const { key } = issued.value;
afterAll(async () => {
  await service.close();
  await web.close();
  index.close();
});

const asked = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${service.baseUrl}${path}`, init);
const post = (path: string, body: unknown): Promise<Response> =>
  asked(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
const jsonOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

async function until(what: () => Promise<boolean>, seconds: number): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < seconds * 1000) {
    if (await what()) return (performance.now() - from) / 1000;
    await sleep(700);
  }
  throw new Error(`not within ${seconds} s`);
}

async function statusOf(domain: string): Promise<unknown> {
  return (await jsonOf(await asked(`/api/suggest?domain=${domain}`))).status;
}

describe('a suggested site', () => {
  it('is visited at once, and its page stands when the visit ends', async () => {
    const first = await post('/api/suggest', { domain: 'https://www.Harbour-Bakery.com/about' });
    expect(await jsonOf(first)).toMatchObject({ success: true, domain: 'harbour-bakery.com', status: 'queued' });
    expect(await jsonOf(await post('/api/suggest', { domain: 'harbour-bakery.com' }))).toMatchObject({
      status: 'queued',
    });
    const steps = new Set<unknown>();
    await until(async () => {
      const status = await statusOf('harbour-bakery.com');
      steps.add(status);
      return status === 'indexed';
    }, 30);
    expect([...steps].at(-1)).toBe('indexed');
    expect((await asked('/site/harbour-bakery.com')).status).toBe(200);
    expect((await asked('/badge.svg?domain=harbour-bakery.com')).status).toBe(200);
    const found = await jsonOf(await asked('/api/search?q=harbour-bakery.com'));
    expect(found).toMatchObject({ count: 1 });
    expect(web.paths('harbour-bakery.com').filter((path) => path === '/robots.txt')).toHaveLength(1);
    const again = await jsonOf(await post('/api/suggest', { domain: 'harbour-bakery.com' }));
    expect(again).toMatchObject({ status: 'indexed', report_url: expect.stringContaining('/site/harbour-bakery.com') });
  });

  it('is checked again by the form of its report, without scripts, and its owner sees what that changed', async () => {
    await post('/api/suggest', { domain: 'mended-bakery.com' });
    await until(async () => (await statusOf('mended-bakery.com')) === 'indexed', 30);
    const report = await (await asked('/site/mended-bakery.com')).text();
    expect(report).toMatch(/<form [^>]*method="post" action="\/suggest"/);
    hasPhone = true;
    const body = new URLSearchParams({ domain: 'mended-bakery.com', again: 'yes' });
    const sent = await asked('/suggest', { method: 'POST', body, redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/suggest?domain=mended-bakery.com']);
    await until(async () => (await statusOf('mended-bakery.com')) === 'indexed', 30);
    const html = await (await asked('/suggest?domain=mended-bakery.com')).text();
    expect(html).toContain('<h1>Check again</h1>');
    expect(html).toMatch(/The score went from \d+ to \d+\./);
    expect(html).toContain('Now met: Business details.');
    expect(html).not.toContain('Pages that are gone');
    expect(await rows(index, `select count(*) as n from changes where domain = 'mended-bakery.com'`)).toEqual([
      { n: 1 },
    ]);
  });

  it('grows: a slow site has a page long before its visit ends', async () => {
    await post('/api/suggest', { domain: 'slow-bakery.com' });
    await until(async () => (await asked('/site/slow-bakery.com')).status === 200, 25);
    expect(await statusOf('slow-bakery.com')).toMatch(/visiting|reading/);
    expect(await jsonOf(await asked('/api/suggest?domain=slow-bakery.com'))).toMatchObject({
      report_url: expect.stringContaining('/site/slow-bakery.com'),
    });
    expect(Object.keys((await jsonOf(await asked('/site/slow-bakery.com.json'))).pages as object)).toEqual(['/']);
    await until(async () => (await statusOf('slow-bakery.com')) === 'indexed', 40);
    const { pages } = (await jsonOf(await asked('/site/slow-bakery.com.json'))) as { pages: object };
    expect(Object.keys(pages).length).toBeGreaterThan(1);
    expect(await rows(index, `select outcome from visits where domain = 'slow-bakery.com'`)).toEqual([
      { outcome: 'complete' },
    ]);
  });

  it('that does not want us is refused, and declined ever after', async () => {
    await post('/api/suggest', { domain: 'shut-bakery.com' });
    await until(async () => (await statusOf('shut-bakery.com')) === 'refused', 30);
    expect((await jsonOf(await asked('/api/suggest?domain=shut-bakery.com'))).reason).toMatch(/WaymarkBot/);
    expect(await jsonOf(await post('/api/suggest', { domain: 'shut-bakery.com' }))).toMatchObject({
      success: true,
      status: 'declined',
    });
    expect(web.paths('shut-bakery.com')).toEqual(['/robots.txt']);
  });

  it('that does not exist is refused with the reason, and left alone when it is suggested again', async () => {
    await post('/api/suggest', { domain: 'nobody-there.com' });
    await until(async () => (await statusOf('nobody-there.com')) === 'refused', 30);
    const jobs = () => rows(index, `select id from jobs where domain = 'nobody-there.com'`);
    const before = await jobs();
    expect(await jsonOf(await post('/api/suggest', { domain: 'nobody-there.com' }))).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('no public address'),
    });
    expect(await jobs()).toEqual(before);
    expect(await statusOf('nobody-there.com')).toBe('refused');
  });

  it('is refused as no public name, and unknown when nobody suggested it', async () => {
    const refused = await post('/api/suggest', { domain: '127.0.0.1' });
    expect(refused.status).toBe(400);
    expect(await jsonOf(refused)).toMatchObject({ code: 'invalid_input', errors: [{ path: '/domain' }] });
    expect((await asked('/api/suggest?domain=never-suggested.com')).status).toBe(404);
    expect((await asked('/api/suggest')).status).toBe(400);
  });
});

describe('an owner', () => {
  const register = async (domain = 'owned-bakery.com') =>
    jsonOf(await asked(`/api/register?domain=${domain}`, { headers: { Authorization: `Bearer ${key}` } }));
  const prove = async (domain?: string) => {
    const { verify } = (await register(domain)) as { verify: { dns_txt: { host: string; value: string } } };
    dns.zones.set(verify.dns_txt.host, { txt: [verify.dns_txt.value] });
    // The negative answer counts 30 seconds; a claim of another key has none yet.
    await index.client.execute(`update claims set checked_at = '2020-01-01T00:00:00.000Z'`);
    expect(await register(domain)).toMatchObject({ verified: true, status: 'verified' });
  };
  const document = {
    lawp_version: '0.3',
    domain: 'owned-bakery.com',
    name: 'Bakery by the Water',
    language: 'en',
    pages: { '/': { title: 'Welcome', content: `We bake sourdough in a wood-fired oven. ${PROSE}` } },
    actions: [
      {
        id: 'order_cake',
        name: 'Order a cake',
        description: 'Order a cake for a birthday two days ahead.',
        intent: ['order', 'cake', 'birthday'],
        input: { type: 'none', required: false },
        url: 'https://owned-bakery.com/cakes',
      },
    ],
  };

  it('proves the domain, saves a document, and sees page, twins and search say it within seconds', async () => {
    expect((await asked('/api/register?domain=owned-bakery.com')).status).toBe(401);
    const before = await register();
    expect(before).toMatchObject({ verified: false, status: 'unverified', claimed: false });
    const refused = await post('/api/register', document);
    expect(refused.status).toBe(403);
    expect(await jsonOf(refused)).toMatchObject({ code: 'domain_not_verified', verify: before.verify });

    await prove();
    const saved = await post('/api/register', document);
    expect(saved.status).toBe(200);
    expect(await jsonOf(saved)).toMatchObject({ success: true, rebuild: { status: 'pending' }, notices: [] });
    await until(async () => {
      const twin = await jsonOf(await asked('/site/owned-bakery.com.json'));
      return twin.source === 'owner';
    }, 20);
    expect(await (await asked('/site/owned-bakery.com')).text()).toContain('Bakery by the Water');
    expect(await (await asked('/site/owned-bakery.com.md')).text()).toContain('Order a cake');
    const found = await jsonOf(await asked('/api/search?q=wood-fired+sourdough'));
    expect(found).toMatchObject({ results: [{ domain: 'owned-bakery.com', name: 'Bakery by the Water' }] });
    await until(async () => {
      const { rebuild } = (await register()) as { rebuild: { status: string } };
      return rebuild.status === 'done';
    }, 10);
    expect(await register()).toMatchObject({ claimed_by_you: true, lawp: document });
    const second = await post('/api/register', { ...document, name: 'Bakery at the Water' });
    expect(second.status).toBe(200);
    await until(async () => {
      const twin = await jsonOf(await asked('/site/owned-bakery.com.json'));
      return twin.name === 'Bakery at the Water';
    }, 20);
  });

  it('is told every broken rule with its path', async () => {
    const domain = 'wrong-bakery.com';
    await prove(domain);
    const refused = await post('/api/register', { ...document, domain, name: '', actions: [{}] });
    expect(refused.status).toBe(400);
    const { errors } = (await jsonOf(refused)) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(['/name', '/actions/0/id']));
  });
});
