import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRenderBundle, type RenderBundle } from '../../../src/publish/render-bundle.ts';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import { createKey } from '../../../src/services/keys/create-key.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { handleFormPage } from '../../../src/web/forms/form-pages.ts';
import { BASE_URL, serviceDeps } from '../../support/api.ts';
import { fetchNothing } from '../../support/fetch-nothing.ts';
import { action, lawp, scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

let now = Date.parse('2026-11-20T09:00:00.000Z');
let index: IndexDatabase;
let values: string[];
let services: Services;
let id: string;
let key: string;
beforeEach(async () => {
  index = await newIndex();
  values = [];
  services = createServices(
    serviceDeps(index, () => new Date(now), { lookUpTxt: async () => ({ state: 'found', values }) }),
  );
  ({ id, key } = await createKey({ index, label: 'owner', now: new Date(now), randomBytes }));
});
let bundle: RenderBundle;
beforeAll(async () => {
  bundle = await loadRenderBundle();
});

interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Opens a page, or sends a form to it as a browser does. */
async function ask(path: string, { form, headers, address = '198.51.100.7' }: Sent = {}) {
  const sent = form && new URLSearchParams(form).toString();
  const request = new Request(`${BASE_URL}${path}`, {
    method: sent === undefined ? 'GET' : 'POST',
    ...(sent === undefined ? {} : { body: sent }),
    headers: {
      ...(sent === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded', Origin: BASE_URL }),
      ...headers,
    },
  });
  const render: Parameters<typeof handleFormPage>[1]['render'] = (at, view) => bundle.render(at, { view });
  const dependencies = {
    baseUrl: BASE_URL,
    keyMode: 'open',
    fetchDocument: fetchNothing,
    operator: null,
    services,
    render,
  } as const;
  const answer = await handleFormPage(request, dependencies, address);
  if (!answer) throw new Error(`${path} was not answered`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The owner's record for a domain is there from now on. */
async function prove(domain: string): Promise<void> {
  const found = await services.getRegistration({ keyId: id, domain });
  if (!found.ok) throw new Error(found.error.detail);
  values.push(found.value.verify.dns_txt.value);
  now += 31_000;
}

const claim = (form: Record<string, string>) =>
  ask('/claim', { form: { domain: 'harbour.com', key, do: 'look', ...form } });

describe('the claim page', () => {
  it('leads through the steps by plain forms', async () => {
    const opened = await ask('/claim?domain=harbour.com');
    expect(opened.status).toBe(200);
    expect(opened.html).toContain('value="harbour.com"');
    expect(opened.html).not.toContain('waymark-site-verification');

    const looked = await claim({});
    expect(looked.headers.get('Cache-Control')).toBe('no-store');
    const value = /waymark-site-verification=[0-9a-f]{32}/.exec(looked.html)?.[0] ?? '';
    expect(value).not.toBe('');
    expect(looked.html).toContain('Not yet.');
    expect(looked.html).not.toContain('<textarea');

    values.push(value);
    now += 31_000;
    const proven = await claim({});
    expect(proven.html).toContain('Proven.');
    expect(proven.html).toContain('<textarea');

    const document = JSON.stringify(lawp('harbour.com', { name: 'By the <b>water</b>' }));
    const saved = await claim({ do: 'save', document });
    expect(saved.status).toBe(200);
    expect(saved.html).toContain('Saved.');
    expect(saved.html).toContain('&lt;b&gt;water');
  });

  it('says at its field what is wrong, and keeps what was written', async () => {
    await prove('harbour.com');
    const noKey = await claim({ key: 'wm_live_nonsense' });
    expect(noKey.status).toBe(403);
    expect(noKey.html).toMatch(/<input id="key"[^>]*aria-invalid="true"/);
    expect(noKey.html).not.toContain('wm_live_nonsense');
    const noDomain = await claim({ domain: '127.0.0.1' });
    expect(noDomain.status).toBe(400);
    expect(noDomain.html).toMatch(/<input id="domain"[^>]*aria-invalid="true"/);
    const noJson = await claim({ do: 'save', document: '{"name": "half' });
    expect(noJson.status).toBe(400);
    expect(noJson.html).toContain('This is not valid JSON at line 1, column');
    expect(noJson.html).toContain('{&quot;name&quot;: &quot;half');
    const long = await claim({ do: 'save', document: `{"name": "${'x'.repeat(256 * 1024)}"}` });
    expect(long.status).toBe(400);
    expect(long.html).toContain('A document may be up to 256 KB');
    const broken = await claim({ do: 'save', document: JSON.stringify({ ...lawp('harbour.com'), name: '' }) });
    expect(broken.status).toBe(400);
    expect(broken.html).toContain('<code>name</code>');
  });

  it('saves no document for one domain that names another, and says so at its field', async () => {
    await prove('lake.com');
    const before = await services.getRegistration({ keyId: id, domain: 'lake.com' });
    const save = (document: unknown) => claim({ domain: 'lake.com', do: 'save', document: JSON.stringify(document) });
    const other = await save(lawp('other.com', { name: 'Other house' }));
    expect(other.status).toBe(400);
    expect(other.html).toMatch(/<code>domain<\/code> The document names other.com, but you are saving it for lake.com/);
    expect(other.html).toContain('Other house');
    const both = await save(lawp('127.0.0.1', { name: '' }));
    expect(both.html).toMatch(/<code>domain<\/code>[\s\S]*<code>name<\/code>/);
    expect(await services.getRegistration({ keyId: id, domain: 'lake.com' })).toEqual(before);

    const { domain: _, ...nameless } = lawp('lake.com');
    for (const document of [nameless, lawp('https://WWW.Lake.com/')]) expect((await save(document)).status).toBe(200);
  });

  it('asks before it saves what lowers the score, and keeps what we read where that is chosen', async () => {
    const domain = 'mill.com';
    await prove(domain);
    const at = '2026-11-01T00:00:00.000Z';
    const content = 'We mill rye, oat and spelt every morning by water, and sell the flour over the counter.';
    const read = lawp(domain, {
      pages: { '/': { title: 'Home', content } },
      actions: [action('call'), action('order')],
    });
    const record = { document: siteDocument(domain, { lawp: read }), scan: scan(at, 30, ['description', 'actions']) };
    await rememberRecord(index, siteRecord(domain, at, record));
    const document = JSON.stringify({ ...read, name: 'The Mill', actions: [] });
    const asked = await claim({ domain, do: 'save', document });
    expect(asked.status).toBe(200);
    expect(asked.html).toContain('<b>Not saved yet.</b> Your score goes from 30 to 15: 2 actions become none.');
    expect(asked.html).toContain('Keep the 2 actions we read, and save');
    expect(asked.html).toContain('value="save-anyway">Save it as it is');
    expect(asked.html).toContain('The Mill');
    const kept = await claim({ domain, do: 'save-keep', document });
    expect(kept.html).toContain('Kept as we read it, beside your own text: call, order.');
    expect(kept.html).toContain('&quot;id&quot;: &quot;order&quot;');
    const lower = await claim({ domain, do: 'save-anyway', document });
    expect(lower.html).toContain('<b>Saved.</b>');
    expect(lower.html).toContain('Your score goes from 30 to 15');
  });

  it('asks before it replaces what was saved since the document was opened', async () => {
    const domain = 'two-windows.com';
    await prove(domain);
    const sinceOf = (html: string) =>
      (/name="since" value(?:="([^"]*)")?/.exec(html)?.[1] ?? '').replace(/&(?:quot|#34);/g, '"');
    const words = (name: string) => JSON.stringify(lawp(domain, { name }));
    const since = sinceOf((await claim({ domain })).html);
    const first = await claim({ domain, since, do: 'save', document: words('First window') });
    expect(first.html).toContain('<b>Saved.</b>');
    expect(sinceOf(first.html)).toMatch(/^"1-[0-9a-f]{24}"$/);
    now += 60_000;

    const reloaded = await claim({ domain, since, do: 'save', document: words('First window') });
    expect(reloaded.html).toContain('<b>Saved.</b>');
    const broken = await claim({ domain, since, do: 'save', document: '{' });
    expect(sinceOf(broken.html)).toBe(since);
    const second = await claim({ domain, since, do: 'save', document: words('Second window') });
    expect(second.html).toContain(
      '<b>Not saved yet.</b> Another document was saved with your key on 20 November 2026,',
    );
    expect(second.html).toContain('Second window');
    expect(second.html).not.toContain('we read, and save');
    const anyway = await claim({ domain, since: sinceOf(second.html), do: 'save-anyway', document: words('Second') });
    expect(anyway.html).toContain('<b>Saved.</b>');

    const again = await claim({ domain, since: sinceOf(anyway.html), do: 'save', document: words('Third') });
    expect(again.html).toContain('<b>Saved.</b>');
  });

  it('asks before it replaces what another owner saved since, also where one has decided before', async () => {
    const domain = 'two-owners.com';
    await prove(domain);
    const other = await createKey({ index, label: 'other', now: new Date(now), randomBytes });
    const found = await services.getRegistration({ keyId: other.id, domain });
    if (found.ok) values.push(found.value.verify.dns_txt.value);
    now += 31_000;
    await services.getRegistration({ keyId: other.id, domain });
    const saveOther = (name: string) => services.saveDocument({ keyId: other.id, body: lawp(domain, { name }) });
    const sinceOf = (html: string) =>
      (/name="since" value(?:="([^"]*)")?/.exec(html)?.[1] ?? '').replace(/&(?:quot|#34);/g, '"');
    const since = sinceOf((await claim({ domain })).html);
    expect((await saveOther('Theirs')).ok).toBe(true);
    const document = JSON.stringify(lawp(domain, { name: 'Ours' }));
    const asked = await claim({ domain, since, do: 'save', document });
    expect(asked.html).toContain('<b>Not saved yet.</b> Another document was saved by another owner of this site,');
    now += 60_000;
    expect((await saveOther('Theirs again')).ok).toBe(true);
    const anyway = await claim({ domain, since: sinceOf(asked.html), do: 'save-anyway', document });
    expect(anyway.html).toContain('<b>Not saved yet.</b>');
    const decided = await claim({ domain, since: sinceOf(anyway.html), do: 'save-anyway', document });
    expect(decided.html).toContain('<b>Saved.</b>');
  });

  it('shows as much of a large document as it takes back, and a save keeps the rest', async () => {
    const domain = 'library.com';
    await prove(domain);
    const texts = Array.from({ length: 1600 }, (_, at) => [
      `/麺-${at}`,
      { title: '"麺"', content: '麺包。'.repeat(16) },
    ]);
    const large = lawp(domain, { pages: Object.fromEntries(texts) });
    const at = '2026-11-01T00:00:00.000Z';
    await rememberRecord(index, siteRecord(domain, at, { document: siteDocument(domain, { lawp: large }) }));
    const { html } = await claim({ domain });
    const shown = /<textarea[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('\n', '\r\n') ?? '';
    expect(html).toContain('too large to be shown whole');
    expect(JSON.parse(shown).not_shown.pages.length).toBeGreaterThan(100);
    const saved = await claim({ domain, do: 'save', document: shown });
    expect(saved.html).toMatch(/<b>Saved.<\/b>[\s\S]*The rest stays as it was: \d+ pages\./);
    const found = await services.getRegistration({ keyId: id, domain });
    expect(found.ok && found.value.lawp).toEqual(large);
  });

  it('takes no forms of other sites', async () => {
    const form = { domain: 'harbour.com', key };
    expect((await ask('/claim', { form, headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    expect((await ask('/claim', { form, headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  });
});

describe('the suggest page', () => {
  it('takes a site, then shows how far its visit is, without suggesting it again when it is loaded again', async () => {
    expect((await ask('/suggest')).status).toBe(200);
    const sent = await ask('/suggest', { form: { domain: 'https://New-Site.com/' } });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).toBe('/suggest?domain=new-site.com');
    const shown = await ask('/suggest?domain=new-site.com');
    expect(shown.html).toMatch(/aria-current="step"[^>]*><b>Queued/);
  });

  it('says what is wrong with a name, and refuses forms of other sites', async () => {
    const wrong = await ask('/suggest', { form: { domain: '<script>' } });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toMatch(/<p class="error"/);
    expect(wrong.html).toContain('&quot;&lt;script&gt;&quot; is not a valid host name: give one such as example.com.');
    const foreign = await ask('/suggest', { form: { domain: 'x.com' }, headers: { Origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
  });

  it('takes ten a minute', async () => {
    let status = 0;
    for (let turn = 0; turn < 11; turn++)
      ({ status } = await ask('/suggest', { form: { domain: `many-${turn}.com` }, address: '198.51.100.8' }));
    expect(status).toBe(429);
  });
});

it('shows no long document again to whoever tries one wrong key after the other', async () => {
  const address = '198.51.100.9';
  const document = '"'.repeat(200_000);
  const form = { domain: 'new-site.com', key: 'wm_live_x', do: 'save', document };
  const first = await ask('/claim', { form, address });
  expect(first.status).toBe(403);
  expect(first.html.length).toBeGreaterThan(document.length);
  for (let turn = 0; turn < 10; turn++) await ask('/claim', { form: { ...form, document: '{}' }, address });
  const last = await ask('/claim', { form, address });
  expect(last.status).toBe(429);
  expect(last.html.length).toBeLessThan(10_000);
});
