import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { OpeningHours } from '../../core/lawp/document.ts';
import type { BusinessFacts, PageFacts, PhoneFacts, PlaceFacts } from '../../core/site/facts.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { fold } from '../../language/fold.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { SitePages } from '../site-pages.ts';
import type { Speaker } from './own-signs.ts';
import { type PageHours, type PagePlace, type PagePlaces, readPagePlaces } from './page-places.ts';
import { findRegions } from './regions.ts';
import type { StatedHours } from './stated-hours.ts';
import type { StatedPhone } from './stated-phones.ts';

/** A site whose pages are described. */
export interface DescribedSite extends SitePages {
  /** Described pages by their paths. */
  readonly described: ReadonlyMap<string, Pick<PageFacts, 'kind' | 'language'>>;
  readonly name: string | null;
  /** ISO 639-1. */
  readonly language: string;
}

/** Kinds of pages on which a site speaks of itself (R77). */
const OWN_KINDS: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'contact',
  'imprint',
  'opening_hours',
  'directions',
]);
/** Pages about one story, offer or happening: what they tell of is mostly somebody else's. */
const STORIES: ReadonlySet<PageKind> = new Set(['blog', 'news', 'events', 'careers']);
/** On other pages, so many places are still told by a heading to be the site's own. */
const MAX_TOLD = 3;
/** A page with more places than this lists those of others, unless they are in its frame or named as the site's. */
const MAX_OWN = 8;
const MAX_PLACES = 12;
const MAX_PHONES = 4;

/**
 * The site's own places by its visible text, the main one first: addresses with the numbers and weekly hours that
 * stand beside them. Of other pages than home, about, contact and imprint only what stands in their frame, what several
 * pages repeat, and what stands beside the site's own name. Never throws.
 */
export function readPlaces(site: DescribedSite, business: BusinessFacts | null): PlaceFacts[] {
  const regions = findRegions(site, business?.address?.country);
  const pages = site.pages.map((page) => readPagePlaces(page, regions, speakerOf(page, site)));
  const scored = ownPlaces(pages, site);
  const weeks = ownHours(pages, site);
  if (scored.length === 0) return placeless(pages, weeks, site);
  return scored.slice(0, MAX_PLACES).map(({ place, confidence, same }, at) => {
    const hours = same.flatMap((each) => each.hours).filter(({ isOfPhone }) => !isOfPhone);
    const openingHours = oneWeek(hours) ?? (at === 0 ? oneWeek(weeks) : null);
    return {
      address: place.address,
      phones: toPhones(
        same.flatMap((each) => each.phones),
        same.flatMap((each) => each.hours),
      ),
      ...(openingHours ? { openingHours } : {}),
      confidence,
      evidence: place.page.evidence('An address in the text', place.words),
    };
  });
}

function speakerOf(page: ParsedPage, { pages, described, language, domain }: DescribedSite): Speaker {
  return {
    domain: registrableDomain(domain),
    language: described.get(page.path)?.language ?? language,
    isHomeSeen: pages.some(isHome),
  };
}

function isHome({ resource, path }: ParsedPage): boolean {
  return resource.role === 'home' || path === '/';
}

function isOwnPage(page: ParsedPage, { described }: DescribedSite): boolean {
  if (isHome(page)) return true;
  const kind = [described.get(page.path)?.kind, findPageKind({ path: page.path })].find(
    (each) => each && each !== 'other',
  );
  return OWN_KINDS.has(kind ?? 'other');
}

/** Words around what a page states may tell that it is the site's own. */
function isTellingPage({ page, places }: PagePlaces, { described }: DescribedSite): boolean {
  if (STORIES.has(described.get(page.path)?.kind ?? 'other')) return false;
  return new Set(places.map(({ address }) => keyOf(address))).size <= MAX_TOLD;
}

interface ScoredPlace {
  readonly place: PagePlace;
  readonly same: readonly PagePlace[];
  readonly confidence: number;
}

/** The places that are the site's, the surest first. */
function ownPlaces(pages: readonly PagePlaces[], site: DescribedSite): ScoredPlace[] {
  const all = pages.flatMap(({ places }) => places);
  const groups = Map.groupBy(all, ({ address }) => keyOf(address));
  const crowded = new Set(
    pages
      .filter(({ places }) => new Set(places.map((each) => keyOf(each.address))).size > MAX_OWN)
      .map(({ page }) => page),
  );
  const telling = new Set(pages.filter((each) => isTellingPage(each, site)).map(({ page }) => page));
  return [...groups.values()]
    .flatMap((same): { rank: number; scored: ScoredPlace }[] => {
      const own = same.filter((each) => isOwn(each, site, crowded) || (each.isTold && telling.has(each.page)));
      const repeats = new Set(same.map(({ page }) => page)).size;
      const [place] = (own.length > 0 ? own : same).sort((a, b) => b.confidence - a.confidence);
      if (!place || (own.length === 0 && repeats < 2)) return [];
      const named = same.some((each) => isNamed(each, site));
      const framed = same.some(({ inFrame }) => inFrame);
      const rank = place.confidence + Math.min(repeats, 4) * 0.3 + (named ? 0.4 : 0) + (framed ? 0.3 : 0);
      return [{ rank, scored: { place, same, confidence: place.confidence } }];
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ scored }) => scored);
}

