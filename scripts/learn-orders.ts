/**
 * Learns content/orders/weights.br: how much each sign tells an order to AI agents from other sentences. It learns from the
 * published sentences, from those that scripts/orders/sentences.tsv makes, and from honest texts of packages.
 *
 *   npm ci --prefix scripts/orders
 *   node scripts/learn-orders.ts [FILE.br]
 *
 * With the name of a file it writes the weights there, to be compared, and leaves those of the project as they are.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { unveil } from '../src/extract/orders/order-text.ts';
import { CONTENT_FOLDER } from '../src/language/content-folder.ts';
import { WEIGHT_STEP } from '../src/language/order-weights.ts';
import { honestTexts } from './orders/honest-texts.ts';
import { learnWeights } from './orders/learn-weights.ts';
import { learntNow, signsIn, signsOfReadings } from './orders/learnt.ts';
import { madeSentences } from './orders/made-sentences.ts';
import { orderSet, UNSEEN } from './suites/attacks/orders/order-set.ts';

const [target] = process.argv.slice(2);

/** As how many made sentences a published one counts: made ones are many more, and more alike. */
const PUBLISHED_TIMES = 8;

const published = (['orders', 'honest'] as const).flatMap((name) =>
  orderSet(name)
    .filter(({ set }) => !UNSEEN.includes(set))
    .map(({ text }) => ({ isOrder: name === 'orders', times: PUBLISHED_TIMES, text })),
);
const made = madeSentences().map((sentence) => ({ ...sentence, times: 1 }));
const examples = [...published, ...made].map(({ isOrder, times, text }) => ({
  isOrder,
  times,
  sentences: signsOfReadings(text),
}));
const honest = honestTexts();
const ordinary = honest.flatMap((text) => signsIn(unveil(text)));
const weights = learnWeights(examples, ordinary);
const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / WEIGHT_STEP))));
const packed = brotliCompressSync(bytes);
writeFileSync(target ?? new URL('orders/weights.br', CONTENT_FOLDER), packed);
if (target === undefined)
  writeFileSync(new URL('orders/learnt.json', CONTENT_FOLDER), `${JSON.stringify(learntNow(), null, 2)}\n`);
process.stdout.write(
  `${examples.length} texts, ${honest.length} honest ones with ${ordinary.length} sentences, ${packed.length} bytes\n`,
);
