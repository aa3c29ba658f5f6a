import { describe, expect, test } from 'vitest';
import { understand } from '../../src/search/understand/understand.ts';

describe('words for near', () => {
  test.each([
    ['Restaurants in der Nähe', 'in der Nähe'],
    ['restaurants à proximité', 'à proximité'],
    ['restaurants nearby', 'nearby'],
    ['ristorante nelle vicinanze', 'nelle vicinanze'],
    ['restoran u blizini', 'u blizini'],
    ['étterem a közelben', 'a közelben'],
    // They say it behind a place; here none stands before it.
    ['附近的餐厅', '附近的'],
    ['近くのカフェ', '近くの'],
    ['カフェ 近く', '近く'],
    ['근처 카페', '근처'],
    ['ravintola lähellä', 'lähellä'],
    // "Sini" is a town as well.
    ['restoran dekat sini', 'dekat sini'],
  ])('%s is near whoever asks', (query, here) => {
    const { plain, ...understood } = understand(query, () => null);
    expect(understood).toMatchObject({ here, place: null, words: [], wanted: [] });
    expect(plain).toHaveLength(1);
  });

  test.each(['Mordor 근처 카페', 'ravintola Mordor lähellä', '附近'])('%s may be near what nobody knows', (query) => {
    expect(understand(query, () => null)).toMatchObject({ here: null, place: null });
  });

  test.each([
    'Restaurant in der Nähe von Lyon',
    'restaurant à proximité de Lyon',
    'Lyon yakınında restoran',
    '里昂附近的餐厅',
    '里昂附近',
    'hotel u blizini Lyona',
  ])('%s is near the town', (query) => {
    expect(understand(query, () => null)).toMatchObject({ here: null, place: { name: 'Lyon', isNear: true } });
  });
});
