import { type BadgeView, spokenBadge } from './badge-view.ts';
import { drawMarks, type MarkGrid, marksWidth } from './marks.ts';
import type { Picture } from './picture.ts';
import { BADGE_COLOURS, badgeLine, svgPicture } from './svg-parts.ts';
import { textWidth } from './text-width.ts';

const SIZE = 11;

/** Marks of a 20 px badge. */
export const COMPACT_MARKS: Omit<MarkGrid, 'x'> = { y: 4, width: 4, height: 12, step: 6, stroke: 1 };

/** The badge for a footer or a README, 20 px high: number, marks, label. An SVG document below 4 KB. */
export function compactBadge(view: BadgeView): string {
  return svgPicture(compactPicture(view));
}

/** The same as a picture. */
export function compactPicture(view: BadgeView): Picture {
  const score = String(view.score);
  const dark = 14 + textWidth(score, SIZE, true);
  const labelX = dark + 14 + marksWidth(COMPACT_MARKS);
  const plate = labelX + textWidth(view.label, SIZE) + 5;
  return {
    width: plate + 9,
    height: 20,
    spoken: spokenBadge(view, false),
    shapes: [
      `<path fill="${BADGE_COLOURS.sign}" d="M0 0h${plate}l9 10-9 10H0z"/>`,
      `<path fill="${BADGE_COLOURS.deep}" d="M0 0h${dark}v20H0z"/>`,
      drawMarks(view.states, { ...COMPACT_MARKS, x: dark + 7 }),
    ].join(''),
    lines: [
      badgeLine(score, { x: 7, y: 14, size: SIZE, bold: true }),
      badgeLine(view.label, { x: labelX, y: 14, size: SIZE }),
    ],
  };
}
