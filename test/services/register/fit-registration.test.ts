import { expect, test } from 'vitest';
import { fitRegistration } from '../../../src/services/register/fit-registration.ts';
import { getRegistration } from '../../../src/services/register/get-registration.ts';
import { serviceDeps } from '../../support/api.ts';
import { lawp, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function registration(host: string, document: Partial<ReturnType<typeof lawp>>) {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { lawp: document }) }));
  const found = await getRegistration({ ...serviceDeps(index, AT), keyId: 'k_1', domain: host });
  if (!found.ok) throw new Error(found.error.detail);
  const fitted = fitRegistration(found.value);
  expect(Buffer.byteLength(JSON.stringify(fitted))).toBeLessThan(256 * 1024);
  return { lawp: fitted.lawp as ReturnType<typeof lawp>, codes: fitted.notices.map(({ code }) => code) };
}

const page = (at: number) => [`/${at || ''}`, { title: `Page ${at}`, content: 'æ'.repeat(2500) }] as const;
const pagesFrom = (from: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => page((from + at) % count)));

test('a document that fits is given as it is', async () => {
  const { lawp: given, codes } = await registration('small.com', { pages: pagesFrom(0, 10) });
  expect(given).toEqual(lawp('small.com', { pages: pagesFrom(0, 10) }));
  expect(codes).not.toContain('answer_cut');
});

test('a document of very many pages keeps as many as an answer holds, home first, and says so', async () => {
  const { lawp: given, codes } = await registration('large.com', { pages: pagesFrom(1, 200) });
  expect(Object.keys(given.pages)[0]).toBe('/');
  expect(Object.keys(given.pages).length).toBeGreaterThan(40);
  expect(codes).toContain('answer_cut');
});

test('a document too large without its pages is not given', async () => {
  const { lawp: given, codes } = await registration('endless.com', {
    business: { offers: Array.from({ length: 500 }, () => ({ name: 'x'.repeat(600) })) },
  });
  expect(given).toBeNull();
  expect(codes).toContain('answer_cut');
});
