/*
 * How well questions find the sites of an index, beside plain full-text search, MiniSearch and Orama over the same words. The
 * questions and what is right for them come from people: questions.tsv, kinds.tsv and towns.tsv over the bundled web and the
 * invented sites of sites.tsv, and by rule from what a corpus folder says of its sites. Rules may be tuned on the first half
 * of them; the second, a third of all, is only measured.
 *   npm ci --prefix scripts/bench
 *   npm run bench:relevance -- --archive made.warc.gz
 *   DATA_DIR=<folder> npm start -- made.warc.gz <corpus.warc.gz> --no-serve
 *   DATA_DIR=<folder> npm run bench:relevance -- [<corpus folder>] [--misses 20] [--only product,topic]
 *   DATA_DIR=<folder> npm run bench:relevance -- --deeper
 * --deeper asks for words of one paragraph of a site's pages instead, wherever it stands.
 */
import { writeFileSync } from 'node:fs';
import { wordsOf } from '../../src/language/words-of.ts';
import { type Config, readConfig } from '../../src/runtime/config/config.ts';
import { search } from '../../src/services/search/search.ts';
import { type IndexDatabase, openArtifactDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { runCommand } from '../terminal/run-command.ts';
import { corpusQuestions } from './relevance/corpus-questions.ts';
import { deeperQuestions } from './relevance/deeper-questions.ts';
import { type Figures, figuresOf, meanOf, TOP } from './relevance/figures.ts';
import { placeQuestions, writtenQuestions } from './relevance/made-questions.ts';
import { madeSites, pagesOf } from './relevance/made-web.ts';
import { openPeers, type Peer } from './relevance/peers.ts';
import { isKeptApart, type Question } from './relevance/question.ts';
import { archiveWithDemo } from './write-archive.ts';

/** One question with how we and the others answered it. */
interface Answered {
  readonly question: Question;
  readonly ours: Figures;
  /** Whether the right shop's goods are among the first products. */
  readonly isSold: boolean;
  readonly found: readonly string[];
  readonly cpuMs: number;
  readonly peers: readonly Figures[];
}

const CONTEXT = { baseUrl: 'https://waymark.example.com', now: new Date('2026-11-04T11:00:00Z') };
const PRODUCTS_SHOWN = 5;
/** Questions of this group name an address that nobody has: what is suggested instead of it is judged. */
const SUGGESTED = 'suggested';

async function main(): Promise<void> {
  const options = {
    archive: { type: 'string' },
    misses: { type: 'string', default: '0' },
    only: { type: 'string' },
    json: { type: 'string' },
    deeper: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = readArguments({ options, allowPositionals: true });
  if (values.archive !== undefined) {
    await archiveWithDemo('content/demo', values.archive, madeSites().flatMap(pagesOf));
    return console.log(`${madeSites().length} invented sites and the bundled web are in ${values.archive}.`);
  }
  const config = readConfig(process.env);
  const index = await openIndexDatabase(config.database);
  const domains = await listDomains(index);
  const groups = values.only?.split(',');
  const all = values.deeper ? await deeperOf(config, domains) : questionsFor(positionals[0], new Set(domains));
  const questions = all.filter(({ group }) => groups === undefined || groups.includes(group));
  const peers = await openPeers(index, domains, (text) => findPlainly(index, text));
  const answered: Answered[] = [];
  for (const question of questions) answered.push(await answer(index, question, peers));
  index.close();
  const halves = Map.groupBy(answered, ({ question }) => isKeptApart(question));
  console.log(`${domains.length} sites, ${answered.length} questions`);
  for (const [isTest, half] of [...halves].sort(([a], [b]) => Number(a) - Number(b)))
    printHalf(isTest ? 'kept apart' : 'tuned on', half, peers);
  printMisses(halves.get(false) ?? [], Number(values.misses));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(summaryOf(answered), null, 2)}\n`);
}

async function deeperOf({ artifacts }: Config, domains: readonly string[]): Promise<Question[]> {
  const database = await openArtifactDatabase(artifacts);
  const questions = await deeperQuestions(database, domains);
  database.close();
  return questions;
}

async function listDomains({ client }: IndexDatabase): Promise<string[]> {
  const { rows } = await client.execute(
    "select domain from sites where status = 'active' and version is not null order by domain",
  );
  return rows.map(({ domain }) => String(domain));
}

async function findPlainly({ client }: IndexDatabase, text: string): Promise<string[]> {
  const words = wordsOf(text).map((word) => `"${word}"`);
  if (words.length === 0) return [];
  const { rows } = await client.execute({
    sql: 'select domain from site_fts join sites on search_id = site_fts.rowid where site_fts match ? order by bm25(site_fts) limit ?',
    args: [words.join(' OR '), TOP],
  });
  return rows.map(({ domain }) => String(domain));
}

/** Questions of which every right site is indexed. */
function questionsFor(folder: string | undefined, indexed: ReadonlySet<string>): Question[] {
  const all = [
    ...writtenQuestions(),
    ...placeQuestions(),
    ...(folder === undefined ? [] : corpusQuestions(folder, (domain) => indexed.has(domain))),
  ];
  return all.filter(({ right }) => [...right].every((domain) => indexed.has(domain)));
}

async function answer(index: IndexDatabase, question: Question, peers: readonly Peer[]): Promise<Answered> {
  const since = process.cpuUsage();
  const { response } = await search({ index, query: question.text, tier: 'pro', limit: TOP, context: CONTEXT });
  const { user, system } = process.cpuUsage(since);
  const shown = response.results.map(({ domain }) => domain);
  const suggested = response.notices.flatMap(({ domains = [] }) => domains);
  const found = question.group === SUGGESTED && suggested.length > 0 ? suggested : shown;
  const others = await Promise.all(peers.map(({ find }) => find(question.text)));
  return {
    question,
    ours: figuresOf(found, question.right),
    isSold: response.products.slice(0, PRODUCTS_SHOWN).some(({ domain }) => question.right.has(domain)),
    found,
    cpuMs: (user + system) / 1000,
    peers: others.map((domains) => figuresOf(domains, question.right)),
  };
}

function printHalf(name: string, half: readonly Answered[], peers: readonly Peer[]): void {
  const heads = ['nDCG', 'MRR', 'first', ...peers.map((peer) => peer.name.slice(0, 6))].map((head) => head.padStart(7));
  console.log(`\n${name.padEnd(14)}${heads.join('')}  questions`);
  const groups = Map.groupBy(half, ({ question }) => question.group);
  for (const [group, some] of groups) console.log(lineOf(group, some));
  console.log(lineOf('all', half));
  const sold = groups.get('product') ?? [];
  if (sold.length > 0)
    console.log(`right shop in products: ${sold.filter(({ isSold }) => isSold).length} of ${sold.length}`);
  const languages = [...Map.groupBy(half, ({ question }) => question.language)]
    .filter(([, some]) => some.length > 2)
    .map(([language, some]) => ({ language, mean: meanOf(some.map(({ ours }) => ours.gain)), of: some.length }))
    .sort((a, b) => a.mean - b.mean);
  console.log(
    `by language: ${languages.map(({ language, mean, of }) => `${language} ${mean.toFixed(2)}/${of}`).join(' ')}`,
  );
  const times = half.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
  console.log(
    `processor time: median ${times[times.length >> 1]?.toFixed(1)} ms, 95 % ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  );
}

function lineOf(name: string, some: readonly Answered[]): string {
  const mean = (of: (each: Answered) => number): string => meanOf(some.map(of)).toFixed(3).padStart(7);
  const others = (some[0]?.peers ?? []).map((_peer, at) => mean(({ peers }) => peers[at]?.gain ?? 0));
  return `${name.padEnd(14)}${mean(({ ours }) => ours.gain)}${mean(({ ours }) => ours.reciprocal)}${mean(({ ours }) => ours.first)}${others.join('')}  ${some.length}`;
}

/** The worst answers of the half that may be looked at. */
function printMisses(half: readonly Answered[], most: number): void {
  const worst = half.filter(({ ours }) => ours.gain < 0.99).sort((a, b) => a.ours.gain - b.ours.gain);
  for (const { question, ours, found } of worst.slice(0, most))
    console.log(
      `${ours.gain.toFixed(2)} ${question.group} ${question.language} | ${question.text} | ${[...question.right].join(' ')} | ${found.slice(0, 4).join(' ')}`,
    );
}

function summaryOf(answered: readonly Answered[]) {
  return answered.map(({ question, ours, isSold, found }) => ({
    ...question,
    right: [...question.right],
    ...ours,
    isSold,
    found,
  }));
}

await runCommand(main);
