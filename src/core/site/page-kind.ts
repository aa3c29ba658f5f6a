/** All sorts of pages that we tell apart. */
export const PAGE_KINDS = [
  'home',
  'about',
  'contact',
  'menu',
  'pricing',
  'products',
  'services',
  'shop',
  'booking',
  'order',
  'opening_hours',
  'directions',
  'support',
  'faq',
  'careers',
  'team',
  'gallery',
  'events',
  'news',
  'blog',
  'download',
  'donate',
  'sign_in',
  'sign_up',
  'subscribe',
  'search',
  'privacy',
  'terms',
  'imprint',
  'accessibility',
  'documentation',
  'other',
] as const;

/** Which of them a page is. */

/** What sort of page it is; "other" when neither path, link text nor title says so. */
export type PageKind = (typeof PAGE_KINDS)[number];
