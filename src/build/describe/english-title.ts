import { englishOf } from '../../language/english/english-of.ts';
import { priceOn } from '../../language/english/fact-sentences.ts';
import { KIND_TITLES } from '../../language/english/kind-titles.ts';
import { titleOfThing } from '../../language/english/page-title.ts';
import type { SiteContext } from '../../language/english/site-context.ts';
import { tellingType } from '../../language/english/telling-type.ts';
import { translatePhrase } from '../../language/phrase-book.ts';
import type { WordedPage } from './worded-page.ts';

/** The English title of a page. */
export interface EnglishTitle {
  readonly text: string;
  /** It was made of what the page is about, rather than taken from the phrase book. */
  readonly ofThing: boolean;
  /** Its place among the pages of the site that have this title and kind, from 1; 0 when it is the only one. */
  readonly number: number;
}

/** The English titles of the pages of a site, in their order. */
export function englishTitles(pages: readonly WordedPage[], context: SiteContext): EnglishTitle[] {
  const titles = pages.map((page, at) => englishTitle(page, at + 1, context));
  const keys = pages.map(({ kind }, at) => `${kind}|${titles[at]?.text}`);
  return titles.map((title, at) => {
    const isShared = keys.filter((key) => key === keys[at]).length > 1;
    const number = isShared ? keys.slice(0, at + 1).filter((key) => key === keys[at]).length : 0;
    return { ...title, number };
  });
}

/** English of a title: the phrase book's, a translator's, what its type says, the kind's, its own in quotation marks, else "Page <n>" (R67). */
function englishTitle(page: WordedPage, position: number, context: SiteContext): Omit<EnglishTitle, 'number'> {
  const price = priceOn(page.path, context.products);
  const thing = titleOfThing({ ...page, siteName: context.name, ...(price === '' ? {} : { price }) });
  const language = page.language ?? context.language;
  const machine = () => englishOf(context, page.title, 'label', language);
  if (thing !== null && tellingType(page) !== null) {
    const said = machine();
    return said === null ? { text: thing, ofThing: true } : { text: said, ofThing: false };
  }
  const phrase = translatePhrase(page.title, language, { whole: page.kind === 'home' });
  // "Drucker • Service | Acme" of a home page lists what there is and is no title.
  if (phrase !== null && !(phrase === KIND_TITLES.home && page.kind !== 'home'))
    return { text: phrase, ofThing: false };
  const said = machine();
  if (said !== null) return { text: said, ofThing: false };
  if (page.kind !== 'other') return { text: KIND_TITLES[page.kind], ofThing: false };
  return { text: thing ?? `Page ${position}`, ofThing: thing !== null };
}
