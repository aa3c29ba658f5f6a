/** What a piece of work gave and took. */
export interface Timed<T> {
  readonly value: T;
  readonly clockMs: number;
  /** Of all threads of this process: what a shared machine cannot blur. */
  readonly processorMs: number;
}

/** Does a piece of work and times it. */
export async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [since, before] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, clockMs: performance.now() - since, processorMs: (user + system) / 1000 };
}

/** The value below which a part of all lie: 0.5 for the median, 1 for the greatest; 0 where there is none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
