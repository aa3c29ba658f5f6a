import type { Face } from '../../badges/outline-picture.ts';
import { drawPicture } from '../../prints/pictures/draw-picture.ts';
import { readFaces } from '../adapters/read-faces.ts';
import { answerWith } from './function-service.ts';

let faces: readonly Face[] | null = null;

/** Answers pictures as a function of the platform: drawn here, kept by the caches in front of it. */
export const picturesFunction = answerWith({
  drawPicture: (order) => {
    faces ??= readFaces();
    return drawPicture(order, faces);
  },
});
