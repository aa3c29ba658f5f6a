import type { SiteRow } from '../../../core/site/site-row.ts';

/** The sites of a page, in their order, as a list that search engines read (schema.org `ItemList`). */
export function siteList(rows: readonly SiteRow[], baseUrl: string) {
  return {
    '@type': 'ItemList',
    itemListElement: rows.map(({ domain, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: `${baseUrl}/site/${domain}`,
    })),
  };
}
