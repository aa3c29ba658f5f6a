import type { SiteContext } from '../../src/language/english/site-context.ts';

/** What is known of a site called Acme, of which nothing else is. */
export const siteContext = (language: string): SiteContext => ({
  name: 'Acme',
  language,
  category: null,
  place: null,
  business: null,
  products: [],
  actionIds: [],
  pageKinds: [],
  singlePages: [],
  topics: { menu: [], words: [] },
  ownEnglish: [],
});
