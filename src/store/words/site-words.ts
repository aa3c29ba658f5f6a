import type { SiteDocument } from '../../core/site/site-record.ts';
import { toIndexText, toSearchText } from '../../language/search-text.ts';
import { spellingKeys } from '../../language/spellings.ts';
import { namesOf, wordsOf } from '../../language/words-of.ts';
import { leavesKindOpen } from '../../places/categories.ts';
import { countryOfDomain } from '../../places/country-hints.ts';
import { AREA_DEGREES, cellOf } from '../../places/geo-cells.ts';
import { type PackedText, unpackText } from '../database/packed-text.ts';
import { actionFacet, areaFacet, cellFacet, type Facet, kindFacet, nameFacet, placeFacet } from './facets.ts';

/** A site with the document by which it is found. */
export interface WordedSite {
  readonly domain: string;
  readonly document: SiteDocument;
}

/** The same with the document as it is kept. */
export interface KeptSite {
  readonly domain: string;
  readonly json: PackedText;
}

/** What the tables of the search index hold of some sites: JSON lists of rows, each of which begins with the domain. */
export interface SiteWords {
  readonly sites: string;
  /** Of names, and of their spellings. */
  readonly names: string;
  /** Words further down their pages; null where they have none. */
  readonly later: string | null;
  /** Null where they have none. */
  readonly products: string | null;
}

/** The words of sites for the search index. */
export function toSiteWords(found: readonly WordedSite[]): SiteWords {
  const later = found.flatMap(laterWords);
  const products = found.flatMap(productWords);
  return {
    sites: JSON.stringify(found.map(siteWords)),
    names: JSON.stringify(found.map(nameWords)),
    later: later.length === 0 ? null : JSON.stringify(later),
    products: products.length === 0 ? null : JSON.stringify(products),
  };
}

/** The same of documents as they are kept. */
export function keptWords(kept: readonly KeptSite[]): SiteWords {
  // A document is kept as it was.
  return toSiteWords(
    kept.map(({ domain, json }) => ({ domain, document: JSON.parse(unpackText(json)) as SiteDocument })),
  );
}

/** Domain, then what the columns of site_fts hold. */
function siteWords(site: WordedSite): string[] {
  const { lawp, category, place, originals, otherNames, description, products } = site.document;
  const pages = Object.values(lawp.pages);
  const topic = [
    ...(otherNames ?? []),
    category?.name,
    category?.plural,
    place?.name,
    place?.countryName,
    postcodeOf(site.document),
    ...lawp.actions.flatMap((action) => [action.name, ...action.intent]),
  ];
  const content = [
    description,
    ...pages.map((page) => page.content),
    ...products.flatMap((product) => [product.name, product.originalName]),
  ];
  const original = Object.values(originals).flatMap((page) => [page.title, page.content]);
  const titles = pages.map((page) => page.title);
  const columns = [topic, titles, content, original].map(words);
  return [site.domain, nameOf(site), ...columns, facetsOf(site).join(' ')];
}

/** The parts of its postal code that nothing else is written like: two letters are a word. */
function postcodeOf({ lawp }: SiteDocument): string {
  const parts = lawp.business?.address?.postcode?.split(/\s+/) ?? [];
  return parts.filter((part) => /\d/.test(part)).join(' ');
}

/** Domain, then what name_fts and spelling_fts hold. */
function nameWords(site: WordedSite): string[] {
  const { domain, document } = site;
  const keys = namesOf(domain, document.lawp.name).flatMap(spellingKeys);
  return [
    domain,
    `${nameOf(site)} ${words(document.otherNames ?? [])} ${exactNames(site)}`,
    toIndexText([...new Set(keys)].join(' ')),
  ];
}

/** Domain, then what later_fts holds, where there is any. */
function laterWords({ domain, document: { laterWords } }: WordedSite): [string, string][] {
  return laterWords === undefined ? [] : [[domain, toIndexText(laterWords)]];
}

/** Domain, position, then what product_fts holds, of each product. */
function productWords({ domain, document }: WordedSite): [string, number, string][] {
  return document.products.map(({ name, originalName }, position) => [
    domain,
    position,
    words(name === originalName ? [name] : [name, originalName]),
  ]);
}

function nameOf({ domain, document }: WordedSite): string {
  return words([document.lawp.name, domain]);
}

/** A site whose place is not known counts for the country of its domain's ending. */
function facetsOf({ domain, document: { lawp, category, place } }: WordedSite): Facet[] {
  const { lat, lon } = lawp.business?.geo ?? place ?? { lat: null, lon: null };
  const country = place?.country ?? countryOfDomain(domain);
  return [
    ...(category ? [kindFacet(category.id)] : []),
    ...(leavesKindOpen(category?.id ?? null) ? [kindFacet(null)] : []),
    ...(place ? [placeFacet(place.name, place.country)] : []),
    ...(country === null ? [] : [placeFacet(null, country)]),
    ...(lat === null || lon === null ? [] : [cellFacet(cellOf(lat, lon)), areaFacet(cellOf(lat, lon, AREA_DEGREES))]),
    ...lawp.actions.map(({ id }) => actionFacet(id)),
  ];
}

/** Its name and its domain's, each as one word. */
function exactNames({ domain, document }: WordedSite): string {
  // Of one word more sites are called so than are meant: whoever publishes them declares it.
  const others = (document.otherNames ?? []).map(wordsOf).filter(({ length }) => length > 1);
  const keys = [wordsOf(document.lawp.name), wordsOf(domain.split('.')[0] ?? ''), ...others].map((all) => all.join(''));
  return [...new Set(keys.flatMap((key) => nameFacet(key) ?? []))].join(' ');
}

function words(texts: readonly (string | undefined)[]): string {
  return toIndexText(toSearchText(texts.filter(Boolean).join(' ')));
}
