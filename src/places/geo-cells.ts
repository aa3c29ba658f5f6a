/** Height of a cell in degrees of latitude, about 28 km; it is about as wide. */
const CELL_DEGREES = 0.25;
const KM_PER_DEGREE = 111.2;

/** The cell of the globe that a point in degrees lies in: a name of letters and digits. */
export function cellOf(lat: number, lon: number): string {
  const row = rowOf(lat);
  return cellName(row, columnOf(row, lon));
}

/** The cells that are touched by a square around a point, so many kilometres to each side. */
export function cellsAround(lat: number, lon: number, km: number): string[] {
  const high = km / KM_PER_DEGREE;
  const cells = new Set<string>();
  for (let row = rowOf(lat - high); row <= rowOf(lat + high); row += 1) {
    const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
    const count = columnsIn(row);
    const from = columnOf(row, lon - wide);
    // Over the date line the numbers begin anew.
    const steps = Math.min(count, Math.ceil((2 * wide * count) / 360) + 1);
    for (let step = 0; step < steps; step += 1) cells.add(cellName(row, (from + step) % count));
  }
  return [...cells];
}

function cellName(row: number, column: number): string {
  return `${row}x${column}`;
}

/** From 0 at the south pole. */
function rowOf(lat: number): number {
  const rows = 180 / CELL_DEGREES;
  return Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)));
}

function columnOf(row: number, lon: number): number {
  const count = columnsIn(row);
  const turned = (((lon + 180) % 360) + 360) % 360;
  return Math.min(count - 1, Math.floor((turned / 360) * count));
}

/** Fewer towards the poles, where the globe is narrow. */
function columnsIn(row: number): number {
  const middle = (row + 0.5) * CELL_DEGREES - 90;
  return Math.max(1, Math.round((360 / CELL_DEGREES) * Math.cos((middle * Math.PI) / 180)));
}
