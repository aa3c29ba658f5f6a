import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { renewMapped } from '../../src/build/jobs/renew-mapped.ts';
import { keepDone } from '../../src/build/jobs/renew-waiting.ts';
import { importMap, type MapImported, removeMap } from '../../src/build/map/import-map.ts';
import { siteProposals } from '../../src/build/map/propose-sites.ts';
import { readInPool } from '../../src/build/read/read-pool.ts';
import { counted, grouped } from '../../src/core/counted.ts';
import { type Config, readConfig } from '../../src/runtime/config/config.ts';
import { PLAIN_DIGITS } from '../../src/runtime/config/setting-kinds.ts';
import { THIS_HOLDER } from '../../src/store/jobs/job-holder.ts';
import { listMapDatasets } from '../../src/store/map-points.ts';
import {
  type ArtifactDatabase,
  type IndexDatabase,
  openArtifactDatabase,
  openIndexDatabase,
} from '../../src/store/open-database.ts';
import { type ProgressDisplay, showProgress } from './progress-lines.ts';
import { CommandError } from './run-command.ts';
import { untilStopped } from './until-stopped.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `usage: npm run import:osm -- <file.osm.pbf | file.geojson | file.json> [--dataset NAME] [--propose N] [--json]
       npm run import:osm -- --remove NAME
  --dataset NAME  what the file covers (default: from its name); importing NAME again replaces what it had
  --propose N     suggests at most N sites that the index does not have yet (default: none)
  --remove NAME   forgets a dataset`;

/** What the command is to do. */
export interface ImportWish {
  readonly file: string;
  readonly dataset: string;
  readonly propose: number;
}

/** What the command did. */
export type ImportReport = MapImported & { readonly proposed: number };

/**
 * Imports an extract of OpenStreetMap, or forgets one, and renews the sites that it speaks of.
 * @param settings the environment
 * @throws CommandError for a wrong call, MapFileError for a file that cannot be read
 */
export async function importCommand(words: readonly string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = readArguments(words);
  if (values.help) return console.log(USAGE);
  const config = readConfig(settings);
  const json = values.json === true;
  if (values.remove !== undefined) {
    if (positionals.length > 0) throw wrongCall('--remove takes no file.', USAGE);
    return print(await forget(config, values.remove, json), json);
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw wrongCall('Name one file.', USAGE);
  const dataset = datasetName(values.dataset ?? file);
  print(await importShown(config, { file, dataset, propose: toCount(values.propose) }, json), json);
}

/** Imports a file with progress shown; Ctrl-C ends it, and the next run begins it again. */
export function importShown(config: Config, wish: ImportWish, json: boolean): Promise<ImportReport> {
  const proposals = siteProposals();
  return withDatabases(config, json, async (open) => {
    const onSite = wish.propose === 0 ? {} : { onPoint: proposals.add };
    const imported = await importMap({ ...open, ...wish, now: new Date(), ...onSite });
    const proposed = await proposals.queue(open.index, wish.propose, new Date());
    return { ...imported, proposed };
  });
}

function forget(config: Config, dataset: string, json: boolean): Promise<ImportReport> {
  return withDatabases(config, json, async (open) => {
    const known = await listMapDatasets(open.artifacts);
    if (!known.includes(dataset)) {
      const names = known.length === 0 ? 'nothing was imported yet' : `there are: ${known.join(', ')}`;
      throw new CommandError(`There is no dataset "${dataset}"; ${names}.`);
    }
    const removed = await removeMap({ ...open, dataset, now: new Date() });
    return { ...removed, points: 0, changed: 0, proposed: 0 };
  });
}

interface Opened extends Pick<ProgressDisplay, 'onProgress'> {
  readonly index: IndexDatabase;
  readonly artifacts: ArtifactDatabase;
  readonly signal: AbortSignal;
}

/** Does the work with both databases open, then renews the sites that it told. */
async function withDatabases(
  config: Config,
  json: boolean,
  work: (open: Opened) => Promise<ImportReport>,
): Promise<ImportReport> {
  const display = showProgress({ json, clock: () => performance.now() });
  const stop = untilStopped();
  const index = await openIndexDatabase(config.database);
  try {
    const artifacts = await openArtifactDatabase(config.artifacts);
    try {
      const { onProgress } = display;
      const report = await work({ index, artifacts, onProgress, signal: stop.signal });
      // Elsewhere the next build renews and deploys them.
      if (config.buildHookUrl === null) await renew(config, { index, artifacts, onProgress, signal: stop.signal });
      return report;
    } finally {
      artifacts.close();
    }
  } finally {
    display.end();
    stop.dispose();
    index.close();
  }
}

async function renew(config: Config, open: Opened): Promise<void> {
  const clock = () => new Date();
  const { index } = open;
  await renewMapped({
    ...open,
    clock,
    readAll: readInPool(config.artifacts),
    folder: config.siteDir,
    baseUrl: config.baseUrl,
    holder: THIS_HOLDER,
    onDone: keepDone({ index, clock, holder: THIS_HOLDER }),
    onFault: ({ domain }, cause) => console.error(`  ${domain} could not be renewed: ${String(cause)}`),
  });
}

function readArguments(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        dataset: { type: 'string' },
        propose: { type: 'string' },
        remove: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrongCall(error, USAGE);
  }
}

/** "denmark" for "/maps/denmark-latest.osm.pbf", "denmark-261120.osm.pbf" and "Denmark": the next one is its successor. */
export function datasetName(text: string): string {
  const name = basename(text)
    .toLowerCase()
    .replace(/(?:\.osm)?\.(?:pbf|geojson|json)$/, '')
    .replace(/[-_.](?:latest|\d{6}|\d{8}|\d{4}-\d{2}-\d{2})$/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 64);
  if (/[\p{L}\p{N}]/u.test(name)) return name;
  throw wrongCall('Say what the file covers: --dataset denmark', USAGE);
}

function toCount(given = '0'): number {
  if (PLAIN_DIGITS.test(given)) return Number(given);
  throw wrongCall(`--propose ${given} is not a number of sites.`, USAGE);
}

function print(report: ImportReport, json: boolean): void {
  if (json) {
    console.log(JSON.stringify({ event: 'imported', ...report }));
    return;
  }
  const { dataset, points, changed, removed, sites, proposed } = report;
  console.error(
    `\n  ${dataset}: ${counted(points, 'place')}, ${grouped(changed)} new or changed, ${grouped(removed)} gone; ${counted(sites, 'site')} checked again${proposed > 0 ? `, ${grouped(proposed)} suggested` : ''}\n  Map data © OpenStreetMap contributors, https://www.openstreetmap.org/copyright`,
  );
}
