import { describe, expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { findSites } from '../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const BREMEN = {
  name: 'Bremen',
  country: 'DE',
  countryName: 'Germany',
  lat: 53.08,
  lon: 8.81,
  timeZone: 'Europe/Berlin',
};
const DELMENHORST = { ...BREMEN, name: 'Delmenhorst', lat: 53.05, lon: 8.63 };

async function remembered(host: string, parts: Parameters<typeof siteDocument>[1]): Promise<void> {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, parts), scan: scan(AT, 15) }));
}

function saying(title: string, content: string) {
  return { originals: { '/': { title, content, translated: 'composed' as const } } };
}

await remembered('lanternpost.example', {
  lawp: { name: 'Lantern Post' },
  category: { id: 'office/newspaper', name: 'News site', plural: 'news sites' },
  ...saying('Strike', 'No taxi was to be had in Bremen yesterday, and no beers.'),
});
await remembered('kestrelcars.example', {
  lawp: { name: 'Kestrel Cars' },
  category: { id: 'amenity/taxi', name: 'Taxi firm', plural: 'taxi firms' },
  place: DELMENHORST,
});
await remembered('inkwharf.example', {
  lawp: { name: 'Ink Wharf' },
  category: null,
  place: BREMEN,
  ...saying('Design for firms', 'We make print and web design of whatever you need.'),
});
await remembered('oakbakers.example', {
  lawp: { name: 'Oak Bakers' },
  category: { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' },
  place: BREMEN,
  ...saying('Bread', 'The design of our loaves.'),
});

describe('a kind of site in a town', () => {
  test('is found near it before who only has a word for the kind in the town', async () => {
    const { domains } = await findSites(index, 'taxi in Bremen', 5);
    expect(domains).toEqual(['kestrelcars.example']);
  });

  test('that is named in two words is also found by one of them, where nothing says of what kind the site is', async () => {
    const { domains } = await findSites(index, 'logo design Bremen', 5);
    expect(domains).toEqual(['inkwharf.example']);
  });

  test('that a word may mean, and nobody there is of, is said to be unknown', async () => {
    const asked = understand('beers in Bremen', () => null);
    const { sites, notices, isRelaxed } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
    expect(sites.map(({ site }) => site.domain)).toEqual(['lanternpost.example']);
    expect(notices.map(({ message }) => message)).toContain(
      'We know no brewery in Bremen, if “beers” means one; these have the words.',
    );
    expect(isRelaxed).toBe(false);
  });
});
