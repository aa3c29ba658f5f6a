import { gatherHits } from './gather-hits.ts';
import { placeOrNear } from './place-match.ts';
import { isTelling, kindWords, without } from './some-words.ts';
import type { Step } from './step.ts';
import { MAX_WORDS } from './steps.ts';
import { isUnknown } from './understand/dictionary.ts';
import { languageOf } from './understand/spoken-language.ts';
import type { Understood } from './understand/understood.ts';
import { wantedMatch } from './wanted-match.ts';

/**
 * The way to ask for the rest of a question in another language than English, where no dictionary knows some of its words: no site in
 * other languages can have those, whatever they mean. None where half of it is such words, or one is written in other letters, as
 * names are.
 * @param asked with what dictionaries give for its words
 */
export function withoutUnknownStep(asked: Understood): Step[] {
  const { category, place } = asked;
  const language = languageOf(asked);
  const telling = asked.wanted.slice(0, MAX_WORDS).filter(isTelling);
  const known = telling.filter((each) => !isUnknown(each));
  const unknown = telling.filter(isUnknown);
  const rest = [...(category === null ? [] : [kindWords(category)]), ...known];
  if (language === null || language === 'en' || unknown.length === 0 || asked.unknownPlace !== null) return [];
  if (unknown.length >= known.length + (category === null ? 0 : KIND)) return [];
  if (unknown.some(({ words }) => words.some(isLatin)) && !asked.allWords.every(isLatin)) return [];
  const where = place === null ? [] : [placeOrNear(asked, place)];
  const words = [...where, ...rest.map(wantedMatch)];
  return [
    {
      hits: (index) => gatherHits(index, { kind: null, words, facets: [], sure: [] }),
      message: without(unknown),
      left: { ...asked, words: known.flatMap(({ words }) => words), wanted: known },
    },
  ];
}

/** A kind tells as much as two words. */
const KIND = 2;

function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}]+$/u.test(word);
}
