import { crc32, deflateSync } from 'node:zlib';

/** Drawn pixels: red, green, blue, alpha of each, the colours multiplied by their alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLOURS = 256;

/**
 * Writes pixels as a PNG with a palette: less than half of one with whole colours. Where they have more than 256 colours,
 * those nearest to each other become one.
 */
export function encodePng({ width, height, pixels }: Pixels): Buffer {
  const { colours, indices } = toPalette(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  // The first byte of each row stays 0: no filter helps where neighbours are no numbers.
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, which name a colour of the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flatMap(({ rgb }) => rgb))),
    chunk('tRNS', Buffer.from(colours.map(({ alpha }) => alpha))),
    // The highest level takes six times as long for a tenth less.
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Colour {
  readonly rgb: readonly number[];
  readonly alpha: number;
}

interface Palette {
  readonly colours: readonly Colour[];
  /** The colour of each pixel. */
  readonly indices: Uint8Array;
}

function toPalette(pixels: Buffer): Palette {
  for (let dropped = 0; ; dropped++) {
    const palette = countColours(pixels, dropped);
    if (palette !== null) return palette;
  }
}

/** Null when there are too many; colours that differ only in the lowest `dropped` bits are one: the first of them. */
function countColours(pixels: Buffer, dropped: number): Palette | null {
  const bits = (0xff << dropped) & 0xff;
  // Each pixel as one number; the order of its bytes in it does not matter.
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const mask = bits * 0x01010101;
  const indices = new Uint8Array(whole.length);
  const known = new Map<number, number>();
  const colours: Colour[] = [];
  let last = -1;
  let index: number | undefined;
  for (let at = 0; at < indices.length; at++) {
    const key = ((whole[at] ?? 0) & mask) >>> 0;
    // Most pixels are as the one before.
    if (key !== last) index = known.get(key);
    last = key;
    if (index === undefined) {
      index = colours.length;
      if (index === MAX_COLOURS) return null;
      known.set(key, index);
      colours.push(toColour(pixels.subarray(at * 4, at * 4 + 4)));
    }
    indices[at] = index;
  }
  return { colours, indices };
}

/** PNG keeps colours as they are before their alpha. */
function toColour([red = 0, green = 0, blue = 0, alpha = 0]: Uint8Array): Colour {
  const rgb = [red, green, blue].map((part) => (alpha === 0 ? 0 : Math.min(255, Math.round((part * 255) / alpha))));
  return { rgb, alpha };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
