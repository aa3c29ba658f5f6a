/**
 * Learns content/orders/weights.br: how much each sign tells an order to AI agents from other sentences. It learns from the
 * published sentences, from those that scripts/orders/sentences.tsv makes, from an archive of ordinary pages, and from files
 * of honest texts, one a line.
 *
 *   node scripts/learn-orders.ts FILE.warc.gz TEXTS.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { visitsFromWarc } from '../src/crawl/warc/warc.ts';
import { readingsOf } from '../src/extract/orders/order-readings.ts';
import { scenesOf } from '../src/extract/orders/order-scenes.ts';
import { signsOf } from '../src/extract/orders/order-signs.ts';
import { unveil } from '../src/extract/orders/order-text.ts';
import { parsePage } from '../src/extract/page/parse-page.ts';
import { CONTENT_FOLDER } from '../src/language/content-folder.ts';
import { WEIGHT_STEP } from '../src/language/order-weights.ts';
import { learnWeights } from './orders/learn-weights.ts';
import { madeSentences } from './orders/made-sentences.ts';
import { orderSet, UNSEEN } from './suites/attacks/orders/order-set.ts';

const [archive, ...honestFiles] = process.argv.slice(2);
if (!archive)
  throw new Error(
    'Give an archive of ordinary pages, and honest texts: node scripts/learn-orders.ts FILE.warc.gz TEXTS.txt',
  );

/** As how many made sentences a published one counts: made ones are many more, and more alike. */
const PUBLISHED_TIMES = 3;
/** So many letters of a page are read at once. */
const PIECE = 4_000;

function signsIn(text: string): number[][] {
  return scenesOf(text, 1)
    .filter(({ isMain }) => isMain)
    .map(({ own }) => [...signsOf(own())]);
}

async function ordinarySentences(path: string): Promise<number[][]> {
  const found: number[][] = [];
  for await (const { resources } of visitsFromWarc(path)) {
    for (const resource of resources) {
      const text = unveil(parsePage(resource)?.text ?? '');
      for (let at = 0; at < text.length; at += PIECE) found.push(...signsIn(text.slice(at, at + PIECE)));
    }
  }
  return found;
}

const published = (['orders', 'honest'] as const).flatMap((name) =>
  orderSet(name)
    .filter(({ set }) => !UNSEEN.includes(set))
    .map(({ text }) => ({ isOrder: name === 'orders', times: PUBLISHED_TIMES, text })),
);
const made = madeSentences().map((sentence) => ({ ...sentence, times: 1 }));
const examples = [...published, ...made].map(({ isOrder, times, text }) => ({
  isOrder,
  times,
  sentences: readingsOf(unveil(text)).flatMap(signsIn),
}));
const honest = honestFiles.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
const ordinary = [...(await ordinarySentences(archive)), ...honest.flatMap((text) => signsIn(unveil(text)))];
const weights = learnWeights(examples, ordinary);
const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / WEIGHT_STEP))));
const packed = brotliCompressSync(bytes);
writeFileSync(new URL('orders/weights.br', CONTENT_FOLDER), packed);
process.stdout.write(`${examples.length} texts, ${ordinary.length} ordinary sentences, ${packed.length} bytes\n`);
