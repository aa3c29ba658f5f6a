import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleAnswer, sampleVisit } from '../../../scripts/samples/sample-visit.ts';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import { JSONLD_PLACEHOLDERS, starterJsonLd } from '../../../src/core/lawp/starter-jsonld.ts';
import { readSite } from '../../../src/extract/read-site.ts';

const DEMO = new URL('../../../content/demo/', import.meta.url);

/** The terms of schema.org that a business of the starter may have, and what each holds (schema.org 29). */
const TERMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  '@context': (value) => value === 'https://schema.org',
  '@type': (value) => value === 'LocalBusiness' || value === 'PostalAddress',
  name: isText,
  url: (value) => isText(value) && URL.canParse(String(value)),
  telephone: isText,
  priceRange: (value) => isText(value) && String(value).length < 100,
  streetAddress: isText,
  postalCode: isText,
  addressLocality: isText,
  addressCountry: (value) => value === JSONLD_PLACEHOLDERS.addressCountry || /^[A-Z]{2}$/u.test(String(value)),
  address: (value) => typeof value === 'object',
  openingHours: (value) => Array.isArray(value) && value.length > 0 && value.every((line) => HOURS.test(String(line))),
};
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const HOURS = new RegExp(`^${DAY}(?:[-,]${DAY})* (?:[01]\\d|2[0-3]):[0-5]\\d-(?:[01]\\d|2[0-4]):[0-5]\\d$`, 'u');

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Terms that schema.org does not know, or whose value is of another type. */
function wrongTerms(node: object): string[] {
  return Object.entries(node).flatMap(([term, value]) => [
    ...(TERMS[term]?.(value) ? [] : [`${term}: ${JSON.stringify(value)}`]),
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? wrongTerms(value) : []),
  ]);
}

function documentOf(domain: string, pages: Readonly<Record<string, string>>): LawpDocument | null {
  const answers = Object.entries(pages).map(([path, html]) => sampleAnswer(`https://${domain}${path}`, html));
  const facts = readSite(sampleVisit(domain, answers));
  return facts.status === 'active' ? describeSite(facts, { owner: null }).lawp : null;
}

function demoPages(domain: string): Record<string, string> {
  const folder = new URL(`${domain}/www/`, DEMO);
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(
    files.map((name) => [name === 'index.html' ? '/' : `/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

const BUSINESSES = [
  'bageri-morgenstund.example',
  'crumb-and-corner.example',
  'daftar-warraq.example',
  'harbour-inn.example',
  'kissa-komorebi.example',
  'klinika-lipa.example',
  'osteria-mezzanotte.example',
  'zegarmistrz-lipa.example',
];

describe('the starter JSON-LD', () => {
  it.each(BUSINESSES)('has only terms of schema.org, each with a value of its type: %s', (domain) => {
    const document = documentOf(domain, demoPages(domain));
    expect(document && wrongTerms(starterJsonLd(document))).toEqual([]);
  });

  it.each([
    ['hours past midnight and split days', '18:00–02:00', 'Mon-Fri 9:00-12:00 and 13:00-18:00, Sat 18:00-02:00'],
    ['all day', '00:00–24:00', 'Open 24 hours, 7 days a week'],
    ['nothing but a name', '', ''],
  ])('is valid with %s', (_, __, hours) => {
    const document = documentOf('bakery.example', {
      '/': `<html lang=en><title>Corner Bakery</title><h1>Corner Bakery</h1><p>We bake rye bread and rolls every night.</p>
        <footer><address>Corner Bakery, 12 High Street, London SW1A 1AA</address><h3>Opening hours</h3><p>${hours}</p></footer>`,
    });
    expect(document && wrongTerms(starterJsonLd(document))).toEqual([]);
  });

  it('is read back as what stands in it', () => {
    const [domain = ''] = BUSINESSES;
    const before = documentOf(domain, demoPages(domain));
    const starter = before && JSON.stringify(starterJsonLd(before));
    const after = documentOf(domain, {
      '/': `<html lang=da><title>Bageri</title><p>Bread.</p><script type="application/ld+json">${starter}</script>`,
    });
    const told = (document: LawpDocument | null) => [
      document?.business?.telephone,
      document?.business?.address,
      document?.business?.opening_hours,
    ];
    expect(before?.business?.address).toBeDefined();
    expect(told(after)).toEqual(told(before));
  });

  it('is no fact where it only names what belongs there', () => {
    const bare = documentOf('acme.example', {
      '/': '<title>Acme</title><h1>Acme</h1><p>We make things for everybody.</p>',
    });
    const starter = bare && JSON.stringify(starterJsonLd(bare));
    const after = documentOf('acme.example', {
      '/': `<title>Acme</title><h1>Acme</h1><p>We make things.</p><script type="application/ld+json">${starter}</script>`,
    });
    const { openingHours: _, ...names } = JSONLD_PLACEHOLDERS;
    for (const text of Object.values(names)) expect(JSON.stringify(after)).not.toContain(text);
  });
});
