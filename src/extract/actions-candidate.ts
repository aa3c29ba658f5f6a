import type { ActionFacts, ActionId, PageKind } from '../core/site/facts.ts';
import { isDated } from './action-address.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { StructuredItem } from './structured-item.ts';

/** A possible action and how sure and useful it is: forms before plain words before addresses before hints. */
export interface ActionCandidate extends ActionFacts {
  readonly rank: number;
}

/** What each sort of sign is worth when the best candidate of an action is chosen. */
export const RANKS = {
  form: 100,
  structured: 85,
  provider: 80,
  label: 70,
  kind: 60,
  elsewhere: 50,
  path: 40,
  text: 30,
} as const;

/** What a visitor does on a page of a kind; kinds without an action of their own are absent. */
export const KIND_ACTIONS: Readonly<Partial<Record<PageKind, ActionId>>> = {
  contact: 'contact',
  pricing: 'view_pricing',
  shop: 'shop',
  booking: 'book',
  order: 'order',
  directions: 'directions',
  opening_hours: 'visit',
  support: 'get_support',
  careers: 'careers',
  download: 'download',
  donate: 'donate',
  sign_in: 'sign_in',
  sign_up: 'sign_up',
  subscribe: 'subscribe',
};

const ARTICLE_TYPES =
  /^(?:\w*Article|BlogPosting|Report|Review|Recipe|JobPosting|DiscussionForumPosting|LiveBlogPosting|ProfilePage)$/u;

/** A page that tells of something (news, a post, a recipe): what it names in its text is not the site's own. */
export function isArticlePage(page: ParsedPage, items: readonly StructuredItem[]): boolean {
  if (/^(?:article|profile)/iu.test(page.meta.get('og:type') ?? '') || page.meta.has('article:published_time'))
    return page.path !== '/';
  if (isDated(page.url)) return true;
  return items.some(({ types }) => types.some((type) => ARTICLE_TYPES.test(type)));
}
