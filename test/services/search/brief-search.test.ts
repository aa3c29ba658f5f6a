import { expect, test } from 'vitest';
import { briefSearch } from '../../../src/services/search/brief-search.ts';
import { action, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const context = { baseUrl: 'http://localhost:4321', now: new Date('2026-03-03T10:30:00.000Z') };

test('says that actions were cut where one site of several lost some', async () => {
  const index = await newIndex();
  const actions = Array.from({ length: 80 }, (_, at) => action(`order_${at}`));
  const lawps = { 'one.example': [action('order')], 'many.example': actions };
  for (const [host, given] of Object.entries(lawps)) {
    const pages = { '/': { title: 'Home', content: 'Violin lessons.' } };
    await rememberRecord(
      index,
      siteRecord(host, AT, { document: siteDocument(host, { lawp: { pages, actions: given } }) }),
    );
  }
  const ask = async (mostBytes: number) => {
    const { response } = await briefSearch({ index, query: 'violin lessons', tier: 'pro', context, mostBytes });
    const counts = response.results.map(({ domain, actions: shown }) => [domain, shown.length]);
    return { counts: Object.fromEntries(counts), truncated: response.truncated };
  };
  expect(await ask(100_000)).toEqual({ counts: { 'one.example': 1, 'many.example': 80 }, truncated: undefined });
  const { counts, truncated } = await ask(6_000);
  expect(counts['one.example']).toBe(1);
  expect(counts['many.example']).toBeLessThan(80);
  expect(truncated).toEqual({ actions: true });
});
