import { detectLanguage } from '../detect/detect.ts';
import { ENGLISH_ALSO, ENGLISH_ONLY } from './english-words.ts';
import { latinPart, type Names, withoutNames } from './without-names.ts';

/** Sentences below this many letters are too short to be called foreign on their own. */
const SHORT = 25;

/** Beside one English word so many others may be the names of dishes and goods, on an English page. */
const MAX_UNKNOWN = 6;

const SENTENCE_END = /(?<=[.!?…。！？])\s+|(?<=[。！？])/u;

/** Text cut after each sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
}

/** What can be said of a sentence, names and facts aside: unclear is one of too few words, or of names alone. */
export type SentenceLanguage = 'english' | 'foreign' | 'unclear';

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * How many words of a text only English has, how many it shares, and how many that are no names it has not. A capital inside
 * of a sentence makes a name: "Apple Pay".
 */
function countWords(latin: string, isBeginning: boolean): { only: number; also: number; other: number } {
  const count = { only: 0, also: 0, other: 0 };
  let isFirst = isBeginning;
  for (const [word] of latin.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)) {
    const lower = word.toLowerCase();
    const isName = word !== lower && !isFirst;
    isFirst = false;
    if (isName) continue;
    const plain = lower.replace(/['’](?:s|re|ll|ve|d|t|m)$/u, '');
    if (ENGLISH_ONLY.has(plain) || ENGLISH_ONLY.has(plain.split('-')[0] ?? '')) count.only += 1;
    else if (ENGLISH_ALSO.has(plain)) count.also += 1;
    else if (word === lower && word.length > 1) count.other += 1;
  }
  return count;
}

/** Things with what each costs: "Rugbrød 42 kr., wienerbrød 18 kr." */
const PRICED =
  /^[^\p{Nd}]{2,50}?(?:(?:\p{L}{0,2}\p{Sc}|\p{Lu}[\p{L}/.]{1,3})\s?[\p{Nd}][\p{Nd}.,\s]*|[\p{Nd}][\p{Nd}.,\s]*(?:\p{Sc}|[\p{L}.]{1,6}))[\s.,;–-]*$/u;

function isPriceList(sentence: string): boolean {
  const things = sentence.split(/[,;·•](?!\p{Nd})\s*|\s(?:and|&|\+)\s/u).filter((thing) => thing.trim() !== '');
  return things.length > 1 && things.every((thing) => PRICED.test(thing) && thing.trim().split(/\s+/u).length <= 7);
}

/**
 * The language of one sentence, judged by what is left of it without names and facts: "Visit 喫茶こもれび at 2-11-3 Jingumae"
 * is English by its small words. `believed` weighs in where identifiers cannot tell; null when nothing is known.
 */
export function sentenceLanguage(sentence: string, believed: string | null, names: Names): SentenceLanguage {
  const bare = withoutNames(sentence, names);
  const letters = lettersIn(bare);
  if (letters < 2) return 'unclear';
  const { latin, otherWords, isRestNames, isOnlyNames } = latinPart(bare);
  const { only, also, other } = countWords(latin, /^\P{L}*\p{Script=Latin}/u.test(bare));
  const isAmongNames = isRestNames && otherWords <= 3 * (only + also) + 2;
  if (only > 0 && only + also >= other && isAmongNames) return 'english';
  // Small letters between letters of other scripts are those of the sentence.
  if (otherWords > 0 && also > 0 && only + also + other > 1 && isAmongNames && !isForeign(latin)) return 'english';
  if (isPriceList(sentence)) return 'unclear';
  if (lettersIn(latin) / letters <= 0.7) return isOnlyNames && other === 0 ? 'unclear' : 'foreign';
  // Nothing but names beside words that English shares.
  if (other === 0) return also > 1 ? 'english' : 'unclear';
  if (only > 0 && other <= MAX_UNKNOWN && believed === 'en') return 'unclear';
  const alone = detectLanguage(bare, null);
  if (alone.language === 'en' && alone.reliable) return 'english';
  const { language, reliable } = detectLanguage(bare, believed);
  return language !== 'en' && letters >= SHORT && reliable ? 'foreign' : 'unclear';
}

function isForeign(text: string): boolean {
  const { language, reliable } = detectLanguage(text, null);
  return language !== 'en' && reliable;
}

/**
 * True when a text may stand in an English field: nothing in it is plainly another language, names and facts aside. Takes
 * the language the text is believed to be in, null when unknown. Words and short labels are judged with that belief,
 * sentences on their own.
 */
export function isEnglish(text: string, believed: string | null, names: Names = null): boolean {
  const said = sentenceLanguage(text, believed, names);
  if (said !== 'unclear') return said === 'english';
  if (believed === null || believed === 'en') return true;
  const bare = withoutNames(text, names);
  return lettersIn(bare) < 2 || detectLanguage(bare, believed).language === 'en';
}

/** The sentences of an English text that are English: quotations and boilerplate in other languages are left out. */
export function keepEnglish(text: string, names: Names): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence) => isEnglish(sentence, 'en', names));
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** Cuts a text at the end of a sentence, else of a word, so that it has at most so many words and characters. */
export function keepWholeSentences(text: string, maxWords: number, maxCharacters = 5000): string {
  const within = (part: string) => part.split(/\s+/).length <= maxWords && [...part].length <= maxCharacters;
  if (within(text)) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (!within(longer)) break;
    kept = longer;
  }
  if (kept !== '') return kept;
  const words = text.split(/\s+/).slice(0, maxWords).join(' ');
  return [...words]
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd();
}
