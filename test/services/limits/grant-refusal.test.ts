import { expect, test } from 'vitest';
import { toGrant } from '../../../src/services/limits/grant.ts';
import { grantRefusal } from '../../../src/services/limits/grant-refusal.ts';
import { POLICIES, type PolicyName } from '../../../src/services/limits/policies.ts';

const NOW = Date.parse('2026-03-02T08:00:00.000Z');

test.each<[PolicyName, string]>([
  ['free', '20 searches a minute are allowed without a key; try again in 17 seconds. A Pro key allows 60.'],
  ['pro', '60 searches a minute are allowed with a Pro key; try again in 17 seconds.'],
  ['register', '30 such requests a minute are allowed; try again in 17 seconds.'],
  ['suggest', '10 suggestions a minute are allowed; try again in 17 seconds.'],
  ['cached', '120 such requests a minute are allowed; try again in 17 seconds.'],
  [
    'unauthorized',
    '10 requests a minute are allowed with a wrong key, or with none where one is needed; try again in 17 seconds.',
  ],
  ['keys', '10 keys an hour are allowed; try again in 17 seconds.'],
])('who has spent the limit %s is told which it is, and when there is more', (policy, detail) => {
  const { limit, windowSeconds } = POLICIES[policy];
  const times = Array.from({ length: limit }, () => NOW - (windowSeconds - 17) * 1000);
  expect(grantRefusal(toGrant(policy, times, NOW, false))).toEqual({
    code: 'rate_limited',
    detail,
    retryAfterSeconds: 17,
    extra: { policy, limit, window_seconds: windowSeconds },
  });
});
