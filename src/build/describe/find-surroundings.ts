import type { Evidence } from '../../core/evidence.ts';
import type { Sourced } from '../../core/site/fact-source.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import { elementUrl, type MapPart, type MapShare } from '../../core/site/map-point.ts';
import type { Category, Place, SiteDocument } from '../../core/site/site-record.ts';
import { findPlace } from '../../places/find-place.ts';
import { nearestCities } from '../../places/nearest-cities.ts';
import type { SitePoints } from '../map/site-points.ts';
import type { MappedBusiness } from './business-from-map.ts';
import type { CompletedBusiness } from './business-from-text.ts';
import { findSiteCategory } from './find-category.ts';
import { findSitePlace } from './find-site-place.ts';

/** What kind of site it is and where, and what of all that is said of it comes from the open map. */
export interface Surroundings {
  readonly category: Sourced<Category> | null;
  readonly place: Sourced<Place> | null;
  readonly map: MapShare | null;
}

export interface SurroundingsQuestion {
  readonly facts: SiteFacts;
  readonly source: SiteDocument['source'];
  /** Business details without those of the map, and with them. */
  readonly told: CompletedBusiness;
  readonly business: MappedBusiness;
  readonly points: SitePoints;
}

/** Of a place this far from a town nobody says that it is there. */
const IN_TOWN_KM = 12;

/** Finds kind and place of a site by what it says, and by the open map. */
export function findSurroundings({ facts, source, told, business, points }: SurroundingsQuestion): Surroundings {
  const { map } = business;
  const isFromText = business.fromText.includes('address');
  const evidence = map === null ? null : mapEvidence(facts, map);
  const onMap = map?.parts.includes('address') ? evidence : null;
  const question = { facts, business: business.business, source };
  const category = findSiteCategory({ ...question, onMap: evidence && categoryOnMap(points, evidence) });
  const stated = findSitePlace({ ...question, isFromText, onMap });
  if (map === null || evidence === null) return { category, place: stated, map };
  const place = stated ?? placeOnMap(points, evidence);
  const parts: MapPart[] = [...map.parts];
  if (category?.source.by === 'map') parts.push('category');
  const before = findSitePlace({ ...question, business: told.business, isFromText: told.fromText.includes('address') });
  if (place !== null && before?.value.name !== place.value.name) parts.push('place');
  return { category, place, map: { ...map, parts } };
}

function mapEvidence({ language }: SiteFacts, { elements: [element = ''] }: MapShare): Evidence {
  return { url: elementUrl(element), status: null, at: language.evidence.at, found: 'Its place on OpenStreetMap' };
}

/** The kind of all of a site's places, where they are of one kind. */
function categoryOnMap({ places }: SitePoints, evidence: Evidence): { id: string; evidence: Evidence } | null {
  const ids = new Set(places.map(({ category }) => category));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? { id, evidence } : null;
}

/** The town that the site's only place is in, by its coordinates. */
function placeOnMap({ main }: SitePoints, evidence: Evidence): Sourced<Place> | null {
  const [town] = main === null ? [] : nearestCities(main, IN_TOWN_KM);
  const value =
    main === null || town === undefined ? null : findPlace({ city: town.name, country: town.country }, { geo: main });
  return value && { value, source: { by: 'map', confidence: 0.85, evidence } };
}
