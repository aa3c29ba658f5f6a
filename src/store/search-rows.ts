import { type SQL, sql } from 'drizzle-orm';
import type { SiteDocument } from '../core/site/site-record.ts';
import { toIndexText, toSearchText } from '../language/search-text.ts';
import { spellingKeys } from '../language/spellings.ts';
import { namesOf, wordsOf } from '../language/words-of.ts';
import { cellOf } from '../places/geo-cells.ts';
import type { IndexDatabase } from './databases.ts';
import { actionFacet, cellFacet, type Facet, kindFacet, nameFacet, placeFacet } from './facets.ts';
import { placesOf, productPlace } from './product-place.ts';
import type { Statement } from './save-together.ts';

/** A site with the document by which it is found. */
export interface FoundSite {
  readonly domain: string;
  readonly document: SiteDocument;
}

/** Statements that take the words of sites out of the search index, by the search_ids that they have now. */
export function clearSearchRows({ db }: IndexDatabase, domains: readonly string[]): Statement[] {
  const found = sql`select search_id from sites where domain in (select value from json_each(${JSON.stringify(domains)}))`;
  const [from, to] = placesOf(sql`found.search_id`);
  return [
    db.run(sql`delete from site_fts where rowid in (${found})`),
    db.run(sql`delete from name_fts where rowid in (${found})`),
    db.run(sql`delete from spelling_fts where rowid in (${found})`),
    // Joined crosswise, so that a few places are looked up for each site, and not all of them gone through.
    db.run(sql`delete from product_fts where rowid in (
      select place.rowid from (${found}) found cross join product_fts place where place.rowid >= ${from} and place.rowid < ${to})`),
  ];
}

/**
 * Statements that put the words of documents into the search index, by the search_ids that the sites have now. Sites in
 * the order of these are written fastest: whatever is out of order begins another part of the index.
 */
export function addSearchRows({ db }: IndexDatabase, found: readonly FoundSite[]): Statement[] {
  if (found.length === 0) return [];
  const ofNames = given(found.map(nameWords));
  const products = found.flatMap(productWords);
  return [
    db.run(sql`insert into site_fts (rowid, name, topic, titles, content, original, facets)
      select search_id, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
      from ${given(found.map(siteWords))} cross join sites on domain = value ->> 0`),
    db.run(sql`insert into name_fts (rowid, words)
      select search_id, value ->> 1 from ${ofNames} cross join sites on domain = value ->> 0`),
    db.run(sql`insert into spelling_fts (rowid, keys)
      select search_id, value ->> 2 from ${ofNames} cross join sites on domain = value ->> 0`),
    ...(products.length === 0
      ? []
      : [
          db.run(sql`insert into product_fts (rowid, words)
            select ${productPlace(sql`search_id`, sql`(value ->> 1)`)}, value ->> 2
            from ${given(products)} cross join sites on domain = value ->> 0`),
        ]),
  ];
}

/** Rows as one value of a statement, to be joined crosswise so that they keep their order: thousands take longer to bind. */
function given(rows: readonly (readonly (string | number)[])[]): SQL {
  return sql`json_each(${JSON.stringify(rows)})`;
}

/** Domain, then what the columns of site_fts hold. */
function siteWords(site: FoundSite): string[] {
  const { lawp, category, place, originals, description, products } = site.document;
  const pages = Object.values(lawp.pages);
  const topic = [
    category?.name,
    category?.plural,
    place?.name,
    place?.countryName,
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
  return [site.domain, nameOf(site), ...columns, facetsOf(site.document).join(' ')];
}

/** Domain, then what name_fts and spelling_fts hold. */
function nameWords(site: FoundSite): string[] {
  const { domain, document } = site;
  const keys = namesOf(domain, document.lawp.name).flatMap(spellingKeys);
  return [domain, `${nameOf(site)} ${exactNames(site)}`, toIndexText([...new Set(keys)].join(' '))];
}

/** Domain, position, then what product_fts holds, of each product. */
function productWords({ domain, document }: FoundSite): [string, number, string][] {
  return document.products.map(({ name, originalName }, position) => [
    domain,
    position,
    words(name === originalName ? [name] : [name, originalName]),
  ]);
}

function nameOf({ domain, document }: FoundSite): string {
  return words([document.lawp.name, domain]);
}

function facetsOf({ lawp, category, place }: SiteDocument): Facet[] {
  const { lat, lon } = lawp.business?.geo ?? place ?? { lat: null, lon: null };
  return [
    kindFacet(category?.id ?? null),
    ...(place ? [placeFacet(place.name, place.country), placeFacet(null, place.country)] : []),
    ...(lat === null || lon === null ? [] : [cellFacet(cellOf(lat, lon))]),
    ...lawp.actions.map(({ id }) => actionFacet(id)),
  ];
}

/** Its name and its domain's, each as one word. */
function exactNames({ domain, document }: FoundSite): string {
  const keys = [wordsOf(document.lawp.name).join(''), wordsOf(domain.split('.')[0] ?? '').join('')];
  return [...new Set(keys.flatMap((key) => nameFacet(key) ?? []))].join(' ');
}

function words(texts: readonly (string | undefined)[]): string {
  return toIndexText(toSearchText(texts.filter(Boolean).join(' ')));
}
