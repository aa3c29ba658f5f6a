import { wordForms } from '../word-forms.ts';
import { CONCEPTS, conceptsOf, DICTIONARY } from './concept-table.ts';
import { COMPOUNDING, LEAST_BEGUN, namesAlike, partsAlike } from './concepts.ts';
import { isEveryday, usualLanguages } from './everyday-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { queryWords } from './query-words.ts';
import { spokenLanguage } from './spoken-language.ts';
import type { AskedWords, LikeWords, Understood } from './understood.ts';

/**
 * A question with what dictionaries give for its words, in English and other languages: for words that no table of ours knows,
 * unless they are among the most usual of the language. What is no noun and everyday in it is left out: sites in other languages
 * do not have it. All of it may be said by the parts of long words. Null where they give nothing, or the question may mean none of it.
 */
export function inOtherWords(asked: Understood): Understood | null {
  if (asked.isTalk || asked.isNothing) return null;
  const language = asked.language ?? spokenLanguage(asked.allWords);
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
    if (asked.alike.length > 0 || more.length > 0 || isSmallWord(word)) return [asked];
    const alike = otherNames(word, language);
    if (alike.length > 0) return [{ words: asked.words, alike }];
    return language !== null && isEveryday(language, word) && !isNamed(word, language) ? [] : [asked];
  });
}

/** Long words that no table knows as two that one language knows, of which sites must have both: “Wasserschaden”. */
function inParts(all: readonly AskedWords[], language: string | null): readonly AskedWords[] {
  if (language === null || !COMPOUNDING.has(language)) return all;
  return all.flatMap((asked) => {
    const [word = '', ...more] = asked.words;
    if (asked.alike.length > 0 || more.length > 0) return [asked];
    const parts = partsAlike(word, [language], [CONCEPTS, DICTIONARY], new Set([language]));
    return parts === null ? [asked] : parts.map((alike) => ({ words: asked.words, alike }));
  });
}

/** Where a script has no spaces, the longest words that the dictionary knows: what was cut in two may be one. */
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
    if (!run.every(isUnknownSign)) continue;
    const words = run.flatMap((part) => part.words);
    const alike = otherNames(words.join(''), language);
    if (alike.length > 0) return { words, alike };
  }
  return null;
}

function isUnknownSign({ words: [word = '', ...more], alike }: AskedWords): boolean {
  return alike.length === 0 && more.length === 0 && queryWords(word).every(({ isUnspaced }) => isUnspaced);
}

function otherNames(word: string, language: string | null): LikeWords[] {
  if (usualLanguages(word).some((each) => language === null || each === language)) return [];
  for (const form of word.length < LEAST_BEGUN ? wordForms(word) : [word]) {
    const alike = namesAlike(form, language === null ? [] : [language], DICTIONARY);
    if (alike.length > 0) return alike;
  }
  return [];
}

/** Longer words are not put together. */
const MOST_PARTS = 4;

/** Whether a word is a noun or adjective of a language. */
function isNamed(word: string, language: string): boolean {
  return conceptsOf(word, DICTIONARY).some((all) =>
    all.some((name) => name.key === word && name.language === language),
  );
}
