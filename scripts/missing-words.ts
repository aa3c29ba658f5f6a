/*
 * Prints the lines that the table of a language (content/language) lacks, ready to be filled in; of a new language, the whole table.
 *   npm run -s missing-words -- lb
 */
import { ACTION_IDS } from '../src/core/actions/catalogue.ts';
import { DAY_NAMES } from '../src/language/day-words.ts';
import { HOUR_MEANINGS, PLACE_MEANINGS, PRICE_MEANINGS } from '../src/language/hour-words.ts';
import { WORD_USES, type WordUse, wordsFor } from '../src/language/language-tables.ts';
import { languageName } from '../src/language/names.ts';
import { ORDER_PARTS } from '../src/language/order-words.ts';
import { IDEAS } from '../src/language/phrases/ideas.ts';
import { showHelp } from './terminal/show-help.ts';

showHelp();

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month, 10))),
);

const [language = ''] = process.argv.slice(2);
const name = languageName(language);
if (name === null) {
  console.error('Give the ISO 639-1 code of a language: npm run -s missing-words -- lb');
  process.exit(2);
}

const said = new Set(wordsFor('begins').map(({ meaning }) => meaning));
const sites = new Set(wordsFor('site').map(({ meaning }) => meaning));
const wanted: readonly (readonly [use: WordUse, meanings: readonly string[]])[] = [
  ['label', IDEAS.map(({ english }) => english)],
  ['begins', ACTION_IDS.filter((id) => said.has(id))],
  ['ends', ACTION_IDS.filter((id) => said.has(id))],
  ['site', [...sites]],
  ['day', DAY_NAMES],
  ['month', MONTHS],
  ['hour', HOUR_MEANINGS],
  ['price', PRICE_MEANINGS],
  ['place', PLACE_MEANINGS],
  ['order', ORDER_PARTS],
];

const isNew = WORD_USES.every((use) => wordsFor(use).every((row) => row.language !== language));
const REVIEW =
  '# Days and months: CLDR, by Intl; more forms of days and all below it to the orders: by hand, not reviewed by a native speaker.\n';

const lines = wanted.flatMap(([use, meanings]) => {
  const known = new Set(wordsFor(use).flatMap((row) => (row.language === language ? row.meaning : [])));
  const rows = meanings
    .filter((meaning) => !known.has(meaning))
    .map((meaning) => `${use}\t${meaning}\t${cldrName(use, meanings.indexOf(meaning))}\n`);
  return isNew && use === 'day' ? [REVIEW, ...rows] : rows;
});
/** CLDR's name of a day or month, through Intl, where it has the language; empty for other uses. */
function cldrName(use: WordUse, index: number): string {
  if ((use !== 'day' && use !== 'month') || Intl.DateTimeFormat.supportedLocalesOf([language]).length === 0) return '';
  const date = new Date(use === 'day' ? Date.UTC(2024, 0, 1 + index) : Date.UTC(2024, index, 10));
  const options = use === 'day' ? ({ weekday: 'long' } as const) : ({ month: 'long' } as const);
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date).toLowerCase();
}

const head = `# ${name}: words that web sites write. Written by hand for Waymark, Apache-2.0. How to read and add them: README.md.\n`;
process.stdout.write(`${isNew ? head : ''}${lines.join('')}`);
