import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { Evidence, SourceKind } from '../../core/evidence.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { FactSource, Sourced } from '../../core/site/fact-source.ts';
import type { KindSign, SiteFacts } from '../../core/site/facts.ts';
import type { Category, SiteDocument } from '../../core/site/site-record.ts';
import { kindOfBrand } from '../../places/brands.ts';
import { categoryOfTypes, findCategory, PUBLICATION } from '../../places/categories.ts';
import { countryOfDomain, countryOfPhone } from '../../places/country-hints.ts';
import { definedKind, type NamedKind, namedKinds } from './site-words.ts';
import { ownSource } from './sources.ts';

/** One kind that a site may be. */
interface Candidate {
  readonly id: string;
  readonly weight: number;
  readonly source: Omit<FactSource, 'otherwise'>;
}

/** Whoever says the kind in a document of the site's own is asked first. */
export interface CategoryQuestion {
  readonly facts: SiteFacts;
  readonly business: LawpBusiness | null;
  readonly source: SiteDocument['source'];
  /** What all places of the site are on the open map. */
  readonly onMap?: { readonly id: string; readonly evidence: Evidence } | null;
}

/**
 * What kind of site it is, or null: by its own document, by structured data about itself, the chain it is of, its host name,
 * the software and the markup of its pages, by the open map, by what can be done there, and by words only where two places name the same
 * kind. Wrong is worse than none.
 */
export function findSiteCategory(question: CategoryQuestion): Sourced<Category> | null {
  const { facts } = question;
  const words = namedKinds(facts);
  const candidates = [
    ...statedCandidates(question),
    ...mapCandidates(question),
    ...brandCandidates(question),
    ...facts.kindSigns.map((sign) => ofSign(sign)),
    ...words.flatMap((named) => ofWords(named, facts)),
  ].sort((a, b) => b.weight - a.weight);
  const [best] = contested(candidates, words);
  if (!best) return null;
  const id = refined(best, words);
  const value = findCategory(id);
  if (value === null) return null;
  const other = candidates.find((each) => each.weight >= LEAST_NOTED && !isKin(each.id, id));
  const otherwise = other && { value: findCategory(other.id)?.name ?? other.id, evidence: other.source.evidence };
  return { value, source: { ...best.source, ...(otherwise ? { otherwise } : {}) } };
}

/** A weaker sign against the chosen kind is worth a note from here on. */
const LEAST_NOTED = 0.7;

/** By the type of the business; from LocalBusiness or Organization nobody learns anything. */
function statedCandidates({ facts, business, source }: CategoryQuestion): Candidate[] {
  const category = business?.type === undefined ? null : categoryOfTypes([business.type]);
  if (category === null) return [];
  if (source !== 'built') return [{ id: category.id, weight: 1, source: ownSource(facts, source) }];
  const [weight, evidence] = [0.94, facts.business?.evidence ?? facts.native.evidence];
  return [{ id: category.id, weight, source: { by: 'markup', confidence: weight, evidence } }];
}

/** People who stood before it said so; the site knows it better. */
function mapCandidates({ onMap }: CategoryQuestion): Candidate[] {
  if (!onMap) return [];
  return [{ id: onMap.id, weight: 0.9, source: { by: 'map', confidence: 0.9, evidence: onMap.evidence } }];
}

/** A chain whose name its address spells, too, in a country where it is known. */
function brandCandidates({ facts, business }: CategoryQuestion): Candidate[] {
  const { name, domain, places } = facts;
  if (name === null) return [];
  const phones = [facts.business?.telephone, ...facts.actions.map(({ phone }) => phone)];
  const countries = [
    countryOfDomain(domain),
    business?.address?.country,
    ...places.map(({ address }) => address?.country),
    ...phones.map((phone) => (phone?.e164 ? countryOfPhone(phone.e164) : null)),
  ].filter((code) => code !== null && code !== undefined);
  const [label = ''] = registrableDomain(domain).split('.', 1);
  const id = kindOfBrand(name.value, label, countries);
  const evidence = { ...name.evidence, found: 'The name of a chain in name-suggestion-index.', excerpt: name.value };
  return id === null ? [] : [{ id, weight: BRAND, source: { by: 'brands', confidence: BRAND, evidence } }];
}

/** More than what some of its pages are: grocers give recipes. */
const BRAND = 0.92;

/** Software that makes one kind of site and nothing else. */
const TELLING_SOFTWARE = /^site\/(?:forum|wiki|social)$/;

function ofSign({ category, by, confidence, evidence }: KindSign): Candidate {
  const weight = by === 'software' && TELLING_SOFTWARE.test(category) ? 0.9 : confidence;
  return { id: category, weight, source: { by, confidence, evidence } };
}

/**
 * Two places agree, or one is enough by itself. That a domain repeats a name is little news: "Camping World" with a cart is
 * a shop.
 */
function ofWords(named: NamedKind, facts: SiteFacts): Candidate[] {
  const { id, places, evidence } = named;
  const isToldApart = places.has('title') || places.has('description');
  if (VISITED.test(id) && !places.has('description') && hasOnlyArticles(facts) && !isBusiness(facts)) return [];
  const agreed = places.size < 2 ? 0 : isToldApart ? 0.88 : 0.78;
  const confidence = agreed || sureOfOne(named, facts);
  return confidence === 0 ? [] : [{ id, weight: confidence, source: { by: 'words', confidence, evidence } }];
}

