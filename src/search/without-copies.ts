import { NO_HOURS } from '../store/words/candidate-sites.ts';
import type { RankedSite } from './rank-sites.ts';

/** Two ranks of the same words in texts that hardly differ. */
const SAME_RANK = 0.01;

/**
 * Without sites that are another one once more, under a domain of its own: the same name, language, kind and place with the
 * same hours; where hours and point are not known, words that weigh the same under the same name in another top-level domain.
 * The first one stays.
 */
export function withoutCopies(sites: readonly RankedSite[]): RankedSite[] {
  const copies = new Set<RankedSite>();
  for (const same of Map.groupBy(sites, keyOf).values())
    for (const [at, ranked] of same.entries())
      if (same.slice(0, at).some(({ site }) => isCopy(ranked.site, site))) copies.add(ranked);
  return sites.filter((ranked) => !copies.has(ranked));
}

function keyOf({ nameWords, site: { language, categoryId, placeName, placeCountry } }: RankedSite): string {
  return JSON.stringify([nameWords, language, categoryId, placeName, placeCountry]);
}

function isCopy(one: RankedSite['site'], other: RankedSite['site']): boolean {
  const isThere = one.lat === other.lat && one.lon === other.lon;
  if (!isThere || one.openingHours !== other.openingHours) return false;
  if (one.lat !== null || (one.placeName !== null && one.openingHours !== NO_HOURS)) return true;
  const isSameRank = one.rank !== 0 && Math.abs(one.rank - other.rank) <= SAME_RANK * Math.abs(other.rank);
  return isSameRank && one.registrableDomain !== other.registrableDomain && labelOf(one) === labelOf(other);
}

function labelOf({ registrableDomain }: RankedSite['site']): string {
  return registrableDomain.slice(0, registrableDomain.indexOf('.'));
}
