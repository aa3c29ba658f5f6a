/**
 * Keeps an answer for a while: whoever asks meanwhile gets the same, also while it is still being made. A failure is not
 * kept.
 */
export function cachedFor<T>(milliseconds: number, clock: () => Date, make: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly value: Promise<T> } | null = null;
  return () => {
    const now = clock().getTime();
    // A clock that was set back makes nothing fresh again.
    if (kept && now < kept.until && now >= kept.until - milliseconds) return kept.value;
    const value = make();
    const entry = { until: now + milliseconds, value };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = null;
    });
    return value;
  };
}
