import { type SQL, sql } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import type { Statement } from '../database/save-together.ts';
import { agentsFacet, languageFacet } from './facets.ts';
import { productPlace, productPlaces } from './product-place.ts';
import type { SiteWords } from './site-words.ts';

/** Statements that take the words of sites out of the search index, by the search_ids that they have now. */
export function clearSearchRows({ db }: IndexDatabase, domains: readonly string[]): Statement[] {
  const found = sql`select search_id from sites where domain in (select value from json_each(${JSON.stringify(domains)}))`;
  const [from, to] = productPlaces(sql`found.search_id`);
  return [
    db.run(sql`delete from site_fts where rowid in (${found})`),
    db.run(sql`delete from name_fts where rowid in (${found})`),
    db.run(sql`delete from spelling_fts where rowid in (${found})`),
    db.run(sql`delete from later_fts where rowid in (${found})`),
    // Joined crosswise, so that a few places are looked up for each site, and not all of them gone through.
    db.run(sql`delete from product_fts where rowid in (
      select place.rowid from (${found}) found cross join product_fts place where place.rowid >= ${from} and place.rowid < ${to})`),
  ];
}

/**
 * Statements that put words into the search index, by the search_ids that the sites have now. Sites in the order of these
 * are written fastest: whatever is out of order begins another part of the index.
 */
export function addSearchRows({ db }: IndexDatabase, { sites, names, later, products }: SiteWords): Statement[] {
  const ofNames = given(names);
  return [
    db.run(sql`insert into site_fts (rowid, name, topic, titles, content, original, facets)
      select search_id, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 || ${ofRow}
      from ${given(sites)} cross join sites on domain = value ->> 0`),
    db.run(sql`insert into name_fts (rowid, words)
      select search_id, value ->> 1 from ${ofNames} cross join sites on domain = value ->> 0`),
    db.run(sql`insert into spelling_fts (rowid, keys)
      select search_id, value ->> 2 from ${ofNames} cross join sites on domain = value ->> 0`),
    ...(later === null
      ? []
      : [
          db.run(sql`insert into later_fts (rowid, words)
            select search_id, value ->> 1 from ${given(later)} cross join sites on domain = value ->> 0`),
        ]),
    ...(products === null
      ? []
      : [
          db.run(sql`insert into product_fts (rowid, words)
            select ${productPlace(sql`search_id`, sql`(value ->> 1)`)}, value ->> 2
            from ${given(products)} cross join sites on domain = value ->> 0`),
        ]),
  ];
}

/** What the site's own row says it is, as more facets. */
const ofRow = sql.raw(`coalesce(' ${languageFacet('')}' || language, '')
  || iif(native, ' ${agentsFacet('native')}', '') || iif(executable, ' ${agentsFacet('executable')}', '')`);

/** Rows as one value of a statement, to be joined crosswise so that they keep their order: thousands take longer to bind. */
function given(rows: string): SQL {
  return sql`json_each(${rows})`;
}
