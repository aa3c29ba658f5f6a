import { toUnicode } from '../core/domain/to-unicode.ts';
import { type BadgeView, spokenBadge } from './badge-view.ts';
import { drawMarks, type MarkGrid, marksWidth } from './marks.ts';
import type { Picture } from './picture.ts';
import { BADGE_COLOURS, badgeLine, svgPicture } from './svg-parts.ts';
import { fitText, textWidth } from './text-width.ts';

/** Marks of a 92 px badge. */
export const CARD_MARKS: Omit<MarkGrid, 'x'> = { y: 39, width: 9, height: 22, step: 14, stroke: 1.5 };

/** A domain wider than this is cut. */
const MAX_DOMAIN_WIDTH = 220;

/** The large badge, 92 px high: number, label, marks, domain. An SVG document below 4 KB. */
export function cardBadge(view: BadgeView): string {
  return svgPicture(cardPicture(view));
}

/**
 * The same as a picture.
 * @param name the domain as it is shown
 */
export function cardPicture(view: BadgeView, name: string = toUnicode(view.domain)): Picture {
  const score = String(view.score);
  const dark = 38 + Math.max(textWidth(score, 46, true), textWidth('of 100', 11));
  const x = dark + 16;
  const domain = `${fitText(name, 11, MAX_DOMAIN_WIDTH)}${view.isClaimed ? ', claimed' : ''}`;
  const widest = Math.max(textWidth(view.label, 15, true), textWidth(domain, 11), marksWidth(CARD_MARKS));
  const plate = x + widest + 12;
  const { sign, deep, soft } = BADGE_COLOURS;
  return {
    width: plate + 26,
    height: 92,
    spoken: spokenBadge(view, true),
    shapes: [
      `<path fill="${sign}" d="M0 0h${plate}l26 46-26 46H0z"/>`,
      `<path fill="${deep}" d="M0 0h${dark}v92H0z"/>`,
      drawMarks(view.states, { ...CARD_MARKS, x }),
    ].join(''),
    lines: [
      badgeLine(score, { x: 18, y: 56, size: 46, bold: true }),
      badgeLine('of 100', { x: 18, y: 77, size: 11, fill: soft }),
      badgeLine(view.label, { x, y: 29, size: 15, bold: true }),
      badgeLine(domain, { x, y: 77, size: 11, fill: soft }),
    ],
  };
}
