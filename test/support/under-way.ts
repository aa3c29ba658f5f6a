const underWay = new Set<Promise<unknown>>();

/** Keeps work that goes on after an answer, until it is done; its fault is the test's. */
export function later(work: Promise<unknown>): void {
  underWay.add(work);
  const done = () => underWay.delete(work);
  work.then(done, done);
}

/** Waits for all of it: a database is closed after its last query. */
export async function allDone(): Promise<void> {
  await Promise.all(underWay);
}
