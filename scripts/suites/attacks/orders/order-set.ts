import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The sets, in the order in which they were written. */
export const ORDER_SETS = [
  'development',
  'held-out',
  'fresh-1',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
  'fresh-16',
  'fresh-17',
] as const;
export type OrderSet = (typeof ORDER_SETS)[number];
/** The sets from which nothing was learnt. */
export const UNSEEN: readonly OrderSet[] = ['fresh-14', 'fresh-15', 'fresh-17'];

/** One line of test/attack-pages/orders. */
export interface OrderText {
  readonly set: OrderSet;
  /** ISO 639-1. */
  readonly language: string;
  /** How the order is written, or what the honest sentence is about. */
  readonly kind: string;
  readonly text: string;
}

const line = z
  .object({
    set: z.enum(ORDER_SETS),
    language: z.string(),
    written: z.string().optional(),
    about: z.string().optional(),
    text: z.string(),
  })
  .transform(({ written, about, ...rest }): OrderText => ({ ...rest, kind: written ?? about ?? '' }));

/** The published sentences: orders to AI agents, or honest ones that are like them. */
export function orderSet(name: 'orders' | 'honest'): OrderText[] {
  const file = new URL(`../../../../test/attack-pages/orders/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((text) => line.parse(JSON.parse(text)));
}
