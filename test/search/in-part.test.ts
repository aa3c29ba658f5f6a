import { expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { holdersOf, tellingWords } from '../../src/search/telling-steps.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remember(host: string, title: string, content: string): Promise<void> {
  const document = siteDocument(host, { lawp: { name: host.split('.')[0] ?? '', pages: { '/': { title, content } } } });
  await rememberRecord(index, siteRecord(host, AT, { document }));
}

const LONG = 'Much else happened here on that day, and more of it the next. '.repeat(20);
await remember('alpha.example', 'Thatching', 'Thatching of roofs in straw and reed. Thatching all year.');
await remember('beta.example', 'Solicitors', `${LONG} Advice for landlords. ${LONG} A case about thatching. ${LONG}`);
await remember('gamma.example', 'Looms', 'Looms and shuttles for weavers of linen.');
await remember('zeta.example', 'Looms', 'Old looms, mended.');
await remember('delta.example', 'Airport', 'A shuttle to the airport.');
await remember('epsilon.example', 'Perlen', 'Pearl necklaces and a clasp for each of them.');

async function asked(text: string) {
  const question = { asked: understand(text, () => null), now: new Date(AT), sellers: [] };
  const { sites, notices } = await findSubject(index, question);
  return { domains: sites.map(({ site }) => site.domain), told: notices.map(({ message }) => message).join(' ') };
}

test('where hardly any site has all words, who is about the most telling one comes with it, and that is said', async () => {
  expect(await asked('thatching landlords')).toEqual({
    domains: expect.arrayContaining(['alpha.example', 'beta.example']),
    told: expect.stringMatching(/only (?:some of|one site has)|Only one site has/),
  });
});

test('of two words that nobody has both, who has the more telling one in a title is found; none where nobody has the other', async () => {
  expect((await asked('looms airport')).domains).toEqual(['delta.example']);
  expect((await asked('looms zyxgrobs')).domains).toEqual([]);
});

test('who has much of a long question is found at last, and who shares one word with it is not', async () => {
  expect((await asked('linen weavers shuttles marquetry gildings')).domains).toEqual(['gamma.example']);
  expect((await asked('linen marquetry gildings cabinets veneers')).domains).toEqual([]);
});

test('what no dictionary knows of a question in another language is left out where the rest says more, and that is said', async () => {
  expect(await asked('perlový náhrdelník zyxgrobek')).toEqual({
    domains: ['epsilon.example'],
    told: expect.stringContaining('zyxgrobek'),
  });
});

test('who holds the words is looked up anew for other words of the same question, and not for the same', async () => {
  const question = understand('linen shuttles online', () => null);
  const all = tellingWords(question);
  const first = holdersOf(index, question, all);
  expect(holdersOf(index, question, tellingWords(question))).toBe(first);
  const fewer = await holdersOf(index, question, all.slice(0, 2));
  expect(fewer.telling).toHaveLength(2);
  expect((await first).telling).toHaveLength(3);
});
