import { detectLanguage } from '../detect/detect.ts';
import { sentenceLanguage, sentencesOf } from './english-text.ts';
import { type Names, withoutNames } from './without-names.ts';

const MAX_SENTENCES = 3;
/** Shorter ones are slogans and labels. */
const MIN_WORDS = 6;
const MAX_CHARACTERS = 300;

/** The first sentences of a text in another language that its author plainly wrote in English, names left out. */
export function englishSentences(text: string, names: Names): string[] {
  const found: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (found.length >= MAX_SENTENCES) break;
    if (isPlainlyEnglish(sentence.trim(), names)) found.push(sentence.trim());
  }
  return found;
}

function isPlainlyEnglish(sentence: string, names: Names): boolean {
  // "Acme! is a trademark of …": what the name before it belongs to.
  if (/^\p{Ll}/u.test(sentence)) return false;
  if (sentence.length > MAX_CHARACTERS || !/[.!?]["”’)]?$/u.test(sentence)) return false;
  if (isHeadline(sentence)) return false;
  const bare = withoutNames(sentence, names);
  if (/[^\p{Script=Latin}\P{L}]/u.test(bare) || bare.split(/\s+/u).length < MIN_WORDS) return false;
  if (sentenceLanguage(sentence, null, names) !== 'english') return false;
  const { language, reliable } = detectLanguage(bare, null);
  return language === 'en' && reliable;
}

/** Most words begin with a capital: the title of a song, a programme or a course that a text in another language names. */
function isHeadline(sentence: string): boolean {
  const [, ...words] = sentence.match(LONG_WORDS) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length;
}

/** "of", "the" and "a" are small in headlines, too. */
const LONG_WORDS = /(?<![\p{L}\p{M}])\p{L}{4,}/gu;
