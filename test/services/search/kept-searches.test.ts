import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import { keptSearches } from '../../../src/services/search/kept-searches.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { serviceDeps } from '../../support/api.ts';
import { atEnd } from '../../support/at-end.ts';
import { lawp, siteDocument, siteRecord } from '../../support/site-record.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Later than answers are kept without a look at whether anybody wrote. */
const lookAgain = () => vi.advanceTimersByTime(250);

/** Kept searches of one process, and another process that names a bakery. */
async function searching() {
  const url = `file:${join(await temporaryFolder(), 'waymark.db')}`;
  const [index, builder] = [await openIndexDatabase({ url }), await openIndexDatabase({ url })];
  atEnd(() => {
    index.close();
    builder.close();
  });
  const services = createServices(serviceDeps(index, AT));
  let now = Date.parse(AT);
  const searchText = vi.fn<Services['searchText']>((asked) => services.searchText(asked));
  const search = keptSearches({ searchText, readDataVersion: services.readDataVersion }, () => now);
  return {
    index,
    searchText,
    async ask(query: string, more: { readonly limit?: number } = {}, keyId: string | null = null) {
      const { text } = await search({
        query,
        caller: { address: '203.0.113.7', keyId },
        notices: [],
        more: {},
        ...more,
      });
      return JSON.parse(text) as { tier: string; results: { name: string }[]; notices: { message: string }[] };
    },
    nameSite(name: string) {
      const document = siteDocument('bakery.com', { lawp: lawp('bakery.com', { name }) });
      return rememberRecord(builder, siteRecord('bakery.com', AT, { document }));
    },
    nextMinute() {
      now += MINUTE_MS;
      lookAgain();
    },
  };
}

test('a search is answered once until another process writes, and then anew', async () => {
  const { index, searchText, ask, nameSite } = await searching();
  await nameSite('Old Bakery');
  for (let n = 0; n < 5; n++) expect((await ask('bakery.com')).results[0]?.name).toBe('Old Bakery');
  expect(searchText).toHaveBeenCalledTimes(1);
  // What this process writes itself, such as counts, leaves the answers as they are.
  await index.client.execute("insert into meta (key, value) values ('counted', '1')");
  lookAgain();
  await ask('bakery.com');
  expect(searchText).toHaveBeenCalledTimes(1);
  await nameSite('New Bakery');
  lookAgain();
  expect((await ask('bakery.com')).results[0]?.name).toBe('New Bakery');
  expect(searchText).toHaveBeenCalledTimes(2);
});

test('who may see more, asks for more, or asks in another minute, has an answer of his own', async () => {
  const { searchText, ask, nextMinute } = await searching();
  expect((await ask('bakery')).tier).toBe('free');
  expect((await ask('bakery', {}, 'k1')).tier).toBe('pro');
  await ask('bakery', { limit: 1 });
  await ask('bakery');
  expect(searchText).toHaveBeenCalledTimes(3);
  nextMinute();
  await ask('bakery');
  expect(searchText).toHaveBeenCalledTimes(4);
});

test('a site that is not indexed is queued by the first, and the next is told so', async () => {
  const { ask } = await searching();
  expect((await ask('unknown-mill.com')).notices[0]?.message).toContain('it is queued now');
  expect((await ask('unknown-mill.com')).notices[0]?.message).toContain('it is queued already');
});
