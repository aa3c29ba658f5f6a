import { distanceKm } from './distance.ts';
import { type City, cityAt, countCities } from './gazetteer.ts';

/** Cell of one degree → the numbers of the towns in it. */
let cells: Map<number, number[]> | null = null;

function cellOf(lat: number, lon: number): number {
  return Math.floor(lat + 90) * 1000 + Math.floor(lon + 180);
}

function cityCells(): Map<number, number[]> {
  cells ??= Map.groupBy(
    Array.from({ length: countCities() }, (_, at) => at),
    (at) => {
      const { lat, lon } = cityAt(at);
      return cellOf(lat, lon);
    },
  );
  return cells;
}

/** Towns within so many kilometres of a point, at most 60, the nearest first. */
export function nearestCities(point: { readonly lat: number; readonly lon: number }, withinKm: number): City[] {
  const around = [-1, 0, 1].flatMap((north) =>
    [-1, 0, 1].flatMap((east) => cityCells().get(cellOf(point.lat + north, point.lon + east)) ?? []),
  );
  return around
    .map(cityAt)
    .map((city) => ({ city, km: distanceKm(city, point) }))
    .filter(({ km }) => km <= Math.min(withinKm, 60))
    .sort((a, b) => a.km - b.km)
    .map(({ city }) => city);
}

/** How near the border must be for towns beyond it to be among the nearest. */
const NEIGHBOURS = 4;

/** The country of a point (ISO 3166-1 alpha-2); null near a border, at sea and where nobody lives. */
export function countryAt(point: { readonly lat: number; readonly lon: number }): string | null {
  const [nearest, ...others] = nearestCities(point, 40).slice(0, NEIGHBOURS);
  return nearest && others.every(({ country }) => country === nearest.country) ? nearest.country : null;
}
