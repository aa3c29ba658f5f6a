import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readingsOf } from '../../src/extract/orders/order-readings.ts';
import { scenesOf } from '../../src/extract/orders/order-scenes.ts';
import { signsOf } from '../../src/extract/orders/order-signs.ts';
import { unveil } from '../../src/extract/orders/order-text.ts';
import { orderSet } from '../suites/attacks/orders/order-set.ts';
import { digestOf } from '../tables/compiled-table.ts';
import { madeSentences } from './made-sentences.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What `content/orders/learnt.json` says of the weights beside it, each as `digestOf` gives it. */
export const learntSchema = z.strictObject({
  weights: z.string(),
  /** Of the sentences in the project that they are learnt from, and of the signs of some. */
  signs: z.string(),
});
export type Learnt = z.infer<typeof learntSchema>;

/** One of so many sentences shows whether signs are counted as they were. */
const EACH = 40;

/** The signs of each sentence of a text, of the language in which it has most parts. */
export function signsIn(text: string): number[][] {
  return scenesOf(text, 1)
    .filter(({ isMain }) => isMain)
    .map(({ own }) => [...signsOf(own())]);
}

/** The same for all ways in which a text may be read. */
export function signsOfReadings(text: string): number[][] {
  return readingsOf(unveil(text)).flatMap(signsIn);
}

/** What tells that weights were learnt of other signs than are counted now, and that they are the learnt ones. */
export function learntNow(): Learnt {
  const texts = [...(['orders', 'honest'] as const).flatMap((name) => orderSet(name)), ...madeSentences()].map(
    ({ text }) => text,
  );
  const signs = texts.filter((_, at) => at % EACH === 0).map(signsOfReadings);
  return {
    weights: digestOf(readFileSync(`${ROOT}content/orders/weights.br`)),
    signs: digestOf(JSON.stringify([texts, signs])),
  };
}
