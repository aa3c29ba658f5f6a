import { DAY_WORDS } from '../language/day-words.ts';
import { fold } from '../language/fold.ts';
import { CLOSED_WORDS, DAY_GROUPS, NAMED_TIMES, RANGE_WORDS } from './hours-words.ts';
import { type DayHours, toMinutes } from './opening-week.ts';

/** Longest text that is read as hours; the longest real one seen has 500. */
const MAX_CHARACTERS = 2_000;

type Token =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly hour: number; readonly minute: number; readonly half: 'am' | 'pm' | null }
  | { readonly kind: 'range' | 'closed' | 'always' | 'part' | 'other' };

const ALWAYS =
  /^(?:24\s?\/\s?7(?:\s?\/\s?365)?|24 ?(?:h|hours|hrs|std|stunden|timer)\b[ a-z,]*7 ?days[ a-z]*|24 hours a day 365 days a year)\.?$/u;
const TOKEN =
  /\d{1,2}(?:[:.hu]\d{2}){1,2}|\d{4}(?!\d)|\d{1,2}(?:時|시|点|點|h|u|uhr)?|t\/m|[ap]\.?\s?m\b\.?|[\p{L}\p{M}_'’-]*[\p{L}\p{M}]|[-–—−‐‑~〜～]|[,;&+/|]|\S/gu;

/**
 * Hours as people and schema.org write them ("Mo-Fr 09:00-17:00", "Mon, Wed 9am – 5pm; Sun closed", "24/7",
 * "Lun-ven 9h00-18h00") as times of single days; null when the text does not plainly say which days and times.
 *
 * @param language ISO 639-1 of the page: settles short day names that mean two days ("So", "Ma").
 */
export function parseHoursText(text: string, language: string | null = null): DayHours[] | null {
  const folded = fold(text.slice(0, MAX_CHARACTERS));
  if (ALWAYS.test(folded)) return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 0, closes: 1_440 }));
  return readTokens(tokenise(folded, language));
}

/** Times go to the days before them, or, where the text begins with times, to the days behind. */
function readTokens(tokens: readonly Token[]): DayHours[] | null {
  const hours: DayHours[] = [];
  let days: readonly number[] = [];
  let waiting: [number, number][] = [];
  let timesFirst: boolean | null = null;
  let fresh = true;
  for (let at = 0; at < tokens.length; ) {
    const group = daysAt(tokens, at);
    if (group) {
      days = fresh || timesFirst ? [...days, ...group.days] : group.days;
      at = group.next;
      if (waiting.length) {
        timesFirst = true;
        for (const [opens, closes] of waiting) hours.push(...days.map((day) => ({ day, opens, closes })));
        waiting = [];
        days = [];
      }
      fresh = true;
      continue;
    }
    const range = timesAt(tokens, at);
    if (range) {
      at = range.next;
      if (days.length === 0 || timesFirst) waiting.push(range.times);
      else {
        timesFirst = false;
        hours.push(...days.map((day) => ({ day, opens: range.times[0], closes: range.times[1] })));
      }
      fresh = false;
      continue;
    }
    const token = tokens[at++];
    if (token?.kind === 'always') hours.push(...days.map((day) => ({ day, opens: 0, closes: 1_440 })));
    if (token?.kind === 'closed') fresh = false;
    if (token?.kind === 'time') return null;
  }
  return hours.length > 0 && waiting.length === 0 ? hours : null;
}

/** One or more days from here on: "Mo", "Mo-Fr", "Mo, We". */
function daysAt(tokens: readonly Token[], start: number): { days: number[]; next: number } | null {
  const first = tokens[start];
  if (first?.kind !== 'days') return null;
  const range = tokens[start + 1]?.kind === 'range' ? tokens[start + 2] : undefined;
  if (range?.kind !== 'days') return { days: [...first.days], next: start + 1 };
  const from = first.days[0] ?? 0;
  const until = range.days[range.days.length - 1] ?? 0;
  const length = ((until - from + 7) % 7) + 1;
  return { days: Array.from({ length }, (_, step) => (from + step) % 7), next: start + 3 };
}

