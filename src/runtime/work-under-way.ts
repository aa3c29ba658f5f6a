/** Work that goes on after its answer was sent. */
export interface WorkUnderWay {
  readonly add: (work: Promise<unknown>) => void;
  /** Resolves when all of it that is under way is done. */
  readonly settled: () => Promise<void>;
  /** What fails from now on fails because the service has ended. */
  readonly end: () => void;
}

/**
 * Sees to work that nobody waits for, and tells of what fails. A caller who left at a stop may have his search done after
 * the last wait for it: that it is counted no more is no fault.
 */
export function workUnderWay(onFault: (cause: unknown) => void): WorkUnderWay {
  const underWay = new Set<Promise<void>>();
  let isEnded = false;
  return {
    add(work) {
      const done = work.then(
        () => {},
        (cause: unknown) => {
          if (!isEnded) onFault(cause);
        },
      );
      underWay.add(done);
      void done.finally(() => underWay.delete(done));
    },
    async settled() {
      await Promise.all(underWay);
    },
    end() {
      isEnded = true;
    },
  };
}
