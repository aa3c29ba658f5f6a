import type { PageFacts } from '../../core/site/facts.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { bareLetters } from '../../language/bare-letters.ts';
import { findCity } from '../../places/cities.ts';
import { distanceKm } from '../../places/distance.ts';
import { isHomePage, isOwnPage, OWN_KINDS, type SitePages } from '../site-pages.ts';
import { isOfThing } from './business-candidates.ts';
import { areAkin, isOthersName } from './others-names.ts';
import type { PagePlace, PagePlaces } from './page-places.ts';
import { addressKey, samePlaces } from './same-places.ts';

/** A site whose pages are described. */
export interface DescribedSite extends SitePages {
  /** Described pages by their paths. */
  readonly described: ReadonlyMap<string, Pick<PageFacts, 'kind' | 'language'>>;
  readonly name: string | null;
  /** ISO 639-1. */
  readonly language: string;
}

/** Own pages that tell of much besides where a site is. */
const BROAD: ReadonlySet<PageKind> = new Set(['home', 'about']);
/** Pages about one story, offer or happening: what they tell of is mostly somebody else's. */
const STORIES: ReadonlySet<PageKind> = new Set(['blog', 'news', 'events', 'careers']);
/** On other pages, so many places are still told by a heading to be the site's own. */
const MAX_TOLD = 3;
/** A page with more places than this lists those of others, unless they are in its frame or named as the site's. */
const MAX_OWN = 8;

/** Words around what a page states may tell that it is the site's own. */
export function isTellingPage({ page, places }: PagePlaces, site: DescribedSite): boolean {
  if (STORIES.has(site.described.get(page.path)?.kind ?? 'other') || isOfThing(page, site)) return false;
  return new Set(places.map(({ address }) => addressKey(address))).size <= MAX_TOLD;
}

/** A place of the site, with all that pages state of it. */
export interface ScoredPlace {
  readonly place: PagePlace;
  readonly same: readonly PagePlace[];
  readonly confidence: number;
}

/** Whose the places of a site's pages are. */
export interface SortedPlaces {
  /** The site's, the surest first. */
  readonly own: readonly ScoredPlace[];
  /** Those of the firms that it lists. */
  readonly listed: readonly PagePlace[];
}

/** Tells the places that are the site's from those that it lists. */
export function sortPlaces(pages: readonly PagePlaces[], site: DescribedSite): SortedPlaces {
  const all = pages.flatMap(({ places }) => places);
  const crowded = new Set(
    pages
      .filter(({ places }) => new Set(places.map((each) => addressKey(each.address))).size > MAX_OWN)
      .map(({ page }) => page),
  );
  const telling = new Set(pages.filter((each) => isTellingPage(each, site)).map(({ page }) => page));
  const ranked = samePlaces(all)
    .flatMap((same): RankedPlace[] => {
      const isTold = (each: PagePlace) => each.isTold && telling.has(each.page);
      const named = same.filter((each) => isNamed(each, site));
      const framed = same.filter((each) => isFramed(each, site));
      const isOffer = same.some((each) => each.isOffer);
      const told = isOffer ? framed : [...named, ...framed, ...same.filter((each) => each.isApart && isTold(each))];
      const shown = same.filter((each) => isTold(each) || (isOwnPage(each.page, site) && !crowded.has(each.page)));
      const repeats = new Set(same.map(({ page }) => page)).size;
      const [place] = [told, shown, same].find((some) => some.length > 0)?.sort(bySureness) ?? [];
      const isSure = told.length > 0 || (repeats > 1 && !isOffer);
      if (!place || !(isSure || shown.length > 0)) return [];
      const rank = rankOf(place, { repeats, isNamed: named.length > 0, isFramed: framed.length > 0 }, site);
      return [
        { rank, isSure, isTold: told.length > 0, isOffer, scored: { place, same, confidence: place.confidence } },
      ];
    })
    .sort((a, b) => b.rank - a.rank);
  const listed = listedAmong(ranked, site);
  const own = withoutOthers(
    ranked.filter((each) => !listed.has(each)),
    site,
  );
  const houses = areHousesOfChain(own, site) ? own : [];
  return {
    own: houses.length > 0 ? [] : own.map(({ scored }) => scored),
    listed: [...listed, ...houses].flatMap(({ scored }) => scored.same),
  };
}

/**
 * Places far apart, each on the one page about it, of a site whose home page was seen and states none: houses of a chain, of
 * which none is where the chain is met.
 */
function areHousesOfChain(own: readonly RankedPlace[], site: DescribedSite): boolean {
  const stated = own.map(({ scored: { same } }) => same);
  const pages = new Set(stated.flatMap((same) => same.map(({ page }) => page)));
  return (
    areFarApart(own) &&
    pages.size === own.length &&
    stated.every((same) =>
      same.every(({ page, inFrame }) => !inFrame && page === same[0]?.page && !isOwnPage(page, site)),
    ) &&
    site.pages.some((page) => isHomePage(page, site))
  );
}

interface Seen {
  /** Pages that state it. */
  readonly repeats: number;
  readonly isNamed: boolean;
  readonly isFramed: boolean;
}

