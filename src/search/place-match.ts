import { wordsOf } from '../language/words-of.ts';
import { otherNamesOf } from '../places/gazetteer.ts';
import { AREA_DEGREES, cellsAround, cellsIn } from '../places/geo-cells.ts';
import { areaFacet, cellFacet, placeFacet } from '../store/words/facets.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { formsOfName } from './understand/place-forms.ts';
import { tableKey } from './understand/query-words.ts';
import type { AskedPlace, Understood } from './understand/understood.ts';
import { anyPhrase } from './wanted-match.ts';

/** In the place; where what is near it was asked for, that as well. */
export function placeOrNear(asked: Understood, place: AskedPlace): SearchMatch {
  const there = placeMatch(place);
  return place.isNear ? { any: [there, ...nearSteps(asked).map(({ cells }) => cells)] } : there;
}

/** What lies around a town, when the town itself has none. */
export function nearSteps(
  { place, category }: Understood,
  left = '',
): { readonly cells: SearchMatch; readonly message: string | null }[] {
  if (place === null || category === null || place.lat === null || place.lon === null) return [];
  const missing = left === '' ? '' : ` and without “${left}”`;
  const message = place.isNear ? null : `None is in ${place.name} itself; these are near it${missing}.`;
  const cells = cellsAround(place.lat, place.lon, NEAR_KM).map((cell) => ({ facet: cellFacet(cell) }));
  return [{ cells: { any: cells }, message }];
}

/** To each side. */
const NEAR_KM = 40;

/** Named by its words; of a region also what lies there, of a country what is known to be there. */
function placeMatch({ name, country, kind, words, alike, box }: AskedPlace): SearchMatch {
  const named = anyPhrase([{ words: wordsOf(name) }, { words }, ...alike]);
  if (kind === 'country') return { any: [named, { facet: placeFacet(null, country) }] };
  const areas = box === undefined ? [] : cellsIn(box, AREA_DEGREES).map((cell) => ({ facet: areaFacet(cell) }));
  return areas.length === 0 ? named : { any: [named, ...areas] };
}

/** A town by what it is called in any language, and in the forms that sentences have it in: "Минск", "в Минске" of Minsk. */
export function alsoNamed({ place, language }: Understood): SearchMatch[] {
  if (place === null || place.kind !== 'city') return [];
  const { country } = place;
  const others = otherNamesOf(place).filter((name) => name.length >= LEAST_NAME || !/^[a-z]+$/.test(name));
  const forms = [place.name, ...others].flatMap((name) => formsOfName(tableKey(name), { country, language }));
  const names = [...new Set([...others, ...forms])].slice(0, MOST_NAMES);
  return names.length === 0 ? [] : [{ any: names.map((name) => ({ words: wordsOf(name) })) }];
}

/** Shorter names are words of other languages. */
const LEAST_NAME = 4;
/** More are not looked for. */
const MOST_NAMES = 80;
