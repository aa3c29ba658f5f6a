import { ACTIONS } from '../../core/actions/catalogue.ts';
import { withCountryArticle } from '../../core/country-name.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { inPlace } from '../../core/site/town-and-country.ts';
import { addressLine } from '../address-line.ts';
import { fold } from '../fold.ts';
import { languageName } from '../names.ts';
import {
  firstEnglish,
  hoursSentence,
  joined,
  pathOf,
  pricesSentence,
  productsSentence,
  reachSentence,
} from './fact-sentences.ts';
import { pagePhrase } from './page-sentences.ts';
import type { SiteContext } from './site-context.ts';
import { withArticle } from './with-article.ts';

/** What a page itself adds to the facts of its site. */
export interface ComposedPage {
  readonly kind: PageKind;
  readonly path: string;
  /** ISO 639-1, where it is not that of the site. */
  readonly language?: string;
  /** Its English title, from the phrase book or its kind. */
  readonly title: string;
  /** What it is, where its kind does not say it: "News article on football". */
  readonly what?: string;
  /** When it was published or takes place: "13 January 2025". */
  readonly day?: string;
  /** Sentences of it that its author wrote in English. */
  readonly english?: readonly string[];
  /** Its own words in its own language: only numbers are taken from them. */
  readonly content: string;
  /** Its place among the pages of the site that say the same, from 1; 0 when it is the only one. */
  readonly number: number;
}

/** "in Aarhus, Denmark", or nothing. */
function whereabouts({ place }: SiteContext): string {
  return place === null ? '' : ` ${inPlace(place)}`;
}

/** "Danish-language site of Bageri Morgenstund, a bakery in Aarhus, Denmark." */
function identity(context: SiteContext): string {
  const language = languageName(context.language) ?? 'Foreign';
  const where = whereabouts(context);
  const kind =
    context.category === null || context.category.id === 'office/company' ? null : withArticle(context.category.name);
  const plain = `${language}-language site${kind === null ? where : ` of ${kind}${where}`}.`;
  const named =
    kind === null
      ? `${language}-language site of ${context.name}${where}.`
      : `${language}-language site of ${context.name}, ${kind}${where}.`;
  return firstEnglish(context.name, named, plain, `${language}-language site.`);
}

