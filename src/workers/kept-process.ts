import type { RunningWorker } from './ask-worker.ts';
import type { Questions } from './messages.ts';
import { type ProcessInput, type RunningProcess, startProcess } from './start-process.ts';

/** A process that is there only while it is needed: what was asked of it again starts it again. */
export interface KeptProcess<Q extends Questions<Q>> extends Pick<RunningWorker<Q>, 'ask' | 'waiting'> {
  /** Ends it, at once where something waits for it: that fails. */
  close(): Promise<void>;
}

export interface KeptProcessInput extends Omit<ProcessInput<never>, 'onNews' | 'onEnd'> {
  /** Milliseconds for which it is kept for a next question. */
  readonly idleMs: number;
}

const STOP_MS = 1000;

/** Makes it; nothing is started before the first question. */
export function keptProcess<Q extends Questions<Q>>({ idleMs, ...input }: KeptProcessInput): KeptProcess<Q> {
  let running: RunningProcess<Q> | null = null;
  let idle: NodeJS.Timeout | undefined;

  const start = (): RunningProcess<Q> => {
    const started = startProcess<Q>({ ...input, onEnd: () => forget(started) });
    started.ready.catch(() => forget(started));
    return started;
  };
  const forget = (ended: RunningProcess<Q>): void => {
    if (running === ended) running = null;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const last = running;
    running = null;
    if (last !== null && last.waiting > 0) await last.kill('it is no longer needed');
    else await last?.stopWithin(STOP_MS);
  };
  return {
    get waiting() {
      return running?.waiting ?? 0;
    },
    ask(name, asked) {
      clearTimeout(idle);
      running ??= start();
      const asker = running;
      return asker.ask(name, asked).finally(() => {
        if (asker.waiting > 0 || running !== asker) return;
        clearTimeout(idle);
        idle = setTimeout(() => void end(), idleMs).unref();
      });
    },
    close: end,
  };
}
