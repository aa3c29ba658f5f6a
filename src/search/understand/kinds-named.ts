import { bareWord } from './bare-words.ts';
import { conceptsOf, keysBegun } from './concept-table.ts';
import { isEveryday, isEverydayElsewhere } from './everyday-words.ts';
import { townsNamed } from './named-place.ts';
import { stemsOf } from './noun-stems.ts';
import type { Meaning, QuestionTables } from './question-tables.ts';
import { BEGINNING, isSameWord, sharedLength } from './same-word.ts';
import { shopsOf } from './shop-words.ts';
import { isRegion } from './town-within.ts';

/** What is known of a phrase beside its words. */
export interface Beside {
  /** Whether its words may have other endings. */
  readonly mayEnd: boolean;
  /** Whether it is the whole question. */
  readonly isAll: boolean;
  /** Languages that the other words of the question speak for. */
  readonly languages: readonly string[];
}

/**
 * The kinds of sites that a phrase may name, each with a language that says so: by its own words, as a thing whose names are
 * those of a kind, as a shop with what it sells, and with other endings ("школу", "éttermet").
 * @param key as `tableKey` gives it
 */
export function kindsNamed(key: string, tables: QuestionTables, beside: Beside): readonly Meaning<string>[] {
  const { categories } = tables;
  const { languages } = beside;
  const own = categories.get(key) ?? kindsOfThing(key, tables);
  const exact = own.length > 0 ? own : (categories.get(bareWord(key)) ?? []);
  if (exact.length > 0) return asSpoken(key, exact, { isForm: false, languages });
  const shops = shopsOf(key, tables);
  if (shops.length > 0 || !beside.mayEnd) return shops;
  return asSpoken(key, kindsInForm(key, tables, beside), { isForm: true, languages });
}

/** None where the word is an everyday one of the language that is spoken, in which it names no kind. */
function asSpoken(
  key: string,
  meanings: readonly Meaning<string>[],
  { isForm, languages }: { readonly isForm: boolean; readonly languages: readonly string[] },
): readonly Meaning<string>[] {
  const meantIn = meanings.map(({ language }) => language);
  return isEverydayElsewhere(key, { meantIn, isForm }, languages) ? [] : meanings;
}

/** Shorter words have no other endings. */
const LEAST_INFLECTED = 4;
/** Shorter stems are those of other words in the next language. */
const SURE_STEM = 6;

function kindsInForm(key: string, tables: QuestionTables, beside: Beside): readonly Meaning<string>[] {
  if (key.length < LEAST_INFLECTED || isTown(key) || isRegion(key)) return [];
  // "Cameras" are a thing in English, and no form of the Italian word for rooms.
  const near = nearKinds(key, tables).filter(({ language }) => language === 'en' || !isEnglishThing(key));
  if (near.length > 0) return near;
  if (tables.around.has(key) || conceptsOf(key).length > 0) return [];
  const things = thingsInForm(key).flatMap((known) => inEnglish(kindsOfThing(known, tables), key, known));
  if (things.length > 0) return things;
  const { isAll, languages } = beside;
  return stemsOf(key).flatMap(({ language, stem }) => {
    const isHeard = languages.length === 0 ? isAll || stem.length >= SURE_STEM : languages.includes(language);
    const value = isHeard ? tables.stems.get(`${language} ${stem}`) : undefined;
    return value === undefined ? [] : [{ language, value }];
  });
}

function isEnglishThing(key: string): boolean {
  return conceptsOf(key).some((names) => names.some((name) => name.key === key && name.language === 'en'));
}

/** "Brunssum" is no form of the Finnish word for brunch. */
function isTown(key: string): boolean {
  return (townsNamed(key)[0]?.population ?? 0) >= TOWN_POPULATION;
}

const TOWN_POPULATION = 20_000;

/** Names of things that a word is a form of. */
function thingsInForm(key: string): readonly string[] {
  if (key.length < SURE_STEM || key.includes(' ')) return [];
  const near = keysBegun(key.slice(0, BEGINNING)).filter((known) => isSameWord(key, known));
  return sharingMost(key, near);
}

function sharingMost(key: string, near: readonly string[]): readonly string[] {
  const shared = Math.max(...near.map((known) => sharedLength(key, known)));
  return near.filter((known) => sharedLength(key, known) === shared);
}

/** Those whose words share most of their letters with it. */
function nearKinds(key: string, tables: QuestionTables): readonly Meaning<string>[] {
  if (key.length <= BEGINNING) return [];
  const { categories, categoriesBegun } = tables;
  const near = (categoriesBegun.get(key.slice(0, BEGINNING)) ?? []).filter((known) => isSamePhrase(key, known));
  // The one that shares most is meant.
  return sharingMost(key, near).flatMap((known) => inEnglish(categories.get(known) ?? [], key, known));
}

/** Without English meanings where an everyday English word is only like the one that has them: "complete" is no sports complex. */
function inEnglish(meanings: readonly Meaning<string>[], key: string, known: string): readonly Meaning<string>[] {
  if (meanings.length === 0 || isPlural(key, known) || !isEveryday('en', key)) return meanings;
  return meanings.filter(({ language }) => language !== 'en');
}

/** One English word and the other's plural; no other form names the same: a "director" is no directory. */
function isPlural(key: string, known: string): boolean {
  const [one, many] = key.length < known.length ? [key, known] : [known, key];
  return many === `${one}s` || many === `${one}es` || many === `${one.replace(/y$/, 'ie')}s`;
}

/** Whether each word is the same but for its ending: "книжные магазины". */
function isSamePhrase(asked: string, known: string): boolean {
  if (!asked.includes(' ') && !known.includes(' ')) return isSameWord(asked, known);
  const [words, others] = [asked.split(' '), known.split(' ')];
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || isSameWord(word, others[at] ?? ''))
  );
}

/** Shorter words are other ones in the next language. */
const SHORT = /^[a-z]{1,3}$/;

/** A thing is what its English name is: "Schlüsseldienst" is a locksmith. */
function kindsOfThing(key: string, { categories, around }: QuestionTables): readonly Meaning<string>[] {
  if (around.has(key) || SHORT.test(key)) return [];
  return conceptsOf(key).flatMap((names) => {
    const languages = names.filter((name) => name.key === key).map(({ language }) => language);
    // The first name is what the thing is, the others may be what is done there.
    const english = names.find(({ language }) => language === 'en')?.key ?? '';
    const kinds = (categories.get(english) ?? []).filter(({ language }) => language === 'en');
    return languages.flatMap((language) => kinds.map(({ value }) => ({ language, value })));
  });
}