/** An opening and a closing time from here on, in minutes of the day. */
function timesAt(tokens: readonly Token[], start: number): { times: [number, number]; next: number } | null {
  const opens = tokens[start];
  if (opens?.kind !== 'time') return null;
  const between = tokens[start + 1]?.kind === 'range' ? 2 : 1;
  const closes = tokens[start + between];
  if (closes?.kind !== 'time') return null;
  const until = minutes(closes, closes.half);
  // "9-5pm" opens in the morning, "1-5pm" in the afternoon.
  const sameHalf = closes.half !== null && opens.hour % 12 < closes.hour % 12;
  const half = opens.half ?? (closes.half === 'pm' && !sameHalf ? 'am' : closes.half);
  const from = minutes(opens, half);
  if (from === null || until === null) return null;
  if (from === until) return from === 0 ? { times: [-1, -1], next: start + between + 1 } : null;
  return { times: [from, until === 0 ? 1_440 : until], next: start + between + 1 };
}

function minutes(time: { readonly hour: number; readonly minute: number }, half: 'am' | 'pm' | null): number | null {
  const hour = half && time.hour <= 12 ? (time.hour % 12) + (half === 'pm' ? 12 : 0) : time.hour;
  return toMinutes(hour, time.minute);
}

function tokenise(folded: string, language: string | null): Token[] {
  const days = dayTable(language);
  let rest = folded;
  for (const group of Object.keys(DAY_GROUPS))
    if (group.includes(' ')) rest = rest.replaceAll(group, group.replaceAll(' ', '_'));
  const tokens: Token[] = [];
  for (const [word] of rest.replace(/\b24\s?(?:\/\s?7|hours|h|std\.?)(?![\w:])/gu, ' always ').matchAll(TOKEN)) {
    const last = tokens[tokens.length - 1];
    if (/^[ap]\.?\s?m\b\.?$/u.test(word) && last?.kind === 'time') {
      tokens[tokens.length - 1] = { ...last, half: word.startsWith('a') ? 'am' : 'pm' };
    } else tokens.push(...toTokens(word, days));
  }
  return tokens.filter((token) => token.kind !== 'other');
}

function toTokens(word: string, days: ReadonlyMap<string, readonly number[]>): Token[] {
  const time = /^(\d{1,2})(?:[:.hu]?(\d{2}))?(?:[:.]\d{2})?(?:時|시|点|點|h|u|uhr)?$/u.exec(word);
  if (time) return [{ kind: 'time', hour: Number(time[1]), minute: Number(time[2] ?? 0), half: null }];
  const named = NAMED_TIMES[word];
  if (named !== undefined) return [{ kind: 'time', hour: named / 60, minute: 0, half: null }];
  if (word === 'always') return [{ kind: 'always' }];
  const known = days.get(word.replace(/[.'’]s?$/u, ''));
  if (known) return [{ kind: 'days', days: known }];
  if (RANGE.has(word)) return [{ kind: 'range' }];
  if (CLOSED.has(word)) return [{ kind: 'closed' }];
  const parts = word.split('-');
  if (parts.length === 2 && parts.every((part) => days.has(part))) {
    return [...toTokens(parts[0] ?? '', days), { kind: 'range' }, ...toTokens(parts[1] ?? '', days)];
  }
  return [{ kind: 'other' }];
}

const RANGE = new Set(RANGE_WORDS);
const CLOSED = new Set(CLOSED_WORDS);
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Day words of English and the page's language, then those of all languages that name one day only. */
function dayTable(language: string | null): ReadonlyMap<string, readonly number[]> {
  const key = language && DAY_WORDS.has(language) ? language : 'en';
  const known = tables.get(key);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const clashing = new Set<string>();
  for (const [group, [first, last]] of Object.entries(DAY_GROUPS)) {
    const name = group.replaceAll(' ', '_');
    table.set(
      name,
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    );
  }
  for (const words of DAY_WORDS.values()) {
    for (const [word, day] of dayForms(words)) {
      const other = table.get(word);
      if (other && other[0] !== day) clashing.add(word);
      table.set(word, [day]);
    }
  }
  for (const word of clashing) table.delete(word);
  // "to" is Thursday in Finnish only, "do" in German and Dutch only; elsewhere they part two times.
  for (const word of RANGE) table.delete(word);
  for (const preferred of ['en', key])
    for (const [word, day] of dayForms(DAY_WORDS.get(preferred) ?? [])) table.set(word, [day]);
  tables.set(key, table);
  return table;
}

function dayForms(words: readonly (readonly string[])[]): [string, number][] {
  return words.flatMap((forms, day) => forms.map((form): [string, number] => [form, day]));
}
