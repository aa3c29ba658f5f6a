import type { LawpAction, LawpDocument } from '../../core/lawp/document.ts';
import { detectLanguage } from '../detect/detect.ts';
import { translatePhrase } from '../phrase-book.ts';
import { sentenceLanguage, sentencesOf } from './english-text.ts';
import { ENGLISH_ALSO, ENGLISH_ONLY } from './english-words.ts';
import { type Names, namesPattern, withoutNames } from './without-names.ts';

/** What is known of the words of a document as a whole, before one of its texts is judged. */
export interface OwnWords {
  /** Its names: of the site, the business, its address and what it sells. */
  readonly names: Names;
  /** Whether most of it is not English. */
  readonly isForeign: boolean;
  /** ISO 639-1 of what is not English in it; what it declares where all is, or nobody can tell. */
  readonly language: string;
}

/** The sentences of a text that can be told apart: those that are English, and those that are not. */
export interface TextWords {
  readonly english: readonly string[];
  readonly foreign: readonly string[];
  /** Whether an English field may hold the text: cut where there are foreign sentences beside. */
  readonly isEnglish: boolean;
  /** The text without what is plainly another language. */
  readonly kept: string;
}

const lettersIn = (texts: readonly string[]): number => texts.join('').match(/\p{L}/gu)?.length ?? 0;

/** Cut after each sentence, but not behind "22 kr.": what goes on with a small letter or a number is the same one. */
function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const piece of sentencesOf(text)) {
    const before = whole.at(-1);
    if (before !== undefined && /^[\p{Ll}\p{Nd}]/u.test(piece) && /\p{L}\.$/u.test(before)) {
      whole[whole.length - 1] = `${before} ${piece}`;
    } else whole.push(piece);
  }
  return whole;
}

interface Sorted {
  readonly english: string[];
  readonly foreign: string[];
  /** All but the foreign ones. */
  readonly kept: string[];
}

function sorted(text: string, names: Names): Sorted {
  const found: Sorted = { english: [], foreign: [], kept: [] };
  for (const sentence of wholeSentences(text)) {
    const language = sentenceLanguage(sentence, 'en', names);
    if (language !== 'unclear') found[language].push(sentence);
    if (language !== 'foreign') found.kept.push(sentence);
  }
  return found;
}

/**
 * Reads what a document says of itself: its names, and whether it is English. `spoken` is the language of its site, believed
 * where the document declares none.
 */
export function readOwnWords(document: LawpDocument, spoken: string | null = null): OwnWords {
  const { name, business, language, pages, actions } = document;
  const { street, city, region } = business?.address ?? {};
  const names = namesPattern([
    name,
    business?.name,
    street,
    city,
    region,
    ...(business?.offers ?? []).map((o) => o.name),
  ]);
  const texts = [
    ...Object.values(pages).map(({ content }) => content),
    ...actions.map(({ description }) => description),
  ];
  const all = texts.map((text) => sorted(text, names));
  const english = lettersIn(all.flatMap((text) => text.english));
  const foreign = all.flatMap((text) => text.foreign);
  const declared = language === 'en' ? null : language;
  const said = withoutNames((foreign.length > 0 ? foreign : texts).join(' '), names);
  const found = detectLanguage(said, declared ?? spoken);
  const isForeign = english > 0 || foreign.length > 0 ? lettersIn(foreign) > english : isToldForeign(said, declared);
  return { names, isForeign, language: isForeign ? (found.language ?? language) : language };
}

/** Whether texts of which no sentence tells are another language together: by what they are, and by what is declared. */
function isToldForeign(text: string, declared: string | null): boolean {
  const { language, reliable } = detectLanguage(text, declared);
  return language !== 'en' && reliable && (declared !== null || lettersIn([text]) >= MIN_LETTERS);
}

const MIN_LETTERS = 40;

/** English of half the letters of what is foreign is worth keeping; less is a greeting on a page in another language. */
const MIN_SHARE = 0.5;

/** Judges one text of a document, names and facts aside. */
export function readTextWords(text: string, { names, isForeign }: OwnWords): TextWords {
  const { english, foreign, kept } = sorted(text, names);
  const isTold = english.length > 0 || foreign.length > 0;
  return {
    english,
    foreign,
    kept: foreign.length === 0 ? text : kept.join(' '),
    isEnglish: isTold ? lettersIn(english) >= lettersIn(foreign) * MIN_SHARE : !isForeign || text.trim() === '',
  };
}

/** Whether a title of a document may stay as it is: a name, or English beside English. */
export function keepsTitle(title: string, beside: 'english' | 'foreign', { names, language }: OwnWords): boolean {
  if (!/\p{L}/u.test(withoutNames(title, names))) return true;
  const said = sentenceLanguage(title, beside === 'english' ? 'en' : null, names);
  if (said !== 'unclear') return said === 'english';
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.every((word) => ENGLISH_ONLY.has(word) || ENGLISH_ALSO.has(word))) return true;
  if (beside === 'foreign') return false;
  const phrase = translatePhrase(title, language, { whole: true });
  const isSame = phrase === null || phrase.toLowerCase() === title.trim().toLowerCase();
  return isSame || translatePhrase(title, 'en', { whole: true }) !== null;
}

/** What of an action's wording is English. */
export interface JudgedActionWords {
  readonly keepsName: boolean;
  /** The English of its description; empty when there is none. */
  readonly description: string;
  /** Whether nothing of the description is left out. */
  readonly isWhole: boolean;
}

/** Judges the name and the description of an action, names and facts aside. */
export function readActionWords({ name, description }: LawpAction, words: OwnWords): JudgedActionWords {
  const { isEnglish, foreign, kept } = readTextWords(description, words);
  const isBesideEnglish = description === '' ? !words.isForeign : isEnglish;
  return {
    keepsName: name !== '' && keepsTitle(name, isBesideEnglish ? 'english' : 'foreign', words),
    description: isEnglish ? kept : '',
    isWhole: description !== '' && isEnglish && foreign.length === 0,
  };
}

/** Whether a hint, a note or the like may stay: nothing in it is plainly another language. */
export function keepsHint(hint: string, words: OwnWords): boolean {
  const { foreign, isEnglish } = readTextWords(hint, words);
  return isEnglish && foreign.length === 0;
}

/** What a document itself says of one of its actions in English; undefined for nothing. */
export function givenActionWords({ translations }: LawpDocument, { id }: LawpAction): ActionInEnglish | undefined {
  const given = translations?.en?.actions ?? {};
  // Any word may be an id: "constructor".
  return Object.hasOwn(given, id) ? given[id] : undefined;
}

type Translation = NonNullable<LawpDocument['translations']>[string];
type ActionInEnglish = NonNullable<Translation['actions']>[string];
