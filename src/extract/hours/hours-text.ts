import { fold } from '../../language/fold.ts';
import { contradicts, type GroupHours, withoutBreak } from './group-hours.ts';
import { closingAt, daysAt, isFromUnknown, timesAt, withoutLists } from './hours-spans.ts';
import { type HoursToken, hoursTokens } from './hours-tokens.ts';
import type { DayHours } from './opening-week.ts';

/** Longest text that is read as hours; the longest real one seen has 500. */
const MAX_CHARACTERS = 2_000;

const ALWAYS =
  /^(?:24\s?\/\s?7(?:\s?\/\s?365)?|24 ?(?:h|hours|hrs|std|stunden|timer)\b[ a-z,]*7 ?days[ a-z]*|24 hours a day 365 days a year)\.?$/u;
/**
 * Hours as people and schema.org write them ("Mo-Fr 09:00-17:00", "Mon, Wed 9am – 5pm; Sun closed", "24/7",
 * "Lun-ven 9h00-18h00") as times of single days; null when the text does not plainly say which days and times.
 *
 * @param language ISO 639-1 of the page: settles short day names that mean two days ("So", "Ma").
 */
export function parseHoursText(text: string, language: string | null = null): DayHours[] | null {
  const folded = fold(text.slice(0, MAX_CHARACTERS));
  if (ALWAYS.test(folded)) return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 0, closes: 1_440 }));
  const tokens = withoutLists(hoursTokens(folded, language));
  if (isFromUnknown(tokens)) return null;
  const marked = tokens.map((token, at): HoursToken => {
    return token.kind === 'days' && tokens[at - 1]?.kind === 'mark' ? { ...token, isApart: true } : token;
  });
  return readTokens(marked.filter(({ kind }) => kind !== 'other' && kind !== 'mark'));
}

/** "9-5 Monday, closed Tuesday, 10-4 Wednesday": it begins with times, and behind the last ones stand days. */
const TIMES_FIRST = /^time (?:time |range )+days .*time days(?: days| range| closed(?= days))*$/u;

/** What has been read of a text so far. */
interface Reading {
  hours: GroupHours[];
  /** How many times days were named after times; and on how many days the latest are. */
  group: number;
  /** Days that are said to be closed. */
  closed: readonly number[];
  /** Of those, the ones right before, null behind other days: times behind them are the other half of their day. */
  shut: readonly number[] | null;
  /** Hours of fewer days have come in the place of others. */
  replaces: boolean;
  /** The next times are those of holidays. */
  isHoliday: boolean;
  /** The days that the next times belong to. */
  days: readonly number[];
  /** Times whose days come behind them. */
  waiting: [number, number][];
  /** Whether the text names times before days; null until that is seen. */
  timesFirst: boolean | null;
  /** No times have come since the last day. */
  fresh: boolean;
  /** Breaks that came before any hours, of all days. */
  breaks: [number, number][];
  mode: 'open' | 'closed' | 'break' | 'except';
}

/** Times go to the days before them, or, where the text begins with times, to the days behind. */
function readTokens(tokens: readonly HoursToken[]): DayHours[] | null {
  const reading: Reading = {
    hours: [],
    group: 0,
    closed: [],
    shut: null,
    replaces: false,
    isHoliday: false,
    days: [],
    waiting: [],
    timesFirst: TIMES_FIRST.test(tokens.map(({ kind }) => kind).join(' ')) || null,
    fresh: true,
    breaks: [],
    mode: 'open',
  };
  for (let at = 0; at < tokens.length; ) {
    const group = daysAt(tokens, at);
    const range = group ? null : timesAt(tokens, at);
    if (group && isClosedBehind(reading, tokens, at)) reading.closed = [...reading.closed, ...group.days];
    else if (group && isClosedBefore(reading, tokens, group.next)) closeDays(reading, group.days);
    else if (group) takeDays(reading, group.days);
    else if (range) takeTimes(reading, range.times);
    else if (!takeWord(reading, tokens, at)) return null;
    at = group?.next ?? range?.next ?? at + 1;
  }
  // "10:00-19:00, closed on Wednesdays": open on all other days.
  if (reading.waiting.length > 0 && reading.hours.length === 0 && reading.closed.length > 0) {
    reading.timesFirst = false;
    reading.days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !reading.closed.includes(day));
    for (const times of reading.waiting.splice(0)) addHours(reading, times);
  }
  // "24 hours a day, 7 days a week"
  const isAlways = reading.hours.length === 0 && tokens.some(({ kind }) => kind === 'always');
  if (isAlways && reading.days.length === 7) addHours(reading, [0, 1_440]);
  // Days that no times follow: those before them may be theirs.
  const isMixed = reading.replaces && reading.fresh && reading.days.length > 0;
  if (reading.hours.length === 0 || reading.waiting.length > 0 || isMixed || contradicts(reading.hours)) return null;
  const cut = reading.breaks.reduce<readonly GroupHours[]>((hours, times) => withoutBreak(hours, times), reading.hours);
  return cut.map(({ day, opens, closes }) => ({ day, opens, closes }));
}

