import { criterion } from '../core/readiness/criteria.ts';
import { CRITERIA_COUNT } from '../core/readiness/criteria-count.ts';
import type { CriterionId, CriterionState } from '../core/readiness/scan.ts';
import { drawMarks, type MarkGrid } from './marks.ts';
import type { Picture, TextLine } from './picture.ts';
import { BADGE_COLOURS } from './svg-parts.ts';

/** What the large picture of a site shows, which links to its report bring with them. */
export interface SitePictureView {
  /** Its name, or its domain where that says more. */
  readonly name: string;
  /** The domain as it is shown. */
  readonly domain: string;
  /** Null for a site that was never read. */
  readonly score: number | null;
  readonly label: string;
  readonly criteria: readonly { readonly id: CriterionId; readonly state: CriterionState }[];
}

/** Size of the picture: what those who show it ask for (Open Graph). */
export const SITE_PICTURE = { width: 1200, height: 630 } as const;

const COLOURS = { ink: '#0f1f18', inkSoft: '#47584f', white: '#fff' } as const;
/** The marks share the width of the plate. */
const MARKS_WIDTH = 952;
const STEP = Math.floor(MARKS_WIDTH / CRITERIA_COUNT);
const MARKS: MarkGrid = { x: 66, y: 476, width: 32, height: 76, step: STEP, stroke: 4 };

/** Draws name and domain on paper, and the plate with number, label and marks. */
export function sitePicture({ name, domain, score, label, criteria }: SitePictureView): Picture {
  const states = criteria.map(({ state }) => state);
  const plate = score === null ? BADGE_COLOURS.neutral : BADGE_COLOURS.sign;
  return {
    ...SITE_PICTURE,
    spoken: `${name}: ${score === null ? label : `${score} of 100, ${label}`}`,
    shapes: [
      `<path fill="${COLOURS.white}" d="M0 0h1200v630H0z"/>`,
      `<path fill="${BADGE_COLOURS.sign}" d="M948 64h164l24 28-24 28H948z"/>`,
      `<path fill="${plate}" d="M0 206h1032l104 212-104 212H0z"/>`,
      drawMarks(states, MARKS),
    ].join(''),
    lines: [
      ...line(name, { x: 64, y: 112, size: 64, weight: 700, spacing: -0.02, fill: COLOURS.ink, most: 850 }),
      ...(domain === name ? [] : line(domain, { x: 66, y: 158, size: 28, fill: COLOURS.inkSoft, most: 850 })),
      ...line('Waymark', { x: 968, y: 102, size: 30, weight: 700, most: 140 }),
      ...scoreLines(score, label, states),
      ...criteria.flatMap(({ id, state }, at) => {
        const fill = state === 'met' ? COLOURS.white : BADGE_COLOURS.soft;
        return line(criterion(id).pictureName, {
          x: MARKS.x + at * MARKS.step,
          y: 586,
          size: 20,
          fill,
          most: MARKS.step - 8,
        });
      }),
    ],
  };
}

function scoreLines(score: number | null, label: string, states: readonly CriterionState[]): TextLine[] {
  if (score === null) return line(label, { x: 64, y: 352, size: 96, weight: 700, spacing: -0.014, most: 920 });
  const met = states.filter((state) => state === 'met').length;
  const digits = String(score);
  const x = 118 + digits.length * 121;
  return [
    ...line(digits, { x: 52, y: 412, size: 224, weight: 800, spacing: -0.045, most: 460 }),
    ...line(label, { x, y: 322, size: 58, weight: 700, spacing: -0.014, most: 1080 - x }),
    ...line(`${met} of ${CRITERIA_COUNT} marks met`, {
      x: x + 2,
      y: 376,
      size: 30,
      fill: BADGE_COLOURS.soft,
      most: 1080 - x,
    }),
  ];
}

function line(
  text: string,
  {
    most,
    weight = 400,
    ...place
  }: Omit<TextLine, 'text' | 'width' | 'weight'> & {
    readonly most: number;
    readonly weight?: TextLine['weight'];
  },
): TextLine[] {
  return text === '' ? [] : [{ text, weight, width: { most }, ...place }];
}
