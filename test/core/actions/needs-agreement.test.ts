import { describe, expect, it } from 'vitest';
import { whyAgreement } from '../../../src/core/actions/needs-agreement.ts';

const SAFE = { reversible: true, requires_confirmation: false, costs_money: false, destructive: false };

describe('whether a person must agree', () => {
  it('is nobody where the site says of every danger that there is none', () => {
    expect(whyAgreement({ safety: SAFE })).toBeNull();
  });

  it('is always somebody where the site says nothing of safety', () => {
    expect(whyAgreement({})).toBe('the site does not say that it is safe');
  });

  it.each([
    [{ requires_confirmation: true }, 'the site asks for it'],
    [{ costs_money: true }, 'it costs money'],
    [{ destructive: true }, 'something is lost by it'],
    [{ reversible: false }, 'it cannot be undone'],
  ])('names the one danger: %o', (danger, why) => {
    expect(whyAgreement({ safety: { ...SAFE, ...danger } })).toBe(why);
  });
});
