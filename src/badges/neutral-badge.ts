import { CRITERION_IDS } from '../core/readiness/scan.ts';
import type { BadgeStyle } from './badge-view.ts';
import { CARD_MARKS } from './card-badge.ts';
import { COMPACT_MARKS } from './compact-badge.ts';
import { drawMarks, marksWidth } from './marks.ts';
import type { Picture } from './picture.ts';
import { BADGE_COLOURS, badgeLine, svgPicture } from './svg-parts.ts';
import { textWidth } from './text-width.ts';

/** Badge of a domain that is not in the index: grey, all marks dotted. */
export function unknownBadge(style: BadgeStyle): string {
  return svgPicture(neutralPicture('not indexed yet', style));
}

/** Badge without a score, which says why as a picture. */
export function neutralPicture(words: string, style: BadgeStyle): Picture {
  const states = CRITERION_IDS.map(() => 'unseen' as const);
  const card = style === 'card';
  const size = card ? 15 : 11;
  const grid = card ? { ...CARD_MARKS, x: 18 } : { ...COMPACT_MARKS, x: 7 };
  const width = textWidth(words, size, card);
  const x = card ? 18 : 14 + marksWidth(COMPACT_MARKS);
  const plate = card ? 18 + Math.max(width, marksWidth(CARD_MARKS)) + 12 : x + width + 5;
  const edge = card ? `h${plate}l26 46-26 46H0z` : `h${plate}l9 10-9 10H0z`;
  return {
    width: plate + (card ? 26 : 9),
    height: card ? 92 : 20,
    spoken: `Waymark: ${words}`,
    shapes: `<path fill="${BADGE_COLOURS.neutral}" d="M0 0${edge}"/>${drawMarks(states, grid)}`,
    lines: [badgeLine(words, { x, y: card ? 29 : 14, size, bold: card })],
  };
}
