import { textOf, walkItems } from '../data/structured-item.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage, type SitePages } from '../site-pages.ts';
import { cleanName } from './clean-name.ts';

/** What a page can be about that is never whose site it is (schema.org types). */
const THINGS = new Set(
  'Product ProductGroup ProductModel IndividualProduct Vehicle Car Recipe JobPosting Event Movie Book Course'.split(
    ' ',
  ),
);

/** Names of the things that an inner page tells about, by its structured data: none of them names the site. */
export function thingsOf(page: ParsedPage, { items }: SitePages): ReadonlySet<string> {
  const names = new Set<string>();
  if (isFrontPage(page)) return names;
  for (const { item } of walkItems(items.get(page) ?? [])) {
    const name = item.types.some((type) => THINGS.has(type)) ? cleanName(textOf(item, 'name')) : null;
    if (name) names.add(name);
  }
  return names;
}
