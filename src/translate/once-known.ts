/** Asks once, and again only where that failed: what a provider lists does not change while we run. */
export function onceKnown<T>(ask: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let known: Promise<T> | null = null;
  return (signal) => {
    known ??= ask(signal).catch((cause: unknown) => {
      known = null;
      throw cause;
    });
    return known;
  };
}
