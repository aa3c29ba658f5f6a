import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import { keptSearches } from '../../../src/services/search/kept-searches.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { serviceDeps } from '../../support/api.ts';
import { atEnd } from '../../support/at-end.ts';
import { lawp, siteDocument, siteRecord } from '../../support/site-record.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const url = `file:${join(await temporaryFolder(), 'waymark.db')}`;
const [index, builder] = [await openIndexDatabase({ url }), await openIndexDatabase({ url })];
atEnd(async () => {
  index.close();
  builder.close();
});
const services = createServices(serviceDeps(index, AT));
let made = 0;
let now = Date.parse(AT);
const searchText: Services['searchText'] = (asked) => {
  made += 1;
  return services.searchText(asked);
};
const search = keptSearches({ searchText, readDataVersion: services.readDataVersion }, () => now);
const ask = async (query: string, more: { readonly limit?: number } = {}, keyId: string | null = null) => {
  const { text } = await search({ query, caller: { address: '203.0.113.7', keyId }, notices: [], more: {}, ...more });
  return JSON.parse(text) as { tier: string; results: { name: string }[]; notices: { message: string }[] };
};
const nameSite = (name: string) =>
  rememberRecord(
    builder,
    siteRecord('bakery.com', AT, { document: siteDocument('bakery.com', { lawp: lawp('bakery.com', { name }) }) }),
  );

test('a search is answered once until another process writes, and then anew', async () => {
  await nameSite('Old Bakery');
  for (let n = 0; n < 5; n++) expect((await ask('bakery.com')).results[0]?.name).toBe('Old Bakery');
  expect(made).toBe(1);
  // What this process writes itself, such as counts, leaves the answers as they are.
  await index.client.execute("insert into meta (key, value) values ('counted', '1')");
  await wait(250);
  await ask('bakery.com');
  expect(made).toBe(1);
  await nameSite('New Bakery');
  await wait(250);
  expect((await ask('bakery.com')).results[0]?.name).toBe('New Bakery');
  expect(made).toBe(2);
});

test('who may see more, asks for more, or asks in another minute, has an answer of his own', async () => {
  const before = made;
  expect((await ask('bakery')).tier).toBe('free');
  expect((await ask('bakery', {}, 'k1')).tier).toBe('pro');
  await ask('bakery', { limit: 1 });
  await ask('bakery');
  expect(made).toBe(before + 3);
  now += 60_000;
  await wait(250);
  await ask('bakery');
  expect(made).toBe(before + 4);
});

test('a site that is not indexed is queued by the first, and the next is told so', async () => {
  expect((await ask('unknown-mill.com')).notices[0]?.message).toContain('it is queued now');
  expect((await ask('unknown-mill.com')).notices[0]?.message).toContain('it is queued already');
});
