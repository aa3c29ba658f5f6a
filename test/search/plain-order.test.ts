import { expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { withPlainOrder } from '../../src/search/plain-order.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remember(host: string, content: string, parts: Parameters<typeof siteDocument>[1] = {}): Promise<void> {
  const lawp = { name: host.split('.')[0] ?? '', pages: { '/': { title: 'Start', content } }, ...parts.lawp };
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { ...parts, lawp }) }));
}

const questionOf = (text: string, sellers: readonly string[] = []) => ({
  asked: understand(text, () => null),
  now: new Date(AT),
  sellers,
});

async function asked(text: string, sellers: readonly string[] = []) {
  const { sites, total, notices } = await findSubject(index, questionOf(text, sellers));
  const told = notices.map(({ message }) => message).join(' ');
  return { domains: sites.map(({ site }) => site.domain), total, told };
}

const LONG = 'Much else happened here on that day, and more of it the next. '.repeat(12);
// Has more of the words, and each of them once on a long page.
await remember('evening.example', `${LONG} A quorvex was seen, it is still glimmering and paying. ${LONG}`);
await remember('lists.example', 'Quorvex, quorvex and glimmering quorvex lists; is your quorvex glimmering?');
for (let at = 0; at < 12; at += 1) await remember(`bank-${at}.example`, 'Paying and checking.');
for (let at = 0; at < 12; at += 1) await remember(`still-${at}.example`, 'A still in a garden.');
const GARAGE = { id: 'shop/car_repair', name: 'Car repair', plural: 'car repairs' };
for (let at = 0; at < 3; at += 1) await remember(`garage-${at}.example`, 'We mend cars.', { category: GARAGE });

test('whom plain full-text search has first comes before a long page that has more of the words', async () => {
  const { domains, told } = await asked('check quorvex still glimmering payments');
  expect(domains[0]).toBe('lists.example');
  expect(domains).toContain('evening.example');
  expect(told).toMatch(/some of it\.$/);
});

test('the shop that sells what was asked for stays first', async () => {
  const { domains } = await asked('check quorvex still glimmering payments', ['evening.example']);
  expect(domains[0]).toBe('evening.example');
});

test('what stands further down the pages keeps its order: plain search does not look there', async () => {
  const question = questionOf('check quorvex still glimmering payments');
  const found = await findSubject(index, question);
  const evening = found.sites.filter(({ site }) => site.domain === 'evening.example');
  const firstOf = async (isFurther: boolean) => {
    const { sites } = await withPlainOrder(index, { ...found, sites: evening, isFurther }, question);
    return sites[0]?.site.domain;
  };
  expect(await firstOf(false)).toBe('lists.example');
  expect(await firstOf(true)).toBe('evening.example');
});

test('with fewer words nothing is mixed: each of them is meant', async () => {
  const { domains, told } = await asked('car repair quorvexable');
  expect(domains.sort()).toEqual(['garage-0.example', 'garage-1.example', 'garage-2.example']);
  expect(told).not.toMatch(/only some of/);
});

test('a word that says only that something is done over the internet is nobody’s name within a question', async () => {
  await remember('online.paper.example', 'News of the day.', { lawp: { name: 'Online' } });
  expect((await asked('wobbegong licence renewal online')).domains).toEqual([]);
});

test('nor is it some of what is asked for', async () => {
  await remember('gavottes.example', 'Gavottes for the lute.');
  await remember('dances.example', 'An online polka.');
  expect((await asked('gavotte lute online')).domains).toEqual(['gavottes.example']);
});

const CHICAGO = {
  name: 'Chicago',
  country: 'US',
  countryName: 'United States',
  lat: 41.88,
  lon: -87.63,
  timeZone: null,
};

test('of a subject in a place who tells of it elsewhere is an answer as well, behind who is there', async () => {
  await remember('bulletin.example', 'A zorbal parade, drumbling and fennicks of Chicago.');
  await remember('lakeside.example', 'Drumbling lessons and a fennick.', { place: CHICAGO });
  await remember('capital.example', 'A zorbal parade with drumbling and fennicks: zorbal, zorbal.');
  const { domains } = await asked('zorbal parade drumbling fennick umbrillate in Chicago');
  expect(domains[0]).toBe('bulletin.example');
  expect(domains).toContain('capital.example');
});
