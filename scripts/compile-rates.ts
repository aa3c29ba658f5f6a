/**
 * Takes the file `v1/currencies/eur.json` of the npm package @fawazahmed0/currency-api and writes the ISO 4217 currencies of
 * it into content/rates/eur-<its date>.json.
 *
 *   node scripts/compile-rates.ts <folder>/package/v1/currencies/eur.json
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveTable, versionIn } from './tables/compiled-table.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Give the path of eur.json.');
const { date, eur } = JSON.parse(readFileSync(file, 'utf8')) as { date: string; eur: Record<string, number> };
const rates = Object.fromEntries(
  Intl.supportedValuesOf('currency')
    .filter((code) => !/^X(?!AF|CD|OF|PF)/.test(code))
    .flatMap((code) => {
      const rate = eur[code.toLowerCase()];
      return rate === undefined || !(rate > 0) ? [] : [[code, Number(rate.toPrecision(7))]];
    }),
);
saveTable(`content/rates/eur-${date}.json`, `${JSON.stringify({ base: 'EUR', date, rates }, null, 2)}\n`, {
  script: 'scripts/compile-rates.ts',
  source: {
    name: '@fawazahmed0/currency-api',
    takenFrom: `npm package @fawazahmed0/currency-api ${versionIn(join(file, '../../..'))}, v1/currencies/eur.json`,
    licence: 'CC0 1.0',
    address: 'https://github.com/fawazahmed0/exchange-api',
  },
});
process.stdout.write(`${Object.keys(rates).length} currencies of ${date}\n`);
