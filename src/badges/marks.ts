import { CRITERIA_COUNT } from '../core/readiness/criteria-count.ts';
import type { CriterionState } from '../core/readiness/scan.ts';

/** Where the marks stand and how large one is, in pixels. */
export interface MarkGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From the left edge of a mark to that of the next. */
  readonly step: number;
  /** Width of the outline of hollow and dotted marks. */
  readonly stroke: number;
}

/** The marks of the criteria: filled when met, hollow when not, dotted when we could not see. */
export function drawMarks(states: readonly CriterionState[], grid: MarkGrid): string {
  const { x, y, width, height, step, stroke } = grid;
  const half = stroke / 2;
  const box = (index: number, inset: number) =>
    `M${x + index * step + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
  const paths = (wanted: CriterionState, inset: number) =>
    states.map((state, index) => (state === wanted ? box(index, inset) : '')).join('');
  const painted = paths('met', 0);
  const hollow = paths('not_met', half);
  const dotted = paths('unseen', half);
  const outline = `fill="none" stroke="#c3e2d5" stroke-width="${stroke}"`;
  return [
    painted && `<path fill="#fff" d="${painted}"/>`,
    hollow && `<path ${outline} d="${hollow}"/>`,
    dotted && `<path ${outline} stroke-dasharray="${stroke} ${stroke * 1.6}" d="${dotted}"/>`,
  ].join('');
}

/** Width of the marks of all criteria together. */
export function marksWidth({ width, step }: Pick<MarkGrid, 'width' | 'step'>): number {
  return (CRITERIA_COUNT - 1) * step + width;
}
