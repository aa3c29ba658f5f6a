import { describe, expect, test } from 'vitest';
import { understand } from '../../src/search/understand/understand.ts';

describe('words for near', () => {
  test.each(['Restaurants in der Nähe', 'restaurants à proximité', 'restaurants nearby', 'ristorante nelle vicinanze'])(
    '%s is near whoever asks',
    (query) => {
      const { here, place, words } = understand(query, () => null);
      expect([here === null, place, words]).toEqual([false, null, []]);
    },
  );

  test.each(['Restaurant in der Nähe von Lyon', 'restaurant à proximité de Lyon', 'Lyon yakınında restoran'])(
    '%s is near the town',
    (query) => {
      expect(understand(query, () => null)).toMatchObject({ here: null, place: { name: 'Lyon', isNear: true } });
    },
  );
});
