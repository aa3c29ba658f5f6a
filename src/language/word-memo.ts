/** So many words are kept before all are let go. */
const MAX_KNOWN = 20_000;
/** A longer piece of a text would keep the whole text in memory. */
const MAX_KEPT_LENGTH = 12;

/**
 * The same function of a word, which remembers what it gave: texts repeat their words, so most are known already.
 * @param longest characters of what is remembered; more for what is no piece of a text: names of classes, labels
 */
export function remembered<T>(learn: (word: string) => T, longest: number = MAX_KEPT_LENGTH): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const learnt = learn(word);
    if (known.size >= MAX_KNOWN) known.clear();
    if (word.length <= longest) known.set(word, learnt);
    return learnt;
  };
}
