import { fold } from '../language/fold.ts';
import { distanceKm } from '../places/distance.ts';
import { type City, citiesNamed } from '../places/gazetteer.ts';
import { type Box, cellsAround } from '../places/geo-cells.ts';
import { isWithin } from '../places/regions.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type CandidateSite, loadCandidates } from '../store/words/candidate-sites.ts';
import { cellFacet, placeFacet } from '../store/words/facets.ts';
import { listHits, type SiteHit } from '../store/words/site-hits.ts';
import type { AskedPlace } from './understand/understood.ts';

/** A site beside the place that is asked for. */
export interface PlacedSite extends CandidateSite {
  /** It is in a town of that name and country, and not known to be in the one that is meant. */
  readonly isNamesake?: boolean;
  /** Whether it lies in the region that is asked for, by its point or its town; null where that is not known. */
  readonly isInRegion?: boolean | null;
}

/** To each side of a town's middle: what is farther away is in another one. */
const TOWN_KM = 40;
/** With more of them in the town it is not told who is not. */
const MOST_THERE = 20_000;

/** The sites of hits, as `loadCandidates` gives them, each beside the place that is asked for. */
export async function loadInPlace(
  index: IndexDatabase,
  hits: readonly SiteHit[],
  place: AskedPlace | null,
): Promise<PlacedSite[]> {
  const sites = await loadCandidates(index, hits);
  if (place === null) return sites;
  const { box } = place;
  if (box !== undefined) return sites.map((site) => ({ ...site, isInRegion: isInBox(site, box) }));
  if (place.lat === null || place.lon === null) return sites;
  const { name, country, lat, lon } = place;
  const isNamedSo = ({ placeName, placeCountry }: CandidateSite): boolean =>
    placeName === name && placeCountry === country;
  if (!sites.some(isNamedSo) || !isShared({ name, country, lat, lon })) return sites;
  const cells = cellsAround(lat, lon, TOWN_KM).map((cell) => ({ facet: cellFacet(cell) }));
  const match = { all: [{ facet: placeFacet(name, country) }, { any: cells }] };
  const there = await listHits(index, { match, most: MOST_THERE });
  if (there.length === MOST_THERE) return sites;
  const ids = new Set(there.map(({ searchId }) => searchId));
  return sites.map((site) => (isNamedSo(site) && !ids.has(site.searchId) ? { ...site, isNamesake: true } : site));
}

/** Whether its country has another town of its name: "Portland" in Oregon and in Maine. */
function isShared(town: Omit<City, 'population'>): boolean {
  return citiesNamed(fold(town.name)).some(
    (other) => other.name === town.name && other.country === town.country && distanceKm(other, town) > TOWN_KM,
  );
}

function isInBox({ lat, lon, placeName, placeCountry }: CandidateSite, box: Box): boolean | null {
  if (lat !== null && lon !== null) return isWithin({ lat, lon }, box);
  const towns = placeName === null ? [] : citiesNamed(fold(placeName));
  const there = towns.filter(({ country }) => country === placeCountry);
  return there.length === 0 ? null : there.some((town) => isWithin(town, box));
}
