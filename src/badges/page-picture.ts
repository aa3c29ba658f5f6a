import { CRITERIA_COUNT } from '../core/readiness/criteria-count.ts';
import { drawMarks, type MarkGrid } from './marks.ts';
import type { Picture } from './picture.ts';
import { SITE_PICTURE } from './site-picture.ts';
import { BADGE_COLOURS } from './svg-parts.ts';

/** What the picture of a page of ours shows. */
export interface PagePictureView {
  /** One or two lines. */
  readonly title: readonly string[];
  readonly words: string;
}

/** The marks of the sign itself, as in the icon. */
const MARKS: MarkGrid = { x: 66, y: 70, width: 28, height: 70, step: 44, stroke: 4 };
const MOST = 930;

/** Draws the sign with its marks, and the plate with the name of the page and what it is for. */
export function pagePicture({ title, words }: PagePictureView): Picture {
  return {
    ...SITE_PICTURE,
    spoken: `${title.join(' ')}: ${words}`,
    shapes: [
      `<path fill="${BADGE_COLOURS.sign}" d="M0 0h1200v630H0z"/>`,
      `<path fill="#fff" d="M0 206h1032l104 212-104 212H0z"/>`,
      drawMarks(
        Array.from({ length: CRITERIA_COUNT }, () => 'met'),
        MARKS,
      ),
    ].join(''),
    lines: [
      { text: 'Waymark', x: 400, y: 126, size: 56, weight: 700, width: { most: 500 } },
      ...title.map((text, at) => ({
        text,
        x: 64,
        y: 330 + at * 88,
        size: 76,
        weight: 700 as const,
        spacing: -0.02,
        fill: INK,
        width: { most: MOST },
      })),
      { text: words, x: 66, y: 350 + title.length * 88, size: 34, weight: 400, fill: INK_SOFT, width: { most: MOST } },
    ],
  };
}

const INK = '#0f1f18';
const INK_SOFT = '#47584f';
