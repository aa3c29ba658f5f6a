import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from './content-folder.ts';

/** One step of a weight is so much. */
export const WEIGHT_STEP = 0.05;

const packed = readFileSync(new URL('orders/weights.br', CONTENT_FOLDER));

/** How much each sign of an order tells, in steps, and what a sentence begins with behind them (content/orders/README.md). */
export const ORDER_WEIGHTS: Int8Array = new Int8Array(brotliDecompressSync(packed));
