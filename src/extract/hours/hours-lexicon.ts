import { escapedPattern } from '../../core/escaped-pattern.ts';
import { DAY_WORDS, languageOfDays } from '../../language/day-words.ts';
import { HOUR_WORDS, type HourMeaning } from '../../language/hour-words.ts';

/** What a word of a language says among hours: days, by their numbers from Monday on, or a meaning of the tables. */
export type Said = { readonly days: readonly number[] } | { readonly meaning: HourMeaning };

/** The words of a page's language and of English that tell of hours. */
export interface HoursLexicon {
  /** Single words, and the stand-ins for phrases. */
  readonly words: ReadonlyMap<string, Said>;
  /** Puts a stand-in of letters for each phrase of a text, and spaces around words of scripts that write none. */
  readonly withPhrases: (folded: string) => string;
  /** What a word says that is a day with an ending ("poniedziałku"), and whether the ending makes it the first or last of several ("péntekig"). */
  readonly inflected: (
    word: string,
  ) => { readonly days: readonly number[]; readonly edge: 'from' | 'until' | null } | null;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Shorter words of those scripts are parts of others: they count alone. */
const STANDS_INSIDE = (word: string): boolean =>
  UNSPACED.test(word) && word.length >= (/\p{Script=Thai}/u.test(word) ? 3 : 2);
const PLAIN = /^[\p{L}\p{M}][\p{L}\p{M}'-]*$/u;

/** Languages whose days change their endings; elsewhere a longer word is another word. */
const INFLECTED = new Set(
  'pl cs sk sl hr bs sr mk bg ru uk be lt lv et fi hu tr az kk eu ka hy el is sq ro ga ar'.split(' '),
);

/** Languages whose week begins and ends on other days than from Monday to Sunday. */
const OTHER_WEEKS = new Set(['ar', 'fa', 'he', 'ur']);

const lexicons = new Map<string, HoursLexicon>();

/** The words of hours of a page's language (ISO 639-1; null when unknown) and of English. */
export function hoursLexicon(language: string | null): HoursLexicon {
  const key = languageOfDays(language);
  const known = lexicons.get(key);
  if (known) return known;
  const lexicon = makeLexicon(key);
  lexicons.set(key, lexicon);
  return lexicon;
}

function makeLexicon(language: string): HoursLexicon {
  const said = new Map<string, Said>();
  for (const each of ['en', language]) {
    for (const { word, meaning } of HOUR_WORDS.get(each) ?? [])
      if (!word.startsWith('-') && tells(meaning, each)) said.set(unjoined(word), { meaning });
  }
  for (const [day, words] of (DAY_WORDS.get(language) ?? []).entries())
    for (const word of words) said.set(unjoined(word), { days: [day] });
  const phrases = [...said.keys()].filter((word) => !PLAIN.test(word) || STANDS_INSIDE(word));
  const words = new Map([...said].filter(([word]) => !phrases.includes(word)));
  for (const [index, phrase] of phrases.entries()) {
    const meant = said.get(phrase);
    if (meant) words.set(standIn(index), meant);
  }
  return { words, withPhrases: phraseReader(phrases), inflected: inflections(language) };
}

/** Weekdays are other days in other weeks, and are left open there. */
function tells(meaning: HourMeaning, language: string): boolean {
  return !(OTHER_WEEKS.has(language) && (meaning === 'weekdays' || meaning === 'weekend'));
}

/** Without the sign that keeps Persian letters apart, which people leave out. */
function unjoined(word: string): string {
  return word.replaceAll('\u200c', '');
}

/** Letters that stand for a phrase in a text; no language writes them. */
function standIn(index: number): string {
  return `q_${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}_q`;
}

function phraseReader(phrases: readonly string[]): (folded: string) => string {
  const places = new Map(phrases.map((phrase, index) => [phrase, standIn(index)]));
  const escaped = phrases.toSorted((a, b) => b.length - a.length).map(escapedPattern);
  const [unspaced, spaced] = [true, false].map((is) =>
    escaped.filter((phrase) => UNSPACED.test(phrase) === is).join('|'),
  );
  const words = `(?<![\\p{L}\\p{M}\\d])(?:${spaced})(?![\\p{L}\\p{M}])`;
  const pattern = new RegExp(unspaced === '' ? words : `${unspaced}|${words}`, 'gu');
  return (folded) =>
    unjoined(folded).replace(pattern, (phrase) => (phrase === '' ? '' : ` ${places.get(phrase) ?? phrase} `));
}

/** Shorter beginnings are those of other words. */
const MIN_STEM = 4;

function inflections(language: string): HoursLexicon['inflected'] {
  if (!INFLECTED.has(language)) return () => null;
  const days = (DAY_WORDS.get(language) ?? []).flatMap((words, day) =>
    words.filter((word) => word.length >= MIN_STEM && PLAIN.test(word)).map((word) => ({ word, day })),
  );
  const endings = (HOUR_WORDS.get(language) ?? []).filter(({ word }) => word.startsWith('-'));
  return (word) => {
    const ending = endings.find(({ word: end }) => word.endsWith(end.slice(1)));
    const day = days.find((each) => isFormOf(word, each.word));
    const edge = ending?.meaning === 'until' || ending?.meaning === 'from' ? ending.meaning : null;
    return day ? { days: [day.day], edge } : null;
  };
}

/** Whether a word begins as a day does, but for its last two letters, and goes on with an ending. */
function isFormOf(word: string, day: string): boolean {
  const stem = Math.max(MIN_STEM, day.length - 2);
  return day.length >= stem && word.startsWith(day.slice(0, stem)) && word.length <= day.length + 5;
}
