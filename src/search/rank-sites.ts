import { countryName } from '../core/country-name.ts';
import { withArticle } from '../language/english/with-article.ts';
import { languageName } from '../language/names.ts';
import { wordsOf } from '../language/words-of.ts';
import { findCategory } from '../places/categories.ts';
import { countryOfDomain } from '../places/country-hints.ts';
import { distanceKm } from '../places/distance.ts';
import { NO_HOURS } from '../store/words/candidate-sites.ts';
import { deedsOf, GIVEN_WORDS, OPEN_WORDS } from './filter-words.ts';
import { isOpen } from './is-open.ts';
import { type NameRanking, namesAsked, nameValue } from './name-value.ts';
import type { PlacedSite } from './namesakes.ts';
import { languagesNamed } from './understand/find-site-language.ts';
import type { AskedCategory, AskedPlace, Understood } from './understand/understood.ts';

/** Why a site is among the results, in plain words. */
export interface MatchReason {
  readonly feature: string;
  readonly text: string;
}

/** A site with what speaks for it, best first. */
export interface RankedSite {
  readonly site: PlacedSite;
  /** Of its name. */
  readonly nameWords: readonly string[];
  readonly value: number;
  /** Told where it is shown. */
  readonly reasons: () => readonly MatchReason[];
}

/** A question, with all that its answer depends on. */
export interface Question {
  readonly asked: Understood;
  readonly now: Date;
  /** Domains of shops that have what is to be bought, the one with the best fit first. */
  readonly sellers: readonly string[];
}

interface Ranking extends Question, NameRanking {
  /** bm25 of the best candidate: negative. */
  readonly bestRank: number;
  /** Languages that the question names. */
  readonly languages: readonly string[];
}

/** One thing that speaks for a site. */
interface Feature {
  readonly id: string;
  /** How much it counts beside the others. */
  readonly weight: number;
  /** From 0 to 1. */
  readonly value: (site: PlacedSite, ranking: Ranking) => number;
  /** Why, where it counts; null where it goes without saying. */
  readonly reason: (site: PlacedSite, asked: Understood) => string | null;
}

const CLOSE_KM = 5;
const NEAR_KM = 40;

/** All that ranks a site that has the words (contract section 7), in the order in which reasons are told. */
const FEATURES: readonly Feature[] = [
  {
    id: 'name',
    weight: 10,
    value: nameValue,
    reason: ({ name }) => `is called ${name}`,
  },
  {
    id: 'category',
    weight: 4,
    value: ({ categoryId }, { asked }) => (asked.category !== null && categoryId === asked.category.id ? 1 : 0),
    reason: (_site, { category }) => `is ${withArticle(category?.name ?? '')}`,
  },
  {
    id: 'place',
    weight: 4,
    value: (site, { asked }) => (asked.place === null ? 0 : placeValue(site, asked.place)),
    reason: placeReason,
  },
  {
    id: 'text',
    weight: 3,
    value: ({ rank }, { bestRank }) => (bestRank < 0 ? Math.max(0, rank / bestRank) : 0),
    reason: textReason,
  },
  {
    id: 'product',
    weight: 4,
    value: ({ domain }, { sellers }) => sellerValue(sellers.indexOf(domain)),
    reason: () => 'sells what was asked for',
  },
  {
    id: 'open_now',
    weight: 1,
    value: (site, { asked, now }) => (asked.filters.open !== undefined && isOpen(site, asked, now) === true ? 1 : 0),
    reason: (_site, { filters: { open } }) => (open === undefined ? null : `is ${OPEN_WORDS[open]}`),
  },
  // What is called German is mostly in German: a federation, a newspaper, a school.
  {
    id: 'site_language',
    weight: 1,
    value: ({ language }, { asked: { filters }, languages }) =>
      Number(language !== null && (language === filters.siteLanguage || languages.includes(language))),
    reason: ({ language }) => (language === null ? null : `is in ${languageName(language)}`),
  },
  {
    id: 'agents',
    weight: 1,
    value: (site, { asked: { filters } }) => Number(filters.agents !== undefined && site[filters.agents]),
    reason: (_site, { filters: { agents } }) => (agents === undefined ? null : `has ${GIVEN_WORDS[agents]}`),
  },
  // Who asks in a language reads it, and mostly wants it; in English everybody asks, also for what is in another one.
  {
    id: 'language',
    weight: 2,
    value: ({ language }, { asked }) =>
      language === null || language !== asked.language ? 0 : language === 'en' ? 0.25 : 1,
    reason: unsaid,
  },
  { id: 'readiness', weight: 0.6, value: ({ score }) => (score ?? 0) / 100, reason: unsaid },
  { id: 'executable', weight: 0.3, value: ({ executable }) => Number(executable), reason: unsaid },
  { id: 'native', weight: 0.2, value: ({ native }) => Number(native), reason: unsaid },
];

/** Orders candidates by all that speaks for them; equal ones by their words, by how much is known of them, then by domain. */
export function rankSites(candidates: readonly PlacedSite[], { asked, now, sellers }: Question): RankedSite[] {
  const bestRank = Math.min(0, ...candidates.map(({ rank }) => rank));
  const names = namesAsked(asked);
  const said = asked.plain.flatMap(({ words }) => words);
  const languages = languagesNamed(said, asked.language);
  return candidates
    .map((site) => rankSite(site, { asked, now, sellers, bestRank, names, languages, nameWords: wordsOf(site.name) }))
    .sort(
      (a, b) =>
        b.value - a.value ||
        a.site.rank - b.site.rank ||
        countKnown(b.site) - countKnown(a.site) ||
        (a.site.domain < b.site.domain ? -1 : 1),
    );
}

