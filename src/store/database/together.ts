/** Things that are written together. */
export interface Together<T, R> {
  /** Gives the item's own result when all that went with it are written. */
  add(item: T): Promise<R>;
  /** Writes what waits without a further pause, and is done when nothing is being written. */
  written(): Promise<void>;
}

/** So many are not waited with. */
const MAX_WAITING = 2000;

/**
 * Writes many small things together: what is handed over while a write is under way waits for the next one.
 * @param write gives one result for each item, in their order
 * @param pauseMs how long a first item waits for others
 */
export function together<T, R>(write: (items: readonly T[]) => Promise<readonly R[]>, pauseMs = 0): Together<T, R> {
  let waiting: T[] = [];
  let next: Promise<readonly R[]> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let endPause = (): void => {};
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const writeNext = async (before: Promise<unknown>): Promise<readonly R[]> => {
    // Those who ask in the same turn are all here before the first "await" ends.
    await (pauseMs > 0 ? Promise.all([before, pause()]) : before);
    const items = waiting;
    waiting = [];
    next = null;
    return write(items);
  };
  return {
    async add(item) {
      const at = waiting.push(item) - 1;
      next ??= writeNext(last);
      const written = next;
      last = written.catch(() => {});
      if (waiting.length >= MAX_WAITING) endPause();
      // There is one result for each item.
      return (await written)[at] as R;
    },
    async written() {
      endPause();
      await last;
    },
  };
}

/**
 * The same for work on a thing that may be there more than once, such as a database: what is handed over for one goes
 * together.
 */
export function togetherOf<On extends object, T, R>(
  work: (on: On, items: readonly T[]) => Promise<readonly R[]>,
): (on: On, item: T) => Promise<R> {
  const known = new WeakMap<On, Together<T, R>>();
  return (on, item) => {
    const asked = known.get(on) ?? together((items: readonly T[]) => work(on, items));
    known.set(on, asked);
    return asked.add(item);
  };
}
