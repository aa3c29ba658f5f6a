import type { OpeningHours } from '../../core/lawp/document.ts';
import { fold } from '../../language/fold.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { parseHoursText } from '../hours/hours-text.ts';
import { type HoursToken, hoursTokens } from '../hours/hours-tokens.ts';
import { toOpeningHours } from '../hours/opening-week.ts';
import { settleOverlaps } from '../hours/settle-overlaps.ts';
import { aroundTheClock } from './around-the-clock.ts';
import { readDayColumns } from './day-columns.ts';
import { readDayRows } from './day-rows.ts';
import {
  ABOUT_PARTS,
  ABOUT_PHONE,
  FEASTS,
  headsParts,
  isNamedOfPhone,
  isSeasonal,
  isToldOfPhone,
  SAYS_OPEN,
  saysOpening,
  withoutAsides,
  withoutLastEntry,
} from './hours-context.ts';
import type { ContactLine } from './lines/contact-lines.ts';
import { withoutNumbers } from './phones/find-phones.ts';
import { whomReached } from './phones/whom-reached.ts';
import { nearLines, timedLines } from './timed-lines.ts';

/** Opening hours that neighbouring lines of a page state together. */
export interface StatedHours {
  readonly openingHours: readonly OpeningHours[];
  /** Indexes of the first and the last line. */
  readonly first: number;
  readonly line: number;
  /** They are those of a telephone line. */
  readonly isOfPhone: boolean;
  /** A heading or word says that they are opening hours. */
  readonly isLabelled: boolean;
}

/** A line as far as hours go. */
interface HoursLine {
  readonly index: number;
  readonly text: string;
  readonly days: number;
  readonly times: number;
  readonly closed: boolean;
  /** Hardly more than the word for a break: its times are those of the next line. */
  readonly isBreak: boolean;
  /** Other words between the first and the last day or time. */
  readonly others: number;
  /** Words and marks before and behind. */
  readonly around: number;
  /** It has a day that is more than a letter, or a time that is more than digits. */
  readonly isFirm: boolean;
}

const MAX_LINE = 220;
const CLOCK = /\d[:.h]\d{2}/;
const MAX_RUN = 24;
const MAX_FOUND = 20;
/** Years, dates and months: a programme, a holiday, news. */
const DATED =
  /(?<!\d)(?:19|20)\d{2}(?!\d)|\d{1,2}[./]\d{1,2}[./]|\d{1,2}\. ?\p{L}{3,}\.? \d{4}|\b(?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec)[a-z]*\.? \d/iu;

/**
 * The weekly hours that lines of a page state, neighbouring lines read as one: a day in one cell, its time in the next.
 * Only where a heading or word says that something is open, or where the lines hold nothing but days and times.
 *
 * @param language ISO 639-1 of the page.
 */
export function statedHours(lines: readonly ContactLine[], language: string | null): StatedHours[] {
  const timed = timedLines(lines);
  const tables = [...readDayColumns(lines, language), ...readDayRows(lines, timed, language)];
  const found: StatedHours[] = tables.map((table) => ({ ...table, isOfPhone: false, isLabelled: true }));
  const inTable = new Set(
    tables.flatMap(({ first, line }) => Array.from({ length: line - first + 1 }, (_, at) => first + at)),
  );
  let run: HoursLine[] = [];
  const finish = () => {
    // "Sunday: on call by phone" behind the times says nothing of when it is open.
    const told = run.slice(0, run.findLastIndex((each) => each.times > 0 || each.closed || each.around < 2) + 1);
    const stated = told.length === 0 ? null : readRun(told, lines, language);
    if (stated && found.length < MAX_FOUND) found.push(stated);
    run = [];
  };
  const near = nearLines(timed);
  for (const [index, { text }] of lines.entries()) {
    if (EMPTY_CELL.test(text)) continue;
    if (FOOTNOTE.test(text)) {
      finish();
      continue;
    }
    // What the foot of a page says of times is no part of a week above it.
    if (run.length > 0 && lines[index - 1]?.inFrame !== lines[index]?.inFrame) finish();
    if (!near.has(index) || inTable.has(index)) {
      finish();
      continue;
    }
    for (const sentence of sentencesOf(withoutAsides(withoutLastEntry(withoutNumbers(text))))) {
      // "November to February 9-17" between the days of the week speaks for itself.
      if (run.length > 0 && isException(sentence, language)) continue;
      const line = toHoursLine(index, sentence, language);
      const belongs = line !== null && (isPart(line) || (line.isBreak && run.length > 0)) && run.length < MAX_RUN;
      if (belongs) run.push(line);
      else finish();
    }
  }
  finish();
  return found;
}

