/** Waits for Ctrl-C or a request to end. */
export interface StopSignal {
  readonly signal: AbortSignal;
  /** Resolves when the stop was asked for. */
  readonly stopped: Promise<void>;
  dispose(): void;
}

/** An operator ended the command: not a fault. */
export class Stopped extends Error {}

/** Listens for SIGINT and SIGTERM; a second one ends the process at once. */
export function untilStopped(): StopSignal {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const onStop = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new Stopped('Stopped; the next run continues from here.'));
    resolve();
  };
  process.on('SIGINT', onStop);
  process.on('SIGTERM', onStop);
  return {
    signal: controller.signal,
    stopped: promise,
    dispose() {
      process.off('SIGINT', onStop);
      process.off('SIGTERM', onStop);
    },
  };
}
