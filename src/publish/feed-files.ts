import type { SiteRow } from '../core/site/site-row.ts';
import { toAtom, toJsonFeed } from '../prints/feeds/feed.ts';
import { type NamedChange, toFeed } from '../prints/feeds/site-feed.ts';
import type { ChangeOfSite } from '../store/sites/changes.ts';
import { facetValues } from '../web/views/parts/facets.ts';

/** So many changes of all sites are looked through for those of a category. */
export const MAX_CHANGES_READ = 2000;

/** No site of many changes takes the places of others. */
const MAX_PER_SITE = 3;

/** A feed that has no items has changed never. */
const NEVER = '2026-01-01T00:00:00.000Z';

/** Feeds of the changes of all sites, and of those of each category, by their paths in the drawn folder. */
export function* feedFiles(
  rows: readonly SiteRow[],
  latest: readonly ChangeOfSite[],
  baseUrl: string,
): Generator<readonly [path: string, text: string]> {
  const listed = new Map(rows.flatMap((row) => (row.hasDocument ? [[row.domain, row.name]] : [])));
  const perSite = Map.groupBy(latest, ({ domain }) => domain);
  const changes = [...perSite].flatMap(([domain, ofSite]): NamedChange[] => {
    const name = listed.get(domain);
    return name === undefined ? [] : ofSite.slice(0, MAX_PER_SITE).map((change) => ({ ...change, name }));
  });
  yield* filesOf({ title: 'Changes', path: '', changes }, baseUrl);
  for (const { name: title, slug, rows: inCategory } of facetValues('category', rows)) {
    const domains = new Set(inCategory.map(({ domain }) => domain));
    const ofCategory = changes.filter(({ domain }) => domains.has(domain));
    yield* filesOf({ title: `${title}: changes`, path: `/directory/category/${slug}`, changes: ofCategory }, baseUrl);
  }
}

function* filesOf(
  feed: { readonly title: string; readonly path: string; readonly changes: readonly NamedChange[] },
  baseUrl: string,
): Generator<readonly [path: string, text: string]> {
  const value = toFeed({ ...feed, since: NEVER }, baseUrl);
  const file = `${feed.path}/changes`.slice(1);
  yield [`${file}.atom`, toAtom(value)];
  yield [`${file}.json`, toJsonFeed(value)];
}
