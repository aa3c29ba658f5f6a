import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../language/content-folder.ts';

interface RateTable {
  readonly rates: Readonly<Record<string, number>>;
}

function readNewest(): RateTable {
  const folder = new URL('rates/', CONTENT_FOLDER);
  const newest = readdirSync(folder)
    .filter((name) => /^eur-\d{4}-\d{2}-\d{2}\.json$/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined)
    throw new Error('content/rates holds no eur-<date>.json; scripts/compile-rates.ts makes one.');
  return JSON.parse(readFileSync(new URL(newest, folder), 'utf8')) as RateTable;
}

const table = readNewest();

/** Takes an amount in an ISO 4217 currency and gives euros, rounded to cents; null for a currency without a rate. */
export function toEur(amount: number, currency: string): number | null {
  const rate = Object.hasOwn(table.rates, currency) ? table.rates[currency] : undefined;
  if (rate === undefined || !Number.isFinite(amount)) return null;
  return Math.round((amount / rate) * 100) / 100;
}
