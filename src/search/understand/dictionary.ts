import { wordForms } from '../word-forms.ts';
import { DICTIONARY } from './concept-table.ts';
import { LEAST_BEGUN, namesAlike } from './concepts.ts';
import { usualLanguages } from './everyday-words.ts';
import { isSmallWord } from './means-nothing.ts';
import type { AskedWords, Understood } from './understood.ts';

/**
 * A question with what dictionaries give for its words, in English and other languages: for words that no table of ours knows,
 * unless they are among the most usual of the language. Null where they give nothing, or the question may mean none of it.
 */
export function inOtherWords(asked: Understood): Understood | null {
  if (asked.isTalk || asked.isNothing) return null;
  const wanted = inOthers(asked.wanted, asked);
  const plain = asked.plain === asked.wanted ? wanted : inOthers(asked.plain, asked);
  const isOther = [...wanted, ...plain].some((each) => !asked.wanted.includes(each) && !asked.plain.includes(each));
  return isOther ? { ...asked, wanted, plain, isInOtherWords: true } : null;
}

function inOthers(all: readonly AskedWords[], { language }: Understood): AskedWords[] {
  const languages = language === null ? [] : [language];
  return all.map((asked) => {
    const [word = '', ...more] = asked.words;
    if (asked.alike.length > 0 || more.length > 0 || isSmallWord(word)) return asked;
    if (usualLanguages(word).some((each) => language === null || each === language)) return asked;
    for (const form of word.length < LEAST_BEGUN ? wordForms(word) : [word]) {
      const alike = namesAlike(form, languages, DICTIONARY);
      if (alike.length > 0) return { words: asked.words, alike };
    }
    return asked;
  });
}
