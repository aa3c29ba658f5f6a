import { transliterate } from '../../language/transliterate.ts';
import { wordForms } from '../word-forms.ts';
import { CONCEPTS, DICTIONARY } from './concept-table.ts';
import { COMPOUNDING, LEAST_BEGUN, namesAlike, partsAlike } from './concepts.ts';
import { dictionaryWords } from './dictionary-words.ts';
import { isEveryday, usualLanguages } from './everyday-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { queryWords, tableKey } from './query-words.ts';
import { languageOf } from './spoken-language.ts';
import type { AskedWords, LikeWords, Understood } from './understood.ts';

/**
 * A question with what dictionaries give for its words, in English and other languages: for words that no table of ours knows,
 * unless they are among the most usual of the language. What is no noun and everyday in it is left out: sites in other languages
 * do not have it. All of it may be said by the parts of long words. Null where they give nothing, or the question may mean none of it.
 */
export function inOtherWords(asked: Understood): Understood | null {
  if (asked.isTalk || asked.isNothing) return null;
  const language = languageOf(asked);
  const whole = inOthers(asked.wanted, language);
  const plain = asked.plain === asked.wanted ? whole : inOthers(asked.plain, language);
  const wanted = inParts(whole, language);
  const isOther = [...wanted, ...plain].some((each) => !asked.wanted.includes(each) && !asked.plain.includes(each));
  return isOther ? { ...asked, wanted, plain, isInOtherWords: true } : null;
}

/** What only an everyday verb or the like says, in the words of one language, is left out. */
function inOthers(all: readonly AskedWords[], language: string | null): AskedWords[] {
  return inWholeWords(all, language).flatMap((asked) => {
    const [word = '', ...more] = asked.words;
    if (!isUnknown(asked) || more.length > 0 || isSmallWord(word)) return [asked];
    const alike = otherNames(word, language);
    if (alike.length > 0) return [{ words: asked.words, alike }];
    return language !== null && isEveryday(language, word) && dictionaryWords(word, language).length === 0
      ? []
      : [asked];
  });
}

/** Long words that no table knows as two that one language knows, of which sites must have both: “Wasserschaden”. */
function inParts(all: readonly AskedWords[], language: string | null): readonly AskedWords[] {
  if (language !== null && !COMPOUNDING.has(language)) return all;
  const heard = language === null ? [] : [language];
  const among = language === null ? COMPOUNDING : new Set([language]);
  return all.flatMap((asked) => {
    const [word = '', ...more] = asked.words;
    if (asked.alike.length > 0 || more.length > 0) return [asked];
    const parts = partsAlike(word, heard, [CONCEPTS, DICTIONARY], among);
    return parts === null ? [asked] : parts.map((alike) => ({ words: asked.words, alike }));
  });
}

/**
 * The longest phrases that the dictionary knows, where no other table knows all of their words. What a script without spaces was cut
 * into is put together again.
 */
function inWholeWords(all: readonly AskedWords[], language: string | null): AskedWords[] {
  const found: AskedWords[] = [];
  for (let from = 0; from < all.length; ) {
    const run = longestKnown(all.slice(from, from + MOST_PARTS), language);
    found.push(...(run === null ? all.slice(from, from + 1) : [run]));
    from += run?.words.length ?? 1;
  }
  return found;
}

function longestKnown(parts: readonly AskedWords[], language: string | null): AskedWords | null {
  for (let length = parts.length; length > 1; length -= 1) {
    const run = parts.slice(0, length);
    const words = run.flatMap((part) => part.words);
    if (words.length > length || !run.some(isUnknown)) continue;
    const alike = otherNames(tableKey(words.join(run.every(isUnknownSign) ? '' : ' ')), language);
    if (alike.length > 0) return { words, alike };
  }
  return null;
}

/** Whether no table knows what a word means; how it is written in Latin letters says nothing of that. */
export function isUnknown({ words, alike }: AskedWords): boolean {
  const [first, ...more] = alike.map((each) => each.words.join(' '));
  return first === undefined || (more.length === 0 && first === transliterate(words.join(' ')));
}

function isUnknownSign({ words: [word = ''], alike }: AskedWords): boolean {
  return alike.length === 0 && queryWords(word).every(({ isUnspaced }) => isUnspaced);
}

function otherNames(word: string, language: string | null): LikeWords[] {
  if (usualLanguages(word).some((each) => language === null || each === language)) return [];
  const own = language === null || language === 'en' ? [] : dictionaryWords(word, language);
  if (language !== null && own.length > 0) return own.flatMap((key) => namesAlike(key, [language], DICTIONARY));
  for (const form of word.length < LEAST_BEGUN ? wordForms(word) : [word]) {
    const alike = namesAlike(form, language === null ? [] : [language], DICTIONARY);
    if (alike.length > 0) return alike;
  }
  return [];
}

/** Longer words are not put together. */
const MOST_PARTS = 4;
