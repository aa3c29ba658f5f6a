import { formatDay, formatShortDay } from '../../../prints/format-day.ts';

/** A share over time as a line; all numbers are units of the drawing, which is 400 wide. */
export interface TrendChart {
  /** One sentence that says the same as the picture. */
  readonly title: string;
  readonly line: string;
  readonly dot: { readonly x: number; readonly y: number };
  readonly last: string;
  readonly from: string;
  readonly to: string;
  /** The last day of each month, oldest first. */
  readonly rows: readonly { readonly day: string; readonly percent: string; readonly sites: string }[];
}

/** One day of a trend. */
export interface TrendPoint {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly percent: number;
  readonly sites: string;
}

const WIDTH = 394;
const BASE = 117;

/** The chart of the share of sites with a clear description; null with fewer than two days, since one point is no line. */
export function toTrendChart(points: readonly TrendPoint[]): TrendChart | null {
  const [first] = points;
  const last = points.at(-1);
  if (points.length < 2 || first === undefined || last === undefined) return null;
  const start = Date.parse(first.date);
  const span = Math.max(Date.parse(last.date) - start, 1);
  const xOf = ({ date }: TrendPoint): number => Math.round(((Date.parse(date) - start) / span) * WIDTH);
  const yOf = ({ percent }: TrendPoint): number => BASE - Math.round(percent);
  const months = new Map(points.map((point) => [point.date.slice(0, 7), point]));
  return {
    title: `Sites that say clearly what they are: ${said(first.percent)} on ${formatDay(first.date)}, ${said(last.percent)} on ${formatDay(last.date)}`,
    line: points.map((point, at) => `${at === 0 ? 'M' : 'L'}${xOf(point)} ${yOf(point)}`).join(''),
    dot: { x: xOf(last), y: yOf(last) },
    last: said(last.percent),
    from: formatShortDay(first.date),
    to: formatShortDay(last.date),
    rows: [...months.values()].map(({ date, percent, sites }) => ({
      day: formatDay(date),
      percent: said(percent),
      sites,
    })),
  };
}

function said(percent: number): string {
  return `${percent}%`;
}
