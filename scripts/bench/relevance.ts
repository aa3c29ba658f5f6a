/*
 * How well questions find the sites of an index, beside plain full-text search (any word, bm25) over the same words. Questions
 * and what is right for them are made by rule from what the index holds: names, names with a letter left out, addresses,
 * and kind with place in the words of several languages. So it judges the search, not whether kinds and places are true.
 *   npm start -- <file.warc.gz> --no-serve
 *   npm run bench:relevance [-- --every 9]
 */
import { parseArgs } from 'node:util';
import { wordsOf } from '../../src/language/words-of.ts';
import { categoryNames } from '../../src/places/category-words.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { search } from '../../src/services/search/search.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';

interface Question {
  readonly group: string;
  readonly text: string;
  /** All sites that are right. */
  readonly right: ReadonlySet<string>;
}

interface Site {
  readonly domain: string;
  readonly name: string;
  readonly category: string | null;
  readonly place: string | null;
}

const TOP = 10;
const LANGUAGES = ['de', 'fr', 'es', 'nl', 'da', 'ru', 'ja'];
const CONTEXT = { baseUrl: 'https://waymark.example.com', now: new Date() };

const { values } = parseArgs({ options: { every: { type: 'string', default: '9' } } });
const { database } = readConfig(process.env);
const index = await openIndexDatabase(database);
const sites = await listSites(index);
const questions = [...namesOf(sites, Number(values.every)), ...placesOf(sites)];
console.log(`${sites.length} sites, ${questions.length} questions; nDCG@${TOP}, and of plain bm25 over the same words`);
for (const [group, asked] of Map.groupBy(questions, (question) => question.group)) await measure(group, asked);
index.close();

async function listSites({ client }: IndexDatabase): Promise<Site[]> {
  const { rows } = await client.execute(
    "select domain, name, category_id, place_name from sites where status = 'active' and version is not null order by domain",
  );
  return rows.map(({ domain, name, category_id, place_name }) => ({
    domain: String(domain),
    name: String(name),
    category: category_id === null ? null : String(category_id),
    place: place_name === null ? null : String(place_name),
  }));
}

function namesOf(all: readonly Site[], every: number): Question[] {
  return all
    .filter((_site, at) => at % every === 0)
    .flatMap(({ domain, name }) => {
      const right = new Set([domain]);
      const asked = [
        { group: 'addresses', text: `www.${domain}:443`, right },
        { group: 'addresses in a sentence', text: `is ${domain} any good`, right },
      ];
      if (name.length < 4 || name.length > 30) return asked;
      asked.push({ group: 'names', text: name, right });
      const middle = Math.floor(name.length / 2);
      const isPlain = /^[\p{L} ]{6,}$/u.test(name) && name[middle] !== ' ';
      if (isPlain) asked.push({ group: 'misspelt', text: name.slice(0, middle) + name.slice(middle + 1), right });
      return asked;
    });
}

function placesOf(all: readonly Site[]): Question[] {
  const known = all.filter(({ category, place }) => category !== null && place !== null);
  const words = Map.groupBy(categoryNames(), ({ language, value }) => `${language} ${value}`);
  return [...Map.groupBy(known, ({ category, place }) => `${category} ${place}`).values()].flatMap((same) => {
    const [{ category, place } = { category: '', place: '' }] = same;
    const right = new Set(same.map(({ domain }) => domain));
    const say = (language: string): string | undefined => words.get(`${language} ${category}`)?.[0]?.phrase;
    const english = say('en');
    const spoken = LANGUAGES.flatMap((language) => say(language) ?? []);
    return [
      ...(english === undefined ? [] : [{ group: 'kind and place', text: `${english} in ${place}`, right }]),
      ...spoken.map((word) => ({ group: 'kind and place, other languages', text: `${word} ${place}`, right })),
    ];
  });
}

async function measure(group: string, asked: readonly Question[]): Promise<void> {
  let ours = 0;
  let plain = 0;
  const times: number[] = [];
  for (const { text, right } of asked) {
    const since = performance.now();
    const { response } = await search({ index, query: text, tier: 'pro', limit: TOP, context: CONTEXT });
    times.push(performance.now() - since);
    ours += gain(
      response.results.map(({ domain }) => domain),
      right,
    );
    plain += gain(await plainly(text), right);
  }
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  const share = (sum: number): string => (sum / asked.length).toFixed(3);
  console.log(
    `${group.padEnd(34)} ${share(ours)}   plain ${share(plain)}   ${String(asked.length).padStart(5)} questions, ${median.toFixed(1)} ms`,
  );
}

/** Normalised discounted cumulative gain of the first ten; every right site counts the same. */
function gain(found: readonly string[], right: ReadonlySet<string>): number {
  const at = (place: number): number => 1 / Math.log2(place + 2);
  const sum = found.slice(0, TOP).reduce((total, domain, place) => total + (right.has(domain) ? at(place) : 0), 0);
  const best = Array.from({ length: Math.min(TOP, right.size) }, (_site, place) => at(place));
  return sum / best.reduce((total, each) => total + each, 0);
}

async function plainly(text: string): Promise<string[]> {
  const words = wordsOf(text).map((word) => `"${word}"`);
  if (words.length === 0) return [];
  const { rows } = await index.client.execute({
    sql: 'select domain from site_fts join sites on search_id = site_fts.rowid where site_fts match ? order by bm25(site_fts) limit ?',
    args: [words.join(' OR '), TOP],
  });
  return rows.map(({ domain }) => String(domain));
}
