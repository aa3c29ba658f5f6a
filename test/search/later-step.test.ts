import { expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const index = await newIndex();
await remember('harbour.example', 'canoes clinker dinghies repairs smorrebrod', 'Tools and boats.');
await remember('locomotive.example', 'boiler pistons pressure repairs', 'Steam on rails.');
await remember('letters.example', 'boiler canoes repairs return stamps', 'What readers write.');
for (let at = 0; at < 12; at += 1) await remember(`other-${at}.example`, 'readers return stamps', 'Something else.');

async function remember(host: string, laterWords: string, content: string): Promise<void> {
  const lawp = { name: host, pages: { '/': { title: 'Start', content } } };
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { lawp, laterWords }) }));
}

async function found(text: string) {
  const asked = understand(text, () => null);
  const { sites, notices } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
  return { domains: sites.map(({ site }) => site.domain), told: notices.map(({ message }) => message).join(' ') };
}

test('what no site shows is found further down its pages, and that is said', async () => {
  expect(await found('clinker dinghies')).toEqual({
    domains: ['harbour.example'],
    told: 'No site has “clinker dinghies” in what we show of it; these have some of it further down their pages.',
  });
});

test('words that are shown count beside those that are not', async () => {
  expect((await found('steam pistons pressure')).domains).toEqual(['locomotive.example']);
});

test('whoever shows the words is found alone', async () => {
  expect(await found('tools boats')).toEqual({ domains: ['harbour.example'], told: '' });
});

test('a single word, words that stand anywhere by chance, and less than most of them find nothing', async () => {
  expect((await found('dinghies')).domains).toEqual([]);
  expect((await found('stamps return')).domains).toEqual([]);
  expect((await found('clinker xylophones glockenspiels marimbas')).domains).toEqual([]);
});

test('whoever lacks the word that tells most is not meant', async () => {
  expect((await found('boiler repairs pistons')).domains).toEqual(['locomotive.example']);
});

test('a site that no longer has the words is not found by them', async () => {
  await remember('changed.example', 'sextants astrolabes', 'Once.');
  expect((await found('sextants astrolabes')).domains).toEqual(['changed.example']);
  await remember('changed.example', 'barometers', 'Once.');
  expect((await found('sextants astrolabes')).domains).toEqual([]);
});

test('signs that FTS5 would read as operators are words like others', async () => {
  expect((await found('"clinker" AND (dinghies* NEAR canoes')).domains).toEqual(['harbour.example']);
});

test('a kind that is sure is kept: what only says it further down is of another', async () => {
  expect((await found('podcast clinker dinghies')).domains).toEqual([]);
});
