import { wordsOf } from '../../language/words-of.ts';
import type { NameCandidate } from './name-candidate.ts';

/** A site has few names; whoever declares more writes what others ask for. */
const MAX_NAMES = 4;
const MAX_WORDS = 6;
/** Places that are made for a name: of a title any part may be anything. */
const DECLARED = /^(?:schema\.org |og:site_name$|application-name$)/u;

/**
 * What a site calls itself besides its name, as data or the head of a page declares it: "The Daily Herald" of one that is
 * named "DH". Only what has a word that its name lacks, in the order in which it is found.
 */
export function otherNames(candidates: readonly NameCandidate[], name: string): string[] {
  const own = new Set(wordsOf(name));
  const together = wordsOf(name).join('');
  const found = new Map<string, string>();
  for (const { name: other, source } of candidates) {
    const words = wordsOf(other);
    const key = words.join('');
    if (!DECLARED.test(source) || words.length > MAX_WORDS || key === together) continue;
    if (words.every((word) => own.has(word)) || found.has(key)) continue;
    found.set(key, other);
  }
  return [...found.values()].slice(0, MAX_NAMES);
}
