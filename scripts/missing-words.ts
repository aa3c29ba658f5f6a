/*
 * Prints the lines that the table of a language (content/language) lacks, ready to be filled in; of a new language, the whole table.
 *   npx node scripts/missing-words.ts lb
 */
import { ACTION_IDS } from '../src/core/actions/catalogue.ts';
import { DAYS } from '../src/language/day-words.ts';
import { WORD_USES, type WordUse, wordsFor } from '../src/language/language-tables.ts';
import { languageName } from '../src/language/names.ts';
import { ORDER_PARTS } from '../src/language/order-words.ts';
import { IDEAS } from '../src/language/phrases/ideas.ts';

const [language = ''] = process.argv.slice(2);
const name = languageName(language);
if (name === null) throw new Error('Give the ISO 639-1 code of a language: npx node scripts/missing-words.ts lb');

const said = new Set(wordsFor('begins').map(({ meaning }) => meaning));
const sites = new Set(wordsFor('site').map(({ meaning }) => meaning));
const wanted: readonly (readonly [use: WordUse, meanings: readonly string[]])[] = [
  ['label', IDEAS.map(({ english }) => english)],
  ['begins', ACTION_IDS.filter((id) => said.has(id))],
  ['ends', ACTION_IDS.filter((id) => said.has(id))],
  ['site', [...sites]],
  ['day', DAYS],
  ['order', ORDER_PARTS],
];

const lines = wanted.flatMap(([use, meanings]) => {
  const known = new Set(wordsFor(use).flatMap((row) => (row.language === language ? row.meaning : [])));
  return meanings.filter((meaning) => !known.has(meaning)).map((meaning) => `${use}\t${meaning}\t\n`);
});
const isNew = WORD_USES.every((use) => wordsFor(use).every((row) => row.language !== language));
const head = `# ${name}: words that web sites write. Written by hand for Waymark, Apache-2.0. How to read and add them: README.md.\n`;
process.stdout.write(`${isNew ? head : ''}${lines.join('')}`);
