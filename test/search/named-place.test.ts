import { describe, expect, test } from 'vitest';
import { understand } from '../../src/search/understand/understand.ts';

describe('a question with a place in it', () => {
  test.each([
    ['florist Portland Maine', 43.66, 'shop/florist'],
    ['florist in Portland', 45.52, 'shop/florist'],
    ['florist Portland, OR', 45.52, 'shop/florist'],
    ['dentist austin tx', 30.27, 'amenity/dentist'],
    ['car dealer Redding ca', 40.59, 'shop/car'],
    ['dermatology Naples Florida', 26.14, undefined],
    ['hotel London Ontario', 42.98, 'tourism/hotel'],
    ['florist in Portland in Maine', 43.66, 'shop/florist'],
    ['květinářství v Portland v Maine', 43.66, 'shop/florist'],
    ['florist Gary, IN', 41.6, 'shop/florist'],
    ['florist in Maine, Portland', 43.66, 'shop/florist'],
  ])('%s means the town at latitude %s: the state beside it tells', (query, lat, kind) => {
    const { category, place, words } = understand(query, () => null);
    expect([place?.lat, category?.id]).toEqual([expect.closeTo(lat, 0), kind]);
    expect(words.join(' ')).not.toMatch(/maine|or|tx|florida|ontario/);
  });

  test('a direction before a great town may mean a part of it, or a town of that name elsewhere', () => {
    const { place } = understand('plumber east london', () => null);
    expect([place?.country, ...(place?.others ?? []).map(({ name, country }) => `${name}, ${country}`)]).toEqual([
      'ZA',
      'London, GB',
    ]);
  });

  test('a small English word behind a town is no state', () => {
    const { words } = understand('florist portland or boston', () => null);
    expect(words).toContain('or');
  });

  test('a state that other words part from a town tells nothing of it', () => {
    const { place, words } = understand('florist in Portland sunny Maine', () => null);
    expect([place?.lat, words]).toEqual([expect.closeTo(45.52, 1), ['sunny', 'maine']]);
  });

  test.each([
    ['hotel in Scotland', 'Scotland', 'GB'],
    ['hotels Scotland', 'Scotland', 'GB'],
    ['Hotel in Schottland', 'Scotland', 'GB'],
    ['pubs in Wales', 'Wales', 'GB'],
    ['hotel in Northern Ireland', 'Northern Ireland', 'GB'],
    ['Gasthaus in Südtirol', 'South Tyrol', 'IT'],
  ])('%s means %s alone, and no other part of the country', (query, name, country) => {
    expect(understand(query, () => null).place).toMatchObject({ name, country, kind: 'region' });
  });

  test.each([
    ['roofer Colorado', 'Colorado', 'US'],
    ['insurance agency New Mexico', 'New Mexico', 'US'],
    ['Hotel Bayern', 'Bavaria', 'DE'],
    ['camping Drenthe', 'Drenthe', 'NL'],
    ['bibliotheek in Zeeland', 'Zeeland', 'NL'],
  ])('%s: a state that is all there is beside a kind is the place', (query, name, country) => {
    expect(understand(query, () => null)).toMatchObject({ place: { name, country, kind: 'region' }, words: [] });
  });

  test('beside other words a state is a word like them, and a town that is named tells more', () => {
    expect(understand('supreme court opinions Connecticut', () => null).place).toBeNull();
    expect(understand('Restaurant Toscana Zürich', () => null)).toMatchObject({
      place: { name: 'Zurich' },
      words: ['toscana'],
    });
  });

  test('a town that is not known in the state beside it is none of another state', () => {
    const { place, words } = understand('dentist Springfield Vermont', () => null);
    expect([place, words]).toEqual([null, ['springfield', 'vermont']]);
    expect(understand('hotel London Victoria', () => null).place?.country).toBe('GB');
  });

  test.each([
    ['İzmir otelleri', 'tourism/hotel', 'Izmir'],
    ["İzmir'deki kitapçılar", 'shop/books', 'Izmir'],
    ['İzmir spor salonları', 'leisure/fitness_centre', 'Izmir'],
    ['부산에서 호텔을', 'tourism/hotel', 'Busan'],
    ['מלון בווינה', 'tourism/hotel', 'Vienna'],
    ['वारसॉ में होटल', 'tourism/hotel', 'Warsaw'],
    ['{"type": "hotel", "city": "Warsaw"}', 'tourism/hotel', 'Warsaw'],
    ['Szukam czegoś koło Krakowa', undefined, undefined],
    ['hotel Brunssum', 'tourism/hotel', 'Brunssum'],
    ['meubelzaak Geleen', 'shop/furniture', 'Geleen'],
    ['meubelzaak geleen', 'shop/furniture', 'Geleen'],
    ['Fliesenleger Enger', 'craft/tiler', 'Enger'],
    ['Engener Fliesenleger', 'craft/tiler', 'Engen'],
    ['security cameras Tucson', undefined, 'Tucson'],
    ['bakery in the Czech Republic', 'shop/bakery', 'Czech Republic'],
    ['отель во Флориде', 'tourism/hotel', 'Florida'],
    ['hotel on the moon', 'tourism/hotel', undefined],
  ])('%s is %s in %s, whatever its words end in', (query, kind, town) => {
    const { category, place, isNothing } = understand(query, () => null);
    expect([category?.id, place?.name, isNothing]).toEqual([kind, town, false]);
  });

  test('a word of another language is neither a price nor a day, nor a town a kind', () => {
    const filters = (query: string) => understand(query, () => null).filters;
    expect(filters('ik zoek een hotel dat goed is')).toEqual({});
    expect(filters('Graag een garage die ook zaterdag open is')).toEqual({ open: 'Sa' });
    expect(understand('fysiotherapiepraktijk Brunssum', () => null).category?.id).not.toBe('amenity/cafe');
    expect(understand('talk to someone over the phone', () => null).category).toBeNull();
  });

  test('what is had is no town, unless it is written as a name', () => {
    const placeOf = (query: string) => understand(query, () => null).place?.name;
    expect(placeOf('hotel with mobile key')).toBeUndefined();
    expect(placeOf('hotel with parking in mobile')).toBe('Mobile');
    expect(placeOf('hotel with Mobile')).toBe('Mobile');
  });

  test('an everyday word is no town that is called otherwise, unless it is written as a name or said to be a place', () => {
    const placeOf = (query: string) => understand(query, () => null).place?.name;
    for (const query of ['garden furniture sale', 'good luck cards shop', 'soul records shop', 'gartenmöbel deren'])
      expect.soft(placeOf(query), query).toBeUndefined();
    expect(placeOf('furniture shop in sale')).toBe('Salé');
    expect(placeOf('shoes Sale')).toBe('Salé');
    expect(placeOf('hotel vegas')).toBe('Las Vegas');
    expect(placeOf('hotel saigon')).toBe('Ho Chi Minh City');
    expect(placeOf('hammaslääkäri helsingissä')).toBe('Helsinki');
  });

  test('a form of a name is the state of that name, and no small town elsewhere', () => {
    const { place } = understand('отель во Флориде', () => null);
    expect(place).toMatchObject({ name: 'Florida', country: 'US', kind: 'region' });
  });

  test('a town is no language that begins like it', () => {
    expect(understand('chess lessons in Kazan', () => null)).toMatchObject({ filters: {}, place: { country: 'RU' } });
  });
});
