import type { DrawPicture } from '../../prints/pictures/draw-picture.ts';
import { keptProcess } from '../../workers/kept-process.ts';
import type { PictureQuestions } from './picture-worker.ts';

/**
 * A process that draws pictures: started with the first, ended when it had nothing to draw for a while. Its memory goes
 * with it, and what breaks the libraries that draw, which are no JavaScript, does not break the server.
 */
export interface PictureProcess {
  /** Gives null when too many wait already; throws what broke the drawing. */
  readonly draw: DrawPicture;
  close(): Promise<void>;
}

export interface PictureProcessTimes {
  /** How long it is kept for a next picture. */
  readonly idleMs?: number;
  /** How long all that wait may take without one being done. */
  readonly longestMs?: number;
}

/** Without a bound what one picture leaves behind is collected after many: 80 MB more, and no faster. */
const MEMORY = { oldSpaceMb: 256, semiSpaceMb: 8 };
/** More would wait for seconds. */
const MAX_WAITING = 48;

/** Makes the process; nothing is started yet. */
export function pictureProcess({ idleMs = 30_000, longestMs = 10_000 }: PictureProcessTimes = {}): PictureProcess {
  const drawing = keptProcess<PictureQuestions>({
    title: 'The process that draws pictures',
    url: new URL('./picture-worker.ts', import.meta.url),
    memory: MEMORY,
    idleMs,
    longestMs,
  });
  return {
    draw: async (order) => (drawing.waiting < MAX_WAITING ? drawing.ask('draw', order) : null),
    close: drawing.close,
  };
}
