import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { BusinessFacts, PlaceFacts } from '../../core/site/facts.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isHomePage, isOwnPage } from '../site-pages.ts';
import { isPostBox } from './addresses/street.ts';
import {
  type DescribedSite,
  isAboutContacts,
  isInTownOf,
  isTellingPage,
  type ScoredPlace,
  type SortedPlaces,
  sortPlaces,
} from './own-places.ts';
import type { Speaker } from './own-signs.ts';
import { type PageHours, type PagePlace, type PagePlaces, readPagePlaces } from './page-places.ts';
import { placesOf } from './place-facts.ts';
import { findRegions } from './regions.ts';
import { addressKey } from './same-places.ts';
import type { StatedHours } from './stated-hours.ts';
import type { StatedPhone } from './stated-phones.ts';

/** What the visible text of a site tells of places. */
export interface ReadPlaces {
  /** The site's own, the main one first. */
  readonly places: readonly PlaceFacts[];
  /** Numbers that stand beside addresses of others and nowhere else, in E.164: those of clients, dealers and who made the site. */
  readonly numbersOfOthers: ReadonlySet<string>;
  /** Numbers, in E.164, by which pages that speak of the site say that it is reached. */
  readonly mainNumbers: ReadonlySet<string>;
  /** Numbers, in E.164, that are said to be those of emergencies, or carried by somebody, or those of the firm that the site is a branch of, and nowhere a main one. */
  readonly numbersAside: ReadonlySet<string>;
}

/** What a text without a word of places tells. */
export const NO_PLACES: ReadPlaces = {
  places: [],
  numbersOfOthers: new Set(),
  mainNumbers: new Set(),
  numbersAside: new Set(),
};

/**
 * The site's own places by its visible text: addresses with the numbers and weekly hours that stand beside them. Of other
 * pages than home, about, contact and imprint only what stands in their frame, what several pages repeat, and what stands
 * beside the site's own name. Never throws.
 */
export function readPlaces(site: DescribedSite, business: BusinessFacts | null): ReadPlaces {
  const regions = findRegions(site, business?.address?.country);
  const pages = site.pages.map((page) => readPagePlaces(page, regions, speakerOf(page, site)));
  const sorted = sortPlaces(pages, site);
  const { own: scored } = sorted;
  const others = [
    ...besideOthers(pages, new Set(scored.map(({ place }) => addressKey(place.address)))),
    ...inOwnPart(sorted.listed, pages),
  ];
  const claimed = new Set([...others.flatMap(({ hours }) => hours), ...hoursOfBranches(pages, sorted)]);
  const weeks = ownHours(pages, site).filter((each) => !claimed.has(each));
  return {
    places: placesOf(scored, weeks, pages),
    numbersOfOthers: numbersOf(others, pages),
    ...numbersByRank(pages, site, numbersOfHeads(scored, site)),
  };
}

/** Numbers, in E.164, beside the other places of a site that bears the name of a town: those of the firm it is a branch of. */
function numbersOfHeads([main, ...more]: readonly ScoredPlace[], site: DescribedSite): ReadonlySet<string> {
  const numbers = ({ same }: ScoredPlace) =>
    same.flatMap(({ phones }) => phones.flatMap(({ phone: { e164 } }) => e164 ?? []));
  const own = main && isInTownOf(site, main.place) ? numbers(main) : [];
  const heads = more.filter(({ place }) => !isInTownOf(site, place)).flatMap(numbers);
  return new Set(own.length === 0 ? [] : heads.filter((number) => !own.includes(number)));
}

/** @param ofHeads numbers that are no main ones wherever they stand */
function numbersByRank(
  pages: readonly PagePlaces[],
  site: DescribedSite,
  ofHeads: ReadonlySet<string>,
): Pick<ReadPlaces, 'mainNumbers' | 'numbersAside'> {
  const isAside = ({ reaches, isMobile }: StatedPhone) => reaches === 'emergencies' || isMobile;
  const numbers = (stated: readonly StatedPhone[]) => stated.flatMap(({ phone: { e164 } }) => e164 ?? []);
  const own = pages.filter(({ page }) => isOwnPage(page, site)).flatMap(({ phones }) => phones);
  const general = numbers(own.filter((each) => each.reaches === null && !each.isMobile));
  const mainNumbers = new Set(general.filter((number) => !ofHeads.has(number)));
  const aside = [...numbers(pages.flatMap(({ phones }) => phones.filter(isAside))), ...ofHeads];
  return { mainNumbers, numbersAside: new Set(aside.filter((number) => !mainNumbers.has(number))) };
}

/** The numbers beside addresses of others, and those said to be others', that stand nowhere else. */
function numbersOf(others: readonly Pick<PagePlace, 'phones'>[], pages: readonly PagePlaces[]): Set<string> {
  const theirs = new Set(others.flatMap(({ phones }) => phones));
  const ours = new Set(
    pages.flatMap(({ phones }) => phones.filter((each) => !theirs.has(each)).map(({ phone }) => phone.e164)),
  );
  const all = [...theirs, ...pages.flatMap(({ phonesOfOthers }) => phonesOfOthers)];
  return new Set(all.flatMap(({ phone: { e164 } }) => (e164 === null || ours.has(e164) ? [] : [e164])));
}

/**
 * What stands beside addresses that are none of the site's own, given the keys of those. Where it has none, only what is
 * said to be another's is, and of several what stands behind somebody's name.
 */
function besideOthers(pages: readonly PagePlaces[], own: ReadonlySet<string>): PagePlaces['beside'] {
  const stated = new Set(pages.flatMap(({ beside }) => beside.map(({ address }) => addressKey(address))));
  const isOther = ({ address, isOthers, isApart }: PagePlaces['beside'][number]) =>
    isOthers || (own.size === 0 ? stated.size > 1 && !isApart : !own.has(addressKey(address)));
  return pages.flatMap(({ beside }) => beside.filter(isOther));
}

/** Hours beside one of several places that people come to: a branch of the site, or one of those that a page states. */
function hoursOfBranches(pages: readonly PagePlaces[], { own: [, ...branches] }: SortedPlaces): readonly StatedHours[] {
  const ofBranches = branches.flatMap(({ same }) => same);
  const amongSeveral = pages
    .filter(({ places }) => new Set(places.map(({ address }) => addressKey(address))).size > 1)
    .flatMap(({ places }) => places);
  const visited = [...ofBranches, ...amongSeveral].filter(
    ({ address: { street = '' } }) => street !== '' && !isPostBox(street),
  );
  return inOwnPart(visited, pages).flatMap(({ hours }) => hours);
}

/** What stands beside places in their part of the page: what its frame says below the last of them is said of the site. */
function inOwnPart(places: readonly PagePlace[], pages: readonly PagePlaces[]): Pick<PagePlace, 'phones' | 'hours'>[] {
  const linesOf = new Map(pages.map(({ page, lines }) => [page, lines]));
  return places.map(({ page, phones, hours, inFrame }) => {
    const isInside = (line: number) => linesOf.get(page)?.[line]?.inFrame === inFrame;
    return { phones: phones.filter(({ line }) => isInside(line)), hours: hours.filter(({ first }) => isInside(first)) };
  });
}

function speakerOf(page: ParsedPage, site: DescribedSite): Speaker {
  return {
    domain: registrableDomain(site.domain),
    language: site.described.get(page.path)?.language ?? site.language,
    isHomeSeen: site.pages.some((each) => isHomePage(each, site)),
    isAboutContacts: isAboutContacts(page, site),
  };
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
