/** One bar with its words: its width in percent of the room for bars, its places in pixels from the top. */
export interface Bar {
  readonly label: string;
  /** As much of it as a desk has room for beside the bar. */
  readonly wideLabel: string;
  /** As much of it as a phone has room for. */
  readonly shortLabel: string;
  /** "78%", "1,466". */
  readonly value: string;
  readonly width: number;
  /** What may belong to the bar, but could not be seen: from where, and how wide; null for nothing. */
  readonly unseen: { readonly x: number; readonly width: number } | null;
  /** What the table says beside the value; empty for nothing more. */
  readonly more: string;
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

/** Letters beside a bar that there is room for: on a phone, and from a tablet on. */
const LABEL_ROOM = 17;
const WIDE_LABEL_ROOM = 26;

interface BarRow {
  readonly label: string;
  readonly value: string;
  /** How long the bar is, from 0 to 1. */
  readonly share: number;
  readonly isFilled?: boolean;
  /** How much longer it may be: what could not be seen, from 0 to 1. */
  readonly unseenShare?: number;
  readonly more?: string;
}

/** A chart of bars; `columns` name the labels and the values. */
export function toBarChart(title: string, columns: readonly [string, string], rows: readonly BarRow[]): BarChart {
  const bars = rows.map(({ label, value, share, isFilled = true, unseenShare = 0, more = '' }, at) => ({
    label,
    wideLabel: cutTo(WIDE_LABEL_ROOM, label),
    shortLabel: cutTo(LABEL_ROOM, label),
    value,
    more,
    isFilled,
    width: widthOf(share),
    unseen: unseenShare > 0 ? { x: widthOf(share), width: widthOf(unseenShare) } : null,
    textY: at * ROW + 21,
    barY: at * ROW + 7,
  }));
  return { title, columns, bars, height: rows.length * ROW };
}

function cutTo(room: number, label: string): string {
  return label.length > room ? `${label.slice(0, room - 1).trimEnd()}…` : label;
}

function widthOf(share: number): number {
  return Math.max(share > 0 ? LEAST : 0, Math.round(share * 1000) / 10);
}
