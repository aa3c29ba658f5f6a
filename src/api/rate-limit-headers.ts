import type { Grant } from '../services/limits/grant.ts';

/**
 * The headers of a limited answer (contract section 6, R14): the well-known X- family and the IETF's structured fields
 * (draft-ietf-httpapi-ratelimit-headers); a refusal adds Retry-After.
 */
export function toRateLimitHeaders(grant: Grant): Record<string, string> {
  const { policy, limit, windowSeconds, remaining, resetAt, resetSeconds, retryAfterSeconds } = grant;
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(resetAt / 1000)),
    'RateLimit-Policy': `"${policy}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
    ...(retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  };
}
