import { setImmediate } from 'node:timers/promises';
import { drawPicture, type PictureOrder } from '../../prints/pictures/draw-picture.ts';
import { serve } from '../../workers/serve.ts';
import { readFaces } from '../adapters/read-faces.ts';

/** What the process that draws is asked. */
export interface PictureQuestions {
  draw(order: PictureOrder): Promise<Uint8Array<ArrayBuffer>>;
}

serve<PictureQuestions>(() => {
  const faces = readFaces();
  /** One after the other; in the pause between two the library that draws gives back the memory of what is done. */
  let before: Promise<unknown> = Promise.resolve();
  return {
    answers: {
      draw(order) {
        const drawn = before.then(() => drawPicture(order, faces));
        before = drawn.catch(() => {}).then(() => setImmediate());
        return drawn;
      },
    },
  };
});