/**
 * How sure one place is: a description that says what the site is; the name of a business or of an institution; the name of a
 * blog that is seen to have articles.
 */
function sureOfOne({ id, places }: NamedKind, facts: SiteFacts): number {
  if (places.has('description') && !COMMON_NOUN.test(id) && definedKind(facts) === id) return 0.8;
  const isCalled = places.has('name');
  if (isCalled && isBusiness(facts)) return 0.7;
  if ((isCalled || places.has('other name')) && INSTITUTION.test(id)) return 0.7;
  return (isCalled || places.has('domain') || places.has('description')) &&
    OF_STORIES.test(id) &&
    hasOnlyArticles(facts)
    ? 0.75
    : 0;
}

/** Words for these name other things as well: a community, a portal to a hobby. */
const COMMON_NOUN = /^site\/(?:forum|portal|software)$/;

/** It has data of its own as a business, an address, or a number to call. */
function isBusiness({ business, places, actions }: SiteFacts): boolean {
  return business !== null || places.length > 0 || actions.some(({ phone }) => phone !== undefined);
}

/** Bodies that are called what they are: no firm calls itself a ministry. */
const INSTITUTION =
  /^(?:office\/(?:association|ngo|government|political_party|union)|amenity\/(?:university|library|courthouse|townhall|hospital|place_of_worship|theatre)|tourism\/museum)$/;
/** Where people go: a blog that is called a library, and says neither where nor how it is reached, is none. */
const VISITED = /^(?:amenity|tourism)\//;
const OF_STORIES = /^(?:office\/newspaper|site\/(?:magazine|blog))$/;

const ARTICLES: ReadonlySet<string> = new Set(['article', 'news_article', 'blog_post']);

function hasOnlyArticles({ pages }: SiteFacts): boolean {
  return pages.length > 0 && pages.every(({ kind, typed }) => kind !== 'home' && ARTICLES.has(typed?.type ?? ''));
}

/**
 * Markup of a newspaper around pages of recipes is the publisher's. A cart alone makes no shop of what calls itself a
 * directory, a forum or news.
 */
function contested(candidates: readonly Candidate[], words: readonly NamedKind[]): readonly Candidate[] {
  const isRecipes = candidates.some(({ id, source }) => id === 'site/recipes' && source.by === 'pages');
  const isOther = words.some(
    ({ id, places }) => OTHER_THAN_SHOPS.test(id) && (places.has('name') || places.has('title')),
  );
  // What a party tells the press is marked as news, too.
  const isBody = candidates.some(({ id, source }) => INSTITUTION.test(id) && source.by === 'words');
  // A chain of shops may have the name of a magazine.
  const isPress = candidates.some(({ id, source }) => PRESS.test(id) && PAGES_SAY.has(source.by));
  return candidates.filter(
    ({ id, source }) =>
      !(isRecipes && id === 'office/newspaper') &&
      !(isBody && PRESS.test(id) && source.by === 'pages') &&
      !(isOther && source.by === 'deeds') &&
      !(isPress && source.by === 'brands'),
  );
}

const PRESS = /^(?:office\/newspaper|site\/magazine)$/;
const PAGES_SAY: ReadonlySet<SourceKind> = new Set(['pages', 'markup']);
const OTHER_THAN_SHOPS = /^(?:site\/(?!marketplace)|office\/(?:newspaper|association|government)$)/;

/** What words make of a kind that says less: an office is a court, a shop sells shoes. */
const NARROWER: Readonly<Record<string, RegExp>> = {
  'office/government':
    /^(?:amenity\/(?:courthouse|townhall|library|police|fire_station|hospital|embassy|university)|tourism\/museum|office\/research)$/,
  'office/educational_institution':
    /^(?:amenity\/(?:university|college|school|kindergarten|library|language_school|music_school)|tourism\/museum)$/,
  'amenity/university': /^(?:amenity\/(?:college|library|hospital)|tourism\/museum)$/,
  'office/newspaper': /^site\/(?:magazine|radio|television)$/,
  'shop/online': /^(?:shop\/|craft\/(?:winery|brewery|distillery)$)/,
  [PUBLICATION]: /^site\/(?:magazine|blog|podcast)$/,
};

function refined({ id, source }: Candidate, words: readonly NamedKind[]): string {
  const narrower = NARROWER[id];
  if (!narrower || source.by === 'words') return id;
  // "Wharton School" below .edu is no school for children.
  const isHigher = source.evidence.excerpt === 'edu';
  const fitting = words.filter(
    (named) =>
      narrower.test(named.id) &&
      !(isHigher && named.id === 'amenity/school') &&
      (id === PUBLICATION || named.places.size > 1 || named.places.has('name') || named.places.has('domain')),
  );
  const [only] = fitting;
  return only && fitting.length === 1 ? only.id : id;
}

function isKin(one: string, other: string): boolean {
  return one === other || NARROWER[one]?.test(other) === true || NARROWER[other]?.test(one) === true;
}
