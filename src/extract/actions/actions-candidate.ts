import type { ActionFacts } from '../../core/site/facts.ts';
import type { StructuredItem } from '../data/structured-item.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage } from '../site-pages.ts';
import { isDated } from './action-address.ts';

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
  /** A form to write by that does not stand on the contact page. */
  formBeside: 55,
  elsewhere: 50,
  path: 40,
  text: 30,
  /** In a menu that is closed until somebody opens it. */
  folded: 10,
} as const;

const ARTICLE_TYPES =
  /^(?:\w*Article|BlogPosting|Report|Review|Recipe|JobPosting|DiscussionForumPosting|LiveBlogPosting|ProfilePage)$/u;

/** A page that tells of something (news, a post, a recipe): what it names in its text is not the site's own. */
export function isArticlePage(page: ParsedPage, items: readonly StructuredItem[]): boolean {
  if (/^(?:article|profile)/iu.test(page.meta.get('og:type') ?? '') || page.meta.has('article:published_time'))
    return !isFrontPage(page);
  if (isDated(page.url)) return true;
  return items.some(({ types }) => types.some((type) => ARTICLE_TYPES.test(type)));
}
