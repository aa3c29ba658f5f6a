import { wordForms } from '../word-forms.ts';
import { conceptsOf, DICTIONARY } from './concept-table.ts';
import { LEAST_BEGUN, namesAlike } from './concepts.ts';
import { isEveryday, usualLanguages } from './everyday-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { spokenLanguage } from './spoken-language.ts';
import type { AskedWords, LikeWords, Understood } from './understood.ts';

/**
 * A question with what dictionaries give for its words, in English and other languages: for words that no table of ours knows,
 * unless they are among the most usual of the language. What is no noun and everyday in it is left out: sites in other languages
 * do not have it. Null where they give nothing, or the question may mean none of it.
 */
export function inOtherWords(asked: Understood): Understood | null {
  if (asked.isTalk || asked.isNothing) return null;
  const language = asked.language ?? spokenLanguage(asked.allWords);
  const wanted = inOthers(asked.wanted, language);
  const plain = asked.plain === asked.wanted ? wanted : inOthers(asked.plain, language);
  const isOther = [...wanted, ...plain].some((each) => !asked.wanted.includes(each) && !asked.plain.includes(each));
  return isOther ? { ...asked, wanted, plain, isInOtherWords: true } : null;
}

/** What only an everyday verb or the like says, in the words of one language, is left out. */
function inOthers(all: readonly AskedWords[], language: string | null): AskedWords[] {
  return all.flatMap((asked) => {
    const [word = '', ...more] = asked.words;
    if (asked.alike.length > 0 || more.length > 0 || isSmallWord(word)) return [asked];
    const alike = otherNames(word, language);
    if (alike.length > 0) return [{ words: asked.words, alike }];
    return language !== null && isEveryday(language, word) && !isNamed(word, language) ? [] : [asked];
  });
}

function otherNames(word: string, language: string | null): LikeWords[] {
  if (usualLanguages(word).some((each) => language === null || each === language)) return [];
  for (const form of word.length < LEAST_BEGUN ? wordForms(word) : [word]) {
    const alike = namesAlike(form, language === null ? [] : [language], DICTIONARY);
    if (alike.length > 0) return alike;
  }
  return [];
}

/** Whether a word is a noun or adjective of a language. */
function isNamed(word: string, language: string): boolean {
  return conceptsOf(word, DICTIONARY).some((all) =>
    all.some((name) => name.key === word && name.language === language),
  );
}
