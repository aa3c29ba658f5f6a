import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { createServices } from '../../src/services/create-services.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { serviceDeps } from '../support/api.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { type Routes, serveSites } from '../support/site-server.ts';
import { nameOfTry, sitesOfTries } from '../support/sites-of-tries.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rows } from '../support/test-index.ts';

const PROSE =
  'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill next door.';
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><meta name="description" content="${PROSE}"><h1>${title}</h1><p>${PROSE}</p>${body}`;
const LINKS = '<a href="/about">About us</a> <a href="/menu">Menu</a> <a href="/contact">Contact</a>';
/** Pages that are given when the test has seen the visit under way. */
let mayEnd = Promise.withResolvers<void>();
const slowly = async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
  await mayEnd.promise;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page(`Page ${url}`, `<p>This is what the bakery says at ${url}, at length and in its own words.</p>`));
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

const SITES = sitesOfTries<Routes>({
  'mended-bakery': { ...small, '/': mended },
  'harbour-bakery': small,
  'owned-bakery': small,
  'slow-bakery': { ...small, '/about': slowly, '/menu': slowly, '/contact': slowly },
  'shut-bakery': {
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: WaymarkBot\nDisallow: /\n' },
  },
});
const web = await serveSites(SITES);
const dns = await startDnsServer();
const dataDir = await temporaryFolder();
await mkdir(join(dataDir, 'site'));
const index = await openIndexDatabase({ url: pathToFileURL(join(dataDir, 'waymark.db')).href });
const settings = { DNS_SERVERS: dns.address, TRUSTED_PROXIES: '127.0.0.1, ::1' };
const service = await startService(readConfig(settings, { port: 0, dataDir, ownDatabase: true }), {
  hosts: Object.keys(SITES),
  port: web.port,
  delayMs: 20,
  timeoutMs: 50_000,
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

let callers = 0;
/** Each question is that of another caller: limits are not what is tried here. */
const asked = (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('X-Forwarded-For', `198.51.${callers >> 8}.${callers++ & 255}`);
  return fetch(`${service.baseUrl}${path}`, { ...init, headers });
};
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  asked(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const AS_OWNER = { Authorization: `Bearer ${key}` };
const jsonOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

const PATIENT = { timeout: 50_000, interval: 700 };
const LONG = { timeout: 120_000 };
const until = (what: () => Promise<boolean>) => vi.waitUntil(what, PATIENT);

async function statusOf(domain: string): Promise<unknown> {
  return (await jsonOf(await asked(`/api/suggest?domain=${domain}`))).status;
}

describe('a suggested site', LONG, () => {
  it('is visited at once, and its page stands when the visit ends', async () => {
    const domain = nameOfTry('harbour-bakery');
    const first = await post('/api/suggest', { domain: `https://WWW.${domain}/about` });
    expect(await jsonOf(first)).toMatchObject({ success: true, domain, status: 'queued' });
    expect(await jsonOf(await post('/api/suggest', { domain }))).toMatchObject({
      status: 'queued',
    });
    const steps = new Set<unknown>();
    await until(async () => {
      const status = await statusOf(domain);
      steps.add(status);
      return status === 'indexed';
    });
    expect([...steps].at(-1)).toBe('indexed');
    expect((await asked(`/site/${domain}`)).status).toBe(200);
    expect((await asked(`/badge.svg?domain=${domain}`)).status).toBe(200);
    const found = await jsonOf(await asked(`/api/search?q=${domain}`));
    expect(found).toMatchObject({ count: 1 });
    expect(web.paths(domain).filter((path) => path === '/robots.txt')).toHaveLength(1);
    const again = await jsonOf(await post('/api/suggest', { domain }));
    expect(again).toMatchObject({ status: 'indexed', report_url: expect.stringContaining(`/site/${domain}`) });
  });

  it('is checked again by the form of its report, without scripts, and its owner sees what that changed', async () => {
    const domain = nameOfTry('mended-bakery');
    hasPhone = false;
    await post('/api/suggest', { domain });
    await until(async () => (await statusOf(domain)) === 'indexed');
    const report = await (await asked(`/site/${domain}`)).text();
    expect(report).toMatch(/<form [^>]*method="post" action="\/suggest"/);
    hasPhone = true;
    const body = new URLSearchParams({ domain, again: 'yes' });
    const sent = await asked('/suggest', { method: 'POST', body, redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/suggest?domain=${domain}`]);
    await until(async () => (await statusOf(domain)) === 'indexed');
    const html = await (await asked(`/suggest?domain=${domain}`)).text();
    expect(html).toContain('<h1>Check again</h1>');
    expect(html).toMatch(/The score went from \d+ to \d+\./);
    expect(html).toContain('Now met: Business details.');
    expect(html).not.toContain('Pages that are gone');
    expect(await rows(index, `select count(*) as n from changes where domain = '${domain}'`)).toEqual([{ n: 1 }]);
  });

  it('grows: a slow site has a page long before its visit ends', async () => {
    const domain = nameOfTry('slow-bakery');
    mayEnd = Promise.withResolvers();
    await post('/api/suggest', { domain });
    await until(async () => (await asked(`/site/${domain}`)).status === 200);
    expect(await statusOf(domain)).toMatch(/visiting|reading/);
    expect(await jsonOf(await asked(`/api/suggest?domain=${domain}`))).toMatchObject({
      report_url: expect.stringContaining(`/site/${domain}`),
    });
    expect(Object.keys((await jsonOf(await asked(`/site/${domain}.json`))).pages as object)).toEqual(['/']);
    mayEnd.resolve();
    await until(async () => (await statusOf(domain)) === 'indexed');
    // A drawn file is looked at on disk once a second.
    const pagesOf = async () => (await jsonOf(await asked(`/site/${domain}.json`))).pages as object;
    await until(async () => Object.keys(await pagesOf()).length > 1);
    expect(await rows(index, `select outcome from visits where domain = '${domain}'`)).toEqual([
      { outcome: 'complete' },
    ]);
  });

  it('that does not want us is declined, before and after it is asked', async () => {
    const domain = nameOfTry('shut-bakery');
    await post('/api/suggest', { domain });
    await until(async () => (await statusOf(domain)) === 'declined');
    expect((await jsonOf(await asked(`/api/suggest?domain=${domain}`))).reason).toMatch(/WaymarkBot/);
    expect(await jsonOf(await post('/api/suggest', { domain }))).toMatchObject({
      success: true,
      status: 'declined',
    });
    expect(web.paths(domain)).toEqual(['/robots.txt']);
  });

  it('that does not exist is refused with the reason, and left alone when it is suggested again', async () => {
    const domain = nameOfTry('nobody-there');
    await post('/api/suggest', { domain });
    await until(async () => (await statusOf(domain)) === 'refused');
    const jobs = () => rows(index, `select id from jobs where domain = '${domain}'`);
    const before = await jobs();
    expect(await jsonOf(await post('/api/suggest', { domain }))).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('no public address'),
    });
    expect(await jobs()).toEqual(before);
    expect(await statusOf(domain)).toBe('refused');
  });

  it('is refused as no public name, and unknown when nobody suggested it', async () => {
    const refused = await post('/api/suggest', { domain: '127.0.0.1' });
    expect(refused.status).toBe(400);
    expect(await jsonOf(refused)).toMatchObject({ code: 'invalid_input', errors: [{ path: '/domain' }] });
    expect((await asked('/api/suggest?domain=never-suggested.com')).status).toBe(404);
    expect((await asked('/api/suggest')).status).toBe(400);
  });
});

describe('an owner', LONG, () => {
  const register = async (domain: string) =>
    jsonOf(await asked(`/api/register?domain=${domain}`, { headers: AS_OWNER }));
  const prove = async (domain: string) => {
    const { verify } = (await register(domain)) as { verify: { dns_txt: { host: string; value: string } } };
    dns.zones.set(verify.dns_txt.host, { txt: [verify.dns_txt.value] });
    // The negative answer counts 30 seconds; a claim of another key has none yet.
    await index.client.execute(`update claims set checked_at = '2020-01-01T00:00:00.000Z'`);
    expect(await register(domain)).toMatchObject({ verified: true, status: 'verified' });
  };
  const documentOf = (domain: string) => ({
    lawp_version: '0.3',
    domain,
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
        url: `https://${domain}/cakes`,
      },
    ],
  });

  it('proves the domain, saves a document, and sees page, twins and search say it within seconds', async () => {
    const domain = nameOfTry('owned-bakery');
    const document = documentOf(domain);
    expect((await asked(`/api/register?domain=${domain}`)).status).toBe(401);
    const before = await register(domain);
    expect(before).toMatchObject({ verified: false, status: 'unverified', claimed: false });
    const refused = await post('/api/register', document, AS_OWNER);
    expect(refused.status).toBe(403);
    expect(await jsonOf(refused)).toMatchObject({ code: 'domain_not_verified', verify: before.verify });

    await prove(domain);
    const saved = await post('/api/register', document, AS_OWNER);
    expect(saved.status).toBe(200);
    expect(await jsonOf(saved)).toMatchObject({ success: true, rebuild: { status: 'pending' }, notices: [] });
    await until(async () => {
      const twin = await jsonOf(await asked(`/site/${domain}.json`));
      return twin.source === 'owner';
    });
    expect(await (await asked(`/site/${domain}`)).text()).toContain('Bakery by the Water');
    expect(await (await asked(`/site/${domain}.md`)).text()).toContain('Order a cake');
    const found = await jsonOf(await asked('/api/search?q=wood-fired+sourdough'));
    const { results } = found as { results: { domain: string }[] };
    expect(results.find((each) => each.domain === domain)).toMatchObject({ name: 'Bakery by the Water' });
    await until(async () => {
      const { rebuild } = (await register(domain)) as { rebuild: { status: string } };
      return rebuild.status === 'done';
    });
    expect(await register(domain)).toMatchObject({ claimed_by_you: true, lawp: document });
    const second = await post('/api/register', { ...document, name: 'Bakery at the Water' }, AS_OWNER);
    expect(second.status).toBe(200);
    await until(async () => {
      const twin = await jsonOf(await asked(`/site/${domain}.json`));
      return twin.name === 'Bakery at the Water';
    });
  });

  it('is told every broken rule with its path', async () => {
    const domain = nameOfTry('wrong-bakery');
    await prove(domain);
    const refused = await post('/api/register', { ...documentOf(domain), name: '', actions: [{}] }, AS_OWNER);
    expect(refused.status).toBe(400);
    const { errors } = (await jsonOf(refused)) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(['/name', '/actions/0/id']));
  });
});
