import { type BrotliOptions, constants } from 'node:zlib';

/** What fits into one packet with its headers comes no faster when it is smaller. */
const WORTH_FROM_BYTES = 1300;
/** Files longer than this are drawn with a `.br` beside them: packing them anew for each server would take too long. */
export const DRAWN_PACKED_FROM_BYTES = 16 * 1024;
/** No server holds longer files in memory, so that all their packed forms are drawn. */
export const MAX_HELD_BYTES = 256 * 1024;

const BROTLI_QUALITY = 5;

/** Whether a file is sent packed to whoever takes it so. */
export function isWorthPacking(path: string, bytes: number): boolean {
  return bytes > WORTH_FROM_BYTES && !/\.(?:woff2|png)$/.test(path);
}

/** How a text of this length is packed by Brotli. */
export function brotliOptions(bytes: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      // A window no larger than the text: the usual 4 MB would be set aside for every page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 10), 22),
    },
  };
}
