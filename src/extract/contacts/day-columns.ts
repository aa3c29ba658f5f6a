import { type Element, isTag } from 'domhandler';
import type { OpeningHours } from '../../core/lawp/document.ts';
import { fold } from '../../language/fold.ts';
import { parseHoursText } from '../hours/hours-text.ts';
import { type DayHours, toOpeningHours } from '../hours/opening-week.ts';
import { ABOUT_PARTS, isSeasonal, SAYS_OPEN } from './hours-context.ts';
import type { ContactLine } from './lines/contact-lines.ts';

/** A table of hours whose columns are days and whose rows are times, as clinics have them. */
export interface DayColumns {
  readonly openingHours: readonly OpeningHours[];
  /** Indexes of the first and the last of its lines. */
  readonly first: number;
  readonly line: number;
}

/** A table of fewer days is none of a week. */
const MIN_DAYS = 5;
/** More than any such table has; hostile ones have thousands. */
const MAX_ROWS = 12;
const MAX_LINES = 200;

/** Signs of an open half of a day. Those of other shapes stand for what a note explains. */
const OPEN = /^[○◯〇●⚪⭕✓✔]\ufe0f?$/u;
const SHUT = /^(?:[×✕✖✗✘xX／/＼‒–—―−ー－-]|休(?:み|診|诊|診日)?|휴(?:진|무)|closed|geschlossen)?$/u;
const IN_BRACKETS = /[(（【[][^()（）【】[\]]{0,80}[)）】\]]/gu;

/**
 * Reads the tables whose first row names days and whose other rows tell by signs below them whether it is open at the times
 * that the row begins with. Signs tell of many things: a word in the table or above it must say that it is about hours. A
 * table with a sign that is neither of open nor of closed says what we do not know: none is read.
 *
 * @param language ISO 639-1 of the page.
 */
export function readDayColumns(lines: readonly ContactLine[], language: string | null): DayColumns[] {
  if (!lines.some(({ cell, text }) => cell !== null && OPEN.test(text))) return [];
  const tables = Map.groupBy(
    lines.flatMap(({ cell, text }, index) => (cell === null ? [] : [{ ...cell, text, index }])),
    ({ row }) => tableOf(row),
  );
  return [...tables.values()].flatMap((cells): DayColumns[] => {
    const [first, last] = [cells[0]?.index ?? 0, cells.at(-1)?.index ?? 0];
    if (last - first > MAX_LINES || !cells.some(({ text }) => OPEN.test(text))) return [];
    const hours = readTable([...Map.groupBy(cells, ({ row }) => row).values()].map(toRow), language);
    if (hours === null) return [];
    const place = { first, line: last };
    return isAboutHours(lines, place, language) ? [{ openingHours: toOpeningHours(hours), ...place }] : [];
  });
}

/** Whether words in a table, or up to two lines above it, say that it tells when something is open, all year and as a whole. */
export function isAboutHours(
  lines: readonly ContactLine[],
  { first, line }: Pick<DayColumns, 'first' | 'line'>,
  language: string | null,
): boolean {
  const words = fold(
    lines
      .slice(Math.max(0, first - 2), line + 1)
      .map(({ text }) => text.slice(-80))
      .join(' '),
  );
  return SAYS_OPEN.test(words) && !ABOUT_PARTS.test(words) && !isSeasonal(words, language);
}

/** The table of a row, around its head or body. */
function tableOf({ parent }: Element): unknown {
  return parent !== null && isTag(parent) && parent.name !== 'table' ? parent.parent : parent;
}

/** Column → what stands in it. */
type Row = ReadonlyMap<number, string>;

function toRow(cells: readonly { readonly row: Element; readonly column: number; readonly text: string }[]): Row {
  const columns = Map.groupBy(cells, ({ column }) => column);
  return new Map([...columns].map(([column, parts]) => [column, parts.map(({ text }) => text).join(' ')]));
}

function readTable(rows: readonly Row[], language: string | null): DayHours[] | null {
  const at = rows.slice(0, MAX_ROWS).findIndex((row) => daysOf(row, language).size >= MIN_DAYS);
  const head = rows[at];
  if (head === undefined) return null;
  const days = daysOf(head, language);
  const begin = Math.min(...days.keys());
  const found: DayHours[] = [];
  const signs = new Set<string>();
  for (const row of rows.slice(at + 1, at + 1 + MAX_ROWS)) {
    const [label, marks] = [
      [...row].filter(([column]) => column < begin),
      [...row].filter(([column]) => column >= begin),
    ];
    const open = marks.filter(([, text]) => OPEN.test(text));
    if (open.length === 0) continue;
    const times = timesOf(label.map(([, text]) => text).join(' '));
    // A sign below no heading shows that the columns are not those we counted.
    const isPlain = marks.every(([column, text]) => head.has(column) && (OPEN.test(text) || SHUT.test(text)));
    if (times.length === 0 || !isPlain) return null;
    for (const [column, sign] of open) {
      signs.add(sign);
      for (const day of days.get(column) ?? []) found.push(...times.map((each) => ({ ...each, day })));
    }
  }
  // Two signs of open say two things.
  return signs.size === 1 ? found : null;
}

/** Column → the days, 0 is Monday, that it is of. */
function daysOf(row: Row, language: string | null): ReadonlyMap<number, readonly number[]> {
  const columns = [...row].map(([column, text]): [number, readonly number[]] => {
    const isShort = text.length <= 12 && !/\d/u.test(text);
    const hours = isShort ? parseHoursText(`${text} 01:00-02:00`, language) : null;
    return [column, hours?.map(({ day }) => day) ?? []];
  });
  return new Map(columns.filter(([, days]) => days.length > 0));
}

/** The times that a row begins with, as those of one day. */
function timesOf(label: string): DayHours[] {
  return label.length > 80 ? [] : (parseHoursText(`Mo ${label.replace(IN_BRACKETS, ' ')}`, 'en') ?? []);
}
