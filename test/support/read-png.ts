import { inflateSync } from 'node:zlib';

/** What a PNG says of itself, and its pixels. */
export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha. */
  pixel(x: number, y: number): readonly number[];
}

/** Reads a PNG with a palette and unfiltered rows, as ours are; throws for what is none. */
export function readPng(bytes: Uint8Array): ReadPng {
  const file = Buffer.from(bytes);
  if (file.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.set(file.subarray(at + 4, at + 8).toString('latin1'), file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const part = (name: string): Buffer => chunks.get(name) ?? Buffer.alloc(0);
  const width = part('IHDR').readUInt32BE(0);
  const height = part('IHDR').readUInt32BE(4);
  const rows = inflateSync(part('IDAT'));
  return {
    width,
    height,
    pixel(x, y) {
      const index = rows[y * (width + 1) + 1 + x] ?? 0;
      return [...part('PLTE').subarray(index * 3, index * 3 + 3), part('tRNS')[index] ?? 255];
    },
  };
}
