/** The header by which a service keeps browsers to https (RFC 6797). */
export const HSTS_HEADER = 'Strict-Transport-Security';

/** Its value. */
export function hstsValue(seconds: number): string {
  return `max-age=${seconds}`;
}
