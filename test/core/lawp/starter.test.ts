import { describe, expect, it } from 'vitest';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import { starterDocument } from '../../../src/core/lawp/starter.ts';
import { starterJsonLd } from '../../../src/core/lawp/starter-jsonld.ts';
import { validateLawp } from '../../../src/core/lawp/validate.ts';
import { fullDocument } from './sample.ts';

function full(): LawpDocument {
  const { document } = validateLawp(fullDocument());
  if (document === null) throw new Error('The sample is not valid.');
  return document;
}

const BARE: LawpDocument = {
  lawp_version: '0.3',
  domain: 'example.com',
  name: 'Example',
  language: 'en',
  pages: {},
  actions: [],
};

describe('the starter document', () => {
  it.each([
    ['full', full()],
    ['bare', BARE],
    ['long', { ...BARE, name: 'x'.repeat(300), pages: { '/': { title: 't', content: 'x'.repeat(9000) } } }],
  ])('passes our own validator: %s', (_what, document) => {
    expect(validateLawp(JSON.parse(JSON.stringify(starterDocument(document)))).problems).toEqual([]);
  });

  it('is version 0.3, without endpoints and later parts', () => {
    const starter = starterDocument(full());
    expect(starter.lawp_version).toBe('0.3');
    expect(Object.keys(starter)).toEqual(['lawp_version', 'domain', 'name', 'language', 'pages', 'actions']);
    for (const action of starter.actions) {
      expect(['id', 'name', 'description', 'intent', 'input', 'url']).toEqual(
        expect.arrayContaining(Object.keys(action)),
      );
    }
  });

  it('adds a contact form when the site has none, and only then', () => {
    const [contact] = starterDocument(BARE).actions;
    expect(contact?.id).toBe('contact');
    expect(contact?.input.fields).toEqual([
      { name: 'name', type: 'string', required: true },
      { name: 'email', type: 'email', required: true },
      { name: 'message', type: 'string', required: true },
    ]);
    expect(starterDocument(starterDocument(BARE)).actions).toHaveLength(1);
  });
});

describe('the starter JSON-LD', () => {
  it('is filled with what we know', () => {
    expect(starterJsonLd(full())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Example Bakery',
      url: 'https://example.com/',
      telephone: '+45 00 12 34 56',
      priceRange: 'kr.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Road 1',
        postalCode: '8000',
        addressLocality: 'Aarhus',
        addressCountry: 'DK',
      },
      openingHours: ['Mo-Tu 06:30-17:30', 'Sa 18:00-02:00', 'Su 00:00-24:00'],
    });
  });

  it('names what belongs where nothing is known', () => {
    const { address, openingHours, telephone } = starterJsonLd(BARE);
    expect(address.streetAddress).toBe('Street and number');
    expect(telephone).toMatch(/phone number/i);
    expect(openingHours).toEqual(['Mo-Fr 09:00-17:00']);
  });
});
