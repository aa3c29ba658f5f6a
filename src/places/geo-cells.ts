/** Height of a cell in degrees of latitude, about 28 km; it is about as wide. */
const CELL_DEGREES = 0.25;
const KM_PER_DEGREE = 111.2;

/** Height of a cell in which regions are looked for: so few lie even in a large one. */
export const AREA_DEGREES = 2;

/** A part of the globe between parallels and meridians, in degrees. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The cell of the globe that a point in degrees lies in: a name of letters and digits. */
export function cellOf(lat: number, lon: number, degrees = CELL_DEGREES): string {
  const row = rowOf(lat, degrees);
  return cellName(row, columnOf(row, lon, degrees));
}

/** The cells that are touched by a square around a point, so many kilometres to each side. */
export function cellsAround(lat: number, lon: number, km: number): string[] {
  const high = km / KM_PER_DEGREE;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  return cellsIn({ south: lat - high, north: lat + high, west: lon - wide, east: lon + wide });
}

/** The cells that are touched by a box. */
export function cellsIn({ south, north, west, east }: Box, degrees = CELL_DEGREES): string[] {
  const cells = new Set<string>();
  for (let row = rowOf(south, degrees); row <= rowOf(north, degrees); row += 1) {
    const count = columnsIn(row, degrees);
    const from = columnOf(row, west, degrees);
    // Over the date line the numbers begin anew.
    const steps = Math.min(count, Math.ceil(((east - west) * count) / 360) + 1);
    for (let step = 0; step < steps; step += 1) cells.add(cellName(row, (from + step) % count));
  }
  return [...cells];
}

function cellName(row: number, column: number): string {
  return `${row}x${column}`;
}

/** From 0 at the south pole. */
function rowOf(lat: number, degrees: number): number {
  return Math.min(180 / degrees - 1, Math.max(0, Math.floor((lat + 90) / degrees)));
}

function columnOf(row: number, lon: number, degrees: number): number {
  const count = columnsIn(row, degrees);
  const turned = (((lon + 180) % 360) + 360) % 360;
  return Math.min(count - 1, Math.floor((turned / 360) * count));
}

/** Fewer towards the poles, where the globe is narrow. */
function columnsIn(row: number, degrees: number): number {
  const middle = (row + 0.5) * degrees - 90;
  return Math.max(1, Math.round((360 / degrees) * Math.cos((middle * Math.PI) / 180)));
}
