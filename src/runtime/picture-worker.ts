import { setImmediate } from 'node:timers/promises';
import { drawPicture, type PictureOrder } from '../prints/pictures/draw-picture.ts';
import { readFaces } from './read-faces.ts';

/** One picture to be drawn by the process. */
export interface PictureTask {
  readonly id: number;
  readonly order: PictureOrder;
}

/** What became of it. */
export type PictureReport =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly fault: string };

const faces = readFaces();

async function answer({ id, order }: PictureTask): Promise<PictureReport> {
  try {
    return { id, png: await drawPicture(order, faces) };
  } catch (cause) {
    return { id, fault: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

/** One after the other; in the pause between two the library that draws gives back the memory of what is done. */
let before = Promise.resolve();
process.on('message', (task: PictureTask) => {
  before = before.then(async () => {
    process.send?.(await answer(task));
    await setImmediate();
  });
});
// The server is gone: nobody waits for a picture.
process.on('disconnect', () => process.exit());
