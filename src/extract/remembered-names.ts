/** Longer ones are not remembered. */
const MAX_KEPT_LENGTH = 300;
const MAX_KEPT = 5_000;

/**
 * The same answer for names of classes or ids, kept for those seen lately: sites repeat theirs thousands of times. An
 * element without any says nothing.
 */
export function rememberedNames<T>(judge: (names: string) => T): (names: string | undefined) => T | null {
  const known = new Map<string, T>();
  return (names) => {
    if (!names) return null;
    const before = known.get(names);
    if (before !== undefined) return before;
    const answer = judge(names);
    if (known.size >= MAX_KEPT) known.clear();
    if (names.length <= MAX_KEPT_LENGTH) known.set(names, answer);
    return answer;
  };
}