function isOwn(place: PagePlace, site: DescribedSite, crowded: ReadonlySet<ParsedPage>): boolean {
  if (isNamed(place, site)) return true;
  return place.inFrame || (isOwnPage(place.page, site) && !crowded.has(place.page));
}

/** The site's name stands in or above the address. */
function isNamed({ words }: PagePlace, { name }: DescribedSite): boolean {
  const bare = plain(name ?? '');
  return bare.length >= 3 && plain(words).includes(bare);
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** One key for the ways in which pages write one address. */
function keyOf({ street = '', postcode = '', city = '' }: PagePlace['address']): string {
  const number = /\d+/u.exec(street)?.[0] ?? plain(street).slice(0, 8);
  return `${postcode === '' ? plain(city) : plain(postcode).replace(/^(\d{5})\d{4}$/u, '$1')} ${number}`;
}

/** Hours of the site that no address claims: on its own pages, in frames, or on several pages alike. */
function ownHours(pages: readonly PagePlaces[], site: DescribedSite): StatedHours[] {
  const all = pages.flatMap((each) => {
    const isTelling = isTellingPage(each, site);
    return each.hours.map((stated) => ({ page: each.page, stated, isShown: isShown(stated, each, isTelling) }));
  });
  const repeats = Map.groupBy(all, ({ stated }) => JSON.stringify(stated.openingHours));
  return all
    .filter(({ page, stated, isShown: shown }) => {
      const same = repeats.get(JSON.stringify(stated.openingHours)) ?? [];
      return shown || isOwnPage(page, site) || new Set(same.map((each) => each.page)).size > 1;
    })
    .map(({ stated }) => stated);
}

function isShown(stated: PageHours, { lines }: PagePlaces, isTelling: boolean): boolean {
  return lines[stated.first]?.inFrame === true || (isTelling && stated.isLabelled && stated.isTold);
}

/** Where several weeks are stated and nothing says which is meant, none is. Those of its telephone line stand for a site that states no others. */
function oneWeek(hours: readonly StatedHours[]): readonly OpeningHours[] | null {
  const ofPlace = hours.filter(({ isOfPhone }) => !isOfPhone);
  for (const some of [ofPlace.filter(({ isLabelled }) => isLabelled), ofPlace, hours]) {
    const weeks = new Set(some.map(({ openingHours }) => JSON.stringify(openingHours)));
    if (weeks.size === 1) return some[0]?.openingHours ?? null;
    if (weeks.size > 1) return null;
  }
  return null;
}

/** A site that states no address may still say when it is open. */
function placeless(pages: readonly PagePlaces[], weeks: readonly StatedHours[], site: DescribedSite): PlaceFacts[] {
  const openingHours = oneWeek(weeks);
  const own = pages.find(({ hours }) => hours.some((each) => each.openingHours === openingHours));
  const [first] = site.pages;
  if (!openingHours || !own || !first) return [];
  const stated = own.hours.find((each) => each.openingHours === openingHours);
  const words = own.lines.slice(stated?.first ?? 0, (stated?.line ?? 0) + 1).map(({ text }) => text);
  return [
    {
      phones: [],
      openingHours,
      confidence: 0.7,
      evidence: own.page.evidence('Opening hours in the text', words.join(' · ')),
    },
  ];
}

/** Each number once, those that reach everybody first. */
function toPhones(stated: readonly StatedPhone[], hours: readonly StatedHours[]): PhoneFacts[] {
  const byNumber = Map.groupBy(stated, ({ phone }) => phone.e164 ?? phone.written);
  const lineHours = hours.filter(({ isOfPhone }) => isOfPhone);
  return [...byNumber.values()]
    .flatMap((same): PhoneFacts[] => {
      const [first] = same;
      const reaches = same.find((each) => each.reaches === null) ? null : (first?.reaches ?? null);
      const openingHours = lineHours.find(({ first: from }) =>
        same.some(({ line }) => Math.abs(line - from) <= 1),
      )?.openingHours;
      if (!first) return [];
      return [{ ...first.phone, ...(reaches ? { reaches } : {}), ...(openingHours ? { openingHours } : {}) }];
    })
    .sort((a, b) => Number(a.reaches !== undefined) - Number(b.reaches !== undefined))
    .slice(0, MAX_PHONES);
}
