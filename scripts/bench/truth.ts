/*
 * Holds what we read from saved pages against what people say of them, beside peers, with the worst cases.
 *   npm ci --prefix scripts/bench && npm run bench:truth -- <corpus folder> [--only contacts,hours] [--json FILE] [--all]
 *   npm run bench:truth -- <corpus folder> --texts 10     whole texts that we compose, one a language
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../terminal/run-command.ts';
import { showHelp } from '../terminal/show-help.ts';
import { wrongCall } from '../terminal/wrong-call.ts';
import { measureActions } from './truth/actions.ts';
import { measureCategory } from './truth/category.ts';
import { measureCharset } from './truth/charset.ts';
import { measureChosen } from './truth/chosen.ts';
import { composedTexts } from './truth/composed-texts.ts';
import { measureContacts } from './truth/contacts.ts';
import { type Corpus, openCorpus } from './truth/corpus.ts';
import { measureFalseStatements } from './truth/false-statements.ts';
import { measureForms } from './truth/forms.ts';
import { measureHours } from './truth/hours.ts';
import { measureLanguage } from './truth/language.ts';
import { measureMainText } from './truth/main-text.ts';
import { measureNames } from './truth/names.ts';
import { measurePageTitles } from './truth/pages.ts';
import { measureParked } from './truth/parked.ts';
import { measurePlace } from './truth/place.ts';
import { measurePrices } from './truth/prices.ts';
import { measureProducts } from './truth/products.ts';
import { measureRobots } from './truth/robots.ts';
import type { TruthRow } from './truth/row.ts';
import { measureStructuredData } from './truth/structured-data.ts';
import { tableLines } from './truth/table.ts';

type Measure = (corpus: Corpus) => TruthRow[] | Promise<TruthRow[]>;

/** What can be asked for by `--only`, in the order of the table. */
const GROUPS: Readonly<Record<string, Measure>> = {
  documents: measureFalseStatements,
  names: measureNames,
  category: measureCategory,
  place: measurePlace,
  language: measureLanguage,
  contacts: measureContacts,
  hours: measureHours,
  actions: measureActions,
  pages: measurePageTitles,
  chosen: measureChosen,
  prices: measurePrices,
  products: measureProducts,
  'structured-data': measureStructuredData,
  forms: measureForms,
  'main-text': measureMainText,
  charset: measureCharset,
  parked: measureParked,
  robots: measureRobots,
};

const USAGE = `npm run bench:truth -- <corpus folder> [--only ${Object.keys(GROUPS).slice(5, 7).join(',')}] [--json FILE] [--all] [--texts 10]`;

async function main(): Promise<void> {
  const { folder, groups, json, all, texts } = readOptions();
  const corpus = openCorpus(folder);
  if (texts > 0) return console.log(composedTexts(corpus, texts).join('\n\n'));
  const rows: TruthRow[] = [];
  for (const group of groups) {
    const measured = (await GROUPS[group]?.(corpus)) ?? [];
    rows.push(...measured);
    const lines = tableLines(measured, all ? Number.POSITIVE_INFINITY : undefined);
    console.log(lines.join('\n'));
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
}

function readOptions() {
  showHelp();
  const options = {
    only: { type: 'string' },
    json: { type: 'string' },
    all: { type: 'boolean' },
    texts: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder] = positionals;
    if (folder === undefined) throw new CommandError(`Give a corpus folder: ${USAGE}`, 2);
    if (!existsSync(join(folder, 'pages.csv')))
      throw new CommandError(`There is no corpus in ${folder}: it has no pages.csv.`, 2);
    const groups = values.only?.split(',') ?? Object.keys(GROUPS);
    const unknown = groups.find((group) => !Object.hasOwn(GROUPS, group));
    if (unknown !== undefined)
      throw new CommandError(`There is no group ${unknown}; there are ${Object.keys(GROUPS).join(', ')}.`, 2);
    const texts = Number(values.texts ?? 0);
    if (!Number.isInteger(texts) || texts < 0) throw new CommandError('Give --texts a number of languages.', 2);
    return { folder, groups, json: values.json, all: values.all === true, texts };
  } catch (error) {
    throw wrongCall(error, USAGE);
  }
}

await runCommand(main);
