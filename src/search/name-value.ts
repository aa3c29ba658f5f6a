import { isNearly } from '../language/spellings.ts';
import type { PlacedSite } from './namesakes.ts';
import type { Understood } from './understand/understood.ts';

/** What a name is compared with. */
export interface NameRanking {
  readonly asked: Understood;
  /** Of the name of the site that is ranked. */
  readonly nameWords: readonly string[];
  /** What may be somebody's whole name, without spaces. */
  readonly names: readonly string[];
}

/** Exact brand names win; then names that hold all that is asked. */
export function nameValue({ domain, registrableDomain }: PlacedSite, { asked, names, nameWords }: NameRanking): number {
  const own = [
    nameWords.join(''),
    domain.slice(0, domain.indexOf('.')).replaceAll('-', ''),
    domain.replaceAll('.', ''),
  ];
  if (names.some((name) => own.includes(name))) return domain === registrableDomain ? 1 : PART_OF_SITE;
  const [named = '', label = ''] = own;
  if (named.length >= LEAST_WITHIN && isWithin(named, asked.allWords)) return WITHIN;
  if (names.some((name) => isNearName(name, named) || isNearName(name, label))) return NEAR_NAME;
  const words = asked.words.length > 0 ? asked.words : asked.allWords;
  const share = words.length === 0 ? 0 : words.filter((word) => nameWords.includes(word)).length / words.length;
  return share * 0.4;
}

/** A whole name that several words of a question are: "write to the harbour news". */
const WITHIN = 0.5;
const LEAST_WITHIN = 7;

/** Whether some words beside each other in a question are a name, which may be written as one word: "Harbournews". */
function isWithin(name: string, words: readonly string[]): boolean {
  return words.some((first, from) => {
    let run = first;
    for (let to = from + 1; to < words.length && run.length < name.length; to += 1) run += words[to];
    return run === name && run !== first;
  });
}

/** All words, and those that do not only ask: "opening hours Harbour News". One word of these is a thing more often than a name. */
export function namesAsked({ allWords, plain }: Understood): string[] {
  const telling = plain.flatMap(({ words }) => words);
  const ways = telling.length > 1 ? [allWords, telling] : [allWords];
  return [...new Set(ways.map((words) => words.join('')))].filter((name) => name !== '');
}

/** A part of a site is called like the whole: "news.harbour.example" beside "harbour.example". */
const PART_OF_SITE = 0.9;

/** A name with a slip in it counts more than any word of a text. */
const NEAR_NAME = 0.8;
const SHORTEST_NAME = 5;
function isNearName(query: string, named: string): boolean {
  return Math.min(query.length, named.length) >= SHORTEST_NAME && isNearly(query, named);
}
