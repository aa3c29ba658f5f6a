import { describe, expect, test } from 'vitest';
import { kindOfBrand } from '../../src/places/brands.ts';
import { findCity } from '../../src/places/cities.ts';
import { findCountry } from '../../src/places/countries.ts';
import { countryOfDomain, countryOfPhone } from '../../src/places/country-hints.ts';
import { findPlace } from '../../src/places/find-place.ts';
import { placeInText } from '../../src/places/place-in-text.ts';
import { timeZoneAt } from '../../src/places/time-zone.ts';

test.each([
  ['København K', 'Copenhagen', 'DK'],
  ['8000 Aarhus C', 'Aarhus', 'DK'],
  ['Wien', 'Vienna', 'AT'],
  ['г. Екатеринбург', 'Yekaterinburg', 'RU'],
  ['大阪市', 'Osaka', 'JP'],
  ['東京', 'Tokyo', 'JP'],
  ['Paris Cedex 09', 'Paris', 'FR'],
  ['Praha 2', 'Prague', 'CZ'],
  ['London SW1', 'London', 'GB'],
])('the town an address calls %s is %s in %s', (written, name, country) => {
  expect(findCity(written)).toMatchObject({ name, country });
});

test('a country narrows a name that many towns have', () => {
  expect(findCity('Paris', 'US')).toMatchObject({ country: 'US' });
  expect(findCity('Nowhereville')).toBeNull();
  expect(findCity('__proto__')).toBeNull();
});

test.each([
  ['Dänemark', 'DK'],
  ['Россия', 'RU'],
  ['日本', 'JP'],
  ['USA', 'US'],
  ['uk', 'GB'],
  ['The Netherlands', 'NL'],
  ['dk', 'DK'],
  ['EU', null],
  ['Atlantis', null],
])('the country %s has the code %s', (text, code) => {
  expect(findCountry(text)).toBe(code);
});

describe('the kind of a chain', () => {
  test.each([
    ['Roller', 'roller', ['DE'], 'shop/furniture'],
    ['The Ritz-Carlton', 'ritzcarlton', [], 'tourism/hotel'],
    ['Multikino', 'multikino', ['LT'], 'amenity/cinema'],
    // Another firm of that name, by its country, its address or its second trade.
    ['Multikino', 'multikino', ['JP'], null],
    ['Multikino', 'multikino-fans', ['PL'], null],
    ['The Roller', 'theroller', ['DE'], null],
    ['The Roller', 'roller', ['DE'], null],
    ['Coop', 'coop', ['DK'], null],
  ])('%s at %s in %j is %s', (name, label, countries, kind) => expect(kindOfBrand(name, label, countries)).toBe(kind));
});

describe('a place', () => {
  test('has the English name, the point and the time zone of its town', () => {
    expect(findPlace({ city: 'København', country: 'DK' })).toMatchObject({
      name: 'Copenhagen',
      countryName: 'Denmark',
      timeZone: 'Europe/Copenhagen',
    });
  });

  test('is the town that lies near the point, not the largest of its name', () => {
    const place = findPlace({ city: 'Paris' }, { geo: { lat: 33.66, lon: -95.55 } });
    expect(place).toMatchObject({ country: 'US', timeZone: 'America/Chicago' });
  });

  test.each([
    ['Pasadena', 'CA', 'US', 'America/Los_Angeles'],
    ['Pasadena', 'Texas', 'US', 'America/Chicago'],
    ['Portland', 'Me.', 'US', 'America/New_York'],
    ['London', 'ON', 'CA', 'America/Toronto'],
    ['Newcastle', 'N.S.W.', 'AU', 'Australia/Sydney'],
  ])('is the %s that lies in %s', (city, region, country, timeZone) => {
    expect(findPlace({ city, region, country })?.timeZone).toBe(timeZone);
  });

  test('is no town of another state', () => {
    expect(findPlace({ city: 'Seattle', region: 'FL', country: 'US' })).toMatchObject({ name: 'Seattle', lat: null });
    expect(findPlace({ city: 'Aarhus', region: 'Midtjylland', country: 'DK' })?.lat).not.toBeNull();
  });

  test('is unknown when a name is many towns and nothing tells which', () => {
    expect(findPlace({ city: 'Springfield' })).toBeNull();
    expect(findPlace({ city: 'Springfield' }, { countries: ['US'] })?.country).toBe('US');
  });

  test('is the only town of its name, whatever the domain and the number speak for', () => {
    expect(findPlace({ city: 'Reykjavik' }, { countries: ['DK'] })?.country).toBe('IS');
  });

  test('keeps the name of a village that the gazetteer lacks', () => {
    expect(findPlace({ city: 'Lilleby Strand', country: 'DK' })).toMatchObject({
      name: 'Lilleby Strand',
      timeZone: null,
    });
  });

  test('is read from a text only when the text names one town plainly', () => {
    expect(placeInText(['Bageri i Aarhus'], 'da', 'DK')?.name).toBe('Aarhus');
    expect(placeInText(['Butikker i Aarhus og i Odense'], 'da', 'DK')).toBeNull();
    expect(placeInText(['Nyheder i dag'], 'da', 'DK')).toBeNull();
  });
});

test('a time zone needs a point on Earth', () => {
  expect(timeZoneAt(35.7, 139.7)).toBe('Asia/Tokyo');
  expect(timeZoneAt(91, 0)).toBeNull();
  expect(timeZoneAt(Number.NaN, 0)).toBeNull();
});

test('an ending sold to the whole world hints at no country', () => {
  expect(countryOfDomain('bageri.dk')).toBe('DK');
  expect(countryOfDomain('shop.co.uk')).toBe('GB');
  expect(countryOfDomain('start.io')).toBeNull();
  expect(countryOfDomain('example.com')).toBeNull();
  expect(countryOfPhone('+4533112233')).toBe('DK');
  expect(countryOfPhone('+971501234567')).toBe('AE');
  expect(countryOfPhone('+12025550100')).toBeNull();
  expect(countryOfPhone('4533112233')).toBeNull();
});
