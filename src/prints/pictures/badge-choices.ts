import { type BadgeJson, neutralWords, readBadgeJson } from '../../badges/badge-json.ts';
import type { BadgeStyle, BadgeView } from '../../badges/badge-view.ts';
import { cardPicture } from '../../badges/card-badge.ts';
import { compactPicture } from '../../badges/compact-badge.ts';
import { neutralPicture } from '../../badges/neutral-badge.ts';
import type { Picture } from '../../badges/picture.ts';
import type { DomainName } from '../../core/domain/domain-name.ts';

/**
 * The badge of a site as pictures, from the badge.json that was drawn with its page: the one to draw, then the one for a
 * font that lacks letters of the first.
 * @param drawn null for a domain that is not in the index
 */
export function badgeChoices(domain: DomainName, drawn: Uint8Array | null, style: BadgeStyle): readonly Picture[] {
  if (drawn === null) return [neutralPicture('not indexed yet', style)];
  const json = readBadgeJson(drawn);
  const view = toBadge(domain, json);
  if (view === null) return [neutralPicture(neutralWords(json), style)];
  return style === 'card' ? [cardPicture(view), cardPicture(view, domain)] : [compactPicture(view)];
}

function toBadge(domain: DomainName, { score, label, checks, updated_at, claimed }: BadgeJson): BadgeView | null {
  if (score === null || label === null) return null;
  return { domain, score, label, states: checks.map(({ state }) => state), date: updated_at ?? '', isClaimed: claimed };
}
