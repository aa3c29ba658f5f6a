import { DAY_WORDS } from '../../language/day-words.ts';
import { findCountry } from '../../places/countries.ts';
import type { MarkedWords } from './marked-words.ts';
import { isGreatTown } from './named-place.ts';
import { tableKey } from './query-words.ts';
import type { QuestionTables } from './question-tables.ts';
import { sharedLength } from './same-word.ts';
import { isRegion } from './town-within.ts';

/** Key of a language's name → the language, by the language that calls it so. */
type NameTable = ReadonlyMap<string, readonly { readonly by: string; readonly code: string }[]>;

let table: NameTable | null = null;

/** What languages call each other, of those that sites may be in. */
function languageNames(): NameTable {
  if (table !== null) return table;
  const codes = ['en', ...[...DAY_WORDS.keys()].filter((code) => code !== 'en')];
  const names = codes.flatMap((by) => {
    const display = new Intl.DisplayNames([by], { type: 'language', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = display.of(code === 'no' ? 'nb' : code);
      return name === undefined
        ? []
        : [...new Set([name, display.of(code)])].map((each) => ({ by, code, key: tableKey(each ?? '') }));
    });
  });
  table = Map.groupBy(names, ({ key }) => key);
  return table;
}

/** Whether a word is the name of a language in any of them: "anglais". */
export function isLanguageName(key: string): boolean {
  return languageNames().has(key);
}

/** Of a name in another case so many letters are others: "на русском", "po polsku". */
const MAX_ENDING = 4;
const LEAST_STEM = 4;

/**
 * Takes the language that sites must be in out of the words of a question: "in German", "auf Deutsch", "po polsku",
 * "German websites", "日本語サイト". A language without such a word beside it may be a kitchen or a people as well.
 */
export function takeSiteLanguage(
  marked: MarkedWords,
  { around }: Pick<QuestionTables, 'around'>,
  languages: string[],
): string | null {
  // "How do you say hello in German" asks for no site in it.
  if (!marked.phrases(around, ({ value }) => value === 'of_words').next().done) return null;
  const beside = [...marked.phrases(around, ({ value }) => value === 'in_language' || value === 'site')];
  for (const { from, to, meanings } of beside) {
    const isBefore = meanings.some(({ value }) => value === 'in_language');
    const at = isBefore ? to : from - 1;
    if (at < 0 || at >= marked.words.length || !marked.isFree(at)) continue;
    const code = languageAt(
      marked,
      at,
      meanings.map(({ language }) => language),
    );
    if (code === null) continue;
    marked.take(Math.min(from, at), Math.max(to, at + 1));
    languages.push(...meanings.map(({ language }) => language));
    return code;
  }
  return null;
}

/** The language that a word names in one of some languages; its own name counts in any. */
function languageAt(marked: MarkedWords, at: number, spoken: readonly string[]): string | null {
  const key = marked.key(at, at + 1);
  // "Czech Republic" is no language.
  if (findCountry(marked.key(at, at + 2)) !== null) return null;
  const isSaid = ({ by, code }: { by: string; code: string }): boolean => spoken.includes(by) || by === code;
  const exact = languageNames().get(key)?.find(isSaid);
  if (exact !== undefined) return exact.code;
  // "Kazan" is no form of "Kazakh", nor "Catalonia" of "Catalan".
  if (isGreatTown(key) || isRegion(key) || findCountry(key) !== null) return null;
  for (const [name, meanings] of languageNames()) {
    const shared = sharedLength(key, name);
    const isForm = shared >= LEAST_STEM && key.length - shared <= MAX_ENDING && name.length - shared <= MAX_ENDING;
    const said = isForm && !name.includes(' ') ? meanings.find(({ by }) => spoken.includes(by)) : undefined;
    if (said !== undefined && INFLECTING.has(said.by)) return said.code;
  }
  return null;
}

/** Shorter words are other ones. */
const LEAST_NAME = 5;
/** "Japanische Zeitung", "deutscher Verband". */
const LONGEST_ENDING = 2;

/**
 * The languages that words of a question name, whatever for: a German federation, a kitchen, a course.
 * @param spoken the language of the question; null where it tells none, and any may be
 */
export function languagesNamed(words: readonly string[], spoken: string | null): string[] {
  return words.flatMap((word) => {
    const forms = Array.from({ length: LONGEST_ENDING + 1 }, (_none, left) => word.slice(0, word.length - left));
    const meanings = forms.flatMap((form) => (form.length < LEAST_NAME ? [] : (languageNames().get(form) ?? [])));
    return meanings.flatMap(({ by, code }) => (spoken === null || by === spoken || by === code ? [code] : []));
  });
}

/** Languages whose names of languages change behind a preposition. */
const INFLECTING = new Set(['ru', 'uk', 'pl', 'cs', 'sk', 'hr', 'sr', 'bg', 'sl', 'el', 'ro', 'lt', 'lv']);
