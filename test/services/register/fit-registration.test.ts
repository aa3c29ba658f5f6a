import { expect, test } from 'vitest';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import type { JsonObject } from '../../../src/core/lawp/json-value.ts';
import { fitRegistration } from '../../../src/services/register/fit-registration.ts';
import { findLatestOwnerDocument } from '../../../src/store/owner-documents.ts';
import { startSavingBack } from '../../support/saving-back.ts';
import { action, siteDocument, siteRecord } from '../../support/site-record.ts';
import { rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const BODY_BYTES = 256 * 1024;

const { index, services, prove } = await startSavingBack(AT);

/** What GET register answers, as it comes over the wire. */
async function answered(domain: string) {
  const found = await services.getRegistration({ keyId: 'k_owner', domain });
  if (!found.ok) throw new Error(found.error.detail);
  const text = JSON.stringify(fitRegistration(found.value));
  expect(Buffer.byteLength(text)).toBeLessThan(BODY_BYTES);
  const { lawp: given, notices } = JSON.parse(text) as { lawp: JsonObject; notices: { code: string }[] };
  expect(Buffer.byteLength(JSON.stringify(given))).toBeLessThan(BODY_BYTES);
  return { given, isCut: notices.some(({ code }) => code === 'answer_cut') };
}

async function save(body: unknown) {
  const saved = await services.saveDocument({ keyId: 'k_owner', body });
  if (!saved.ok) throw new Error(saved.error.detail);
  return saved.value.notices.map(({ code, message }) => ({ code, message }));
}

/** A proven domain of which a document is published. */
async function published(domain: string, document: Partial<LawpDocument>): Promise<LawpDocument> {
  const whole = siteDocument(domain, { lawp: document });
  await rememberRecord(index, siteRecord(domain, AT, { document: whole }));
  await prove(domain);
  return whole.lawp;
}

async function kept(domain: string): Promise<LawpDocument> {
  return JSON.parse((await findLatestOwnerDocument(index, domain))?.json ?? 'null') as LawpDocument;
}

const sentence = (at: number) => `Bread of rye, number ${at}, is baked every night in the old house by the harbour. `;
const longText = (at: number) => sentence(at).repeat(60).slice(0, 5000);
const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at === 7 ? '' : `page-${at}`}`);
const pages = (count: number, text = longText) =>
  Object.fromEntries(paths(count).map((path, at) => [path, { title: `Bread ${at}`, content: text(at) }]));
const actions = (count: number) =>
  Array.from({ length: count }, (_, at) => action(`order_${at}`, { description: sentence(at).repeat(8) }));
const offers = Array.from({ length: 500 }, (_, at) => ({ name: sentence(at).repeat(4), price: at, currency: 'DKK' }));

const ACCOUNTS = { type: 'oauth2', authorization_url: 'https://a.com/a', token_url: 'https://a.com/t' } as const;

const LARGE: Readonly<Record<string, Partial<LawpDocument>>> = {
  'twelve-pages.com': { pages: pages(12) },
  'small-pages.com': { pages: pages(2300, sentence) },
  'many-actions.com': { pages: pages(8, sentence), actions: actions(340) },
  'many-offers.com': { pages: pages(20), actions: actions(40), business: { telephone: '+45 86 12 34 56', offers } },
};

test.each(Object.entries(LARGE))('%s, saved back as it was given, loses nothing, twice', async (domain, document) => {
  const whole = await published(domain, document);
  for (const round of ['first', 'second']) {
    const { given, isCut } = await answered(domain);
    expect(isCut).toBe(domain !== 'twelve-pages.com');
    expect(given.pages).toHaveProperty(['/']);
    const codes = (await save(given)).map(({ code }) => code);
    expect(codes.filter((code) => code !== 'rest_kept')).toEqual(round === 'first' ? [] : ['unchanged']);
    expect(await kept(domain)).toEqual(whole);
    expect(JSON.stringify(await kept(domain)), round).toBe(JSON.stringify(whole));
  }
});

test('what was changed, taken out and added in a part is so in the whole, and the rest is as it was', async () => {
  const whole = await published('part.com', { pages: pages(60), actions: actions(3) });
  const { given } = await answered('part.com');
  const shown = given.pages as LawpDocument['pages'];
  const { '/page-0': _gone, ...left } = shown;
  const sent = {
    ...given,
    pages: { ...left, '/': { title: 'Home', content: 'New.' }, '/new': { title: 'New', content: 'New.' } },
  };
  const [notice] = await save(sent);
  expect(notice).toMatchObject({ code: 'rest_kept', message: expect.stringMatching(/stays as it was: \d+ pages\.$/) });
  const { '/page-0': _also, ...others } = whole.pages;
  expect((await kept('part.com')).pages).toEqual({
    ...others,
    '/': { title: 'Home', content: 'New.' },
    '/new': { title: 'New', content: 'New.' },
  });
  const { pages: _none, not_shown, ...bare } = (await answered('part.com')).given;
  const broken = await services.saveDocument({ keyId: 'k_owner', body: { ...bare, pages: 'none', not_shown } });
  expect(broken).toMatchObject({ ok: false, error: { errors: [{ path: '/pages' }] } });
  await save({ ...bare, pages: { '/': { title: 'Home', content: 'All that there is.' } }, not_shown: undefined });
  expect(Object.keys((await kept('part.com')).pages)).toEqual(['/']);
  expect(not_shown).toBeDefined();
});

test('the answer of a search, saved back, shortens nothing', async () => {
  const hours = [{ days: ['Mo', 'Tu'], opens: '07:00', closes: '17:00' }] as const;
  const business = { telephone: '+45 86 12 34 56', opening_hours: hours, offers };
  const whole = await published('answer.com', {
    pages: pages(20),
    actions: actions(220),
    accounts: ACCOUNTS,
    business,
  });
  const caller = { address: '192.0.2.1', keyId: null };
  const { response } = await services.search({ query: 'answer.com', caller });
  expect(response.results[0]?.pages['/']?.content.length).toBeLessThan(2000);
  const got = await services.getSite({ domain: 'answer.com', mostBytes: 40_000 });
  const brief = await services.briefSearch({ query: 'answer.com', caller, mostBytes: 40_000 });
  expect(brief.response.results[0]?.actions[0]).not.toHaveProperty('intent');
  for (const answer of [response.results[0], got.ok && got.value, brief.response.results[0]]) {
    const notices = await save(JSON.parse(JSON.stringify(answer)));
    expect(notices.map(({ code }) => code)).not.toContain('unknown_parts');
    const { pages: texts, actions: done, accounts: oauth, business: facts } = await kept('answer.com');
    expect(Object.entries(texts).map(([path, { content }]) => [path, content])).toEqual(
      Object.entries(whole.pages).map(([path, { content }]) => [path, content]),
    );
    expect(done.map(({ id, description, intent, input }) => [id, description, intent, input])).toEqual(
      whole.actions.map(({ id, description, intent, input }) => [id, description, intent, input]),
    );
    expect({ oauth, facts }).toMatchObject({ oauth: ACCOUNTS, facts: business });
  }
});

test('a document grows to what a site may publish, and no further', async () => {
  const accounts = { ...ACCOUNTS, note: 'Asked once. '.repeat(86_000) };
  await published('growing.com', { accounts });
  const { given } = await answered('growing.com');
  expect(given.not_shown).toEqual({ pages: [], actions: [], fields: ['accounts'] });
  const saved = await services.saveDocument({ keyId: 'k_owner', body: { ...given, pages: pages(5) } });
  expect(saved).toMatchObject({ ok: false, error: { code: 'invalid_input', detail: expect.stringContaining('1 MB') } });
  expect(await kept('growing.com')).toBeNull();
});

test('a document whose names alone are too many is not given, and the page that shows it is named', async () => {
  const names = Object.fromEntries(
    paths(200).map((path) => [`${path}${'/deep'.repeat(300)}`, { title: '', content: '' }]),
  );
  await published('endless.com', { pages: names });
  const found = await services.getRegistration({ keyId: 'k_owner', domain: 'endless.com' });
  const fitted = found.ok ? fitRegistration(found.value) : null;
  expect(fitted?.lawp).toBeNull();
  expect(fitted?.notices.at(-1)).toMatchObject({
    code: 'answer_cut',
    message: expect.stringContaining('replaces this one'),
  });
});
