import { formatShortDay } from '../../../prints/format-day.ts';
import type { SiteView } from '../../../prints/site-view.ts';

const WIDTH = 400;
const AXIS_Y = 117;
const STEP_GAP = 34;
/** What the name of a day needs on a phone. */
const DAY_GAP = 72;
const MAX_POINTS = 8;

/** Score over time as a small stepped line, all numbers ready for SVG attributes. */
export interface ScoreChart {
  /** One sentence that says the same as the picture. */
  readonly title: string;
  readonly line: string;
  readonly dot: { readonly x: number; readonly y: number };
  readonly limitY: number;
  readonly steps: readonly {
    readonly x: number;
    readonly y: number;
    readonly score: number;
    readonly day: string | null;
  }[];
}

const yOf = (score: number): number => AXIS_Y - Math.round(score);

/** The chart of a history; null with fewer than two points, since one point is no line. */
export function toScoreChart(history: SiteView['history']): ScoreChart | null {
  const points = history.slice(-MAX_POINTS);
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return null;
  const times = points.map(({ at }) => Date.parse(at));
  const xs = spread(times, WIDTH - 6);
  const named = xsNamed(xs);
  const steps = points.map(({ at, score }, n) => {
    const x = xs[n] ?? 0;
    return { x, y: yOf(score), score, day: named.has(x) ? formatShortDay(at) : null };
  });
  const path = steps.map(({ x, y }, n) => (n === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  const spoken = points.map(({ at, score }) => `${score} on ${formatShortDay(at)}`).join(', ');
  return {
    title: `Score: ${spoken}`,
    line: `${path}H${WIDTH - 6}`,
    dot: { x: WIDTH - 6, y: yOf(last.score) },
    limitY: yOf(80),
    steps,
  };
}

/** Where days are named: at the last step, and before it wherever there is room. */
function xsNamed(xs: readonly number[]): ReadonlySet<number> {
  const named = new Set<number>();
  let end = WIDTH;
  for (const x of xs.toReversed()) {
    if (x + DAY_GAP > end) continue;
    named.add(x);
    end = x;
  }
  return named;
}

/** Positions by time, but never closer than a score is wide, the last step with room for its day. */
function spread(times: readonly number[], width: number): number[] {
  const first = times[0] ?? 0;
  const span = Math.max((times.at(-1) ?? 0) - first, 1);
  const room = width - DAY_GAP;
  const wished = times.map((time) => ((time - first) / span) * room);
  const placed: number[] = [];
  wished.forEach((x, n) => {
    const least = n === 0 ? 0 : (placed[n - 1] ?? 0) + STEP_GAP;
    const most = room - (wished.length - 1 - n) * STEP_GAP;
    placed.push(Math.round(Math.max(0, Math.min(Math.max(x, least), Math.max(most, least)))));
  });
  return placed;
}
