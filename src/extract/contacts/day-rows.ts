import { fold } from '../../language/fold.ts';
import { parseHoursText } from '../hours/hours-text.ts';
import { hoursTokens } from '../hours/hours-tokens.ts';
import { type DayHours, toOpeningHours } from '../hours/opening-week.ts';
import { type DayColumns, isAboutHours } from './day-columns.ts';
import { SAYS_OPEN } from './hours-context.ts';
import type { ContactLine } from './lines/contact-lines.ts';

/** Three days with three times below may be the morning, noon and evening of all of them. */
const MIN_DAYS = 4;
const MAX_DAYS = 7;
const MAX_DAY = 14;
const MAX_CELL = 40;
const MAX_LABEL = 20;

/** How languages say that digits are a time. */
const UNIT = /(?<!\p{L})(?:uhr|uur|h|hrs?|klo?|godz)(?!\p{L})\.?/gu;

/** What stands below a day. */
interface Cell {
  readonly text: string;
  /** It has a time; else it says that the day is closed. */
  readonly isOpen: boolean;
}

/**
 * Reads days that stand one after the other with as many times behind them, as tables and lists whose columns are days show
 * them: the first time is the first day's. Only days in their order with one cell each in every row, and where a word says
 * that it is about hours.
 *
 * @param timed Indexes of the lines that have a time.
 * @param language ISO 639-1 of the page.
 */
export function readDayRows(
  lines: readonly ContactLine[],
  timed: ReadonlySet<number>,
  language: string | null,
): DayColumns[] {
  const found: DayColumns[] = [];
  for (let at = 0; timed.size > 0 && at < lines.length; at++) {
    if (!isTimedSoon(timed, at) || !lines.slice(at, at + MIN_DAYS).every(mayBeDay)) continue;
    const count = countDays(lines, at, language);
    if (count < MIN_DAYS) continue;
    const days = lines.slice(at, at + count).map(({ text }) => text);
    const { rows, next } = rowsBelow(lines, at + count, { count, language });
    const openingHours = toOpeningHours(readRows(days, rows, language));
    const place = { first: at, line: next - 1 };
    if (openingHours.length > 0 && isAboutHours(lines, place, language)) found.push({ openingHours, ...place });
    at = next - 1;
  }
  return found;
}

/** Whether a time stands where it would if days began here: the first ones may be closed. */
function isTimedSoon(timed: ReadonlySet<number>, at: number): boolean {
  for (let ahead = MIN_DAYS; ahead <= MAX_DAYS * 2; ahead++) if (timed.has(at + ahead)) return true;
  return false;
}

/** How many lines from here on are a day each, in the order of the week. */
function countDays(lines: readonly ContactLine[], start: number, language: string | null): number {
  let before: number | null = null;
  for (let count = 0; count < MAX_DAYS; count++) {
    const day = dayOf(lines[start + count]?.text ?? '', language);
    if (day === null || (before !== null && day !== (before + 1) % 7)) return count;
    before = day;
  }
  return MAX_DAYS;
}

function mayBeDay({ text }: Pick<ContactLine, 'text'>): boolean {
  return text.length > 0 && text.length <= MAX_DAY && !/\d/u.test(text);
}

/** The day, 0 is Monday, that is all of a line. */
function dayOf(text: string, language: string | null): number | null {
  if (!mayBeDay({ text })) return null;
  // Single letters name days before times only.
  const [token, next] = hoursTokens(`${fold(text)} 9:00`, language).filter(({ kind }) => kind !== 'mark');
  return token?.kind === 'days' && token.days.length === 1 && next?.kind === 'time' ? (token.days[0] ?? null) : null;
}

/** The rows from a line on that have a cell for each day, and the line behind them; none where a row has more or fewer. */
function rowsBelow(
  lines: readonly ContactLine[],
  start: number,
  { count, language }: { readonly count: number; readonly language: string | null },
): { readonly rows: readonly (readonly Cell[])[]; readonly next: number } {
  const rows: Cell[][] = [];
  let next = start;
  for (;;) {
    const from = isLabel(lines[next]?.text ?? '', language) ? next + 1 : next;
    const row = lines.slice(from, from + count).flatMap(({ text }) => toCell(text, language) ?? []);
    if (row.length < count) return { rows: row.length > 0 ? [] : rows, next };
    rows.push(row);
    next = from + count;
  }
}

/** "Morning", "open": what a row may begin with. */
function isLabel(text: string, language: string | null): boolean {
  if (text.length > MAX_LABEL || toCell(text, language) !== null) return false;
  const folded = fold(text);
  return SAYS_OPEN.test(folded) || hoursTokens(folded, language).every(({ kind }) => kind === 'mark');
}

function toCell(text: string, language: string | null): Cell | null {
  if (text.length > MAX_CELL) return null;
  const kinds = hoursTokens(fold(text).replace(UNIT, ' '), language).map(({ kind }) => kind);
  const isPlain = kinds.every((kind) => kind === 'time' || kind === 'range' || kind === 'closed' || kind === 'mark');
  const isOpen = kinds.includes('time');
  return isPlain && (isOpen || kinds.includes('closed')) ? { text, isOpen } : null;
}

/** The hours of all days; none where one of them is not plain. */
function readRows(
  days: readonly string[],
  rows: readonly (readonly Cell[])[],
  language: string | null,
): readonly DayHours[] {
  const read = days.map((day, at) => {
    const open = rows.flatMap((row) => row[at] ?? []).filter(({ isOpen }) => isOpen);
    return open.length === 0 ? [] : parseHoursText(`${day} ${open.map(({ text }) => text).join(' ')}`, language);
  });
  return read.every((hours) => hours !== null) ? read.flat() : [];
}