/** Times have come without a day, and the days from here on are said to be closed: "10-18, Su, We off". */
function isClosedBehind(reading: Reading, tokens: readonly HoursToken[], start: number): boolean {
  let group = daysAt(tokens, start);
  const isApart = 'isApart' in (tokens[start] ?? {});
  // "9-5 Mon-Fri, Sat closed", "9-5 Monday, Tuesday closed": several at once, and what no mark parts from the times, are theirs.
  while (isApart && group?.days.length === 1 && tokens[group.next]?.kind === 'days') group = daysAt(tokens, group.next);
  const isBehind = group !== null && tokens[group.next]?.kind === 'closed' && !reading.timesFirst;
  return isBehind && reading.waiting.length > 0 && reading.hours.length === 0;
}

/**
 * Days behind "closed on": the first ones, and all that neither times nor another such word follow. Where some hours are
 * known, those words make the next day's row of what stands behind the closed half of the day before.
 */
function isClosedBefore(
  { mode, hours, shut, timesFirst }: Reading,
  tokens: readonly HoursToken[],
  next: number,
): boolean {
  if (mode !== 'closed') return false;
  const kind = tokens[next]?.kind;
  const isRow = kind === 'time' || kind === 'always' || kind === 'closed';
  return !isRow || timesFirst === true || (hours.length === 0 && shut === null);
}

function closeDays(reading: Reading, days: readonly number[]): void {
  reading.hours = reading.hours.filter(({ day }) => !days.includes(day));
  reading.closed = [...reading.closed, ...days];
  reading.shut = days;
  reading.days = [];
}

/** "Monday: closed, 14-18": the times that wait are those of the other half of the day. */
function openShut(reading: Reading): void {
  if (reading.shut === null || reading.shut.length === 0 || reading.timesFirst) return;
  reading.days = reading.shut;
  for (const times of reading.waiting.splice(0)) addHours(reading, times);
}

function takeDays(reading: Reading, days: readonly number[]): void {
  const { mode } = reading;
  reading.isHoliday = days.length === 0 && !reading.fresh;
  if (mode === 'except') {
    reading.days = reading.days.filter((day) => !days.includes(day));
    reading.hours = reading.hours.filter(({ day }) => !days.includes(day));
    return;
  }
  if (mode === 'closed') reading.mode = 'open';
  if (reading.waiting.length > 0) openShut(reading);
  reading.shut = null;
  if (!reading.fresh) reading.group += 1;
  reading.days = reading.fresh || reading.timesFirst ? [...reading.days, ...days] : days;
  if (reading.waiting.length > 0) {
    reading.timesFirst = true;
    for (const times of reading.waiting.splice(0)) addHours(reading, times);
    reading.days = [];
  }
  reading.fresh = true;
}

function takeTimes(reading: Reading, times: [number, number]): void {
  if (reading.isHoliday) return;
  const later = afternoonOf(times, reading.hours.at(-1), reading.days);
  if (reading.mode === 'break') takeBreak(reading, times);
  else if (reading.days.length === 0 || reading.timesFirst) reading.waiting.push(later);
  else {
    reading.timesFirst = false;
    addHours(reading, later);
  }
  reading.fresh = false;
  reading.mode = 'open';
}

