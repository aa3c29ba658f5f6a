import { expect, test } from 'vitest';
import { findSites } from '../support/find-sites.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord, rows, shown } from '../support/test-index.ts';

const index = await newIndex();

async function remember(host: string, at: string, name: string, laterWords?: string): Promise<void> {
  const later = laterWords === undefined ? {} : { laterWords };
  const document = siteDocument(host, { lawp: { name }, ...later });
  await rememberRecord(index, siteRecord(host, at, { document }));
}

async function versionsOf(host: string) {
  return (await rows(index, `select version, hash from documents where domain = '${host}' order by version`)).length;
}

test('words further down make no version and no change, and are found at once', async () => {
  await remember('news.example', '2026-03-02T08:00:00.000Z', 'News', 'clinker dinghies');
  const before = await shown(index, 'news.example');
  await remember('news.example', '2026-03-03T08:00:00.000Z', 'News', 'barometers sextants');
  const after = await shown(index, 'news.example');
  expect([after.version, after.changedAt]).toEqual([before.version, before.changedAt]);
  expect(after.document?.laterWords).toBe('barometers sextants');
  expect((await findSites(index, 'clinker dinghies', 5)).domains).toEqual([]);
  expect((await findSites(index, 'barometers sextants', 5)).domains).toEqual(['news.example']);
  await remember('news.example', '2026-03-04T08:00:00.000Z', 'News');
  expect((await findSites(index, 'barometers sextants', 5)).domains).toEqual([]);
  expect(await versionsOf('news.example')).toBe(1);
});

test('a version that is no longer the latest has none', async () => {
  await remember('shop.example', '2026-03-02T08:00:00.000Z', 'Shop', 'clinker dinghies');
  await remember('shop.example', '2026-03-03T08:00:00.000Z', 'Other shop', 'clinker dinghies');
  expect(await versionsOf('shop.example')).toBe(2);
  expect((await shown(index, 'shop.example')).document?.laterWords).toBe('clinker dinghies');
  await remember('shop.example', '2026-03-04T08:00:00.000Z', 'Shop', 'clinker dinghies');
  expect(await versionsOf('shop.example')).toBe(3);
  await index.client.execute("delete from documents where domain = 'shop.example' and version = 3");
  await index.client.execute("update sites set version = 2 where domain = 'shop.example'");
  expect((await shown(index, 'shop.example')).document?.laterWords).toBeUndefined();
});
