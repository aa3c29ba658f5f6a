import type { BuilderLease } from './builder-lease.ts';

/** Runs a step that writes when all steps before it have ended; what the step gives or throws comes back. */
export type Turn = <T>(step: () => Promise<T>) => Promise<T>;

/** For work that nothing else can come between. */
export const atOnce: Turn = (step) => step();

/**
 * Lets several works under one lease write in turns, step by step: none waits longer than for the step that runs. No
 * step begins after the lease was lost; a step takes no turn itself.
 */
export function takeTurns(lease: BuilderLease): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const mine = last.then(async () => {
      await lease.hold();
      return step();
    });
    // The next step waits for this one; its fault is told to whoever asked for it.
    last = mine.catch(() => {});
    return mine;
  };
}
