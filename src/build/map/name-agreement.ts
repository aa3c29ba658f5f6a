import { getPublicSuffix } from 'tldts';
import type { MapPoint } from '../../core/site/map-point.ts';
import { fold } from '../../language/fold.ts';

/** Shorter words are in too many names. */
const MIN_LETTERS = 4;

/** The words of a name, folded: "Crumb & Corner A/S" → crumb, and, corner. */
function wordsOf(name: string): string[] {
  return fold(name)
    .replace(/&|\+/g, ' and ')
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether two names are of one business: one holds all the words of the other, or all its letters in a row. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [short, long] = first.join('').length <= second.join('').length ? [first, second] : [second, first];
  const letters = short.join('');
  if (letters.length < MIN_LETTERS) return letters !== '' && letters === long.join('');
  return long.join('').includes(letters) || short.every((word) => long.includes(word));
}

/** Whether a point goes by the name of a site or of its domain ("bager-morgenstund.dk"). */
export function isNamedLike(point: MapPoint, siteNames: readonly string[], domain: string): boolean {
  const names = [...(point.name === null ? [] : [point.name]), ...(point.otherNames ?? [])];
  const ending = getPublicSuffix(domain) ?? '';
  const labels = domain.slice(0, domain.length - ending.length - 1).split('.');
  return names.some((name) => [...siteNames, ...labels].some((other) => isSameName(name, other)));
}

/** A name together with its town, as two spellings of both share them; null when either is unknown. */
export function nameKey(name: string | null | undefined, city: string | undefined): string | null {
  const [letters, town] = [wordsOf(name ?? '').join(''), wordsOf(city ?? '').join('')];
  return letters.length < MIN_LETTERS || town === '' ? null : `${letters} ${town}`;
}
