import { DAY_WORDS } from '../language/day-words.ts';
import { withDaysApart } from './hours-unspaced.ts';
import { BREAK_WORDS, CLOSED_WORDS, DAY_GROUPS, HALVES_BEFORE, NAMED_TIMES, RANGE_WORDS } from './hours-words.ts';

type Half = 'am' | 'pm' | null;

/** One word or mark of a text about hours. */
export type HoursToken =
  | {
      readonly kind: 'days';
      readonly days: readonly number[];
      /** Written as one Latin letter, or as a word that mostly means something else ("we"). */
      readonly isLetter?: boolean;
      readonly isWord?: boolean;
    }
  | {
      readonly kind: 'time';
      readonly hour: number;
      readonly minute: number;
      readonly half: Half;
      /** Written with one digit, as clocks of twelve hours are. */
      readonly isShort: boolean;
      /** Digits alone: they may count something else. */
      readonly isBare: boolean;
    }
  | { readonly kind: 'half'; readonly half: 'am' | 'pm' }
  | { readonly kind: 'range' | 'closed' | 'always' | 'break' | 'mark' | 'other' };

const TOKEN =
  /\d{1,2}(?:[:.hu]\d{2}){1,2}|\d{4}(?!\d)|\d{1,2}(?:時|시|点|點|h|u|uhr)?|t\/m|[ap]\.?\s?m\b\.?|[\p{L}\p{M}](?:[\p{L}\p{M}_'’-]*[\p{L}\p{M}])?|[-–—−‐‑~〜～]|[,;&+/|]|\S/gu;

/** What is no time of a day although digits or letters of days stand in it: phone numbers, amounts, time zones. */
const NOT_HOURS =
  /\+\d[\d ()./-]{6,20}\d|(?<![\d:.])(?:1[ .-]{1,2})?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?!\d)|(?<![\d:.])0\d{1,4}[ /-]{1,3}\d{5,9}(?!\d)|(?<![\d:.])0\d{2,4}[ /-]{1,3}\d{3,4}[ -]\d{2,4}(?!\d)|(?<![\p{L}\d])[a-z]\d{1,4}[a-z]?(?![\p{L}\d:])|\b(?:[ecmp]\.?\s?[sd]\.?\s?t|gmt|utc|cest|cet|aest|aedt)\b\.?|[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[€%]/gu;

/** Names of several days that are more than one word. */
const PHRASES = new RegExp(
  Object.keys(DAY_GROUPS)
    .filter((group) => group.includes(' '))
    .join('|'),
  'gu',
);

/** The words and marks of a folded text, each with what it means among hours. */
export function hoursTokens(folded: string, language: string | null): HoursToken[] {
  const days = dayTable(language);
  const rest = withDaysApart(folded, language)
    .replace(NOT_HOURS, ' ¦ ')
    .replace(PHRASES, (group) => group.replaceAll(' ', '_'));
  const tokens: HoursToken[] = [];
  for (const [word] of rest.replace(/\b24\s?(?:\/\s?7|hours|h|std\.?)(?![\w:])/gu, ' always ').matchAll(TOKEN)) {
    const last = tokens.at(-1);
    const half =
      /^[ap]\.?\s?m\b\.?$/u.test(word) && last?.kind === 'time' ? (word.startsWith('a') ? 'am' : 'pm') : null;
    if (half !== null && last?.kind === 'time') tokens[tokens.length - 1] = { ...last, half, isBare: false };
    else tokens.push(...afterHalf(toTokens(word, days), tokens));
  }
  return tokens.filter((token, at) => token.kind !== 'days' || !token.isLetter || isAmongDays(tokens, at));
}

/** "M-F", "M T W": a single letter names a day only beside others. */
function isAmongDays(tokens: readonly HoursToken[], at: number): boolean {
  const beside = [tokens[at - 1], tokens[at + 1]];
  if (beside.some((token) => token?.kind === 'days' || token?.kind === 'range')) return true;
  const token = tokens[at];
  return token?.kind === 'days' && token.isWord === true && tokens[at + 1]?.kind === 'time';
}

/** "午後5時": what stands before a time is part of it. */
function afterHalf(read: HoursToken[], before: HoursToken[]): HoursToken[] {
  const [first] = read;
  const half = before.at(-1);
  if (first?.kind !== 'time' || half?.kind !== 'half') return read;
  before.pop();
  return [{ ...first, half: half.half, isBare: false }];
}

function toTokens(word: string, days: ReadonlyMap<string, readonly number[]>): HoursToken[] {
  const time = /^(\d{1,2})(?:[:.hu]?(\d{2}))?(?:[:.]\d{2})?(?:時|시|点|點|h|u|uhr)?$/u.exec(word);
  if (time) {
    const hour = time[1] ?? '';
    const isShort = hour.length === 1;
    const isBare = /^\d+$/u.test(word) && !/^[01]\d[0-5]\d$/u.test(word);
    if (Number(hour) > 24 || Number(time[2] ?? 0) > 59) return [{ kind: 'other' }];
    return [{ kind: 'time', hour: Number(hour), minute: Number(time[2] ?? 0), half: null, isShort, isBare }];
  }
  const named = NAMED_TIMES[word];
  if (named !== undefined)
    return [{ kind: 'time', hour: named / 60, minute: 0, half: null, isShort: false, isBare: false }];
  const half = HALVES_BEFORE[word];
  if (half) return [{ kind: 'half', half }];
  if (word === 'always') return [{ kind: 'always' }];
  const known = days.get(word.replace(/[.'’]s?$/u, ''));
  if (known) return [{ kind: 'days', days: known, isLetter: /^(?:[a-z]|we)$/u.test(word), isWord: word === 'we' }];
  if (RANGE.has(word)) return [{ kind: 'range' }];
  if (CLOSED.has(word)) return [{ kind: 'closed' }];
  if (BREAK.has(word)) return [{ kind: 'break' }];
  if (EAST_ASIAN_DAYS.test(word)) return [...word].flatMap((day) => toTokens(day, days));
  const parts = word.split('-');
  if (parts.length === 2 && parts.every((part) => days.has(part))) {
    return [...toTokens(parts[0] ?? '', days), { kind: 'range' }, ...toTokens(parts[1] ?? '', days)];
  }
  return [{ kind: /^[\p{P}\p{S}]$/u.test(word) ? 'mark' : 'other' }];
}

/** "月火水", "토일": several days without anything between. */
const EAST_ASIAN_DAYS = /^(?:[月火水木金土日]{2,7}|[월화수목금토일]{2,7})$/u;

const RANGE = new Set(RANGE_WORDS);
const CLOSED = new Set(CLOSED_WORDS);
const BREAK = new Set(BREAK_WORDS);
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Shorter day words of other languages are other words of the page's own. */
const MIN_FOREIGN = 5;

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
      // "ons" is Wednesday in Danish, "our" in Dutch.
      if (key !== 'en' && word.length < MIN_FOREIGN && /^[a-z]/u.test(word)) continue;
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
