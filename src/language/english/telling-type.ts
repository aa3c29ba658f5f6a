import type { PageKind } from '../../core/site/page-kind.ts';
import type { PageType, TypedPage } from '../../core/site/page-type.ts';

/** Kinds of pages under which single things stand; under the others a page is what its kind says. */
const HOLDS: Readonly<Partial<Record<PageKind, ReadonlySet<PageType>>>> = {
  news: new Set(['news_article', 'blog_post', 'article', 'video', 'audio', 'review']),
  blog: new Set(['news_article', 'blog_post', 'article', 'video', 'audio', 'review', 'recipe', 'guide', 'archive']),
  events: new Set(['event', 'article', 'news_article', 'blog_post', 'course']),
  products: new Set(['product', 'product_list', 'book', 'app']),
  shop: new Set(['product', 'product_list', 'book', 'app']),
  gallery: new Set(['video', 'gallery']),
  careers: new Set(['job_advert', 'job_list']),
  team: new Set(['profile']),
  sign_in: new Set(['password_reset']),
};

/** The type of a page where it says more than its kind; null where the kind does. */
export function tellingType({
  kind,
  typed,
}: {
  readonly kind: PageKind;
  readonly typed?: TypedPage;
}): TypedPage | null {
  if (typed === undefined || kind === 'home') return null;
  return kind === 'other' || HOLDS[kind]?.has(typed.type) === true ? typed : null;
}