/** "Mentions earthquakes. It has pages on weather and climate." or nothing. */
function topicsSentences({ topics, category, place }: SiteContext): string {
  const isNew = (topic: string) =>
    !category?.name.toLowerCase().includes(topic) &&
    topic !== category?.plural &&
    topic !== place?.name &&
    topic !== place?.countryName;
  const words = topics.words.filter(isNew).slice(0, MAX_WORDS);
  const menu = topics.menu.filter((topic) => isNew(topic) && !words.includes(topic)).slice(0, MAX_TOPICS);
  return [
    words.length === 0 ? '' : `Mentions ${joined(words.map(withCountryArticle))}.`,
    menu.length === 0 ? '' : `It has pages on ${joined(menu.map(withCountryArticle))}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** "Among its pages are a recipe and an article on sport." of a site whose menus and title told little, or nothing. */
function pagesSentence(context: SiteContext): string {
  const { topics, category, singlePages, namedPages } = context;
  if (namedPages) return namedPages.length === 0 ? '' : `Its pages include ${joined(namedPages)}.`;
  const known = [...topics.words, ...topics.menu];
  if (known.length >= ENOUGH_TOPICS) return '';
  // What it sells says that it has a page on it.
  const isTold = (what: string) => what === PRODUCT && soldBy(context).length > 0;
  const told = singlePages.filter((what) => !isTold(what) && tellsMore(what, category, known)).slice(0, MAX_PAGES);
  const [only] = told;
  if (only === undefined) return '';
  if (told.length === 1)
    return `One of its pages is ${only.startsWith('Page on ') ? only.slice(5) : withArticle(only)}.`;
  return `Among its pages are ${joined(told.map((what) => withArticle(what).replace(/^a page on /, 'one on ')))}.`;
}

/** That a news site has articles is no news, nor is what its menus said. */
function tellsMore(what: string, category: SiteContext['category'], known: readonly string[]): boolean {
  const [, about] = what.split(' on ');
  return about === undefined
    ? category === null && !BARE.test(what)
    : !about.split(/, | and /).every((topic) => known.includes(topic));
}

const ENOUGH_TOPICS = 3;
/** What nearly every site has. */
const BARE = /^(?:Article|List of (?:\d+ )?articles|Archive of posts|List|Password reset)$/;
const PRODUCT = pagePhrase('products', 'title');
const MAX_PAGES = 3;
const MAX_WORDS = 6;
const MAX_TOPICS = 8;

function deedsSentence({ actionIds }: SiteContext): string {
  const deeds = actionIds.flatMap((id) => ACTIONS[id].deeds.visitor ?? []).slice(0, 5);
  if (deeds.length === 0) return '';
  const list = deeds.length < 2 ? (deeds[0] ?? '') : `${deeds.slice(0, -1).join(', ')} or ${deeds.at(-1)}`;
  return `Visitors can ${list}.`;
}

const HOME_KINDS = new Set<PageKind>([
  'menu',
  'pricing',
  'opening_hours',
  'booking',
  'events',
  'team',
  'gallery',
  'news',
  'careers',
  'faq',
  'services',
  'products',
]);

function composeHome(context: SiteContext, page: ComposedPage): string {
  const kinds = [...new Set(context.pageKinds)].filter((kind) => HOME_KINDS.has(kind)).map((kind) => pagePhrase(kind));
  const topics = kinds.length === 0 ? '' : `It has pages with ${joined(kinds.slice(0, 6))}.`;
  const { business, products } = context;
  return [
    identity(context),
    ...context.ownEnglish,
    topicsSentences(context),
    pagesSentence(context),
    hoursSentence(business),
    productsSentence(soldBy(context)),
    reachSentence(business),
    deedsSentence(context),
    topics,
    products.length > 0 ? '' : pricesOf(page, context),
    ...(page.english ?? []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function addressSentence(business: LawpBusiness | null): string {
  const line = business?.address === undefined ? '' : addressLine(business.address);
  return line === '' ? '' : `The address is ${line}.`;
}

function factsFor(kind: PageKind, context: SiteContext, page: ComposedPage): string[] {
  const { business, products } = context;
  switch (kind) {
    case 'contact':
    case 'imprint':
      return [reachSentence(business), kind === 'contact' ? hoursSentence(business) : ''];
    case 'directions':
      return [addressSentence(business)];
    case 'opening_hours':
      return [hoursSentence(business)];
    case 'booking':
    case 'order':
      return [
        business?.telephone === undefined ? '' : `The phone number is ${business.telephone}.`,
        pricesOf(page, context),
      ];
    default: {
      const own = products.filter((product) => pathOf(product.url) === page.path);
      return own.length > 0 ? [productsSentence(own)] : [pricesOf(page, context)];
    }
  }
}

/** What a story names is a grant or a fine as well as a price. */
function pricesOf({ what = '', content }: ComposedPage, context: SiteContext): string {
  return pricesSentence(content, ofOthers(context) || STORY.test(what) ? 'Amounts' : 'Prices');
}

const STORY = /^(?:News article|Article|Blog post)/;

/** "Contact page of Bageri Morgenstund, a bakery in Aarhus, Denmark." */
function opening(context: SiteContext, page: ComposedPage): string {
  const named = page.title.startsWith('Page ') ? page.title : `Page “${page.title}”`;
  const kindly = page.kind === 'other' ? named : pagePhrase(page.kind, 'title');
  const day = page.day === undefined ? '' : `, ${page.day},`;
  const what = `${page.what ?? kindly}${day}`;
  const nth = page.number > 0 && page.what === undefined && !what.startsWith('Page ') ? ` (${page.number})` : '';
  const language = languageName(page.language ?? context.language) ?? 'foreign';
  const kind =
    context.category === null || context.category.id === 'office/company'
      ? ''
      : `, ${withArticle(context.category.name)}`;
  const where = whereabouts(context);
  const about = kind === '' ? where : `${kind}${where}`;
  const nameless = kind === '' ? `the site${where}` : `${kind.slice(2)}${where}`;
  return firstEnglish(
    context.name,
    `${what}${nth} of ${context.name}${about}, in ${language}.`,
    `${what}${nth} of ${context.name}, in ${language}.`,
    `${what}${nth} of ${nameless}, in ${language}.`,
    `${what}${nth} in ${language}.`,
  );
}

/**
 * English for a page whose own words nothing translates: only facts we hold, nothing of the foreign text but numbers and
 * names. The home page says what the site is; other pages say what kind of page they are and what belongs there.
 */
export function composePage(context: SiteContext, page: ComposedPage): string {
  if (page.kind === 'home') return composeHome(context, page);
  const sentences = [opening(context, page), ...factsFor(page.kind, context, page), ...(page.english ?? [])];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** What such sites show for sale is other people's: adverts, listed firms, reviewed goods (R77). */
const SHOWS_OTHERS = /^(?:site\/(?!software$|game$|band$)|office\/(?:newspaper|government|association)$)/;

function ofOthers({ category }: SiteContext): boolean {
  return category !== null && SHOWS_OTHERS.test(category.id);
}

/** A thing that bears the name of the site is all of it, and the site sells none. */
function soldBy(context: SiteContext): SiteContext['products'] {
  return ofOthers(context) ? [] : context.products.filter(({ name }) => fold(name) !== fold(context.name));
}

/** One or two sentences that say what a site is, composed from facts. */
export function composeDescription(context: SiteContext): string {
  // Beside the titles of its pages it says little what else can be done on them.
  const deeds = context.namedPages?.length ? '' : deedsSentence(context);
  const more = productsSentence(soldBy(context)) || hoursSentence(context.business) || deeds;
  return [identity(context), topicsSentences(context), pagesSentence(context), more]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
