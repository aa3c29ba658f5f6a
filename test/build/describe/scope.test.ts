import { describe, expect, it } from 'vitest';
import { sampleAnswer, sampleVisit } from '../../../scripts/samples/sample-visit.ts';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { readSite } from '../../../src/extract/read-site.ts';
import { SCOPE_SITES, type ScopeSite } from './scope-sites.ts';

function documentOf({ domain, pages }: ScopeSite): SiteDocument {
  const resources = Object.entries(pages).map(([path, html]) =>
    sampleAnswer(`https://${domain}${path}`, html, { role: path === '/' ? 'home' : 'page' }),
  );
  return describeSite(readSite(sampleVisit(domain, resources)));
}

const READ = SCOPE_SITES.map((site) => ({ site, document: documentOf(site) }));

/** Everything that is said of the site as a whole. */
function saidOfSite({ lawp, description, category, place }: SiteDocument): string {
  return [lawp.name, description, category?.name, place?.name, place?.countryName, JSON.stringify(lawp.business)].join(
    ' | ',
  );
}

describe.each(READ)('$site.title', ({ site, document }) => {
  it('is of this kind, in this place, with the home page seen or not', () => {
    const { category, place, homeSeen, lawp } = document;
    expect({ category: category?.id ?? null, place: place?.name ?? null, homeSeen }).toEqual({
      category: site.category,
      place: site.place,
      homeSeen: site.homeSeen,
    });
    if (site.name !== undefined) expect(lawp.name).toBe(site.name);
  });

  it('says of itself nothing that belongs to a page or to a listed thing', () => {
    const said = saidOfSite(document);
    for (const words of site.never ?? []) expect(said).not.toContain(words);
  });

  it('knows where each of these facts comes from', () => {
    const { sources = {}, category, place, description } = document;
    expect(sources.name?.evidence.url).toContain(site.domain);
    expect([sources.category !== undefined, sources.place !== undefined, sources.description !== undefined]).toEqual([
      category !== null,
      place !== null,
      description !== '',
    ]);
  });
});

it('leaves the description out where only articles were seen', () => {
  const archive = READ.find(({ site }) => site.domain === 'quiet-lanes.example');
  expect(archive?.document.description).toBe('');
});

it('notes what a weaker source says instead', () => {
  const recipes = READ.find(({ site }) => site.category === 'site/recipes');
  expect(recipes?.document.sources?.category?.otherwise?.value).toBe('News site');
});

it.each([
  [
    'We have baked rye bread and buns in our old shop on the corner since 1898. Our bakers also offer courses for beginners, for families and for everybody who',
    'We have baked rye bread and buns in our old shop on the corner since 1898.',
  ],
  [
    'We have baked rye bread and buns in our old shop on the corner since 1898, and our bakers also offer courses for beginners and for families. Come and see us',
    'We have baked rye bread and buns in our old shop on the corner since 1898, and our bakers also offer courses for beginners and for families. Come and see us',
  ],
])('never ends a description in the middle of a sentence that a program cut off', (content, said) => {
  const html = `<html lang="en"><title>Corner</title><meta name="description" content="${content}"><p>Bread.</p></html>`;
  expect(documentOf({ ...(SCOPE_SITES[0] as ScopeSite), pages: { '/': html } }).description).toBe(said);
});
