import { beforeAll, describe, expect, it } from 'vitest';
import { loadRenderBundle, type RenderBundle } from '../../../src/publish/render-bundle.ts';
import { createServices } from '../../../src/services/create-services.ts';
import type { KeyPolicy } from '../../../src/services/keys/issue-key.ts';
import { handleFormPage } from '../../../src/web/forms/form-pages.ts';
import { BASE_URL, serviceDeps } from '../../support/api.ts';
import { fetchNothing } from '../../support/fetch-nothing.ts';
import { newIndex } from '../../support/test-index.ts';

const index = await newIndex();
let bundle: RenderBundle;
let visitors = 0;
const newAddress = () => `198.51.100.${visitors++}`;

beforeAll(async () => {
  bundle = await loadRenderBundle();
});

interface Sent {
  readonly form?: Readonly<Record<string, string>> | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly policy?: KeyPolicy;
  readonly address?: string;
  readonly operator?: string;
}

/** Opens /pro, or sends a form to it as a browser does. */
async function pro({ form, headers, method, policy = { mode: 'open' }, address, operator }: Sent = {}) {
  const sent = form === undefined ? null : typeof form === 'string' ? form : new URLSearchParams(form).toString();
  const asked = new Request(`${BASE_URL}/pro`, {
    method: method ?? (sent === null ? 'GET' : 'POST'),
    headers: {
      ...(sent === null ? {} : { 'Content-Type': 'application/x-www-form-urlencoded', Origin: BASE_URL }),
      ...headers,
    },
    ...(sent === null ? {} : { body: sent }),
  });
  const services = createServices(serviceDeps(index, '2026-03-02T08:00:00.000Z', { keyPolicy: policy }));
  const more = { baseUrl: BASE_URL, keyMode: policy.mode, fetchDocument: fetchNothing, operator: operator ?? null };
  const render: Parameters<typeof handleFormPage>[1]['render'] = (path, view) => bundle.render(path, { view });
  const answer = await handleFormPage(asked, { ...more, services, render }, address ?? newAddress());
  if (!answer) throw new Error('/pro was not answered');
  const html = await answer.text();
  const error = /<p class="error"[^>]*>([^<]*)/.exec(html)?.[1] ?? null;
  return { status: answer.status, headers: answer.headers, html, error, key: /wm_live_\w{38}/.exec(html)?.[0] ?? null };
}

const newKey = async () => (await pro({ form: { do: 'issue', label: 'Mine' } })).key ?? '';

describe('getting a key', () => {
  it('sets each attribute of a field once', async () => {
    const { html } = await pro({ policy: { mode: 'invite', code: 'open sesame' } });
    const fields = [...html.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) =>
      [...attributes.matchAll(/(?:^| )([a-z-]+)(?:="[^"]*")?/g)].map(([, name]) => name),
    );
    expect(fields).toHaveLength(3);
    for (const names of fields) expect(new Set(names).size, names.join(' ')).toBe(names.length);
    expect(html).toMatch(/<input [^>]*name="label" autocapitalize="sentences"/);
  });

  it('takes one form, and shows the key this once', async () => {
    const { status, headers, key, html } = await pro({ form: { do: 'issue', label: 'Booking <b>assistant</b>' } });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(key).not.toBeNull();
    expect(html).toContain('Booking &lt;b&gt;assistant&lt;/b&gt;');
    expect((await pro()).key).toBeNull();
  });

  it('says at its field what is wrong, and keeps what was written', async () => {
    const invite: KeyPolicy = { mode: 'invite', code: 'open sesame' };
    const wrong = await pro({ form: { do: 'issue', label: 'Mine "', code: 'x' }, policy: invite });
    expect(wrong).toMatchObject({
      status: 400,
      key: null,
      error: expect.stringContaining('code is wrong'),
    });
    expect(wrong.html).toContain('value="Mine &quot;"');
    expect(wrong.html).toMatch(/<input id="code"[^>]*aria-describedby="code-problem code-note"/);
    expect(wrong.html).not.toContain('open sesame');
    expect((await pro({ form: { do: 'issue', label: ' ' } })).status).toBe(400);
    expect(
      (await pro({ form: { do: 'issue', label: 'Mine', code: 'open sesame' }, policy: invite })).key,
    ).not.toBeNull();
  });

  it('names the operator where keys are not given', async () => {
    const closed: KeyPolicy = { mode: 'closed' };
    const { html } = await pro({ policy: closed, operator: 'hello@example.org' });
    expect(html).toContain('href="mailto:hello@example.org"');
    expect(html).not.toContain('value="issue"');
    expect((await pro({ policy: closed, operator: 'javascript:alert(1)' })).html).not.toContain('href="javascript');
    expect(await pro({ form: { do: 'issue', label: 'x' }, policy: closed })).toMatchObject({ status: 503, key: null });
  });

  it('is possible ten times an hour', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 10; turn++) await pro({ form: { do: 'issue', label: 'Mine' }, address });
    const refused = await pro({ form: { do: 'issue', label: 'Mine' }, address });
    expect(refused).toMatchObject({ status: 429, key: null });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  });
});

