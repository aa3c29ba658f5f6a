import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedDispatcher } from '../../../src/crawl/fetch/guarded-dispatcher.ts';
import { documentFetcher } from '../../../src/crawl/visit/document-fetcher.ts';
import { loadRenderBundle, type RenderBundle } from '../../../src/publish/render-bundle.ts';
import { createServices } from '../../../src/services/create-services.ts';
import { POLICIES } from '../../../src/services/limits/policies.ts';
import { handleFormPage } from '../../../src/web/forms/form-pages.ts';
import { BASE_URL, serviceDeps } from '../../support/api.ts';
import { lawp, siteRecord } from '../../support/site-record.ts';
import { serveSites } from '../../support/site-server.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-11-20T09:00:00.000Z';
const PATH = '/.well-known/lawp.json';
const JSON_TYPE = { 'content-type': 'application/json' };
const good = (host: string) => JSON.stringify(lawp(host));
const served = (body: string, headers: Record<string, string> = JSON_TYPE) => ({ [PATH]: { headers, body } });

const index = await newIndex();
const services = createServices(serviceDeps(index, AT));
const web = await serveSites({
  'good.com': served(good('good.com')),
  'other.com': served(good('good.com')),
  'html.com': served('<!doctype html><p>Not found', { 'content-type': 'text/html' }),
  'typed.com': served(good('typed.com'), { 'content-type': 'text/html' }),
  'away.com': { [PATH]: { status: 302, headers: { location: 'https://good.com/x.json' } } },
  'inside.com': { [PATH]: { status: 302, headers: { location: 'http://169.254.169.254/latest' } } },
  'large.com': served(`{"a": "${'x'.repeat(1_100_000)}"}`),
  'none.com': {},
  'shut.com': served(good('shut.com')),
});
afterAll(() => web.close());
const fetcher = (dispatcher: typeof web.dispatcher) =>
  documentFetcher({ dispatcher, userAgent: 'WaymarkBot/1.0 (+http://localhost/bot)', clock: () => new Date(AT) });
const fetchHere = fetcher(web.dispatcher);

let bundle: RenderBundle;
beforeAll(async () => {
  bundle = await loadRenderBundle();
});

let callers = 0;

/** Opens the page, or sends it a form; each time as another caller. */
async function check(
  path: string,
  body?: BodyInit,
  { address = `caller-${++callers}`, fetchDocument = fetchHere } = {},
) {
  const init = body === undefined ? {} : { method: 'POST', body, headers: { Origin: BASE_URL } };
  const answer = await handleFormPage(
    new Request(`${BASE_URL}${path}`, init),
    {
      baseUrl: BASE_URL,
      keyMode: 'open',
      operator: null,
      services,
      fetchDocument,
      render: (at, view) => bundle.render(at, { view }),
    },
    address,
  );
  if (!answer) throw new Error(`${path} was not answered`);
  const html = await answer.text();
  return { status: answer.status, html, title: /<title>([^<]*)/.exec(html)?.[1] ?? '' };
}

