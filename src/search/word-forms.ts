import type { SearchMatch } from '../store/words/search-match.ts';
import type { LikeWords } from './understand/understood.ts';

/** Plain letters that may carry a plural's s. */
const LATIN = /^[a-z]{3,}$/;
const ARABIC = /^[\u0621-\u064a\u06a9\u06af\u06cc]{3,}$/;
const HEBREW = /^[\u05d0-\u05ea]{3,}$/;
const HANGUL = /^\p{Script=Hangul}{2,}$/u;

/** "And", "the", "in" and "for", which Arabic and Hebrew write as one word with the next. */
const ARABIC_BEFORE = ['ال', 'و', 'وال', 'ب', 'بال', 'لل'];
const HEBREW_BEFORE = ['ה', 'ו', 'ב', 'ל', 'מ', 'וה'];
const LEAST_LEFT = 3;

/**
 * A word in the forms that texts write it in: with and without the s of a plural ("boots", "boot"), with what Arabic and
 * Hebrew put before it, and in Korean whatever follows it.
 */
export function wordMatch(word: string): SearchMatch {
  const forms = wordForms(word).map(
    (form): LikeWords => (HANGUL.test(form) ? { words: [form], isBegun: true } : { words: [form] }),
  );
  const [only] = forms;
  return only && forms.length === 1 ? only : { any: forms };
}

/** Shorter words have no ending that could be left out. */
const LEAST_INFLECTED = 6;
/** Of words of so many letters one more belongs to the ending. */
const LONGER_INFLECTED = [8, 11];

/** Whether a word is long enough to have another ending. */
export function mayEnd(word: string): boolean {
  return word.length >= LEAST_INFLECTED && /^\p{L}+$/u.test(word);
}

/** A word with whatever ending, where it may have one. */
export function begunMatch(word: string): SearchMatch {
  return mayEnd(word) ? { words: [stemOf(word)], isBegun: true } : wordMatch(word);
}

/** Shorter words are hardly two in one. */
const LEAST_COMPOUND = 9;
const LEAST_PART = 4;
/** What may join two words: "Arbeit-s-recht", "Sonne-n-schirm". */
const JOINT = /(?:e?[ns]|e)$/;

/** The ways to read a long word as two, in whatever order: "Kindersitztest", "Strahlenschutzamt". None for a shorter one. */
export function partedMatches(word: string): SearchMatch[] {
  if (word.length < LEAST_COMPOUND || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(word))
    return [];
  const places = Array.from({ length: word.length - 2 * LEAST_PART + 1 }, (_none, at) => at + LEAST_PART);
  return places.map((at) => {
    const first = word.slice(0, at);
    const bare = first.replace(JOINT, '');
    const forms = bare.length < LEAST_PART ? [first] : [...new Set([first, bare])];
    return { all: [{ any: forms.map((form) => ({ words: [form] })) }, begunMatch(word.slice(at))] };
  });
}

/** A word without its ending, where it may have one. */
export function stemOf(word: string): string {
  const ending = 1 + LONGER_INFLECTED.filter((letters) => word.length >= letters).length;
  return mayEnd(word) ? word.slice(0, -ending) : word;
}

/** The forms that `wordMatch` takes for one word, itself first. */
export function wordForms(word: string): readonly string[] {
  if (LATIN.test(word)) return [word, ...otherNumber(word)];
  if (ARABIC.test(word)) return joinedForms(word, ARABIC_BEFORE, 'ال');
  if (HEBREW.test(word)) return joinedForms(word, HEBREW_BEFORE, 'ה');
  return [word];
}

function otherNumber(word: string): string[] {
  if (!word.endsWith('s')) return [`${word}s`];
  return word.endsWith('ss') || word.length < 4 ? [] : [word.slice(0, -1)];
}

function joinedForms(word: string, before: readonly string[], article: string): string[] {
  const isJoined = word.startsWith(article) && word.length - article.length >= LEAST_LEFT;
  const bare = isJoined ? word.slice(article.length) : word;
  return [...new Set([word, bare, ...before.map((each) => each + bare)])];
}
