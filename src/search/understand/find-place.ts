import { findCountry } from '../../places/countries.ts';
import { conceptsOf } from './concept-table.ts';
import { isEveryday, isEverydayInOthers } from './everyday-words.ts';
import { exactPlace } from './exact-place.ts';
import { isOnlyHad } from './find-category.ts';
import { formOf } from './formed-place.ts';
import type { MarkedWords } from './marked-words.ts';
import { languagesOf } from './means-nothing.ts';
import { SURE, townsNamed } from './named-place.ts';
import { isNoun, isPlainEnglish, isPurpose, isSum, isThing } from './no-place.ts';
import { countryOf } from './place-forms.ts';
import type { QuestionTables } from './question-tables.ts';
import { GREAT_POPULATION, isOnlyRegion, regionAsked } from './town-within.ts';
import type { AskedPlace } from './understood.ts';

/** A place with the languages that the words around it speak for. */
export interface FoundPlace {
  readonly place: AskedPlace;
  readonly languages: readonly string[];
}

/** What the rest of a question says before a place is looked for in it. */
export interface BesidePlace {
  /** Whether it says already what is looked for there. */
  readonly isSure: boolean;
  /** Whether that is a kind of site. */
  readonly hasKind: boolean;
  /** The languages that each of its words speaks for. */
  readonly languages: readonly string[];
}

/** A town whose name stands without any word that says so is meant only when it is so large. */
const PLAIN_POPULATION = 50_000;
/** And of that size where several words that are written as names are its name: hardly anything else is called so. */
const LONG_NAME_POPULATION = 10_000;
/** A form of a name is one of a town of that size, where nothing else tells the language. */
const FORMED_POPULATION = 100_000;
/** And of that size where the language is known. */
const KNOWN_POPULATION = 10_000;
/** A form means another town than the one that is called exactly so when it is so many times as large. */
const MUCH_LARGER = 5;
const MAX_NAME = 4;

/** Languages that say "in" and "near" behind a name. */
export const POSTPOSED = new Set(['ja', 'zh', 'ko', 'hi', 'tr', 'hu', 'fi', 'et', 'eu', 'ka', 'hy', 'bn', 'ta', 'ur']);

/** Those of them that never say it before one. */
export const ONLY_POSTPOSED = new Set(['ja', 'ko', 'hi', 'bn', 'ta', 'ur', 'ka', 'tr']);

/** A form that says that a place is meant; "Kölner" may be more than from Cologne. */
const SAID = 0.9;
const MAYBE = 0.7;

/**
 * Takes the place that a question names out of its words: "in Lyon", "près de Lyon", "京都", "в Риге", "Helsingissä",
 * "Aarhus" beside a kind of site. A name that is a plain word as well is left alone, unless a word before it says that a
 * place comes; and that word must be of the language of the others.
 */
export function takePlace(marked: MarkedWords, tables: QuestionTables, beside: BesidePlace): FoundPlace | null {
  return announcedPlace(marked, tables, beside) ?? plainPlace(marked, tables, beside) ?? formedPlace(marked, beside);
}

/** "in …", "near …", "…の", "… yakınında". */
function announcedPlace(marked: MarkedWords, { around }: QuestionTables, beside: BesidePlace): FoundPlace | null {
  const announcing = [...marked.phrases(around, ({ value }) => value === 'in' || value === 'near')];
  for (const { from, to, meanings } of announcing) {
    const languages = meanings.map(({ language }) => language);
    const heard = without(beside.languages, languages);
    const isAgreed = heard.length === 0 || languages.some((language) => heard.includes(language));
    const said = {
      around,
      languages,
      isAgreed,
      minPopulation: leastOf(isAgreed, heard),
      isCodeSaid: languages.includes('en') || !languagesOf(marked.key(from, to)).has('en'),
    };
    const isBehind = languages.some((language) => POSTPOSED.has(language));
    const isBefore = languages.some((language) => !ONLY_POSTPOSED.has(language));
    const found =
      (isBefore ? placeFrom(marked, said, (at, end) => at === to && end > at) : null) ??
      (isBehind ? placeFrom(marked, said, (_at, end) => end === from) : null);
    if (found === null || isNoun(marked, found, { place: found.place, languages: heard })) continue;
    const agreed = meanings.filter(({ language }) => heard.includes(language));
    const isNear = (agreed.length > 0 ? agreed : meanings).some(({ value }) => value === 'near');
    marked.take(from, to);
    marked.take(found.from, found.to);
    return { place: { ...found.place, isNear, words: [...found.place.words], confidence: SURE }, languages };
  }
  return null;
}

/** A small word that other languages have for something else announces large towns only. */
function leastOf(isAgreed: boolean, heard: readonly string[]): number {
  if (!isAgreed) return PLAIN_POPULATION;
  return heard.length === 0 ? KNOWN_POPULATION : 0;
}

