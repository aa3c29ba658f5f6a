/** One bar with its words: its width in percent of the room for bars, its places in pixels from the top. */
export interface Bar {
  readonly label: string;
  /** As much of it as there is room for beside the bar. */
  readonly shortLabel: string;
  /** "78%", "1,466". */
  readonly value: string;
  readonly width: number;
  readonly textY: number;
  readonly barY: number;
  readonly isFilled: boolean;
}

/** Bars one below the other, with the same as a sentence and as a table. */
export interface BarChart {
  readonly title: string;
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly columns: readonly [string, string];
}

const ROW = 32;
/** The shortest bar that can be seen, in percent. */
const LEAST = 1;

/** Letters beside a bar that a phone has room for. */
const LABEL_ROOM = 17;

interface BarRow {
  readonly label: string;
  readonly value: string;
  /** How long the bar is, from 0 to 1. */
  readonly share: number;
  readonly isFilled?: boolean;
}

/** A chart of bars; `columns` name the labels and the values. */
export function toBarChart(title: string, columns: readonly [string, string], rows: readonly BarRow[]): BarChart {
  const bars = rows.map(({ label, value, share, isFilled = true }, at) => ({
    label,
    shortLabel: label.length > LABEL_ROOM ? `${label.slice(0, LABEL_ROOM - 1).trimEnd()}…` : label,
    value,
    isFilled,
    width: Math.max(share > 0 ? LEAST : 0, Math.round(share * 1000) / 10),
    textY: at * ROW + 21,
    barY: at * ROW + 7,
  }));
  return { title, columns, bars, height: rows.length * ROW };
}
