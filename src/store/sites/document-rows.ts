import { eq } from 'drizzle-orm';
import type { SiteDocument } from '../../core/site/site-record.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { inStatements } from '../database/in-statements.ts';
import { actions, businesses, mapElements, pages, products } from '../database/schema.ts';

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
