/**
 * The token of an Authorization header (RFC 6750): null when there is no header or another scheme, which is treated as
 * no key (R12). A bearer scheme without a token gives the empty text: a malformed key.
 */
export function bearerToken(authorization: string | null): string | null {
  const words = authorization?.trim().split(/[ \t]+/) ?? [];
  return words[0]?.toLowerCase() === 'bearer' ? words.slice(1).join(' ') : null;
}