/** The languages of the other words. */
function without(heard: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...heard];
  for (const language of taken) {
    const at = left.indexOf(language);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

function plainPlace(
  marked: MarkedWords,
  tables: QuestionTables,
  { isSure, hasKind, languages }: BesidePlace,
): FoundPlace | null {
  for (const { from, to } of marked.runs(MAX_NAME)) {
    const key = marked.key(from, to);
    // "nice", "best" and "Lira" are towns, too, and "Bergen" in German are mountains.
    if (tables.around.has(key) || isThing(key, languages) || isSum(marked, { from, to })) continue;
    // "Hotel with mobile key".
    if (isOnlyHad(marked, tables, from) && !marked.areNames(from, to)) continue;
    const isRest = marked.rest().length === to - from;
    const isLong = to - from > 1 && marked.areNames(from, to);
    const isName = isLong || isWrittenAsName(marked, { from, to }) || (hasKind && isAtHome(key, languages));
    const minPopulation = isName ? LONG_NAME_POPULATION : PLAIN_POPULATION;
    const least = isSure ? minPopulation : GREAT_POPULATION;
    // "Roofer Colorado" is in no town of Brazil.
    const region = hasKind && isRest && isOnlyRegion(key) ? regionAsked(marked, { from, to }) : null;
    const place =
      region ?? exactPlace(marked, { from, to, minPopulation: least, isAnnounced: false, isCodeSaid: false });
    // A question that is nothing but a name may mean a firm as well.
    if (place === null || (!isSure && isRest)) continue;
    if (!marked.areNames(from, to) && (isPlainEnglish(key, place, languages) || isPurpose(marked, from, key))) continue;
    if (isNoun(marked, { from, to }, { place, languages })) continue;
    marked.take(from, to);
    return { place, languages: [] };
  }
  return null;
}

/** "Geleen" in "meubelzaak Geleen": the only word with a capital, and none that any language has for something. */
function isWrittenAsName(marked: MarkedWords, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const others = marked.words.filter((_word, at) => at < from || at >= to);
  return (
    marked.areNames(from, to) &&
    others.length > 0 &&
    others.every(({ raw }) => /^\P{Lu}/u.test(raw)) &&
    conceptsOf(marked.key(from, to)).length === 0
  );
}

/** "Gemert" in "schoenenwinkel gemert": beside a kind in Dutch a town of the Netherlands, and no word of any language. */
function isAtHome(key: string, languages: readonly string[]): boolean {
  const [language] = languages;
  const [town] = townsNamed(key);
  if (language === undefined || language === 'en' || town?.country !== countryOf(language)) return false;
  return town.population >= LONG_NAME_POPULATION && conceptsOf(key).length === 0 && !isEverydayInOthers(key, '');
}

/** "Helsingissä", "Budapesten", "בחיפה"; "Kölner" beside a kind of site. */
function formedPlace(marked: MarkedWords, { isSure, hasKind, languages }: BesidePlace): FoundPlace | null {
  const isHeard = (language: string): boolean => languages.length === 0 || languages.includes(language);
  const least = languages.length === 0 ? FORMED_POPULATION : KNOWN_POPULATION;
  for (const { from, to } of marked.runs(MAX_NAME)) {
    const key = marked.key(from, to);
    if ((!isSure && marked.rest().length === to - from) || conceptsOf(key).length > 0) continue;
    // "Vanilla" is in no town called Van, as Finnish would have it.
    if (isEveryday('en', key) && !languages.some((each) => each !== 'en')) continue;
    // "Kölner Zahnarzt": what is of a town is named behind it. "Zahnarzt Enger" names another town.
    const mayBeOf = hasKind && to < marked.words.length;
    const found = formOf(
      key,
      ({ language, kind }) => isHeard(language) && (kind === 'in' || (kind === 'of' && mayBeOf)),
    );
    const isSurely = found?.isSaid && hasKind && languages.length > 0 && marked.areNames(from, to);
    if (found === null || found.population < (isSurely ? 0 : least)) continue;
    // To look through the words of all languages takes as long as to search: only where one is a town.
    if (isEverydayInOthers(key, found.language)) continue;
    const place = { ...found.place, words: marked.texts(from, to), confidence: found.isSaid ? SAID : MAYBE };
    if (isNoun(marked, { from, to }, { place, languages })) continue;
    marked.take(from, to);
    return { place, languages: [found.language] };
  }
  return null;
}

interface PlaceRun {
  readonly place: AskedPlace;
  readonly from: number;
  readonly to: number;
}

/** What is known of a name that a word announces. */
interface Announced extends Pick<QuestionTables, 'around'> {
  /** Languages of the word that announces it. */
  readonly languages: readonly string[];
  /** Whether other words are of one of these as well. */
  readonly isAgreed: boolean;
  readonly minPopulation: number;
  /** Whether a code behind it is one of a country: "a" is "in" in Italian, and nothing in "hire a DJ". */
  readonly isCodeSaid: boolean;
}

/** The longest name among the free runs that fit. */
function placeFrom(
  marked: MarkedWords,
  { around, languages, isAgreed, minPopulation, isCodeSaid }: Announced,
  isFit: (from: number, to: number) => boolean,
): PlaceRun | null {
  for (const { from, to } of marked.runs(MAX_NAME)) {
    if (!isFit(from, to) || isSmallWord(marked.key(from, to), around)) continue;
    const formed = formOf(marked.key(from, to), ({ language }) => languages.includes(language));
    const isLarge = isAgreed || (formed?.population ?? 0) >= FORMED_POPULATION;
    const isOther = formed !== null && isLarge && formed.population > MUCH_LARGER * populationOf(marked, from, to);
    if (isOther) return { place: { ...formed.place, words: marked.texts(from, to) }, from, to };
    const place = exactPlace(marked, { from, to, minPopulation, isAnnounced: true, isCodeSaid });
    if (place !== null) return { place, from, to };
  }
  return null;
}

/** "De" and "les" are no names behind another small word. */
function isSmallWord(key: string, around: QuestionTables['around']): boolean {
  return key.length <= SMALL && around.has(key);
}

const SMALL = 3;

function populationOf(marked: MarkedWords, from: number, to: number): number {
  const key = marked.key(from, to);
  return findCountry(key) === null ? (townsNamed(key)[0]?.population ?? 0) : Number.MAX_SAFE_INTEGER;
}
