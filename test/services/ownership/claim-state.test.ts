import { describe, expect, it } from 'vitest';
import { needsLook } from '../../../src/services/ownership/claim-state.ts';
import type { ClaimRow } from '../../../src/store/claims.ts';

const CHECKED = '2026-11-20T08:00:00.000Z';
const claim = (more: Partial<ClaimRow> = {}): ClaimRow => ({
  keyId: 'k_owner',
  domain: 'bakery.example',
  token: 'waymark-site-verification=0',
  status: 'verified',
  createdAt: '2026-11-01T08:00:00.000Z',
  verifiedAt: '2026-11-01T09:00:00.000Z',
  checkedAt: CHECKED,
  missingSince: null,
  missingWhy: null,
  notice: null,
  ...more,
});

describe('a record is looked for again', () => {
  it.each<[string, Partial<ClaimRow>, string, boolean]>([
    ['where it never was', { checkedAt: null }, CHECKED, true],
    ['not within a day of being there', {}, '2026-11-21T07:59:59.999Z', false],
    ['a day after it was there', {}, '2026-11-21T08:00:00.000Z', true],
    ['not within 30 seconds of being missed', { status: 'unverified' }, '2026-11-20T08:00:29.999Z', false],
    ['30 seconds after it was missed', { status: 'unverified' }, '2026-11-20T08:00:30.000Z', true],
    ['30 seconds after it was gone', { missingSince: CHECKED }, '2026-11-20T08:00:30.000Z', true],
    ['when the clock was set back behind the last look', {}, '2026-11-20T07:59:59.000Z', true],
  ])('%s', (_, more, now, expected) => {
    expect(needsLook(claim(more), new Date(now))).toBe(expected);
  });
});
