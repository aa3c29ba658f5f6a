import { holdsMarkup } from '../../extract/data/read-markup.ts';
import { detectLanguage } from '../../language/detect/detect.ts';
import { ENGLISH_ALSO, ENGLISH_ONLY } from '../../language/english/english-words.ts';
import type { ForeignText } from '../../language/english/machine-english.ts';
import { keepsTitle, type OwnWords, readTextWords } from '../../language/english/own-words.ts';
import { withoutNames } from '../../language/english/without-names.ts';
import { withPlainDigits } from '../../language/phone-text.ts';

/**
 * Whether what a translator gave may stand in an English field: it is English and nothing else, tells every number of the
 * text and no other ones, no address that the text has not, and neither far less nor far more than the text.
 */
export function isUsableEnglish(foreign: ForeignText, english: string): boolean {
  return (
    hasFairLength(foreign.text, english) &&
    hasSameNumbers(foreign.text, english) &&
    hasNoNewAddress(foreign.text, english) &&
    (!holdsMarkup(english) || holdsMarkup(foreign.text)) &&
    !holdsForeignWords(foreign, english)
  );
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Letters of English for one of the text: those of Chinese are words. */
const MOST_LETTERS = 3;
const MOST_LETTERS_OF_SIGNS = 9;
const LEAST_SHARE = 0.3;
/** A word more or less says nothing. */
const SLACK = 40;

function hasFairLength(text: string, english: string): boolean {
  const [before, after] = [lettersIn(text), lettersIn(english)];
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const most = (before - signs) * MOST_LETTERS + signs * MOST_LETTERS_OF_SIGNS + SLACK;
  return after > 0 && after <= most && (before <= SLACK || after >= before * LEAST_SHARE);
}

/** Groups of digits, "1.299,00" as 1, 299 and 00: signs between them differ from language to language. */
function numbersIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [digits] of withPlainDigits(text).matchAll(/\d+/g)) {
    const plain = digits.replace(/^0+(?=\d)/, '');
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return counts;
}

/** "two" may become 2, but nobody wrote a price or a phone number in words. */
const MAX_NEW_DIGITS = 2;

function hasSameNumbers(text: string, english: string): boolean {
  const [before, after] = [numbersIn(text), numbersIn(english)];
  for (const number of before.keys()) if (!after.has(number)) return false;
  const added = [...after.keys()].filter((number) => !before.has(number));
  return added.join('').length <= MAX_NEW_DIGITS;
}

const ADDRESSES = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}|(?:https?:\/\/|www\.)[^\s)>\]]{1,200}/giu;

function hasNoNewAddress(text: string, english: string): boolean {
  const plain = text.toLowerCase();
  return [...english.matchAll(ADDRESSES)].every(([found]) =>
    plain.includes(found.toLowerCase().replace(/[.,;:!?]+$/, '')),
  );
}

/** As much of a translation may be words of the text itself: dishes and the like that have no English. */
const MOST_LEFT_OVER = 0.3;
const MOST_LEFT_OVER_OF_LABELS = 0.34;
/** From so many letters on the identifier of languages knows. */
const ENOUGH_LETTERS = 40;

function holdsForeignWords(foreign: ForeignText, english: string): boolean {
  const { text, language, kind, names } = foreign;
  const words: OwnWords = { names, isForeign: true, language };
  const share = leftOver(withoutNames(text, names), withoutNames(english, names));
  if (kind === 'label') {
    const isSame = english.trim().toLowerCase() === text.trim().toLowerCase();
    return isSame || share > MOST_LEFT_OVER_OF_LABELS || !keepsTitle(english, 'english', words);
  }
  const { isEnglish, foreign: sentences } = readTextWords(english, words);
  if (sentences.length > 0 || share > MOST_LEFT_OVER) return true;
  const bare = withoutNames(english, names);
  const found = detectLanguage(bare, null);
  if (found.language !== 'en') return !isEnglish || lettersIn(bare) >= ENOUGH_LETTERS;
  return !isEnglish && !found.reliable;
}

/** The share of words that were left as they are, names and words of English aside. */
function leftOver(text: string, english: string): number {
  const before = new Set(wordsOf(text).map((word) => word.toLowerCase()));
  const after = wordsOf(english);
  const left = after.filter((word, at) => {
    const lower = word.toLowerCase();
    const isName = word !== lower && at > 0;
    return !isName && word.length > 1 && before.has(lower) && !ENGLISH_ONLY.has(lower) && !ENGLISH_ALSO.has(lower);
  });
  return after.length === 0 ? 0 : left.length / after.length;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}
