/** Positions of the nodes that ways and relations are made of, in two flat columns: millions of them fit. */
export interface NodePositions {
  readonly size: number;
  /** Whether a node in this span of numbers is among them. */
  hasBetween(first: number, last: number): boolean;
  set(id: number, lat: number, lon: number): void;
  /** The middle of the box around those of the given nodes whose positions are known; null for none. */
  centre(ids: Iterable<number>): { readonly lat: number; readonly lon: number } | null;
}

/** A table for the given nodes, whose positions are filled in later. */
export function nodePositions(wanted: readonly number[]): NodePositions {
  const ids = Float64Array.from(wanted).sort();
  const size = removeDoubles(ids);
  const [lats, lons] = [new Float64Array(size).fill(Number.NaN), new Float64Array(size)];
  /** Where a number stands, or would stand. */
  const placeOf = (id: number): number => {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    size,
    hasBetween: (first, last) => (ids[placeOf(first)] ?? Number.POSITIVE_INFINITY) <= last && placeOf(first) < size,
    set(id, lat, lon) {
      const at = placeOf(id);
      if (at < size && ids[at] === id) [lats[at], lons[at]] = [lat, lon];
    },
    centre(given) {
      const box = emptyBox();
      for (const id of given) {
        const at = placeOf(id);
        if (at < size && ids[at] === id) addToBox(box, lats[at] ?? Number.NaN, lons[at] ?? Number.NaN);
      }
      return centreOf(box);
    },
  };
}

/** Keeps each number of a sorted column once, at its beginning; gives how many there are. */
function removeDoubles(sorted: Float64Array): number {
  let size = 0;
  for (const id of sorted) if (size === 0 || sorted[size - 1] !== id) sorted[size++] = id;
  return size;
}

/** South, west, north and east. */
export type Box = [number, number, number, number];

export function emptyBox(): Box {
  return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
}

/** Widens a box so that it holds a point; what is no point of Earth is passed over. */
export function addToBox(box: Box, lat: number, lon: number): void {
  if (!isOnEarth(lat, lon)) return;
  if (lat < box[0]) box[0] = lat;
  if (lon < box[1]) box[1] = lon;
  if (lat > box[2]) box[2] = lat;
  if (lon > box[3]) box[3] = lon;
}

/** The middle of a box; null for an empty one. */
export function centreOf([south, west, north, east]: Box): { lat: number; lon: number } | null {
  return south > north ? null : { lat: (south + north) / 2, lon: (west + east) / 2 };
}

/** Whether these are degrees of a place. */
export function isOnEarth(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
