import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../src/extract/contacts/business.ts';
import { isA, mostSpecialType } from '../../../src/extract/data/business-types.ts';
import { htmlSite, jsonLd } from '../html-page.ts';

const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Storegade 1',
  postalCode: '8000',
  addressLocality: 'Aarhus',
  addressCountry: 'Danmark',
};
const bakery = { '@type': 'Bakery', name: 'Acme Bakery', telephone: '86 12 34 56', address };
const read = (...values: unknown[]) => readBusiness(htmlSite({ '/': values.map(jsonLd).join('') }));

describe('readBusiness', () => {
  it('reads every detail with its evidence', () => {
    const business = read({
      ...bakery,
      email: 'mailto:info@acme.example',
      priceRange: '$$',
      geo: { '@type': 'GeoCoordinates', latitude: 56.15, longitude: '10,2' },
      openingHours: 'Mo-Fr 07:00-17:00',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4,5', reviewCount: 12 },
    });
    expect(business).toMatchObject({
      type: 'Bakery',
      name: 'Acme Bakery',
      telephone: { written: '86 12 34 56', e164: '+4586123456' },
      email: 'info@acme.example',
      priceRange: '$$',
      address: { street: 'Storegade 1', postcode: '8000', city: 'Aarhus', country: 'DK' },
      geo: { lat: 56.15, lon: 10.2 },
      openingHours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '07:00', closes: '17:00' }],
      rating: { value: 4.5, best: 5, count: 12 },
      source: 'json-ld',
    });
    expect(business?.evidence.found).toContain('address');
  });

  it('takes no number for journalists for the one that customers call', () => {
    const firm = { '@type': 'Organization', name: 'Acme', address };
    const point = (contactType: string, telephone: string) => ({ '@type': 'ContactPoint', contactType, telephone });
    const press = point('newsroom', '+45 86 12 34 00');
    expect(read({ ...firm, contactPoint: press })?.telephone).toBeUndefined();
    const both = read({ ...firm, contactPoint: [press, point('customer service', '+45 86 12 34 56')] });
    expect(both?.telephone?.e164).toBe('+4586123456');
  });

  it('takes no department of a business for another one, nor for the business itself', () => {
    const counter = {
      '@type': 'Store',
      name: 'Acme Photo',
      telephone: '86 12 34 57',
      priceRange: '$',
      email: 'photo@acme.example',
    };
    for (const department of [counter, [counter, { ...counter, name: 'Delivery' }]])
      expect(read({ ...bakery, name: 'Philippa', department })).toMatchObject({
        type: 'Bakery',
        telephone: { written: '86 12 34 56' },
      });
    expect(read({ ...bakery, department: counter })).not.toHaveProperty('email');
    expect(read({ '@type': 'Organization', name: 'Acme', department: counter })?.telephone?.written).toBe(
      '86 12 34 57',
    );
  });

  it('takes the name of a country behind a town for its country', () => {
    const stated = { ...bakery, address: { ...address, addressLocality: 'Bruneck, Italien', addressCountry: '' } };
    expect(read(stated)?.address).toMatchObject({ city: 'Bruneck', country: 'IT' });
    const quarter = { ...bakery, address: { ...address, addressLocality: 'Aarhus, Risskov' } };
    expect(read(quarter)?.address?.city).toBe('Aarhus, Risskov');
  });

  it.each([
    ['12 Rue X, 75001 Paris', { street: '12 Rue X', postcode: '75001', city: 'Paris', country: 'FR' }],
    [
      { streetAddress: 'Mill House, 4 Mill Lane, Wilmslow, Cheshire, SK9 2GH', addressCountry: 'GB' },
      { street: '4 Mill Lane', postcode: 'SK9 2GH', city: 'Wilmslow', region: 'Cheshire', country: 'GB' },
    ],
    [
      { streetAddress: '4 Mill Lane, Kettlemere, Norfolk, NR21 0AA', addressCountry: 'GB' },
      { street: '4 Mill Lane', postcode: 'NR21 0AA', city: 'Kettlemere', region: 'Norfolk', country: 'GB' },
    ],
    [
      { streetAddress: '85 Wilshire Blvd, Suite 5, Beverly Hills, CA, 90211', addressLocality: 'Beverly Hills' },
      { street: '85 Wilshire Blvd, Suite 5', postcode: '90211', city: 'Beverly Hills', region: 'CA', country: 'US' },
    ],
    [
      { streetAddress: 'Mühlestrasse 12', addressLocality: '8606 Nänikon', addressCountry: 'CH' },
      { street: 'Mühlestrasse 12', postcode: '8606', city: 'Nänikon', country: 'CH' },
    ],
    [
      { streetAddress: 'Çınar Cad. No: 4 34398 Maslak', postalCode: '34398', addressLocality: 'İstanbul' },
      { street: 'Çınar Cad. No: 4', postcode: '34398', city: 'İstanbul' },
    ],
    [
      {
        streetAddress: '4 Mill Lane, Leeds, UK',
        postalCode: 'LS1 4DY',
        addressLocality: 'Leeds',
        addressCountry: 'GB',
      },
      { street: '4 Mill Lane', postcode: 'LS1 4DY', city: 'Leeds', country: 'GB' },
    ],
    [
      { streetAddress: '4 Mill Lane, Leeds, LS1 4DZ', postalCode: 'LS1 4DY', addressCountry: 'GB' },
      { street: '4 Mill Lane', postcode: 'LS1 4DY', city: 'Leeds', country: 'GB' },
    ],
    [
      { streetAddress: 'Harbour Road', addressLocality: 'Canada' },
      { street: 'Harbour Road', country: 'CA' },
    ],
    ['At the old mill behind the church', { street: 'At the old mill behind the church' }],
  ])('gives each part of the address %j once', (given, parts) => {
    const stated = typeof given === 'string' ? given : { '@type': 'PostalAddress', ...given };
    expect(read({ '@type': 'Bakery', name: 'Acme', address: stated })?.address).toEqual(parts);
  });

  it.each([
    ['the venue of an event', { '@type': 'Event', name: 'x', location: { '@type': 'Place', name: 'Hall', address } }],
    ['a reviewed firm', { '@type': 'Review', itemReviewed: bakery }],
    ['the employer of a job', { '@type': 'JobPosting', hiringOrganization: bakery }],
    ['a firm of another site', { ...bakery, url: 'https://other.example/' }],
    ["an author's firm", { '@type': 'Article', author: { '@type': 'Person', worksFor: bakery } }],
    ['a name alone', { '@type': 'Organization', name: 'Acme' }],
    [
      'a list of firms',
      {
        '@type': 'ItemList',
        itemListElement: [1, 2, 3, 4].map((at) => ({ '@type': 'ListItem', item: { ...bakery, name: `Firm ${at}` } })),
      },
    ],
    [
      'placeholders',
      {
        '@type': 'Bakery',
        name: 'Acme',
        address: { '@type': 'PostalAddress', streetAddress: 'Street and number', addressLocality: 'City' },
      },
    ],
  ])('never takes %s for the site', (_, value) => expect(read(value)).toBeNull());

  it('takes the publisher of a page for the site, and fills it from its other statements', () => {
    const business = read(
      {
        '@type': 'WebPage',
        publisher: {
          '@type': 'Organization',
          name: 'Acme',
          url: 'https://www.acme.example/',
          telephone: '+45 86 12 34 56',
        },
      },
      { '@type': 'Organization', name: 'Acme', address },
    );
    expect(business?.telephone?.e164).toBe('+4586123456');
    expect(business?.address?.city).toBe('Aarhus');
  });

  it('leaves out the group that a publisher belongs to, unless that is the site itself', () => {
    const belongingTo = (name: string) =>
      read({ '@type': 'Organization', name: 'Daily', parentOrganization: { '@type': 'Organization', name, address } });
    expect(belongingTo('Big Group')).toBeNull();
    expect(belongingTo('Acme')?.address?.city).toBe('Aarhus');
  });

  it('takes no notice of rights for a part of the name', () => {
    expect(read({ '@type': 'Organization', name: 'Copyright © 2005-2014 Acme Ltd', address })?.name).toBe('Acme Ltd');
  });

  it('reads Microdata of an inner page', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Dentist"><b itemprop="name">Acme</b><b itemprop="telephone">+45 86 12 34 56</b></div>';
    expect(readBusiness(htmlSite({ '/': '', '/contact': html }))).toMatchObject({
      type: 'Dentist',
      source: 'microdata',
      evidence: { url: 'https://acme.example/contact' },
    });
  });

  it('never takes a firm on an inner page of a portal for the portal', () => {
    const html = `<meta property="og:site_name" content="Guide"><title>x</title>${jsonLd({ '@type': 'Restaurant', name: 'Chez Jo', address })}`;
    expect(readBusiness(htmlSite({ '/city/chez-jo': html }, 'guide.example'))).toBeNull();
  });
});