/** How much of what people ask for is known of a site. */
function countKnown({ categoryId, placeName, lat, openingHours, score }: PlacedSite): number {
  const ofBusiness = Number(lat !== null) + Number(openingHours !== NO_HOURS);
  return Number(categoryId !== null) + Number(placeName !== null) + ofBusiness + Number(score !== null);
}

function unsaid(): null {
  return null;
}

function rankSite(site: PlacedSite, ranking: Ranking): RankedSite {
  const values = FEATURES.map((feature) => feature.value(site, ranking));
  const value = FEATURES.reduce((sum, { weight }, at) => sum + weight * (values[at] ?? 0), 0);
  const reasons = (): readonly MatchReason[] => reasonsOf(site, ranking.asked, values);
  return { site, nameWords: ranking.nameWords, value: Math.round(value * 1e6) / 1e6, reasons };
}

/** @param values of the features, in their order */
function reasonsOf(site: PlacedSite, asked: Understood, values: readonly number[]): readonly MatchReason[] {
  const reasons = FEATURES.flatMap(({ id, reason }, at) => {
    const text = (values[at] ?? 0) > 0.2 ? reason(site, asked) : null;
    return text === null ? [] : { feature: id, text };
  });
  return reasons.length > 0 ? reasons : [leastReason(site, asked)];
}

/** The kind and the place have reasons of their own: a site may be of a kind without the word that asked for it. */
function textReason({ categoryId, held }: PlacedSite, asked: Understood): string | null {
  const { words, wanted, category, isInOtherWords = false } = asked;
  const shown = held ?? words;
  if (words.length > 0 && isInOtherWords) return `has words for ${quoted(shown)}, in this or another language`;
  // A “bike” may be a bicycle there, or a “Fahrrad”.
  const hasOthers = wanted.some((each) => each.alike.length > 0 && each.words.some((word) => shown.includes(word)));
  if (words.length > 0) return `has words ${hasOthers ? 'for' : 'of'} ${quoted(shown)}`;
  return category === null || categoryId === category.id ? null : wordsFor(category);
}

/** What has the words and nothing else is told so, however little that counts; what has none of them by its own kind. */
function leastReason(
  { categoryId, held }: PlacedSite,
  { words, category, place, plain, filters }: Understood,
): MatchReason {
  const mentions = (what: string): MatchReason => ({ feature: 'text', text: `mentions ${what}` });
  if (words.length > 0) return mentions(quoted(held ?? words));
  if (category !== null) return { feature: 'text', text: wordsFor(category) };
  if (place !== null) return mentions(place.name);
  if (filters.actions !== undefined) return { feature: 'action', text: `lets visitors ${deedsOf(filters.actions)}` };
  const own = categoryId === null ? null : findCategory(categoryId);
  if (own !== null) return { feature: 'category', text: `is ${withArticle(own.name)}` };
  return mentions(quoted(plain.flatMap((each) => each.words)));
}

/** Whose texts name a kind may call it otherwise: “Baustoffe” for a builders' merchant. */
function wordsFor({ words }: AskedCategory): string {
  return `has words for ${quoted(words)}`;
}

/** Words as they were asked: who mentions a “bike” delivers by it, and is of no kind that sells some. */
export function quoted(words: readonly string[]): string {
  return `“${words.join(' ')}”`;
}

/** @param place among the sellers, -1 for none */
function sellerValue(place: number): number {
  return place === -1 ? 0 : 1 / (1 + place / 2);
}

function placeReason(site: PlacedSite, { place }: Understood): string | null {
  if (place === null) return null;
  if (site.isNamesake) return `is in another place called ${place.name}`;
  if (site.placeCountry === null && place.kind === 'country') return `has a domain of ${place.name}`;
  if (place.kind === 'region' && !site.isInRegion) return `is in ${countryName(place.country) ?? place.country}`;
  return `is ${place.kind !== 'city' || site.placeName === place.name ? 'in' : 'near'} ${place.name}`;
}

/** Domains of a country are mostly of sites there. */
const BY_DOMAIN = 0.3;
/** Who asks for Portland may mean the one in the next state. */
const NAMESAKE = 0.3;

/** Whether anything but its words speaks for a site being there: what it says of itself, or its domain. */
export function isKnownThere(site: PlacedSite, place: AskedPlace): boolean {
  return placeValue(site, place) > 0;
}

function placeValue(site: PlacedSite, place: AskedPlace): number {
  if (site.placeCountry !== null && site.placeCountry !== place.country) return 0;
  if (place.kind === 'country' && site.placeCountry === null)
    return countryOfDomain(site.domain) === place.country ? BY_DOMAIN : 0;
  if (place.kind !== 'city') return site.placeCountry !== place.country ? 0 : site.isInRegion === true ? 1 : 0.5;
  if (site.isNamesake) return NAMESAKE;
  const isThere = site.placeName === place.name && site.placeCountry === place.country;
  if (isThere && !place.isNear) return 1;
  if (site.lat === null || site.lon === null || place.lat === null || place.lon === null) return isThere ? 0.9 : 0;
  const km = distanceKm({ lat: site.lat, lon: site.lon }, { lat: place.lat, lon: place.lon });
  if (km > NEAR_KM) return 0;
  // "Near" a place the nearest come first.
  if (place.isNear) return 1 - (0.5 * km) / NEAR_KM;
  return km < CLOSE_KM ? 1 : 0.6;
}
