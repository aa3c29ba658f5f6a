import { parentPort } from 'node:worker_threads';
import { endWithParent } from './end-with-parent.ts';
import type { Order, Report } from './messages.ts';

/** The end of the wire that a worker holds. */
export interface OwnEnd {
  /** Throws what cannot be cloned. */
  readonly post: (report: Report) => void;
  /** Lets go, so that nothing of this holds the worker open. */
  readonly close: () => Promise<void>;
}

/**
 * Takes the end of the wire of this thread or process.
 * @param onGone called when nobody is there any more to be told anything
 */
export function takeOwnEnd(onOrder: (order: Order) => void, onGone: () => void): OwnEnd {
  const port = parentPort;
  if (port !== null) {
    port.on('message', onOrder);
    return {
      post: (report) => port.postMessage(report),
      close: async () => port.close(),
    };
  }
  if (process.send === undefined) throw new Error('This file is started by others, as a worker.');
  // Its parent ended while this file was loaded.
  if (!process.connected) process.exit();
  // Ctrl-C in a terminal is sent to all processes of a command: the one that was started says what to do.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const watch = endWithParent();
  process.on('message', (order: Order) => {
    if (order.kind === 'start' && order.longestTurnMs !== null) watch.boundTurns(order.longestTurnMs);
    onOrder(order);
  });
  process.on('disconnect', onGone);
  return {
    post: (report) => void process.send?.(report, undefined, undefined, () => {}),
    async close() {
      await watch.close();
      if (process.connected) process.disconnect();
    },
  };
}
