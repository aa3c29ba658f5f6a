import { CRITERION_IDS } from '../core/readiness/scan.ts';
import type { BadgeStyle } from './badge-view.ts';
import { CARD_MARKS } from './card-badge.ts';
import { COMPACT_MARKS } from './compact-badge.ts';
import { drawMarks, marksWidth } from './marks.ts';
import { BADGE_COLOURS, BADGE_FONT, svgPicture, svgText } from './svg-parts.ts';
import { textWidth } from './text-width.ts';

/** Badge of a domain that is not in the index: grey, seven dotted marks. */
export function unknownBadge(style: BadgeStyle = 'compact'): string {
  return neutralBadge('not indexed yet', style);
}

/** Badge of an indexed site that was never read, so that it has no score (R22). */
export function unreadBadge(style: BadgeStyle = 'compact'): string {
  return neutralBadge('not yet read', style);
}

function neutralBadge(words: string, style: BadgeStyle): string {
  const states = CRITERION_IDS.map(() => 'unseen' as const);
  const card = style === 'card';
  const size = card ? 15 : 11;
  const grid = card ? { ...CARD_MARKS, x: 18 } : { ...COMPACT_MARKS, x: 7 };
  const width = textWidth(words, size, card);
  const x = card ? 18 : 14 + marksWidth(COMPACT_MARKS);
  const plate = card ? 18 + Math.max(width, marksWidth(CARD_MARKS)) + 12 : x + width + 5;
  const edge = card ? `h${plate}l26 46-26 46H0z` : `h${plate}l9 10-9 10H0z`;
  const line = svgText(words, { x, y: card ? 29 : 14, size, bold: card });
  return svgPicture(
    plate + (card ? 26 : 9),
    card ? 92 : 20,
    `Waymark: ${words}`,
    [
      `<path fill="${BADGE_COLOURS.neutral}" d="M0 0${edge}"/>`,
      `<g fill="#fff" ${BADGE_FONT}>${line}</g>`,
      drawMarks(states, grid),
    ].join(''),
  );
}
