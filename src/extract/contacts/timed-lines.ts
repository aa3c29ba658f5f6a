import type { ContactLine } from './lines/contact-lines.ts';

const TIME =
  /\d{1,2}[:.h]\d{2}|\d ?(?:[ap]\.? ?m\b|uhr|uur|[hu]\b|ч\b|[時时点點시]|صباح|مساء|عصر|صبح|π\.?μ|μ\.?μ|בבוקר|בערב|น\.)|\d[ap]? ?[-–—] ?\d|(?:24|7) ?\/ ?(?:7|24)|24[ -]?\p{L}|\d{1,2} (?:to|until|till|bis|tot|a|à|alle|às|a las|hasta|do|až|до|till?) \d|around the clock|rund um die uhr|jour et nuit|d[øy]gn|dobę|całodobowo|non-?stop|vuorokau|ööpäev|éjjel-nappal|diennakti|visą parą|суточн|цілодобов|денонощн|нон-стоп/iu;
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
