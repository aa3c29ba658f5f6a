import { describe, expect, test } from 'vitest';
import { findCategory } from '../../src/places/categories.ts';
import { searchTable } from '../../src/search/understand/search-table.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { findSites } from '../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const kindOf = (query: string): string | null => understand(query, () => null).category?.id ?? null;

describe('what is to be done with a thing says which kind of site does it', () => {
  test.each([
    ['I need someone to fix my roof', 'craft/roofer'],
    ['mein Dach ist undicht', 'craft/roofer'],
    ['réparer mon toit', 'craft/roofer'],
    ['Dachreparatur in Hamburg', 'craft/roofer'],
    ['toilettes bouchées', 'craft/plumber'],
    ['reparar lavadora Madrid', 'craft/electronics_repair'],
    ['book a flight', 'shop/travel_agency'],
    ['paint the living room', 'craft/painter'],
    ['wash and iron shirts', 'shop/laundry'],
    ['learn guitar', 'amenity/music_school'],
    ['aprender inglés', 'amenity/language_school'],
    ['hyra båt', 'amenity/boat_rental'],
    ['naprawa pralki Kraków', 'craft/electronics_repair'],
    ['my tap drips', 'craft/plumber'],
    ['der Wasserhahn tropft', 'craft/plumber'],
    ['mijn dak lekt', 'craft/roofer'],
    ['get rid of old furniture', 'amenity/recycling'],
  ])('%s: %s', (query, id) => {
    expect(kindOf(query)).toBe(id);
  });

  test.each([
    ['hotel where I can book a trip', 'tourism/hotel'],
    ['used books', 'shop/books'],
    ['roof of the world', null],
    ['clean energy house', null],
    ['fix the date', null],
  ])('and not where another kind is named, or other words stand between: %s', (query, id) => {
    expect(kindOf(query)).toBe(id);
  });

  test('the thing is still looked for, and no word between is a place', () => {
    const { words, wanted, place } = understand('lära sig svenska', () => null);
    expect(words).toEqual(['svenska']);
    expect(wanted.map((each) => each.words)).toEqual([['svenska']]);
    expect(place).toBeNull();
  });

  test('who does it is found, whatever language the question is in', async () => {
    const index = await newIndex();
    const firms = [
      ['harborroof.example', 'Harbor Roof', ['craft/roofer', 'Roofer', 'roofers']],
      ['atticstories.example', 'Attic Stories', ['site/blog', 'Blog', 'blogs']],
    ] as const;
    for (const [host, name, [id, english, plural]] of firms) {
      const document = siteDocument(host, {
        lawp: { name, language: 'en' },
        category: { id, name: english, plural },
        place: {
          name: 'Bremen',
          country: 'DE',
          countryName: 'Germany',
          lat: 53.08,
          lon: 8.81,
          timeZone: 'Europe/Berlin',
        },
      });
      await rememberRecord(
        index,
        siteRecord(host, '2026-03-02T08:00:00.000Z', { document, scan: scan('2026-03-02T08:00:00.000Z', 15) }),
      );
    }
    for (const query of ['fix my roof in Bremen', 'Dach reparieren Bremen', 'réparer un toit à Brême']) {
      const { domains } = await findSites(index, query, 10);
      expect(domains, query).toEqual(['harborroof.example']);
    }
    // That it does not name gutters is no reason to know no roofer.
    expect((await findSites(index, 'my gutter leaks', 10)).domains).toEqual(['harborroof.example']);
  });
});

test('the tables of services name kinds and deeds that there are', () => {
  const deeds = new Set(searchTable('deeds.tsv').map(([english = '']) => english.split('|')[0]));
  for (const [id = '', done = '', things = ''] of searchTable('services.tsv')) {
    expect(findCategory(id), id).not.toBeNull();
    expect(done.split(' / ').filter((deed) => !deeds.has(deed))).toEqual([]);
    expect(things).not.toBe('');
  }
});
