import { expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remember(host: string, content: string): Promise<void> {
  const lawp = { name: host.split('.')[0] ?? '', pages: { '/': { title: 'Start', content } } };
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { lawp, category: null }) }));
}

async function asked(text: string) {
  const { sites, notices } = await findSubject(index, {
    asked: understand(text, () => null),
    now: new Date(AT),
    sellers: [],
  });
  return { domains: sites.map(({ site }) => site.domain), told: notices.map(({ message }) => message).join(' ') };
}

await remember('league.example', 'Quorvexers lead the autumn tournament ahead of Zandmaire, Tordalen and Brulek.');
for (let at = 0; at < 30; at += 1) await remember(`tournament-${at}.example`, 'An autumn tournament of chess.');

for (let at = 0; at < 5; at += 1) await remember(`bread-${at}.example`, 'A bakery, and its news.');
for (let at = 0; at < 5; at += 1) await remember(`news-${at}.example`, 'News from Italy and from Odense.');

test('who has nearly all of a question is an answer where nothing says that he is in the place, which is said', async () => {
  const { domains, told } = await asked('Quorvexers Zandmaire Brulek autumn tournament in Italy');
  expect(domains).toEqual(['league.example']);
  expect(told).toMatch(/some of it\..* None of these is in Italy, as far as we know\.$/);
});

test('and where a word of it was taken for a kind of site that nobody there is', async () => {
  const { domains } = await asked('Quorvexers Brulek Zandmaire Tordalen bakery Odense');
  expect(domains).toEqual(['league.example']);
});

test('who has less of it is none: words are shared by chance', async () => {
  expect((await asked('Quorvexers hotel rooms and breakfast in Italy')).domains).toEqual([]);
  expect((await asked('autumn chess in Italy')).domains).toEqual([]);
  // A kind in a place with no more than a word beside it, which somebody elsewhere has.
  expect((await asked('swimming pool shop Zandmaire Odense')).domains).toEqual([]);
});