/**
 * Behind several days with their times a break is that of all; before all days it waits for their hours. Of days named
 * without hours around it, it is what they are open at: "Mon-Fri lunch 12-2, dinner 6-10".
 */
function takeBreak(reading: Reading, times: [number, number]): void {
  const { hours, days, fresh } = reading;
  const [from, until] = times;
  const isNear = hours.some(({ day, opens, closes }) => days.includes(day) && opens <= until && closes >= from);
  if (fresh && days.length === 0) reading.breaks.push(times);
  else if (fresh && !isNear) addHours(reading, times);
  else reading.hours = withoutBreak(hours, times, fresh ? days : undefined);
}

/** Adds hours to the days before them. Where days have two that overlap, those that were named for fewer days count. */
function addHours(reading: Reading, [opens, closes]: [number, number]): void {
  const { group, days } = reading;
  for (const day of new Set(days)) {
    const beside = reading.hours.filter(
      (each) => each.day === day && each.group !== group && opens < each.closes && closes > each.opens,
    );
    if (beside.some(({ daysInGroup }) => daysInGroup < days.length)) continue;
    const replaced = beside.filter(({ daysInGroup }) => daysInGroup > days.length);
    reading.hours = reading.hours.filter((each) => !replaced.includes(each));
    if (replaced.length > 0) reading.replaces = true;
    reading.hours.push({ day, opens, closes, group, daysInGroup: days.length });
  }
}

/** "9-12 and 2-6": on a clock of twelve hours the second opening of a day is in the afternoon. */
function afternoonOf(
  [opens, closes]: [number, number],
  before: DayHours | undefined,
  days: readonly number[],
): [number, number] {
  const isLater = before !== undefined && days.includes(before.day) && before.opens >= 300 && before.closes <= 900;
  return isLater && opens > 0 && opens < 420 && closes > opens && closes <= 720 && opens + 720 >= before.closes
    ? [opens + 720, closes + 720]
    : [opens, closes];
}

/** False where a time stands alone, so that it is not plain what it says. */
function takeWord(reading: Reading, tokens: readonly HoursToken[], at: number): boolean {
  const kind = tokens[at]?.kind;
  if (kind === 'always') addHours(reading, [0, 1_440]);
  if (kind === 'except') reading.mode = 'except';
  if (kind === 'break') reading.mode = 'break';
  // "Wednesday by appointment, Thursday 9-8": it is open on one of them.
  if (kind === 'appointment' && reading.fresh && tokens[at + 1]?.kind === 'days') reading.days = [];
  if (kind === 'closed') {
    const ofDays = reading.fresh && reading.days.length > 0;
    if (ofDays) reading.closed = [...reading.closed, ...reading.days];
    if (ofDays) reading.hours = reading.hours.filter(({ day }) => !reading.days.includes(day));
    if (ofDays) reading.shut = reading.days;
    if (ofDays) reading.days = [];
    reading.mode = ofDays ? 'open' : 'closed';
    reading.fresh = false;
  }
  // "Kitchen open until 22.30", after the hours, is about something else.
  const isAside = tokens[at - 1]?.kind === 'range' && !reading.fresh && reading.hours.length > 0;
  return kind !== 'time' || isAside || closeAt(reading, tokens, at);
}

/** "Mon-Fri 9-12, 13-17, Saturday until noon": they open, and rest, as the days before them do. */
function closeAt(reading: Reading, tokens: readonly HoursToken[], at: number): boolean {
  const last = reading.hours.at(-1);
  if (last === undefined || !reading.fresh || reading.days.length === 0 || reading.timesFirst) return false;
  const model = reading.hours
    .filter(({ day, group }) => day === last.day && group === last.group)
    .sort((a, b) => a.opens - b.opens);
  const until = closingAt(tokens, at, model[0]?.opens ?? 0);
  if (until === null) return false;
  const kept = model.filter(({ opens }) => opens < until);
  for (const [index, { opens, closes }] of kept.entries())
    addHours(reading, [opens, index === kept.length - 1 ? until : closes]);
  reading.fresh = false;
  reading.mode = 'open';
  return true;
}
