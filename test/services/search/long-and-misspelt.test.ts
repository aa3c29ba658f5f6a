import { describe, expect, test } from 'vitest';
import { type SearchResponse, search } from '../../../src/services/search/search.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const context = { baseUrl: 'http://localhost:4321', now: new Date('2026-03-03T10:30:00.000Z') };

interface Sketch {
  readonly name: string;
  readonly kind?: readonly [id: string, name: string];
  readonly town: readonly [name: string, country: string];
  readonly content: string;
}

async function remembered(host: string, { name, kind, town, content }: Sketch): Promise<void> {
  const [townName, country] = town;
  const document = siteDocument(host, {
    lawp: { name, pages: { '/': { title: 'Home', content } } },
    category: kind ? { id: kind[0], name: kind[1], plural: `${kind[1]}s` } : null,
    place: { name: townName, country, countryName: country, lat: null, lon: null, timeZone: null },
  });
  await rememberRecord(index, siteRecord(host, AT, { document }));
}

async function asked(query: string): Promise<SearchResponse> {
  return (await search({ index, query, tier: 'pro', context })).response;
}
const domains = ({ results }: SearchResponse): string[] => results.map((site) => site.domain);

const HELSINKI = ['Helsinki', 'FI'] as const;
await remembered('smile-house.example', {
  name: 'Smile House',
  kind: ['amenity/dentist', 'dentist'],
  town: HELSINKI,
  content: 'Crowns and check-ups.',
});
await remembered('old-mill.example', {
  name: 'Old Mill',
  kind: ['amenity/cafe', 'café'],
  town: ['Tallinn', 'EE'],
  content: 'Cakes.',
});
await remembered('kayaks.example', { name: 'Quiet Bay', town: HELSINKI, content: 'We mend kayaks and paddles.' });
await remembered('far-kayaks.example', { name: 'Loud Bay', town: ['Oulu', 'FI'], content: 'We mend kayaks.' });

describe('a slip in a kind or a great town', () => {
  test('is read as what was meant, and told', async () => {
    for (const [query, domain, read] of [
      ['dentsit in Helsinki', 'smile-house.example', 'dentist in helsinki'],
      ['Zahnartz Helsinki', 'smile-house.example', 'zahnarzt helsinki'],
      ['cafe in Talinn', 'old-mill.example', 'cafe in tallinn'],
      ['dentsit in Helsimki', 'smile-house.example', 'dentist in helsinki'],
    ] as const) {
      const answer = await asked(query);
      expect([query, domains(answer)]).toEqual([query, [domain]]);
      expect(answer.notices).toContainEqual({ code: 'read_as', message: `This was read as “${read}”.` });
      expect(answer.interpreted).toMatchObject({ category: {}, place: {} });
    }
  });

  test('is no slip where a small town, or nothing, is near', async () => {
    for (const query of ['dentist in Qwertyville', 'florist in Gotham', 'cafe in Mordor'])
      expect([query, domains(await asked(query))]).toEqual([query, []]);
  });
});

describe('a long question', () => {
  test('finds in its town who has some of it, and says so', async () => {
    const answer = await asked('my two kayaks got scratched, we live in Helsinki');
    expect(domains(answer)).toEqual(['kayaks.example']);
    expect(answer.notices.map(({ code }) => code)).toEqual(['query_relaxed']);
  });

  test('without a town finds nobody who merely shares a word', async () => {
    expect(domains(await asked('scratched kayaks'))).toEqual([]);
  });
});

describe('a name with more than one slip', () => {
  test('is found by a word that is nearly right, or sounds so', async () => {
    await remembered('lindens.example', { name: 'Phoenix Lanterns', town: HELSINKI, content: 'Lamps.' });
    await remembered('roses.example', { name: 'Цветочная поляна', town: HELSINKI, content: 'Roses.' });
    for (const [query, domain] of [
      ['Foenix Lantrens', 'lindens.example'],
      ['Цвитачная паляна', 'roses.example'],
    ] as const) {
      const answer = await asked(query);
      expect([query, domains(answer)]).toEqual([query, [domain]]);
      expect(answer.notices.map(({ code }) => code)).toEqual(['query_relaxed']);
    }
  });

  test('is not one of whom only a word is like it', async () => {
    expect(domains(await asked('Phoenix Umbrellas'))).toEqual([]);
  });
});
