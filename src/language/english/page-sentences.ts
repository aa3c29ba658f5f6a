import type { PageKind } from '../../core/site/page-kind.ts';

/** A kind of page in the middle of a sentence ("its menu") and at its beginning ("Menu page"). */
const PHRASES: Readonly<Record<PageKind, readonly [inside: string, title: string]>> = {
  home: ['a home page', 'Home page'],
  about: ['a portrait', 'About page'],
  contact: ['contact details', 'Contact page'],
  menu: ['a menu', 'Menu page'],
  pricing: ['prices', 'Price page'],
  products: ['products', 'Product page'],
  services: ['services', 'Page on the services'],
  shop: ['a shop', 'Shop page'],
  booking: ['bookings', 'Booking page'],
  order: ['orders', 'Ordering page'],
  opening_hours: ['opening hours', 'Page with the opening hours'],
  directions: ['directions', 'Directions page'],
  support: ['help', 'Help page'],
  faq: ['questions and answers', 'Page with questions and answers'],
  careers: ['jobs', 'Job page'],
  team: ['the team', 'Page on the team'],
  gallery: ['pictures', 'Picture gallery'],
  events: ['events', 'Page on events'],
  news: ['news', 'News page'],
  blog: ['a blog', 'Blog page'],
  download: ['downloads', 'Download page'],
  donate: ['donations', 'Donation page'],
  sign_in: ['a sign-in', 'Sign-in page'],
  sign_up: ['a registration', 'Registration page'],
  subscribe: ['a newsletter', 'Newsletter page'],
  search: ['a search', 'Search page'],
  privacy: ['a privacy policy', 'Privacy policy'],
  terms: ['terms and conditions', 'Terms and conditions'],
  imprint: ['a legal notice', 'Legal notice'],
  accessibility: ['an accessibility statement', 'Accessibility statement'],
  documentation: ['instructions', 'Page with instructions'],
  other: ['other things', 'Page'],
};

/** Words for a kind of page: inside a sentence, or as the beginning of one. */
export function pagePhrase(kind: PageKind, form: 'inside' | 'title' = 'inside'): string {
  return PHRASES[kind][form === 'inside' ? 0 : 1];
}
