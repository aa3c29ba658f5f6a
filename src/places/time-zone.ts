import tzLookup from '@photostructure/tz-lookup';

/** The IANA time zone at a point in degrees, or null when it is no point on Earth. */
export function timeZoneAt(lat: number, lon: number): string | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
  return tzLookup(lat, lon);
}
