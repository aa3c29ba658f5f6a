import { ownText } from '../core/own-text.ts';

/** So many words are kept before all are let go: with five times as many, 10 MB more in a process that reads, it reads no faster. */
const MAX_KNOWN = 4_000;
/** Longer ones are seldom said again. */
const MAX_KEPT_LENGTH = 12;

/**
 * The same function of a word, which remembers what it gave: texts repeat their words, so most are known already.
 * @param longest characters of what is remembered; more for names of classes and labels
 */
export function remembered<T>(learn: (word: string) => T, longest: number = MAX_KEPT_LENGTH): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (word.length > longest) return learn(word);
    // What is learnt of it may be a piece of it.
    const own = ownText(word);
    const learnt = learn(own);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(own, learnt);
    return learnt;
  };
}