function rankOf(place: PagePlace, { repeats, isNamed, isFramed }: Seen, site: DescribedSite): number {
  const bySigns = Math.min(repeats, 4) * 0.3 + (isNamed ? 0.4 : 0) + (isFramed ? 0.3 : 0);
  return place.confidence + bySigns + (isInTownOf(site, place) ? 2 : 0);
}

/** Whether a place is in the town that the site is named for. The firm that a branch belongs to is named at the foot of every page. */
export function isInTownOf({ name, domain }: DescribedSite, { address: { city = '' } }: PagePlace): boolean {
  const town = bareLetters(city);
  return town.length >= MIN_TOWN && [name ?? '', domain].some((own) => bareLetters(own).includes(town));
}

/** Shorter names stand within many words. */
const MIN_TOWN = 4;

/** An `address` element on a page about something else is that thing's. */
function isFramed({ page, inFrame, inAddress }: PagePlace, site: DescribedSite): boolean {
  return inFrame || (inAddress && !isOfThing(page, site));
}

interface RankedPlace {
  readonly rank: number;
  /** Words around it, the frame of its page or several pages make it the site's own. */
  readonly isSure: boolean;
  /** Words around it or the frame of its page do. */
  readonly isTold: boolean;
  /** A price stands beside it somewhere. */
  readonly isOffer: boolean;
  readonly scored: ScoredPlace;
}

function bySureness(one: PagePlace, other: PagePlace): number {
  return other.confidence - one.confidence;
}

/**
 * The home page of a site that says where it is itself names other places as well: its clients, the airport. Where firms of
 * several names lie far apart, the site is a guide to them, though it says nowhere where it is itself: then what stands
 * among them is listed, too.
 */
function listedAmong(all: readonly RankedPlace[], site: DescribedSite): ReadonlySet<RankedPlace> {
  const names = new Map(all.map((each) => [each, othersName(each, site)]));
  const named = all.filter((each) => names.get(each) !== null);
  const several = [...new Set(named.flatMap((each) => names.get(each) ?? []))];
  if (several.length > 1 && !areAkin(several) && areFarApart(named))
    return new Set(all.filter((each) => named.includes(each) || !isSaidOwn(each, site)));
  const hasOwn = all.some((each) => each.isSure && !named.includes(each));
  return new Set(hasOwn && !areAkin(several) ? named : []);
}

function areFarApart(places: readonly RankedPlace[]): boolean {
  const [first, ...more] = places.flatMap(
    ({ scored: { place } }) => findCity(place.address.city ?? '', place.address.country) ?? [],
  );
  return first !== undefined && more.some((other) => distanceKm(first, other) > FAR_KM);
}

/** Farther than the towns in which one firm has rooms of several names. */
const FAR_KM = 40;

/** What a guide says of itself stands in the frame of its pages, on one about contacts, below its name, or beside words that say so. */
function isSaidOwn({ isTold, scored: { same } }: RankedPlace, site: DescribedSite): boolean {
  return isTold || same.some(({ page }) => isAboutContacts(page, site));
}

/** A branch has its address on a line of its own, without a price, and, but on a page about contacts, a number or hours. */
function withoutOthers(ranked: readonly RankedPlace[], site: DescribedSite): readonly RankedPlace[] {
  const isBranch = ({ isOffer, scored: { place, same } }: RankedPlace) =>
    place.isApart &&
    !isOffer &&
    (isAboutContacts(place.page, site) || same.some(({ phones, hours }) => phones.length + hours.length > 0));
  // The only address is that of whose page it is; of several nobody knows.
  return ranked.length === 1 ? ranked : ranked.filter((each) => each.isSure || isBranch(each));
}

/** Somebody else's name above it, on a page about more than contacts: a firm that a guide lists. */
function othersName({ scored: { same } }: RankedPlace, site: DescribedSite): string | null {
  if (same.some((each) => each.inFrame || isNamed(each, site))) return null;
  const named = same.find(
    ({ title, address, page }) => !isAboutContacts(page, site) && isOthersName(title, { ...site, city: address.city }),
  );
  return named?.title ?? null;
}

/** A page of the site's own that tells of little besides where it is and how it is reached. */
export function isAboutContacts({ path }: { readonly path: string }, { described }: Pick<DescribedSite, 'described'>) {
  const kind = described.get(path)?.kind ?? 'other';
  return OWN_KINDS.has(kind) && !BROAD.has(kind);
}

/** The site's name stands in or above the address, and between them no heading of a page about something else. */
function isNamed({ named, page }: PagePlace, site: DescribedSite): boolean {
  const bare = bareLetters(site.name ?? '');
  const words = bareLetters(named);
  const at = bare.length < 3 ? -1 : words.lastIndexOf(bare);
  if (at < 0 || isOwnPage(page, site)) return at >= 0;
  const headings = (page.byTag.get('h1') ?? []).slice(0, MAX_HEADINGS).map((each) => bareLetters(page.textOf(each)));
  return !headings.some((each) => each !== '' && !each.includes(bare) && words.indexOf(each, at) > at);
}

const MAX_HEADINGS = 4;
