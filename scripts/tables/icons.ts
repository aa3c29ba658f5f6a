import { drawPng } from '../../src/badges/draw-png.ts';

/** Side of the drawing, in its own units. */
const SIDE = 32;
/** Sizes that browsers ask an .ico for. */
const ICO_SIZES = [16, 32, 48] as const;
const TOUCH_SIZE = 180;

/** An .ico with the drawing as PNG in each size. */
export function toIco(svg: string): Buffer {
  const pictures = ICO_SIZES.map((size) => ({ size, png: drawPng(svg, size / SIDE) }));
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + pictures.length * 16;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.set([size, size]);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** The drawing on white with room around it: phones round the corners and fill what is transparent with black. */
export function toTouchIcon(svg: string): Buffer {
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const place = `<svg x="5" y="5" width="22" height="22" viewBox="0 0 ${SIDE} ${SIDE}">${inner}</svg>`;
  const ground = `<rect width="${SIDE}" height="${SIDE}" style="fill:#fff"/>`;
  const framed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${ground}${place}</svg>`;
  return drawPng(framed, TOUCH_SIZE / SIDE);
}
