import type { ContactLine } from './lines/contact-lines.ts';

const TIME =
  /\d{1,2}[:.h]\d{2}|\d ?(?:[ap]\.? ?m\b|uhr|uur|[hu]\b|ч\b|[時时点點시]|صباح|مساء|عصر|صبح|π\.?μ|μ\.?μ|בבוקר|בערב|น\.)|\d[ap]? ?[-–—] ?\d|24 ?\/ ?7|24 (?:h|st)|\d{1,2} (?:to|bis|tot|a|à|alle|às|a las|do|до|til) \d/iu;
/** Lines from a time to the day it belongs to. */
const MAX_APART = 3;

/** The indexes of the lines that have a time of day: most pages have none. */
export function timedLines(lines: readonly ContactLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ text }, index) => (TIME.test(text) ? [index] : [])));
}

/** Those lines, and the ones near them. */
export function nearLines(timed: ReadonlySet<number>): ReadonlySet<number> {
  const near = new Set<number>();
  for (const index of timed) for (let at = index - MAX_APART; at <= index + MAX_APART; at++) near.add(at);
  return near;
}
