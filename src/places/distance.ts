/** Kilometres between two points in degrees; plane enough for neighbours. */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const east = Math.abs(a.lon - b.lon);
  const x = Math.min(east, 360 - east) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return Math.hypot(x, a.lat - b.lat) * 111.2;
}
