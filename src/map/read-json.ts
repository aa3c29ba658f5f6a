import { createHash } from 'node:crypto';
import { asObject, type JsonObject } from '../core/lawp/json-value.ts';
import { readJsonItems } from './json-items.ts';
import { MAX_TAGS, MAX_VALUE_CHARACTERS, type MapElement, type MapReading } from './map-element.ts';
import { addToBox, type Box, centreOf, emptyBox, isOnEarth } from './node-positions.ts';

/**
 * Reads the wanted elements of a GeoJSON file or of an answer of the Overpass API (`out center`), element by element.
 * @throws MapFileError naming the byte, or the signal's reason
 */
export async function* readJson(path: string, reading: MapReading): AsyncGenerator<MapElement> {
  for await (const { list, item } of readJsonItems(path, reading)) {
    const element = list === 'features' ? fromFeature(item) : fromOverpass(item);
    if (element !== null && [...reading.keys].some((key) => element.tags.has(key))) yield element;
  }
}

function fieldsOf(value: unknown): JsonObject {
  return asObject(value) ?? {};
}

const KINDS = ['node', 'way', 'relation'] as const;

/** An element of an Overpass answer; null for one without tags or without a place. */
function fromOverpass(item: unknown): MapElement | null {
  const { type, id, lat, lon, center, bounds, geometry, tags } = fieldsOf(item);
  const kind = KINDS.find((each) => each === type);
  if (kind === undefined || typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  const box = emptyBox();
  const { minlat, minlon, maxlat, maxlon } = fieldsOf(bounds);
  const middle = fieldsOf(center);
  const points = [{ lat, lon }, middle, { lat: minlat, lon: minlon }, { lat: maxlat, lon: maxlon }];
  const first = points.find((point) => typeof point.lat === 'number' && typeof point.lon === 'number');
  const outline = Array.isArray(geometry) ? geometry.map(fieldsOf) : [];
  const used = first === points[0] || first === middle ? [first] : [...points.slice(2), ...outline];
  for (const point of used) addPoint(box, point?.lat, point?.lon);
  return placed(`${kind}/${id}`, box, tagsOf(fieldsOf(tags)));
}

/** A feature of GeoJSON, its tags in `properties` or in `properties.tags`; null for one without a place. */
function fromFeature(item: unknown): MapElement | null {
  const { id, geometry, properties } = fieldsOf(item);
  const given = fieldsOf(properties);
  const tags = tagsOf({ ...given, ...fieldsOf(given.tags) });
  const box = emptyBox();
  addCoordinates(box, fieldsOf(geometry));
  return placed(featureId(id, given) ?? digestOf(box, tags), box, tags);
}

/** How the tools that write GeoJSON name an element: "node/1", "n1", {"@type": "way", "@id": 1}. */
function featureId(id: unknown, properties: JsonObject): string | null {
  const kind = KINDS.find((each) => each === (properties['@type'] ?? properties.osm_type ?? properties.type));
  const number = properties['@id'] ?? properties.osm_id ?? properties.id;
  const texts = [id, number].map((each) => (typeof each === 'number' ? String(each) : each));
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const whole = /^(node|way|relation)\/(\d{1,16})$/.exec(text);
    if (whole) return text;
    const short = /^([nwra])(\d{1,16})$/.exec(text);
    if (short) return shortId(short[1] ?? '', short[2] ?? '');
    if (kind !== undefined && /^\d{1,16}$/.test(text)) return `${kind}/${text}`;
  }
  return null;
}

/** "n1", "w2", "r3"; areas ("a4") are ways when even, else relations (osmium export). */
function shortId(letter: string, digits: string): string {
  if (letter !== 'a') return `${letter === 'n' ? 'node' : letter === 'w' ? 'way' : 'relation'}/${digits}`;
  const number = Number(digits);
  return number % 2 === 0 ? `way/${number / 2}` : `relation/${(number - 1) / 2}`;
}

/** A name for what the file gives none: the same place with the same name keeps it. */
function digestOf(box: Box, tags: MapElement['tags']): string {
  const text = JSON.stringify([box, tags.get('name'), tags.get('website') ?? tags.get('contact:website')]);
  return `feature/${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

function tagsOf(fields: JsonObject): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [key, value] of Object.entries(fields)) {
    if (tags.size >= MAX_TAGS) break;
    if (typeof value === 'string' && key.length <= 255) tags.set(key, value.slice(0, MAX_VALUE_CHARACTERS));
  }
  return tags;
}

function placed(id: string, box: Box, tags: Map<string, string>): MapElement | null {
  const centre = centreOf(box);
  return centre === null ? null : { id, ...centre, tags };
}

function addPoint(box: Box, lat: unknown, lon: unknown): void {
  if (typeof lat === 'number' && typeof lon === 'number' && isOnEarth(lat, lon)) addToBox(box, lat, lon);
}

/** Adds every position of a geometry; how deep these may nest is bounded where the file is read. */
function addCoordinates(box: Box, { coordinates, geometries }: JsonObject): void {
  if (Array.isArray(geometries)) for (const geometry of geometries) addCoordinates(box, fieldsOf(geometry));
  const add = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    if (typeof value[0] === 'number') addPoint(box, value[1], value[0]);
    else for (const inner of value) add(inner);
  };
  add(coordinates);
}