function parts(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const fetched = (address: string) => check(`/check?address=${encodeURIComponent(address)}`);

describe('a document that is pasted or uploaded', () => {
  const broken = { ...lawp('x.com'), name: '', actions: [{ id: 'Book!', name: 'Book' }, { id: 'call' }] };

  it('is told each broken rule with its place and its fix, grouped by the part of the document', async () => {
    const { status, html, title } = await check('/check', parts({ document: JSON.stringify(broken) }));
    expect(status).toBe(200);
    expect(title).toMatch(/^This document has \d+ faults\. /);
    expect(html.indexOf('<h3>The document</h3>')).toBeLessThan(html.indexOf('<h3>Action 1 (Book!)</h3>'));
    expect(html).toContain('<h3>Action 2 (call)</h3>');
    expect(html).toMatch(/<code class="path">actions › item 1 › id<\/code>/);
    expect(html).toMatch(/Fix: \S/);
    expect(html).toContain('&quot;name&quot;:&quot;&quot;');
  });

  it('says of a good one what agents get of it, in a file and in the fields of a plain form alike', async () => {
    const file = new Blob([`\uFEFF${good('x.com')}`], { type: 'application/json' });
    for (const body of [parts({ document: '', file }), new URLSearchParams({ document: good('x.com') })]) {
      const { title, html } = await check('/check', body);
      expect(title).toBe('Every rule is met. Check of a LAWP file | Waymark');
      expect(html).toMatch(/<dt>Name<\/dt><dd><bdi>x\.com<\/bdi>/);
      expect(html).toMatch(/<dt>Version<\/dt><dd><bdi>0\.3, in English<\/bdi>/);
      expect(html, 'the way on').toContain('href="/docs/put-a-file"');
      expect(html).not.toContain('Link to this check');
    }
  });

  it('is shown escaped, and without characters that nobody sees', async () => {
    const name = '<script>alert(1)</script>\u202Eevil';
    const actions = [{ id: '</h3><img src=x>', name: 'x' }];
    const { html } = await check('/check', parts({ document: JSON.stringify({ ...lawp('x.com'), name, actions }) }));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x>');
    const { html: fine } = await check('/check', parts({ document: JSON.stringify({ ...lawp('x.com'), name }) }));
    expect(/<dd><bdi>([^<]*)/.exec(fine)?.[1]).toBe('&lt;script&gt;alert(1)&lt;/script&gt; evil');
  });

  it('is refused kindly where it is none, no JSON, too large, or a form that ends early', async () => {
    expect(await check('/check', parts({ document: '  ' }))).toMatchObject({ status: 400 });
    expect((await check('/check', parts({ document: '{"a": 1,}' }))).html).toContain('not valid JSON at line 1');
    const large = new Blob(['x'.repeat(1_200_000)]);
    expect((await check('/check', parts({ document: '', file: large }))).html).toContain('larger than 1 MB');
    expect(await check('/check', new URLSearchParams({ document: 'x'.repeat(2_200_000) }))).toMatchObject({
      status: 413,
    });
    const cut = new Blob(['--b\r\nContent-Disposition: form-data; name="doc'], {
      type: 'multipart/form-data; boundary=b',
    });
    expect(await check('/check', cut)).toMatchObject({ status: 400 });
    expect(await check('/check', new Blob(['{}'], { type: 'application/json' }))).toMatchObject({ status: 415 });
  });
});

describe('a document that is fetched', () => {
  it('has a result that can be linked, whichever way its site is named', async () => {
    for (const address of ['good.com', 'https://good.com', `https://good.com${PATH}`, 'GOOD.com']) {
      const { html, title } = await fetched(address);
      expect(title, address).toMatch(/^Every rule is met\./);
      expect(html).toContain(`href="${BASE_URL}/check?address=${encodeURIComponent(address)}"`);
      expect(html).toContain('status 200, application/json');
      expect(html, 'it is there already').not.toContain('put it on your site');
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('is held against the site it comes from, and the way it is served', async () => {
    expect((await fetched('other.com')).html).toContain('<code class="path">domain</code>');
    expect((await fetched('typed.com')).html).toContain('served as text/html');
    expect((await fetched('html.com')).title).toMatch(/^This document has 2 faults/);
    expect((await fetched('large.com')).html).toContain('larger than 1 MB');
  });

  it('is not followed to other sites or into private networks, and every reason is told', async () => {
    expect((await fetched('none.com')).html).toContain('There is no file at that address (404).');
    expect((await fetched('away.com')).html).toContain('leads to another site, good.com');
    expect((await fetched('inside.com')).html).toContain('could not be fetched');
    expect((await fetched('nobody.com')).html).toContain('could not be fetched');
    const guarded = fetcher(guardedDispatcher());
    for (const address of [
      '127.0.0.1',
      'http://[::1]/',
      'http://169.254.169.254/',
      `http://127.0.0.1:${web.port}/`,
      'ftp://x.com/',
    ]) {
      const { html } = await check(`/check?address=${encodeURIComponent(address)}`, undefined, {
        fetchDocument: guarded,
      });
      expect(html, address).toMatch(/could not be fetched|not a web address/);
    }
    expect((await fetched('no address')).status).toBe(400);
  });

  it('is left where the site wants no robots', async () => {
    const shut = { status: 'opted_out', statusReason: 'robots.txt', document: null, scan: null } as const;
    await rememberRecord(index, siteRecord('shut.com', AT, shut));
    for (const address of ['www.shut.com', 'shut.com.', 'https://www.shut.com./lawp.json'])
      expect((await fetched(address)).html).toContain('asks our bot to stay away');
    expect(web.paths('shut.com')).toEqual([]);
  });

  it('is counted for each caller and each site', async () => {
    const address = 'one caller';
    for (let time = 0; time < POLICIES.check.limit; time++)
      await check('/check', parts({ document: '{}' }), { address });
    const short = await check('/check', parts({ document: '{ "mine": 1 }' }), { address });
    expect(short).toMatchObject({ status: 429, html: expect.stringContaining('&quot;mine&quot;') });
    const long = await check('/check', parts({ document: '"'.repeat(1_000_000) }), { address });
    expect(long.status).toBe(429);
    expect(long.html.length).toBeLessThan(10_000);
    const before = web.paths('good.com').length;
    expect(await check('/check?address=good.com', undefined, { address })).toMatchObject({ status: 429 });
    expect(web.paths('good.com')).toHaveLength(before);
  });
});
