import { type ChildProcess, fork } from 'node:child_process';
import type { DrawPicture, PictureOrder } from '../prints/pictures/draw-picture.ts';
import type { PictureReport, PictureTask } from './picture-worker.ts';

/**
 * A process that draws pictures: started with the first, ended when it had nothing to draw for a while. Its memory goes
 * with it, and what breaks the libraries that draw, which are no JavaScript, does not break the server.
 */
export interface PictureProcess {
  /** Gives null when too many wait already; throws what broke the drawing. */
  readonly draw: DrawPicture;
  close(): void;
}

export interface PictureProcessTimes {
  /** How long it is kept for a next picture. */
  readonly idleMs?: number;
  /** How long all that wait may take without one being done. */
  readonly longestMs?: number;
}

/** More would wait for seconds. */
const MAX_WAITING = 48;

interface Waiting {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (cause: Error) => void;
}

/** Makes the process; nothing is started yet. */
export function pictureProcess({ idleMs = 30_000, longestMs = 10_000 }: PictureProcessTimes = {}): PictureProcess {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let serial = 0;

  /** Ends the process; what waits for it fails. */
  const end = (why: string): void => {
    const ended = child;
    child = null;
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    ended?.kill('SIGKILL');
  };
  const watch = (): void => {
    clearTimeout(timer);
    const isIdle = waiting.size === 0;
    const why = `A picture was not drawn within ${longestMs / 1000} s.`;
    timer = setTimeout(() => end(why), isIdle ? idleMs : longestMs).unref();
  };
  const start = (): ChildProcess => {
    const started = fork(new URL('./picture-worker.ts', import.meta.url), { serialization: 'advanced' });
    // Nothing waits for it to end: it ends itself when nobody can hear it any more.
    started.unref();
    started.channel?.unref();
    started.on('message', (report: PictureReport) => {
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if ('png' in report) asked?.resolve(report.png);
      else asked?.reject(new Error(report.fault));
      watch();
    });
    const onEnd = (why: string): void => {
      if (child === started) end(`The process that draws pictures ended: ${why}`);
    };
    started.on('error', (cause) => onEnd(cause.message));
    started.on('exit', (code, signal) => onEnd(`exit code ${code ?? signal}`));
    return started;
  };
  return {
    async draw(order: PictureOrder) {
      if (waiting.size >= MAX_WAITING) return null;
      child ??= start();
      const id = serial++;
      const drawn = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => waiting.set(id, { resolve, reject }));
      child.send({ id, order } satisfies PictureTask);
      if (waiting.size === 1) watch();
      return drawn;
    },
    close: () => end('The service was stopped.'),
  };
}
