import { Worker } from 'node:worker_threads';
import type { DrawPicture, PictureOrder } from '../services/pictures/draw-picture.ts';
import type { PictureReport, PictureTask } from './picture-worker.ts';

/** A thread that draws pictures: started with the first, ended when it had nothing to draw for a while. */
export interface PictureThread {
  /** Gives null when too many wait already; throws what broke the drawing. */
  readonly draw: DrawPicture;
  close(): Promise<void>;
}

export interface PictureThreadTimes {
  /** How long it is kept for a next picture. */
  readonly idleMs?: number;
  /** How long all that wait may take without one being done. */
  readonly longestMs?: number;
}

/** More would wait for seconds. */
const MOST_WAITING = 48;
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

interface Waiting {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (cause: Error) => void;
}

/** Makes the thread; nothing is started yet. */
export function pictureThread({ idleMs = 30_000, longestMs = 10_000 }: PictureThreadTimes = {}): PictureThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let serial = 0;

  /** Ends the thread; what waits for it fails. */
  const end = async (why: string): Promise<void> => {
    const ended = worker;
    worker = null;
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    await ended?.terminate();
  };
  const watch = (): void => {
    clearTimeout(timer);
    const isIdle = waiting.size === 0;
    const why = `A picture was not drawn within ${longestMs / 1000} s.`;
    timer = setTimeout(() => void end(why), isIdle ? idleMs : longestMs).unref();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./picture-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    started.unref();
    started.on('message', (report: PictureReport) => {
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if ('png' in report) asked?.resolve(report.png);
      else asked?.reject(new Error(report.fault));
      watch();
    });
    const onEnd = (why: string): void => {
      if (worker === started) void end(`The thread that draws pictures ended: ${why}`);
    };
    started.on('error', (cause: unknown) => onEnd(cause instanceof Error ? cause.message : String(cause)));
    started.on('exit', (code) => onEnd(`exit code ${code}`));
    return started;
  };
  return {
    async draw(order: PictureOrder) {
      if (waiting.size >= MOST_WAITING) return null;
      worker ??= start();
      const id = serial++;
      const drawn = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, order } satisfies PictureTask);
      if (waiting.size === 1) watch();
      return drawn;
    },
    close: () => end('The service was stopped.'),
  };
}