describe('business types', () => {
  it('knows what is below what', () => {
    expect(isA('Bakery', 'LocalBusiness')).toBe(true);
    expect(isA('Hospital', 'CivicStructure')).toBe(true);
    expect(isA('Person', 'Organization')).toBe(false);
    expect(mostSpecialType(['Thing', 'Organization', 'Bakery'])).toBe('Bakery');
    expect(mostSpecialType(['__proto__', 'constructor'])).toBeNull();
  });
});

describe('parts of an address', () => {
  const partsOf = (parts: object) => read({ ...bakery, address: { '@type': 'PostalAddress', ...parts } })?.address;

  it('are those of a town that is called as a country is', () => {
    const lebanon = {
      streetAddress: '5 Main St',
      addressLocality: 'Lebanon',
      addressRegion: 'PA',
      postalCode: '17042',
    };
    expect(partsOf(lebanon)).toMatchObject({ city: 'Lebanon', region: 'PA' });
    expect(partsOf({ streetAddress: '5 Main St', addressLocality: 'Norway', addressRegion: 'ME' })).toMatchObject({
      city: 'Norway',
    });
    expect(partsOf({ streetAddress: 'Hauptstraße 5, Graz', addressLocality: 'Österreich' })).toMatchObject({
      country: 'AT',
    });
  });

  it('are a box whose number is its code, too', () => {
    const box = {
      streetAddress: 'PO Box 12345',
      postalCode: '12345',
      addressLocality: 'Schenectady',
      addressCountry: 'US',
    };
    expect(partsOf(box)).toMatchObject({ street: 'PO Box 12345' });
    expect(partsOf({ ...box, streetAddress: '4 Mill Lane 12345 Schenectady' })).toMatchObject({
      street: '4 Mill Lane',
    });
  });

  it('stand each in its place: the state behind its town, the country where the region belongs', () => {
    expect(partsOf({ streetAddress: '1200 Juniper Ave', addressLocality: 'Tucson,AZ' })).toMatchObject({
      city: 'Tucson',
      region: 'AZ',
    });
    const site = htmlSite(
      {
        '/': jsonLd({
          ...bakery,
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Ahornweg 7',
            postalCode: '82205',
            addressLocality: 'Gilching',
            addressRegion: 'DE',
          },
        }),
      },
      'acme.de',
    );
    const { address: german } = readBusiness(site) ?? {};
    expect(german).toEqual({ street: 'Ahornweg 7', postcode: '82205', city: 'Gilching', country: 'DE' });
    const delaware = { streetAddress: '4 Mill Lane', addressLocality: 'Dover', addressRegion: 'DE' };
    expect(partsOf(delaware)).toMatchObject({ city: 'Dover', region: 'DE' });
  });

  it('are no code that the country cannot have', () => {
    const parts = { streetAddress: 'Ahornweg 7', addressLocality: 'Gilching', addressCountry: 'DE' };
    expect(partsOf({ ...parts, postalCode: '8220517' })?.postcode).toBeUndefined();
    expect(partsOf({ ...parts, postalCode: '82205' })?.postcode).toBe('82205');
    expect(partsOf({ ...parts, addressCountry: 'JP', postalCode: '5300001' })?.postcode).toBe('5300001');
  });
});
