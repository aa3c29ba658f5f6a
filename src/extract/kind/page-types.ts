import type { StructuredItem } from '../data/structured-item.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** What a page is about, as its markup says; null for pages that say nothing of the kind. */
export type MarkedPageType = 'news' | 'recipe' | 'thread' | 'product';

const NEWS = /NewsArticle$|^LiveBlogPosting$/;
/** Answers to a question that the site itself asks are help, not a forum. */
const THREADS = new Set(['QAPage', 'DiscussionForumPosting']);
const RECIPE_TAG = /(?:^|[:_])recipe_?$/i;

/** The type of one page by its structured data and its og:type: that of the thing the page is about, not of what it lists. */
export function pageTypeOf(page: ParsedPage, items: readonly StructuredItem[]): MarkedPageType | null {
  const main = mainTypes(items);
  const declared = page.meta.get('og:type') ?? '';
  if (main.has('Recipe') || RECIPE_TAG.test(declared)) return 'recipe';
  if ([...main].some((type) => THREADS.has(type))) return 'thread';
  if ([...main].some((type) => NEWS.test(type))) return 'news';
  if ((main.has('Product') && countOf(items, 'Product') === 1) || /^(?:og:)?product(?:\.item)?$/i.test(declared))
    return 'product';
  return null;
}

const MAX_ITEMS = 200;

function mainTypes(items: readonly StructuredItem[]): Set<string> {
  const types = new Set<string>();
  for (const item of items.slice(0, MAX_ITEMS)) {
    for (const type of item.types) types.add(type);
    for (const value of [...(item.properties.mainEntity ?? []), ...(item.properties.mainEntityOfPage ?? [])])
      if (typeof value !== 'string') for (const type of value.types) types.add(type);
  }
  return types;
}

function countOf(items: readonly StructuredItem[], type: string): number {
  return items.slice(0, MAX_ITEMS).filter(({ types }) => types.includes(type)).length;
}
