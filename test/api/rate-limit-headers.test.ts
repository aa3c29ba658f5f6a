import { parseDictionary, parseList } from 'structured-headers';
import { describe, expect, it } from 'vitest';
import { toRateLimitHeaders } from '../../src/api/rate-limit-headers.ts';
import { toGrant } from '../../src/services/limits/grant.ts';
import { POLICIES, type PolicyName } from '../../src/services/limits/policies.ts';

const NOW = Date.parse('2026-03-02T08:00:00.250Z');
const names = Object.keys(POLICIES) as PolicyName[];

describe('the headers of a limit', () => {
  it('say what is left, and when the oldest grant leaves the window', () => {
    const headers = toRateLimitHeaders(toGrant('free', [NOW - 61_000, NOW - 30_000, NOW], NOW, true));
    expect(headers).toEqual({
      'X-RateLimit-Limit': '20',
      'X-RateLimit-Remaining': '18',
      'X-RateLimit-Reset': String(Date.parse('2026-03-02T08:00:31.000Z') / 1000),
      'RateLimit-Policy': '"free";q=20;w=60',
      RateLimit: '"free";r=18;t=30',
    });
  });

  it('tell a refused caller the second from which on it is served', () => {
    const times = Array.from({ length: 60 }, (_, position) => NOW - 50_100 + position);
    const headers = toRateLimitHeaders(toGrant('pro', times, NOW, false));
    expect(headers).toMatchObject({ 'Retry-After': '10', 'X-RateLimit-Remaining': '0', RateLimit: '"pro";r=0;t=10' });
  });

  it('never tell to come back at once', () => {
    expect(toRateLimitHeaders(toGrant('free', [], NOW, false))['Retry-After']).toBe('1');
  });

  it.each(names)('of "%s" are structured fields', (policy) => {
    const headers = toRateLimitHeaders(toGrant(policy, [NOW - 1], NOW, true));
    const { limit, windowSeconds } = POLICIES[policy];
    const [[name, parameters] = []] = parseList(headers['RateLimit-Policy'] ?? '');
    expect({ name, parameters: Object.fromEntries(parameters ?? []) }).toEqual({
      name: policy,
      parameters: { q: limit, w: windowSeconds },
    });
    const [[left, numbers] = []] = parseList(headers.RateLimit ?? '');
    expect({ left, numbers: Object.fromEntries(numbers ?? []) }).toEqual({
      left: policy,
      numbers: { r: limit - 1, t: windowSeconds },
    });
    expect(() => parseDictionary(headers.RateLimit ?? '')).toThrow();
  });
});
