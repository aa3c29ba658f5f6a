import { eq, sql } from 'drizzle-orm';
import type { SiteDocument } from '../core/site/site-record.ts';
import { toSearchText } from '../language/search-text.ts';
import { inStatements } from './in-statements.ts';
import type { IndexDatabase } from './open-database.ts';
import { placesOf, productPlace } from './product-place.ts';
import { actions, businesses, mapElements, pages, products } from './schema.ts';

/** Statements that make the rows derived from a document anew; without a document they only clear. */
export function documentRowStatements(database: IndexDatabase, domain: string, document: SiteDocument | null) {
  const { db } = database;
  const clear = [pages, actions, products, businesses, mapElements].map((table) =>
    db.delete(table).where(eq(table.domain, domain)),
  );
  if (!document) return clear;
  const { lawp } = document;
  const pageRows = Object.entries(lawp.pages).map(([path, page]) => ({ domain, path, title: page.title }));
  const actionRows = lawp.actions.map((action) => ({
    domain,
    actionId: action.id,
    name: action.name,
    executable: action.endpoint !== undefined,
  }));
  const productRows = document.products.map((product, position) => ({ domain, position, ...product }));
  const business = businessRow(domain, document);
  const elementRows = (document.map?.elements ?? []).map((element) => ({ domain, element }));
  return [
    ...clear,
    ...inStatements(pageRows).map((rows) => db.insert(pages).values(rows)),
    ...inStatements(actionRows).map((rows) => db.insert(actions).values(rows)),
    ...inStatements(productRows).map((rows) => db.insert(products).values(rows)),
    ...(business ? [db.insert(businesses).values(business)] : []),
    ...(elementRows.length > 0 ? [db.insert(mapElements).values(elementRows)] : []),
  ];
}

function businessRow(domain: string, document: SiteDocument): typeof businesses.$inferInsert | null {
  const { business } = document.lawp;
  if (!business || !document.businessOrigin) return null;
  return {
    domain,
    origin: document.businessOrigin,
    telephone: business.telephone ?? null,
    email: business.email ?? null,
    street: business.address?.street ?? null,
    postcode: business.address?.postcode ?? null,
    city: business.address?.city ?? null,
    country: business.address?.country ?? null,
    lat: business.geo?.lat ?? null,
    lon: business.geo?.lon ?? null,
    timeZone: document.place?.timeZone ?? null,
    openingHours: JSON.stringify(business.opening_hours ?? []),
  };
}

/** Statements that put the words of an active site into the search index, or take them out. */
export function searchRowStatements(database: IndexDatabase, domain: string, document: SiteDocument | null) {
  const { db } = database;
  const clear = db.run(
    sql`delete from search_fts where rowid = (select search_id from sites where domain = ${domain})`,
  );
  const clearProducts = clearProductWords(database, domain);
  if (!document) return [clear, clearProducts];
  const { lawp, category, place, originals } = document;
  const topic = [
    category?.name,
    category?.plural,
    place?.name,
    place?.countryName,
    ...lawp.actions.flatMap((action) => [action.name, ...action.intent]),
  ];
  const original = Object.values(originals).flatMap((page) => [page.title, page.content]);
  const insert = db.run(sql`insert into search_fts (rowid, name, topic, titles, content, original)
    select search_id, ${words([lawp.name, domain])}, ${words(topic)},
      ${words(Object.values(lawp.pages).map((page) => page.title))},
      ${words([document.description, ...Object.values(lawp.pages).map((page) => page.content), ...document.products.flatMap((product) => [product.name, product.originalName])])},
      ${words(original)}
    from sites where domain = ${domain}`);
  const named = document.products.map((product, position) => ({ position, ...product }));
  const inserts = inStatements(named).map((some) => insertProductWords(database, domain, some));
  return [clear, clearProducts, insert, ...inserts];
}

function clearProductWords({ db }: IndexDatabase, domain: string) {
  const [from, to] = placesOf(sql`(select search_id from sites where domain = ${domain})`);
  return db.run(sql`delete from product_fts where rowid >= ${from} and rowid < ${to}`);
}

type NamedProduct = Pick<SiteDocument['products'][number], 'name' | 'originalName'> & { readonly position: number };

function insertProductWords({ db }: IndexDatabase, domain: string, products: readonly NamedProduct[]) {
  const given = products.map(
    ({ position, name, originalName }) =>
      sql`(${position}, ${words(name === originalName ? [name] : [name, originalName])})`,
  );
  return db.run(sql`with given (position, words) as (values ${sql.join(given, sql`, `)})
    insert into product_fts (rowid, words)
    select ${productPlace(sql`search_id`, sql`given.position`)}, given.words from sites, given where domain = ${domain}`);
}

function words(texts: readonly (string | undefined)[]): string {
  return toSearchText(texts.filter(Boolean).join(' \n '));
}
