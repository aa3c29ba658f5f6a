import { expect, test } from 'vitest';
import { sampleCall } from '../../src/publish/sample-call.ts';
import { listSiteRows } from '../../src/store/sites/site-rows.ts';
import { action, scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-11-20T08:00:00.000Z';
const CONTEXT = { baseUrl: 'https://waymark.example', now: new Date(AT) };
const category = { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' };
const place = { name: 'Aarhus', country: 'DK', countryName: 'Denmark', lat: 56.16, lon: 10.21, timeZone: null };
const bakery = (host: string, score: number) =>
  siteRecord(host, AT, {
    scan: scan(AT, score, ['description']),
    document: siteDocument(host, { category, place, lawp: { name: host, actions: [action('order')] } }),
  });

test('the sample call is a search with its real answer, as long as it names nobody who may not be named', async () => {
  const index = await newIndex();
  await rememberRecord(index, bakery('crumb.example', 70));
  const willing = await listSiteRows(index);
  const asked = await sampleCall(index, willing, CONTEXT);
  expect(asked.path).toBe('/api/search?q=bakery+in+Aarhus');
  expect(JSON.parse(asked.answer)).toEqual({
    query: 'bakery in Aarhus',
    total: 1,
    results: [
      {
        domain: 'crumb.example',
        name: 'crumb.example',
        score: 70,
        label: 'Partly agent-ready',
        actions: [{ id: 'order', name: 'order' }],
      },
    ],
  });
  await rememberRecord(index, bakery('unasked.com', 15));
  const named = await sampleCall(index, willing, CONTEXT);
  expect(named.path).toBe('/api/search?q=crumb.example');
  expect(named.answer).not.toContain('unasked');
  const none = await sampleCall(index, [], CONTEXT);
  expect(none.path).toBe('/api/stats');
  expect(JSON.parse(none.answer)).toMatchObject({ sites_indexed: 2 });
});
