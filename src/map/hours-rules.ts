/** A rule of the value, as far as ordinary weeks go. */
export interface HoursRule {
  /** Only on these days of the year, as "month × 100 + day"; null for all. A season may run past the year's end. */
  readonly seasons: readonly (readonly [from: number, to: number])[] | null;
  readonly days: readonly number[];
  /** Minutes after midnight; none for a rule that closes. */
  readonly spans: readonly (readonly [opens: number, closes: number])[];
  /** Adds to what rules before it say of a day, instead of replacing it. */
  readonly isAddition: boolean;
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const MAX_RULES = 30;
const TOKEN =
  /\s*(?:(?<time>\d{1,2}:\d{2})|(?<always>24\/7)|(?<number>\d{1,2})|(?<word>[A-Za-z]{2,7})|(?<comment>"[^"]*")|(?<sign>[-–,;+:]|\|\|))/uy;

/** A value, or a rule of it, that says more than lines of weekday and time can. */
export class Inexpressible extends Error {}

interface Token {
  readonly kind: 'time' | 'always' | 'number' | 'word' | 'comment' | 'sign';
  readonly text: string;
}

function tokensOf(value: string): Token[] {
  const tokens: Token[] = [];
  const text = value.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    const [kind, found] = Object.entries(groups ?? {}).find(([, each]) => each !== undefined) ?? [];
    if (kind === undefined || found === undefined) throw new Inexpressible();
    tokens.push({ kind: kind as Token['kind'], text: found === '–' ? '-' : found });
  }
  return tokens;
}

/** Reads tokens one after the other. */
interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

const peek = ({ tokens, at }: Cursor, ahead = 0): Token | undefined => tokens[at + ahead];
const isSign = (cursor: Cursor, text: string, ahead = 0): boolean =>
  peek(cursor, ahead)?.kind === 'sign' && peek(cursor, ahead)?.text === text;

function take(cursor: Cursor, text: string): boolean {
  if (!isSign(cursor, text)) return false;
  cursor.at += 1;
  return true;
}

/**
 * The rules of a value for ordinary weeks, in their order, and what it says of public holidays.
 * @throws Inexpressible
 */
export function parseHoursRules(value: string): { rules: HoursRule[]; isClosedOnHolidays: boolean | null } {
  const cursor: Cursor = { tokens: tokensOf(value), at: 0 };
  const { tokens } = cursor;
  const rules: HoursRule[] = [];
  let isClosedOnHolidays: boolean | null = null;
  let isAddition = false;
  while (cursor.at < tokens.length) {
    const { rule, isOfHolidays } = parseRule(cursor, isAddition);
    if (isOfHolidays) isClosedOnHolidays = rule.spans.length === 0;
    if (rule.days.length > 0 && !isException(rule)) rules.push(rule);
    if (rules.length > MAX_RULES) throw new Inexpressible();
    // What holds only where nothing before it does ("by appointment") says nothing of ordinary weeks.
    if (isSign(cursor, '||')) break;
    isAddition = take(cursor, ',');
    if (!isAddition && cursor.at < tokens.length && !take(cursor, ';')) throw new Inexpressible();
  }
  return { rules, isClosedOnHolidays };
}

/** Seasons of fewer days are single days of the year, as Christmas is. */
const MIN_SEASON_DAYS = 7;

function isException({ seasons }: HoursRule): boolean {
  return seasons?.every(([from, to]) => from <= to && daysBetween(from, to) < MIN_SEASON_DAYS) ?? false;
}

function daysBetween(from: number, to: number): number {
  const dayOf = (day: number): number => Date.UTC(2027, Math.floor(day / 100) - 1, day % 100) / 86_400_000;
  return dayOf(to) - dayOf(from) + 1;
}

function parseRule(cursor: Cursor, isAddition: boolean): { rule: HoursRule; isOfHolidays: boolean } {
  const isFirst = cursor.at === 0;
  if (peek(cursor)?.kind === 'always') {
    cursor.at += 1;
    const rule: HoursRule = { seasons: null, days: EVERY_DAY, spans: [[0, 1440]], isAddition };
    return { rule: isClosing(cursor) ? { ...rule, spans: [] } : rule, isOfHolidays: false };
  }
  const seasons = parseSeasons(cursor);
  if (seasons !== null) take(cursor, ':');
  const { days, isOfHolidays } = parseDays(cursor);
  // Times alone: readers of this language differ on whether they replace what was said of each day before.
  if (!isFirst && seasons === null && days === null && !isOfHolidays) throw new Inexpressible();
  if (days !== null) take(cursor, ':');
  const spans = parseSpans(cursor);
  const closes = isClosing(cursor);
  // "Mo-Fr" without times would be open all day: nearly always something was forgotten.
  if (!closes && spans.length === 0) throw new Inexpressible();
  // Times that a rule closes are cut out of others.
  if (closes && spans.length > 0) throw new Inexpressible();
  return { rule: { seasons, days: days ?? (isOfHolidays ? [] : EVERY_DAY), spans, isAddition }, isOfHolidays };
}

/** Whether a rule says "off"; a comment may follow that, and nothing else. */
function isClosing(cursor: Cursor): boolean {
  const token = peek(cursor);
  if (token?.kind === 'comment') throw new Inexpressible();
  if (token?.kind !== 'word') return false;
  if (token.text === 'open') {
    cursor.at += 1;
    return false;
  }
  if (token.text !== 'off' && token.text !== 'closed') throw new Inexpressible();
  cursor.at += 1;
  if (peek(cursor)?.kind === 'comment') cursor.at += 1;
  return true;
}

/** "Apr-Sep", "Jun 15-Aug 31", "Dec 24"; null where a rule names none. */
function parseSeasons(cursor: Cursor): [number, number][] | null {
  const seasons: [number, number][] = [];
  do {
    const from = parseDate(cursor);
    if (from === null) {
      if (seasons.length > 0) cursor.at -= 1;
      break;
    }
    const isRange = isSign(cursor, '-') && (monthOf(peek(cursor, 1)) > 0 || peek(cursor, 1)?.kind === 'number');
    if (isRange) cursor.at += 1;
    const to = isRange ? parseDate(cursor, from.month) : from;
    if (to === null) throw new Inexpressible();
    seasons.push([from.month * 100 + (from.day ?? 1), to.month * 100 + (to.day ?? lastDayOf(to.month))]);
  } while (take(cursor, ','));
  return seasons.length === 0 ? null : seasons;
}

function parseDate(cursor: Cursor, monthBefore = 0): { month: number; day: number | null } | null {
  const month = monthOf(peek(cursor));
  if (month > 0) cursor.at += 1;
  else if (monthBefore === 0) return null;
  const number = peek(cursor);
  if (number?.kind !== 'number') return month > 0 ? { month, day: null } : null;
  cursor.at += 1;
  const [day, ofMonth] = [Number(number.text), month || monthBefore];
  if (day < 1 || day > lastDayOf(ofMonth)) throw new Inexpressible();
  return { month: ofMonth, day };
}

const monthOf = (token: Token | undefined): number => MONTHS.indexOf(token?.kind === 'word' ? token.text : '') + 1;

/** The last day of a month from 1 to 12; of February the 28th. */
export const lastDayOf = (month: number): number => new Date(Date.UTC(2027, month, 0)).getUTCDate();

/** "Mo-Fr,Su", "PH", "Mo-Su,PH"; null where a rule names none of the week. */
function parseDays(cursor: Cursor): { days: number[] | null; isOfHolidays: boolean } {
  const days: number[] = [];
  let isOfHolidays = false;
  for (;;) {
    const token = peek(cursor);
    const day = token?.kind === 'word' ? DAYS.indexOf(token.text) : -1;
    if (token?.text === 'PH' || token?.text === 'SH') {
      // Holidays of schools fall on ordinary weeks: what holds then is not what always holds.
      if (token.text === 'SH' && !isHolidayAlone(cursor)) throw new Inexpressible();
      isOfHolidays = true;
      cursor.at += 1;
    } else if (day >= 0) {
      cursor.at += 1;
      days.push(...parseRange(cursor, day));
    } else break;
    const next = peek(cursor, 1);
    const isList = isSign(cursor, ',') && next?.kind === 'word' && isDayWord(next.text);
    if (!isList) break;
    cursor.at += 1;
  }
  return { days: days.length === 0 ? null : [...new Set(days)], isOfHolidays };
}

const isDayWord = (text: string): boolean => DAYS.includes(text) || text === 'PH' || text === 'SH';

function isHolidayAlone(cursor: Cursor): boolean {
  const next = peek(cursor, 1);
  return next?.kind === 'word' && (next.text === 'off' || next.text === 'closed');
}

function parseRange(cursor: Cursor, from: number): number[] {
  const last = peek(cursor, 1);
  const to = last?.kind === 'word' ? DAYS.indexOf(last.text) : -1;
  if (!isSign(cursor, '-') || to < 0) return [from];
  cursor.at += 2;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

/** "08:00-12:00,14:00-18:00". */
function parseSpans(cursor: Cursor): [number, number][] {
  const spans: [number, number][] = [];
  while (peek(cursor)?.kind === 'time') {
    const opens = minutesOf(peek(cursor)?.text ?? '');
    if (!isSign(cursor, '-', 1) || peek(cursor, 2)?.kind !== 'time') throw new Inexpressible();
    const closes = minutesOf(peek(cursor, 2)?.text ?? '');
    cursor.at += 3;
    // An open end, or a time of day that is counted from there.
    if (isSign(cursor, '+')) throw new Inexpressible();
    if (opens >= 1440 || closes > 2880 || closes - opens > 1440 || closes === opens) throw new Inexpressible();
    spans.push([opens, closes > 1440 ? closes - 1440 : closes]);
    if (!isSign(cursor, ',') || peek(cursor, 1)?.kind !== 'time') break;
    cursor.at += 1;
  }
  return spans;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes > 59) throw new Inexpressible();
  return hours * 60 + minutes;
}
