import type { Category } from '../core/site/site-record.ts';
import { CATEGORY_ROWS } from './category-table.ts';

/** Every kind of site we know, in the order of the table. */
export const CATEGORIES: readonly Category[] = CATEGORY_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', plural = ''] = row.split('|');
    return { id, name, plural };
  });

const byId = new Map(CATEGORIES.map((category) => [category.id, category]));

const byType = new Map<string, Category>();
for (const row of CATEGORY_ROWS.trim().split('\n')) {
  const [id = '', , , types = ''] = row.split('|');
  const category = byId.get(id);
  if (category) for (const type of types.split(',')) if (type !== '') byType.set(type, category);
}

/** Types that say no more than "some business" or name a part of a page: any other one is better. */
const VAGUE = new Set([
  'LocalBusiness',
  'Corporation',
  'Store',
  'ProfessionalService',
  'EducationalOrganization',
  'JobPosting',
  'DiscussionForumPosting',
]);

/** A category by its id ("shop/bakery"), or null. */
export function findCategory(id: string): Category | null {
  return byId.get(id) ?? null;
}

/** Whoever publishes, a blog, a magazine or news: which of them is not known. */
export const PUBLICATION = 'site/publication';

/** Whether a site may be of another kind, too: what it is is not known, or no more than that it publishes. */
export function leavesKindOpen(id: string | null): boolean {
  return id === null || id === PUBLICATION;
}

/**
 * The kind of site that schema.org types speak for, the type of the business itself first ("Bakery" → shop/bakery).
 * A vague type (LocalBusiness, Store …) counts only when `vague` is asked for.
 */
export function categoryOfTypes(types: readonly string[], options: { vague?: boolean } = {}): Category | null {
  for (const type of types) {
    const category = byType.get(type);
    if (category && (options.vague === true || !VAGUE.has(type))) return category;
  }
  return null;
}
