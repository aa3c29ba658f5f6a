import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { processExists } from '../database/process-exists.ts';

/** The process for which jobs run: a service, or a build. */
export interface JobHolder {
  /** No other process has it, also not one that is given the same number later. */
  readonly id: string;
  readonly host: string;
  readonly pid: number;
}

/** A holder that has not said for so long that it is there is taken for gone. */
export const HELD_MS = 30_000;
/** How often holders say so: some words may be lost. */
export const HOLD_EVERY_MS = 5000;

/** This process, as it holds jobs; what works for it is told this name. */
export const THIS_HOLDER: JobHolder = { id: randomUUID(), host: hostname(), pid: process.pid };

/** Whether a holder is no more, as far as the one who asks can know that from its own machine. */
export function isGone(holder: JobHolder, asking: JobHolder): boolean {
  if (holder.host !== asking.host) return false;
  return holder.pid === asking.pid ? holder.id !== asking.id : !processExists(holder.pid);
}
