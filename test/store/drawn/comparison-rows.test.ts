import { expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { compareSites } from '../../../src/core/readiness/compare.ts';
import type { CriterionId } from '../../../src/core/readiness/scan.ts';
import type { Category, Place } from '../../../src/core/site/site-record.ts';
import { findComparison, listComparisonRows } from '../../../src/store/drawn/comparison-rows.ts';
import { emptyRecord, scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const BAKERY: Category = { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' };
const MUSEUM: Category = { id: 'tourism/museum', name: 'Museum', plural: 'museums' };
const place = (name: string): Place => ({
  name,
  country: 'DK',
  countryName: 'Denmark',
  lat: null,
  lon: null,
  timeZone: null,
});

const SCORES = [15, 60, 60, 30, 100, 60, 45, 85, 15, 100];
for (const [at, score] of SCORES.entries()) {
  for (const category of [BAKERY, null, ...(at === 0 ? [MUSEUM] : [])]) {
    const host = `site-${at}.${category?.name.toLowerCase() ?? 'none'}.example`;
    const met: CriterionId[] = score > 50 ? ['description', 'pages', 'native'] : ['description'];
    const where = at < 7 ? place('Aarhus') : at === 7 ? place('Odense') : null;
    const document = siteDocument(host, { category, place: where });
    await rememberRecord(index, siteRecord(host, AT, { document, scan: scan(AT, score, met) }));
  }
}
await rememberRecord(index, emptyRecord('parked.example', AT, 'parked', 'complete'));

test('one site is compared as all are compared together', async () => {
  const all = compareSites(await listComparisonRows(index));
  expect(all.size).toBe(2 * SCORES.length + 1);
  for (const [name, comparison] of all) expect(await findComparison(index, name), name).toEqual(comparison);
  const groups = new Set([...all.values()].map(({ group }) => group));
  expect([...groups].sort()).toEqual(['bakeries in Aarhus', 'bakeries on Waymark', 'sites on Waymark']);
});

test('a site that was never judged is not compared', async () => {
  expect(await findComparison(index, sampleDomain('parked.example'))).toBeNull();
  expect(await findComparison(index, sampleDomain('unknown.example'))).toBeNull();
});

test.each([
  ["category_id = 'x' and place_country = 'DK' and place_name = 'y' and score is not null", 'sites_compared'],
  ["category_id = 'x' and score is not null", 'sites_category'],
  ['score is not null', 'sites_score'],
])('members where %s are counted in an index', async (members, name) => {
  const plan = await rows(index, `explain query plan select count(*) from sites where ${members} and score > 15`);
  expect(plan.map(({ detail }) => detail).join()).toMatch(new RegExp(`COVERING INDEX ${name} `));
});