describe("one's own key", () => {
  it('is shown with its last use, without the key', async () => {
    const { html } = await pro({ form: { do: 'show', key: ` ${await newKey()} ` } });
    expect(html).toMatch(/Last used<\/dt><dd[^>]*>Never/);
    expect(html.replaceAll(/<input type="hidden"[^>]*>/g, '')).not.toMatch(/wm_live_\w/);
  });

  it('is replaced, or ended, by whoever has it', async () => {
    const first = await newKey();
    const { key: second } = await pro({ form: { do: 'rotate', key: first } });
    expect(second).not.toBe(first);
    expect(await pro({ form: { do: 'show', key: first } })).toMatchObject({
      status: 403,
      error: expect.stringContaining('replaced'),
    });
    expect((await pro({ form: { do: 'revoke', key: second ?? '' } })).html).toContain('is revoked');
    expect((await pro({ form: { do: 'rotate', key: second ?? '' } })).key).toBeNull();
  });

  it('cannot be guessed', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 10; turn++) await pro({ form: { do: 'show', key: 'wm_live_guess' }, address });
    expect((await pro({ form: { do: 'show', key: 'wm_live_guess' }, address })).status).toBe(429);
  });
});

describe('forms that are not ours', () => {
  const form = { do: 'issue', label: 'Mine' };

  it.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: `${BASE_URL}.evil.example`, Host: 'localhost:4321' }],
  ])('of another site are refused: %j', async (headers) => {
    expect(await pro({ form, headers })).toMatchObject({ status: 403, key: null });
  });

  it.each([[{ 'Sec-Fetch-Site': 'same-origin' }], [{ Origin: 'http://192.168.0.2:4321', Host: '192.168.0.2:4321' }]])(
    'of this page are read, by whatever name it was reached: %j',
    async (headers) => {
      expect((await pro({ form, headers })).key).not.toBeNull();
    },
  );

  it.each<[string, number, Sent]>([
    ['an unknown wish', 400, { form: { do: '__proto__' } }],
    ['nothing', 400, { form: '' }],
    ['a field twice', 400, { form: 'do=issue&label=a&label=b' }],
    ['invalid UTF-8', 400, { form: '%ff=%00&do=issue' }],
    ['20,000 characters', 413, { form: `do=issue&label=${'x'.repeat(20_000)}` }],
    ['JSON', 415, { form: '{}', headers: { 'Content-Type': 'application/json' } }],
    ['files', 415, { form: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['another method', 405, { method: 'DELETE' }],
  ])('are answered with a sentence: %s, %i', async (_name, status, sent) => {
    const answer = await pro(sent);
    expect(answer).toMatchObject({ status, key: null });
    expect(answer.error).not.toBeNull();
  });
});
