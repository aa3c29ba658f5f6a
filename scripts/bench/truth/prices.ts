import { parsePrice } from '../../../src/extract/prices.ts';
import type { Corpus } from './corpus.ts';
import { peerOf, type TruthRow, tally } from './row.ts';

interface PriceText {
  readonly group: string;
  readonly price_text: string | null;
  readonly amount: number | null;
}

/** Amounts of price texts; the peer takes the first number as English writes it. */
export function measurePrices(corpus: Corpus): TruthRow[] {
  const row = tally('prices', 'amount of a price text');
  const plain: boolean[] = [];
  for (const { group, price_text: text, amount } of corpus.answers<PriceText>('prices.jsonl')) {
    if (text === null || group.includes('XFAIL')) continue;
    const read = parsePrice(text)?.amount ?? null;
    row.add(read === amount, `"${text.slice(0, 60)}": ${read}, is ${amount}`);
    plain.push(Number.parseFloat(/\d[\d,.]*/.exec(text)?.[0].replaceAll(',', '') ?? '') === amount);
  }
  return [row.row({ peer: peerOf('first number', plain) })];
}
