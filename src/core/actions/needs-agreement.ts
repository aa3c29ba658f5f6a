import type { LawpAction } from '../lawp/document.ts';

/**
 * Why a person must agree before an action is carried out, in a few words; null when none must. Without a part `safety`
 * one always must (LAWP 0.4).
 */
export function whyAgreement({ safety }: Pick<LawpAction, 'safety'>): string | null {
  if (safety === undefined) return 'the site does not say that it is safe';
  if (safety.requires_confirmation) return 'the site asks for it';
  if (safety.costs_money) return 'it costs money';
  if (safety.destructive) return 'something is lost by it';
  return safety.reversible === false ? 'it cannot be undone' : null;
}
