/** Work of which only so much is under way at a time. */
export interface FewAtOnce {
  /** What is being done. */
  readonly underWay: number;
  /** What has to wait. */
  readonly waiting: number;
  /** Does it at once, or when one before it is done. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param most how much may be under way */
export function fewAtOnce(most: number): FewAtOnce {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return {
    get underWay() {
      return underWay;
    },
    get waiting() {
      return waiting.length;
    },
    async run(work) {
      // Whoever is done hands its place on.
      if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else underWay += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else underWay -= 1;
      }
    },
  };
}