/** "* closed from 12 to 13": of which days it tells their rows say by a mark. */
const FOOTNOTE = /^(?:\*|\u2020|\u00b9)\s?\p{L}/u;
/** A half of a day without hours, in a table, or the mark of a note. */
const EMPTY_CELL = /^[\s*./‒–—―−-]+$/u;
/** Names a day, or hardly anything but times or that it is closed. */
function isPart({ days, times, closed, others, around }: HoursLine): boolean {
  return days > 0 || ((times > 0 || closed) && others + around <= 6);
}

/** Stories are read sentence by sentence; "8 a.m. Monday" ends none. */
function sentencesOf(text: string): string[] {
  return text.length <= 120 ? [text] : text.split(/(?<=(?<![ap]\.?m)[.!?]) (?=\p{Lu})/u);
}

/** Null for a line that cannot be part of any hours: too long, or with nothing of a day or time. */
function toHoursLine(index: number, text: string, language: string | null): HoursLine | null {
  // Without a digit only short lines name a day or say that it is closed.
  if (text.length > MAX_LINE || (text.length > 40 && !/\d/u.test(text)) || DATED.test(text)) return null;
  const folded = fold(text);
  if (ABOUT_PARTS.test(folded) || isSeasonal(folded, language)) return null;
  const all = hoursTokens(folded, language);
  const isTelling = ({ kind }: HoursToken) => kind === 'days' || kind === 'time' || kind === 'always';
  const tokens = all.slice(Math.max(0, all.findIndex(isTelling)), all.findLastIndex(isTelling) + 1);
  const count = (kind: HoursToken['kind']) => tokens.filter((token) => token.kind === kind).length;
  const namesDay = tokens.some((token) => token.kind === 'days' && token.days.length > 0);
  if (!namesDay && FEASTS.test(folded)) return null;
  return {
    index,
    text,
    days: count('days'),
    times: all.every((token) => token.kind !== 'days') && isNumbers(all) ? 0 : count('time') + count('always') * 2,
    closed: all.some(({ kind }) => kind === 'closed'),
    isBreak: all.length <= 3 && all.some(({ kind }) => kind === 'break'),
    others: count('other'),
    around: all.length - tokens.length,
    isFirm: tokens.some(isFirm),
  };
}

/** A line that says by itself when something is open in a part of the year. */
function isException(text: string, language: string | null): boolean {
  return text.length <= MAX_LINE && CLOCK.test(text) && isSeasonal(fold(text), language);
}

function isFirm(token: HoursToken): boolean {
  return (
    token.kind === 'always' || (token.kind === 'days' && !token.isLetter) || (token.kind === 'time' && !token.isBare)
  );
}

/** Times of digits alone with nothing that says so. */
function isNumbers(tokens: readonly HoursToken[]): boolean {
  const times = tokens.filter((token) => token.kind === 'time');
  return times.every(({ isBare }) => isBare) && tokens.every(({ kind }) => kind !== 'range' && kind !== 'always');
}

