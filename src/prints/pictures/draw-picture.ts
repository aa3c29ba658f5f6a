import { drawPng } from '../../badges/draw-png.ts';
import { type Face, outlinePicture } from '../../badges/outline-picture.ts';
import type { Picture } from '../../badges/picture.ts';

/** A picture to be drawn as PNG. */
export interface PictureOrder {
  /** The one to draw; each next one is for a font that lacks letters of those before. */
  readonly choices: readonly Picture[];
  /** Pixels of the PNG for each of the picture. */
  readonly scale: number;
}

/** Gives the PNG of a picture; null when too many are being drawn already. */
export type DrawPicture = (order: PictureOrder) => Promise<Uint8Array<ArrayBuffer> | null>;

/**
 * Draws the first picture whose letters the faces have.
 * @throws when they have those of none
 */
export async function drawPicture(
  { choices, scale }: PictureOrder,
  faces: readonly Face[],
): Promise<Uint8Array<ArrayBuffer>> {
  for (const picture of choices) {
    const svg = await outlinePicture(picture, faces);
    if (svg !== null) return new Uint8Array(drawPng(svg, scale));
  }
  throw new Error(`The font cannot write "${choices.at(-1)?.spoken}".`);
}
