import { neutralWords } from '../badges/badge-json.ts';
import type { BadgeView } from '../badges/badge-view.ts';
import { cardBadge } from '../badges/card-badge.ts';
import { compactBadge } from '../badges/compact-badge.ts';
import { neutralPicture } from '../badges/neutral-badge.ts';
import { svgPicture } from '../badges/svg-parts.ts';
import type { SiteView } from './site-view.ts';

/** The badges of a site as SVG texts. */
export interface BadgePictures {
  readonly card: string;
  readonly compact: string;
}

/** Draws the badges of a site; grey ones for a site without a score. */
export function badgePictures(view: SiteView): BadgePictures {
  const badge = toBadge(view);
  if (badge === null) {
    const words = neutralWords({ page: view.reportUrl, owner_words: view.ownerWords !== null, unread: view.unread });
    return { card: svgPicture(neutralPicture(words, 'card')), compact: svgPicture(neutralPicture(words, 'compact')) };
  }
  return { card: cardBadge(badge), compact: compactBadge(badge) };
}

function toBadge({ domain, score, label, checklist, changedAt, claim }: SiteView): BadgeView | null {
  if (score === null || label === null) return null;
  return {
    domain,
    score,
    label,
    states: checklist.map(({ state }) => state),
    date: changedAt,
    isClaimed: claim !== null,
  };
}
