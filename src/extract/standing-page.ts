import type { PageKind } from '../core/site/page-kind.ts';
import type { PageType } from '../core/site/page-type.ts';
import { sortOfAddress } from './actions/action-address.ts';
import type { ParsedPage } from './page/parsed-page.ts';

const setOf = (kinds: string): ReadonlySet<PageKind> => new Set(kinds.split(' ') as PageKind[]);

/** Kinds of pages of which no day makes a story: it is when somebody last wrote to them. */
const NEVER_STORIES = setOf('contact directions sign_in sign_up search privacy terms imprint accessibility');
/** Kinds that are none without a day. */
const UNDATED = setOf('about menu pricing services shop booking order opening_hours support careers team');

/** What a page calls itself, and what else is known of it. */
export interface CalledPage {
  readonly type: PageType;
  /** ISO 8601, or null for none. */
  readonly day: string | null;
  readonly kind: PageKind;
}

/** Whether a page that calls itself a story is one of those that every site has: programs call all of their pages articles. */
export function isStandingPage(page: ParsedPage, { type, day, kind }: CalledPage): boolean {
  if (sortOfAddress(page.url) !== 'page') return false;
  if (type === 'blog_post') return NEVER_STORIES.has(kind);
  if (type !== 'article') return false;
  return isMarkedStanding(page) || NEVER_STORIES.has(kind) || (day === null && UNDATED.has(kind));
}

/** The classes by which WordPress and Drupal tell the pages of a site from its posts. */
function isMarkedStanding(page: ParsedPage): boolean {
  const [body] = page.byTag.get('body') ?? [];
  return /page-id-\d|(?:^|[\s-])node-type-page(?:\s|$)/u.test(body?.attribs.class?.slice(0, 1_000) ?? '');
}
