import type { Place } from '../../../src/core/site/site-record.ts';
import { fold } from '../../../src/language/fold.ts';
import { findCities } from '../../../src/places/cities.ts';
import { annotatedSites } from './annotated.ts';
import type { Corpus } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { type TruthRow, tally } from './row.ts';

/** Towns of sites: those given that people name as well, and those that people name and we give. */
export function measurePlace(corpus: Corpus): TruthRow[] {
  const handmade = handmadeCases(corpus).flatMap(({ truth: { slug, address }, document }) =>
    address === null ? [] : [{ slug, towns: address.split(/[,|()]/), place: document?.place ?? null }],
  );
  const annotated = annotatedSites(corpus).flatMap(({ slug, site, entities, onlyHours }) => {
    const towns = entities.filter(({ type }) => type === 'CITY').map(({ text }) => text);
    return onlyHours || towns.length === 0 ? [] : [{ slug, towns, place: site.document?.place ?? null }];
  });
  return [...rowsOf('read by hand', handmade), ...rowsOf('marked on pages', annotated)];
}

interface PlaceCase {
  readonly slug: string;
  readonly towns: readonly string[];
  readonly place: Place | null;
}

function rowsOf(what: string, cases: readonly PlaceCase[]): TruthRow[] {
  const found = tally('place', `${what}: found`);
  const right = tally('place', `${what}: right of given`);
  for (const { slug, towns, place } of cases) {
    found.add(place !== null, `${slug}: none, is ${towns.join(' ').trim()}`);
    if (place)
      right.add(isTown(place, towns), `${slug}: ${place.name}, ${place.country}, is ${towns.join(' ').trim()}`);
  }
  return [found.row(), right.row()];
}

/** Whether a town is one of those that a text names, under any of its names. */
export function isTown({ name, country }: Place, texts: readonly string[]): boolean {
  const own = fold(name);
  return texts.some((text) => {
    const words = text.replace(/\d+/g, ' ').trim().split(/\s+/);
    const parts = words.flatMap((_, from) => [1, 2, 3].map((count) => words.slice(from, from + count).join(' ')));
    return (
      fold(text).includes(own) || parts.some((part) => findCities(part, country).some((city) => city.name === name))
    );
  });
}
