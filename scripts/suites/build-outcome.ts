import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { unpackText } from '../../src/store/database/packed-text.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';

/** What a build left behind, times left out: what each thing is called → what it holds. */
export type BuildOutcome = ReadonlyMap<string, string>;

/** As machines write it, and as pages print it ("21 Nov 2026, 02:55 UTC"). */
const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z|\d{1,2} [A-Z][a-z]+ \d{4}(, \d{2}:\d{2} UTC)?/g;

/** Each row becomes one part, named by its first column. */
const QUERIES: Readonly<Record<string, string>> = {
  site: `select domain, status, status_reason, moved_to, language, name, category_id, place_name, score, label, met, unseen,
    native, executable, version, failures, rules_version, draw_due from sites`,
  document: "select domain || ' ' || version as name, source, json from documents",
  scan: `select domain || ' ' || row_number() over (partition by domain order by id) as name, version, score, label, criteria
    from scans`,
  change: "select domain || ' ' || id as name, from_version, to_version, json from changes",
  visit: `select domain || ' ' || row_number() over (partition by domain order by started_at) as name, source, outcome, reason
    from visits`,
  sighting: 'select domain, native, standards from sightings',
  page: "select domain || ' ' || path as name, title from pages",
  action: "select domain || ' ' || action_id as name, name, executable from actions",
  product: "select domain || ' ' || position as name, name, price, currency, url from products",
  business: 'select domain, origin, telephone, street, city, country, opening_hours from businesses',
  search: 'select sites.domain from site_fts join sites on search_id = site_fts.rowid',
};

/** Reads what a finished build left in its folder: rows of the served database and every drawn file. */
export async function readOutcome(dataDir: string): Promise<BuildOutcome> {
  const index = await openIndexDatabase({ url: pathToFileURL(join(dataDir, 'waymark.db')).href });
  try {
    return new Map([...(await readRows(index)), ...(await readFiles(join(dataDir, 'site')))]);
  } finally {
    index.close();
  }
}

/** The differences as sentences; none when both are the same. */
export function compareOutcomes(expected: BuildOutcome, actual: BuildOutcome): string[] {
  const names = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return names.flatMap((name) => {
    if (!actual.has(name)) return `${name} is missing`;
    if (!expected.has(name)) return `${name} is too much`;
    return expected.get(name) === actual.get(name) ? [] : `${name} differs`;
  });
}

/**
 * Sites that gave no answer in time in this run, and did in the expected one: on a busy machine what they lack is not what
 * a kill took from them.
 */
export function sitesTooLate(expected: BuildOutcome, actual: BuildOutcome): string[] {
  const isLate = (outcome: BuildOutcome, name: string): boolean => /\bin time\./.test(outcome.get(name) ?? '');
  const late = [...actual.keys()].filter(
    (name) => name.startsWith('visit ') && isLate(actual, name) && !isLate(expected, name),
  );
  return [...new Set(late.map((name) => name.split(' ')[1] ?? ''))];
}

async function readRows({ client }: IndexDatabase): Promise<[string, string][]> {
  const parts: [string, string][] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await client.execute(query);
    for (const row of rows) {
      const values = Object.values(row).map((value) => (value instanceof ArrayBuffer ? unpackText(value) : value));
      parts.push([`${kind} ${row[0]}`, withoutTimes(JSON.stringify(values))]);
    }
  }
  return parts;
}

async function readFiles(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => [`file ${path.slice(folder.length + 1)}`, await contentOf(path)] as const),
  );
}

/** A digest of the text; of a compressed sibling whether it holds the same as the file beside it. */
async function contentOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  const plainPath = /^(.*)\.(br|gz)$/.exec(path)?.[1];
  if (plainPath === undefined)
    return createHash('sha256')
      .update(withoutTimes(bytes.toString('latin1')))
      .digest('hex');
  const plain = await readFile(plainPath).catch(() => null);
  const unpacked = path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  return plain?.equals(unpacked) ? 'same as beside' : 'other than beside';
}

function withoutTimes(text: string): string {
  return text.replace(MOMENT, 'then').replace(/"age_hours":\d+/g, '"age_hours":0');
}