function readRun(
  run: readonly HoursLine[],
  lines: readonly ContactLine[],
  language: string | null,
): StatedHours | null {
  const first = run[0]?.index ?? 0;
  const days = run.reduce((sum, each) => sum + each.days, 0);
  const times = run.reduce((sum, each) => sum + each.times, 0);
  const others = run.reduce((sum, each) => sum + each.others, 0);
  if (times < 2 || isColumns(run)) return null;
  const above = lines.slice(Math.max(0, first - 2), first).map(({ text }) => text.slice(-80));
  const heading = above.at(-1) ?? '';
  const called = NUMBER_ALONE.test(heading) ? `${above.at(-2) ?? ''} ${heading}` : heading;
  const own = run.map(({ text }) => text).join(' ¦ ');
  const isHeaded = isOpenLabel(heading, language) || isOpenLabel(own.split(':', 1)[0] ?? '', language);
  const saysOpen = saysOpening(own);
  const isLabelled = isHeaded || saysOpen || SAYS_OPEN.test(fold(above.join(' ')));
  // "Opening hours of the call centre: …" are no hours of the place.
  const isNamed = !isOpenLabel(heading, language) && isNamedOfPhone(own, heading);
  const isOfPhone = isNamed || (!isHeaded && (isToldOfPhone(own) || (!saysOpen && ABOUT_PHONE.test(fold(called)))));
  // Who is called in need is no site that is open.
  if (isOfPhone && whomReached(own) === 'emergencies') return null;
  const isTold = isLabelled || isOfPhone || (days >= 2 && others <= 2 && isShort(run)) || isBare(run);
  if (!isTold || (!isLabelled && isLoose(run)) || others > 4 + run.length) return null;
  if ((!isLabelled && NAMED.test(own)) || headsParts(heading) || isSeasonal(fold(heading), language)) return null;
  const isAlways = isHeaded || isOfPhone || (isLabelled && saysAlways(own, run));
  const parsed =
    days === 0 ? (isAlways && isOneLine(run) ? aroundTheClock(own, language) : null) : parseHoursText(own, language);
  const settled = parsed === null ? null : settleOverlaps(parsed);
  const openingHours = settled === null ? [] : toOpeningHours(settled);
  // Who is "available 24 hours a day, 7 days a week" comes when called.
  const isWhole = openingHours.every(({ opens, closes }) => opens === '00:00' && closes === '24:00');
  if (openingHours.length === 0 || (isWhole && !isAlways)) return null;
  return { openingHours, first, line: run.at(-1)?.index ?? first, isOfPhone, isLabelled };
}

/** A number that words above it say whom it reaches. */
const NUMBER_ALONE = /^\+?\(?\d[\d ()./–-]{5,20}\d(?: ?ext\.? ?\d{1,4})?$/u;

/** "Hillside Railway: daily 9-5": two words with capitals before a colon are somebody's name. */
const NAMED = /^\p{Lu}[\p{L}.'’-]{2,}(?: \p{Lu}[\p{L}.'’-]{2,}){1,3} ?[:：] ?\p{L}/u;

/** What was new in the last 24 hours, or is delivered within them, is not open then. */
function saysAlways(text: string, [line]: readonly HoursLine[]): boolean {
  return line?.around === 0 || saysOpening(text);
}

/** "Open 24 hours", "24/7": without a day it must stand nearly alone. */
function isOneLine(run: readonly HoursLine[]): boolean {
  return run.length === 1 && run.every(({ times, around }) => times === 2 && around <= 4);
}

/** "1 - 15 of 91" above "D. S. Smith": letters and digits among words are no days and times. */
function isLoose(run: readonly HoursLine[]): boolean {
  return run.every(({ isFirm }) => !isFirm) && run.some(({ others, around }) => others + around > 0);
}

function isShort(run: readonly HoursLine[]): boolean {
  return run.every(({ around }) => around <= 6);
}

/** One line of days and times and hardly anything else: "Mon-Fri 9am-5pm". */
function isBare(run: readonly HoursLine[]): boolean {
  return (
    run.every(({ others, around }) => others + around <= 2) && run.some(({ days, times }) => days > 0 && times > 1)
  );
}

/** Several days one after the other, then their times: which belongs to which only the picture of the page shows. */
function isColumns(run: readonly HoursLine[]): boolean {
  let waiting = 0;
  for (const { days, times, closed } of run) {
    waiting = times > 0 || closed ? 0 : waiting + (days > 0 ? 1 : 0);
    if (waiting > 2) return true;
  }
  return false;
}

function isOpenLabel(text: string, language: string | null): boolean {
  const languages = language === null ? undefined : new Set([language, 'en']);
  return text.length <= 60 && findPageKind({ text: text.replace(/:\s*$/u, ''), languages }) === 'opening_hours';
}
