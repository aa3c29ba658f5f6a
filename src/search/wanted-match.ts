import type { SearchMatch } from '../store/words/search-match.ts';
import type { AskedWords, LikeWords } from './understand/understood.ts';
import { wordMatch } from './word-forms.ts';

/** A word or phrase as it was written. */
export function ownMatch({ words }: AskedWords): SearchMatch {
  return likeMatch({ words });
}

/** The words of a phrase, which may also stand apart. */
export function apartMatch({ words }: LikeWords): SearchMatch {
  return { all: words.map(wordMatch) };
}

/** A word or phrase as it was written, or by what says the same. */
export function wantedMatch(wanted: AskedWords): SearchMatch {
  return orAlike(ownMatch(wanted), wanted);
}

/** The words of a phrase, which may also stand apart, or what says the same. */
export function apartOrAlike(wanted: AskedWords): SearchMatch {
  return orAlike(apartMatch(wanted), wanted);
}

function orAlike(own: SearchMatch, { alike }: AskedWords): SearchMatch {
  return alike.length === 0 ? own : { any: [own, ...alike.map(likeMatch)] };
}

function likeMatch({ words, isBegun }: LikeWords): SearchMatch {
  const [word = ''] = words;
  if (isBegun) return { words, isBegun };
  return words.length === 1 ? wordMatch(word) : { words };
}

/** Any of some phrases, each once. */
export function anyPhrase(phrases: readonly LikeWords[]): SearchMatch {
  const said = phrases.filter(({ words }) => words.length > 0);
  return { any: [...new Map(said.map((phrase) => [phrase.words.join(' '), phrase])).values()] };
}

/** The same in a name or a title. */
export function inTitle(match: SearchMatch): SearchMatch {
  if ('all' in match) return { all: match.all.map(inTitle) };
  if ('any' in match) return { any: match.any.map(inTitle) };
  if ('facet' in match) return match;
  return {
    any: [
      { ...match, column: 'name' },
      { ...match, column: 'titles' },
    ],
  };
}
