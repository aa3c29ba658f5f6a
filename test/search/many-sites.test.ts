import { beforeAll, describe, expect, test } from 'vitest';
import { askedQueries, HOSTILE_QUERIES } from '../../scripts/bench/search/asked-queries.ts';
import { forgetSearch } from '../../scripts/bench/search/bare-statements.ts';
import { searchedSite, searchedSites } from '../../scripts/bench/search/searched-sites.ts';
import { writeSites } from '../../scripts/bench/search/write-sites.ts';
import { hasLibsqlServer } from '../../scripts/processes/libsql-process.ts';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import type { SiteDocument } from '../../src/core/site/site-record.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { MAX_COUNTED, MAX_RANKED } from '../../src/search/gather-hits.ts';
import { search } from '../../src/services/search/search.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { openRemoteIndexDatabase } from '../../src/store/open-remote-database.ts';
import { renewSearch } from '../../src/store/words/renew-search.ts';
import { findSites } from '../support/find-sites.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { scan, siteDocument } from '../support/site-record.ts';
import { newIndex } from '../support/test-index.ts';

const AT = '2026-11-19T04:12:00Z';
const BAKERY = { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' };
const MUSEUM = { id: 'tourism/museum', name: 'Museum', plural: 'museums' };

function site(host: string, score: number, parts: Parameters<typeof siteDocument>[1]): StoredSite {
  const document = siteDocument(host, parts);
  return { ...searchedSite(0), domain: sampleDomain(host), registrableDomain: host, document, scan: scan(AT, score) };
}

function townOf(name: string, lat: number, lon: number): SiteDocument['place'] {
  return { name, country: 'DK', countryName: 'Denmark', lat, lon, timeZone: 'Europe/Copenhagen' };
}

async function write(index: IndexDatabase, sites: Iterable<StoredSite>): Promise<void> {
  await writeSites(index, sites);
  await forgetSearch(index);
  await renewSearch(index);
}

function* sites(): Generator<StoredSite> {
  const many = Array.from({ length: MAX_COUNTED + 50 }, (_, at) => at);
  for (const at of many) yield site(`lighthouse-${at}.example`, at % 80, { lawp: { name: `Lighthouse number ${at}` } });
  yield site('old-tower.example', 1, { lawp: { name: 'Lighthouse' } });
  for (const at of many.slice(0, MAX_RANKED * 2)) {
    const pages = { '/': { title: 'Home', content: 'Two bakeries, a bakery and more of the town.' } };
    yield site(`mention-${at}.example`, 90, { lawp: { pages }, category: at % 2 ? MUSEUM : null });
    const place = townOf('Ribe', 55.33, 8.77);
    yield site(`far-${at}.example`, 60, { category: BAKERY, place });
  }
  yield site('near.example', 2, { category: BAKERY, place: townOf('Hinnerup', 56.27, 10.06) });
}

describe('among more sites than are looked at', () => {
  let index: IndexDatabase;
  beforeAll(async () => {
    index = await newIndex();
    await write(index, sites());
  });

  test('the one that is called exactly so comes first, then the best ones, and hits are counted up to the cap', async () => {
    const { domains, total } = await findSites(index, 'lighthouse', 5);
    expect(domains[0]).toBe('old-tower.example');
    expect(domains.slice(1).every((host) => Number(/\d+/.exec(host)?.[0]) % 80 > 70)).toBe(true);
    expect(total).toBe(MAX_COUNTED);
  });

  test('those of the kind come before all that only mention it, and none that are of another kind', async () => {
    const { domains, total } = await findSites(index, 'bakery', MAX_RANKED);
    expect(domains.every((host) => !host.startsWith('mention-'))).toBe(true);
    expect(total).toBe(MAX_RANKED * 3 + 1);
  });

  test('what lies near is found, however many better ones are far away', async () => {
    expect(await findSites(index, 'bakery near Aarhus', 5)).toEqual({ domains: ['near.example'], total: 1 });
  });
});

test.runIf(hasLibsqlServer)('the same is found in a file and through a libSQL server', async () => {
  const url = await startLibsqlServer();
  const [file, built] = [await newIndex(), await openIndexDatabase({ url })];
  for (const index of [file, built]) await write(index, searchedSites(60));
  built.close();
  const served = await openRemoteIndexDatabase({ url });
  const context = { baseUrl: 'https://waymark.example.com', now: new Date(AT) };
  const asked = [...askedQueries(60, 80), ...HOSTILE_QUERIES];
  for (const { text: query } of asked) {
    const [here, there] = await Promise.all(
      [file, served].map((index) => search({ index, query, tier: 'pro', limit: 10, context })),
    );
    expect(there, query).toEqual(here);
  }
  served.close();
});
