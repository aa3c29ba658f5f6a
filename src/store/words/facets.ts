import { fold } from '../../language/fold.ts';

/**
 * What a site is known to be, as words of the search index that nobody can type: each begins with a sign of Unicode's
 * private use, which the index keeps as a letter and questions never hold.
 */
export type Facet = string;

const SIGNS = {
  kind: '\uF000',
  place: '\uF001',
  cell: '\uF002',
  action: '\uF003',
  name: '\uF004',
  area: '\uF005',
  language: '\uF006',
  agents: '\uF007',
};
/** Stands for whatever would part a word. */
const JOINT = '\uF0FF';
/** A longer name is nobody's question. */
const LONGEST_NAME = 80;

function facet(sign: keyof typeof SIGNS, value: string): Facet {
  return SIGNS[sign] + value.replace(/[^\p{L}\p{N}]+/gu, JOINT);
}

/** Of that kind ("shop/bakery"); with null, of a kind that is not known. */
export function kindFacet(categoryId: string | null): Facet {
  return facet('kind', categoryId ?? '');
}

/** In that town, or with a null name anywhere in the country (ISO 3166-1 alpha-2). */
export function placeFacet(name: string | null, country: string): Facet {
  return facet('place', `${country} ${fold(name ?? '')}`);
}

/** In that cell of the globe: see places/geo-cells.ts. */
export function cellFacet(cell: string): Facet {
  return facet('cell', cell);
}

/** In that larger cell, of so many degrees as `AREA_DEGREES` there. */
export function areaFacet(cell: string): Facet {
  return facet('area', cell);
}

/** Offers the action of that id. */
export function actionFacet(actionId: string): Facet {
  return facet('action', actionId);
}

/** Is in that language (ISO 639-1). */
export function languageFacet(language: string): Facet {
  return facet('language', language);
}

/** Gives agents a document of its own, or actions that they can do. */
export function agentsFacet(given: 'native' | 'executable'): Facet {
  return facet('agents', given);
}

/** Is called exactly so; null for what no site is called. @param key words of the name without spaces, folded */
export function nameFacet(key: string): Facet | null {
  return key === '' || key.length > LONGEST_NAME ? null : facet('name', key);
}
