import { beforeEach, expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { forgetAllDrawn } from '../../../src/store/drawn/drawn-files.ts';
import { saveDrawnSites } from '../../../src/store/drawn/drawn-sites.ts';
import {
  listShownSites,
  listSitesToDraw,
  listSitesToRemove,
  loadDrawnHashes,
} from '../../../src/store/drawn/sites-to-draw.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { emptyRecord, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const DRAWN_AT = new Date('2026-03-02T09:00:00.000Z');
const OLD_AT = new Date('2026-04-01T08:00:00.000Z');

const site = sampleDomain('bakery.example');
let index: IndexDatabase;

async function drawn(name = site, at = DRAWN_AT): Promise<void> {
  await saveDrawnSites(index, [{ domain: name, hash: `hash of ${name}`, comparisonHash: null }], at);
}

beforeEach(async () => {
  index = await newIndex();
  await rememberRecord(index, siteRecord(site, AT));
});

test('a site is due until it is drawn, and again after each visit', async () => {
  expect(await listSitesToDraw(index, DRAWN_AT)).toEqual([site]);
  await drawn();
  expect(await listSitesToDraw(index, DRAWN_AT)).toEqual([]);
  await rememberRecord(index, siteRecord(site, '2026-03-03T08:00:00.000Z'));
  expect(await listSitesToDraw(index, DRAWN_AT)).toEqual([site]);
});

test('a page is due thirty days after the last look, not a moment before, and not again once it was drawn', async () => {
  await drawn();
  expect(await listSitesToDraw(index, new Date(OLD_AT.getTime() - 1))).toEqual([]);
  expect(await listSitesToDraw(index, OLD_AT)).toEqual([site]);
  await drawn(site, OLD_AT);
  expect(await listSitesToDraw(index, OLD_AT)).toEqual([]);
});

test.each(['gone', 'opted_out'] as const)('a site that is %s is to be removed, and has no page', async (status) => {
  const other = sampleDomain('other.example');
  await rememberRecord(index, siteRecord(other, AT));
  await drawn();
  await drawn(other);
  await rememberRecord(index, emptyRecord(other, '2026-03-03T08:00:00.000Z', status, 'complete'));
  expect(await listSitesToRemove(index, 10)).toEqual([other]);
  expect(await listSitesToDraw(index, DRAWN_AT)).toEqual([]);
  expect(await listShownSites(index)).toEqual([site]);
  expect(await loadDrawnHashes(index, [other, site, 'nobody.example'])).toEqual(new Map([[site, `hash of ${site}`]]));
});

test('a site that never was drawn is not to be removed', async () => {
  await rememberRecord(index, emptyRecord('shy.example', AT, 'opted_out', 'complete'));
  expect(await listSitesToRemove(index, 10)).toEqual([]);
});

test('nothing counts as drawn after all was forgotten', async () => {
  await drawn();
  await forgetAllDrawn(index);
  expect(await loadDrawnHashes(index, [site])).toEqual(new Map([[site, null]]));
  expect(await listSitesToDraw(index, DRAWN_AT)).toEqual([site]);
});
