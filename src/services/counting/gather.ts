/** Things that are written together, now and then. */
export interface Gathered<T> {
  /** Done when it is written. */
  add(item: T): Promise<void>;
  /** Writes what is there at once, and waits for what is being written. */
  written(): Promise<void>;
}

/** So many are not waited with. */
const MOST = 2000;

/**
 * Gathers things that nobody waits for.
 * @param everyMs how long the first waits for others
 */
export function gather<T>(write: (items: readonly T[]) => Promise<unknown>, everyMs: number): Gathered<T> {
  let items: T[] = [];
  let batch = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const [written, told] = [items, batch];
    items = [];
    batch = Promise.withResolvers<void>();
    const writing = last.then(() => write(written));
    last = writing.catch(() => {});
    writing.then(() => told.resolve(), told.reject);
  };
  return {
    add(item) {
      const { promise } = batch;
      items.push(item);
      if (items.length >= MOST) flush();
      else timer ??= setTimeout(flush, everyMs);
      return promise;
    },
    async written() {
      flush();
      await last;
    },
  };
}
