import { isAscii } from '../../language/fold.ts';
import { remembered } from '../../language/word-memo.ts';
import { dayTable } from './day-table.ts';
import { type HoursLexicon, hoursLexicon, type Said } from './hours-lexicon.ts';
import { withDaysApart } from './hours-unspaced.ts';
import {
  BREAK_WORDS,
  CLOSED_WORDS,
  DAY_GROUPS,
  HALVES_BEFORE,
  LIST_WORDS,
  NAMED_TIMES,
  RANGE_WORDS,
} from './hours-words.ts';
import { plainTimes } from './plain-times.ts';

type Half = 'am' | 'pm' | null;

/** One word or mark of a text about hours. */
export type HoursToken =
  | {
      readonly kind: 'days';
      readonly days: readonly number[];
      /** Written as one Latin letter, or as a word that mostly means something else ("we"). */
      readonly isLetter?: boolean;
      readonly isWord?: boolean;
      /** Its ending says that the next day is the last of several. */
      readonly isFirst?: boolean;
      /** A mark parts it from what stands before it. */
      readonly isApart?: boolean;
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
  | {
      readonly kind: 'mark';
      /** It stands between the things of a list: ",", "and". */
      readonly isList?: true;
    }
  | {
      readonly kind: 'other';
      /** As short as a day is written. */
      readonly isShort?: true;
    }
  | { readonly kind: 'range' | 'closed' | 'always' | 'break' | 'except' | 'appointment' };

const TOKEN =
  /\d{1,2}(?:[:.hu]\d{2}){1,2}|\d{4}(?!\d)|\d{1,2}(?:時|시|点|點|h|u|uhr)?|t\/m|[ap]\.?\s?m\b\.?|[\p{L}\p{M}](?:[\p{L}\p{M}_'’-]*[\p{L}\p{M}])?|[-–—−‐‑~〜～]|[,;&+/|]|\S/gu;

/** What is no time of a day although digits or letters of days stand in it: phone numbers, amounts, time zones. */
const NOT_HOURS =
  /\+\d[\d ()./-]{6,20}\d|〒 ?\d{3}-?\d{4}|(?<![\d:.])\d{3}[ -]\d{3}[ -]\d{3}(?!\d)|(?<![\d:.-])\d{1,4}-\d{1,4}-\d{1,4}(?![\d:.-])|(?<![\d:.])(?:1[ .-]{1,2})?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?!\d)|(?<![\d:.])0\d{1,4}[ /-]{1,3}\d{5,9}(?!\d)|(?<![\d:.])0\d{2,4}[ /-]{1,3}\d{3,4}[ -]\d{2,4}(?!\d)|(?<![\p{L}\d])[a-z]\d{1,4}[a-z]?(?![\p{L}\d:])|\b(?:[ecmp]\.?\s?[sd]\.?\s?t|gmt|utc|cest|cet|aest|aedt)\b\.?|[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[€%]/gu;

/** "9a-5p"; where both letters are an "a" they may be of houses. */
const SHORT_HALVES = /(?<=\d)([ap])( ?(?:[-–—]|to) ?\d{1,2}(?::\d{2})?)([ap])(?![\p{L}\d.])/gu;

/** "中央区谷2-15", "을지로 12-5": a block and a house; behind the signs that end words of days and hours stand times. */
const BLOCK =
  /(?=\d)(?:(?<=\p{sc=Han} ?)(?<![月火水木金土日天曜祝一二三四五六平周週末前後后午上下早晚夜朝昼昏間间時时業业診诊開开店館馆休至到付放班] ?)|(?<=[로길동가리] ?))\d{1,3}-\d{1,4}(?! ?[\d:.h時时点點시-])/gu;

/** "24/7", "24 hours", "24h/24", "7/24". */
const ALWAYS = /(?<![\d:.])(?:24\s?(?:\/\s?(?:7|24)|hours|h\s?(?:\/|sur)\s?24|h|std\.?)|7\s?\/\s?24)(?![\w:])/gu;

/** Names of several days that are more than one word. */
const PHRASES = new RegExp(
  Object.keys(DAY_GROUPS)
    .filter((group) => group.includes(' '))
    .join('|'),
  'gu',
);

const MIDNIGHT: HoursToken = { kind: 'time', hour: 24, minute: 0, half: null, isShort: false, isBare: false };

/** The words and marks of a folded text, each with what it means among hours. */
export function hoursTokens(folded: string, language: string | null): HoursToken[] {
  const lexicon = hoursLexicon(language);
  const tokensOf = tokenReader(language);
  const written = withDaysApart(folded, language).replace(
    SHORT_HALVES,
    (whole, from: string, between: string, until: string) =>
      from + until === 'aa' ? whole : `${from}m${between}${until}m`,
  );
  const hours = isAscii(written)
    ? written.replace(NOT_HOURS, ' ¦ ')
    : plainTimes(written).replace(NOT_HOURS, ' ¦ ').replace(BLOCK, ' ¦ ');
  const rest = lexicon.withPhrases(hours.replace(PHRASES, (group) => group.replaceAll(' ', '_')));
  const tokens: HoursToken[] = [];
  for (const [word] of rest.replace(ALWAYS, ' always ').matchAll(TOKEN)) {
    const last = tokens.at(-1);
    const half =
      /^[ap]\.?\s?m\b\.?$/u.test(word) && last?.kind === 'time' ? (word.startsWith('a') ? 'am' : 'pm') : null;
    const read = tokensOf(word);
    if (half !== null && last?.kind === 'time') tokens[tokens.length - 1] = { ...last, half, isBare: false };
    // "18h à 24h"
    else if (last?.kind === 'range' && read[0]?.kind === 'always') tokens.push(MIDNIGHT);
    else tokens.push(...read);
  }
  return withHalves(tokens).filter(
    (token, at, all) => token.kind !== 'days' || !token.isLetter || isAmongDays(all, at),
  );
}

/** "M-F", "M T W": a single letter names a day only beside others. */
function isAmongDays(tokens: readonly HoursToken[], at: number): boolean {
  const isPart = ({ kind }: HoursToken) => kind !== 'mark';
  const [before, next] = [tokens.slice(0, at).findLast(isPart), tokens.slice(at + 1).find(isPart)];
  if ([before, next].some((token) => token?.kind === 'days' || token?.kind === 'range')) return true;
  const token = tokens[at];
  return token?.kind === 'days' && token.isWord === true && (next?.kind === 'time' || next?.kind === 'closed');
}

/** "午後5時", "5 μ.μ.": what stands right before a time, or behind it, is part of it. */
function withHalves(tokens: readonly HoursToken[]): HoursToken[] {
  const read: HoursToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const [before, next] = [read.at(-1), tokens[at + 1]];
    if (token.kind !== 'half') read.push(token);
    else if (next?.kind === 'time' && next.half === null) {
      read.push({ ...next, half: token.half, isBare: false });
      at += 1;
    } else if (before?.kind === 'time' && before.half === null)
      read[read.length - 1] = { ...before, half: token.half, isBare: false };
  }
  return read;
}

/** One for each lexicon: what a page calls its language may be anything. */
const readers = new Map<HoursLexicon, (word: string) => readonly HoursToken[]>();

/** Tells what a word says among the hours of a language's pages: they repeat the same few. */
function tokenReader(language: string | null): (word: string) => readonly HoursToken[] {
  const lexicon = hoursLexicon(language);
  const known = readers.get(lexicon);
  if (known) return known;
  const days = dayTable(language);
  const reader = remembered((word) => toTokens(word, days, lexicon));
  readers.set(lexicon, reader);
  return reader;
}

function toTokens(word: string, days: ReadonlyMap<string, readonly number[]>, lexicon: HoursLexicon): HoursToken[] {
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
  const plain = word.replace(/[.'’]s?$/u, '');
  const own = lexicon.words.get(plain);
  if (own) return [toToken(own, plain)];
  const known = days.get(plain);
  // Two letters of another language, as schema.org writes days, are mostly some other word of the page's own.
  if (known) return [{ kind: 'days', days: known, isLetter: /^[a-z]{1,2}$/u.test(word), isWord: true }];
  if (RANGE.has(word)) return [{ kind: 'range' }];
  if (CLOSED.has(word)) return [{ kind: 'closed' }];
  if (BREAK.has(word)) return [{ kind: 'break' }];
  if (EAST_ASIAN_DAYS.test(word)) return [...word].flatMap((day) => toTokens(day, days, lexicon));
  const parts = word.split('-');
  if (parts.length === 2 && parts.every((part) => isDay(part.replace(/['’]$/u, ''), days, lexicon))) {
    const [first = '', last = ''] = parts;
    return [...toTokens(first, days, lexicon), { kind: 'range' }, ...toTokens(last, days, lexicon)];
  }
  const form = lexicon.inflected(plain);
  if (form) {
    const range: HoursToken[] = form.edge === 'until' ? [{ kind: 'range' }] : [];
    return [...range, { kind: 'days', days: form.days, isFirst: form.edge === 'from' }];
  }
  if (LISTS.has(word)) return [{ kind: 'mark', isList: true }];
  if (/^[\p{P}\p{S}]$/u.test(word)) return [{ kind: 'mark' }];
  return [{ kind: 'other', ...(/^\p{L}{2,4}$/u.test(plain) && { isShort: true }) }];
}

function isDay(word: string, days: ReadonlyMap<string, readonly number[]>, lexicon: HoursLexicon): boolean {
  const own = lexicon.words.get(word);
  return own ? 'days' in own : days.has(word);
}

/** A word of the page's language, or of English. */
function toToken(said: Said, word: string): HoursToken {
  if ('days' in said) {
    const isLetter = /^(?:[a-z一二三四五六日]|i[iv]|vi|we)$/u.test(word);
    return { kind: 'days', days: said.days, isLetter, isWord: isLetter };
  }
  switch (said.meaning) {
    case 'daily':
      return { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
    case 'weekdays':
      return { kind: 'days', days: [0, 1, 2, 3, 4] };
    case 'weekend':
      return { kind: 'days', days: [5, 6] };
    case 'holidays':
      return { kind: 'days', days: [] };
    case 'am':
    case 'pm':
      return { kind: 'half', half: said.meaning };
    case 'noon':
    case 'midnight':
      return {
        kind: 'time',
        hour: said.meaning === 'noon' ? 12 : 0,
        minute: 0,
        half: null,
        isShort: false,
        isBare: false,
      };
    case 'until':
      return { kind: 'range' };
    case 'closed':
    case 'break':
    case 'except':
    case 'appointment':
    case 'always':
      return { kind: said.meaning };
    default:
      return { kind: said.meaning === 'from' ? 'mark' : 'other' };
  }
}

/** "月火水", "토일": several days without anything between. */
const EAST_ASIAN_DAYS = /^(?:[月火水木金土日]{2,7}|[월화수목금토일]{2,7})$/u;

const LISTS = new Set(LIST_WORDS);
const RANGE = new Set(RANGE_WORDS);
const CLOSED = new Set(CLOSED_WORDS);
const BREAK = new Set(BREAK_WORDS);
