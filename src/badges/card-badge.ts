import { toUnicode } from '../core/domain/to-unicode.ts';
import { type BadgeView, spokenBadge } from './badge-view.ts';
import { drawMarks, type MarkGrid, marksWidth } from './marks.ts';
import { BADGE_COLOURS, BADGE_FONT, svgPicture, svgText } from './svg-parts.ts';
import { fitText, textWidth } from './text-width.ts';

/** Marks of a 92 px badge. */
export const CARD_MARKS: Omit<MarkGrid, 'x'> = { y: 39, width: 9, height: 22, step: 14, stroke: 1.5 };

/** A domain wider than this is cut. */
const MOST_DOMAIN_WIDTH = 220;

/** The large badge, 92 px high: number, label, seven marks, domain. An SVG document below 4 KB. */
export function cardBadge(view: BadgeView): string {
  const score = String(view.score);
  const dark = 38 + Math.max(textWidth(score, 46, true), textWidth('of 100', 11));
  const x = dark + 16;
  const domain = fitText(toUnicode(view.domain), 11, MOST_DOMAIN_WIDTH);
  const widest = Math.max(textWidth(view.label, 15, true), textWidth(domain, 11), marksWidth(CARD_MARKS));
  const plate = x + widest + 12;
  const soft = BADGE_COLOURS.soft;
  return svgPicture(
    plate + 26,
    92,
    spokenBadge(view, true),
    [
      `<path fill="${BADGE_COLOURS.sign}" d="M0 0h${plate}l26 46-26 46H0z"/>`,
      `<path fill="${BADGE_COLOURS.deep}" d="M0 0h${dark}v92H0z"/>`,
      `<g fill="#fff" ${BADGE_FONT}>`,
      svgText(score, { x: 18, y: 56, size: 46, bold: true }),
      svgText('of 100', { x: 18, y: 77, size: 11, fill: soft }),
      svgText(view.label, { x, y: 29, size: 15, bold: true }),
      svgText(domain, { x, y: 77, size: 11, fill: soft }),
      '</g>',
      drawMarks(view.states, { ...CARD_MARKS, x }),
    ].join(''),
  );
}
