import { expect, test } from 'vitest';
import { whyNotSeen } from '../../../src/services/register/registration.ts';
import type { ClaimRow } from '../../../src/store/claims.ts';

const claim: ClaimRow = {
  keyId: 'k_owner',
  domain: 'bakery.example',
  token: 'abc',
  status: 'unverified',
  createdAt: '2026-11-19T09:00:00.000Z',
  verifiedAt: null,
  checkedAt: null,
  missingSince: null,
  missingWhy: null,
  notice: null,
};

test('says the day of the next check only where it is another day', () => {
  expect(whyNotSeen({ ...claim, checkedAt: '2026-11-20T09:00:00.000Z' })).toMatch(
    /We checked on 20 November 2026.*09:00:00 UTC\. You can check again from 09:00:30 UTC on\.$/,
  );
  expect(whyNotSeen({ ...claim, checkedAt: '2026-11-20T23:59:45.000Z' })).toMatch(
    /We checked on 20 November 2026.*You can check again from 21 November 2026.*00:00:15 UTC on\.$/,
  );
  expect(whyNotSeen(claim)).not.toContain('We checked');
});
