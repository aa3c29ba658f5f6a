import { setTimeout as wait } from 'node:timers/promises';

/**
 * Writes many small things together: what is handed over while a write is under way waits for the next one. Whoever
 * hands something over gets its own result when all are written.
 * @param write gives one result for each item, in their order
 * @param pauseMs how long a first item waits for others
 */
export function together<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  pauseMs = 0,
): (item: T) => Promise<R> {
  let waiting: T[] = [];
  let next: Promise<readonly R[]> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return async (item) => {
    const at = waiting.push(item) - 1;
    // Those who ask in the same turn are all here before the first "then" runs.
    next ??= (pauseMs > 0 ? Promise.all([last, wait(pauseMs)]) : last).then(() => {
      const items = waiting;
      waiting = [];
      next = null;
      return write(items);
    });
    const written = next;
    last = written.catch(() => {});
    // There is one result for each item.
    return (await written)[at] as R;
  };
}

/**
 * The same for work on a thing that may be there more than once, such as a database: what is handed over for one goes
 * together.
 */
export function togetherOf<On extends object, T, R>(
  work: (on: On, items: readonly T[]) => Promise<readonly R[]>,
): (on: On, item: T) => Promise<R> {
  const known = new WeakMap<On, (item: T) => Promise<R>>();
  return (on, item) => {
    const add = known.get(on) ?? together((items: readonly T[]) => work(on, items));
    known.set(on, add);
    return add(item);
  };
}
