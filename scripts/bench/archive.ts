/*
 * An index from an archive, by `npm start -- FILE --no-serve`: processor seconds by phase, pages a second, and the most
 * memory that its processes held together, beside bare passes over the same archive in the same run. Reads /proc, so it
 * needs Linux. Without a file the archive is made of the bundled web.
 *   npm run bench:archive -- [FILE.warc.gz] [--times 10] [--sample 300]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { WARCParser } from 'warcio';
import packageJson from '../../package.json' with { type: 'json' };
import { readConfig } from '../../src/runtime/config/config.ts';
import { openArtifactDatabase } from '../../src/store/open-database.ts';
import { listLatestVisits } from '../../src/store/sites/sites-due.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { treePssMb, treeRssMb, treeUsage } from './process-tree.ts';
import { type ReadingShares, readingShares } from './reading-shares.ts';
import { type Timed, timed } from './timed.ts';
import { archiveDemo, multiplyArchive } from './write-archive.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** As npm starts it, without npm. */
const START = packageJson.scripts.start.split(' ').slice(1);
const AIMS = { beforeReading: 15, peakMb: 700 } as const;
const LOOK_MS = 250;
/** Linux counts what is shared by walking through all of the memory. */
const LOOK_AT_SHARED_MS = 2000;
const NAMES: Readonly<Record<string, string>> = {
  start: 'start',
  archive: 'records in',
  visit: 'visits',
  compile: 'pages compiled (once)',
  draw: 'drawing',
};

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { times: { type: 'string', default: '1' }, sample: { type: 'string', default: '300' } },
});
const times = Number(values.times);

const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
try {
  const archive = await prepareArchive(positionals[0]);
  const megabytes = Math.round((await stat(archive)).size / 1e6);
  console.log(`${megabytes} MB of archive${times > 1 ? `, ${times} times over` : ''}`);
  await showBarePasses(archive);
  const built = await runBuild(archive);
  showBuild(built, await readSample());
} finally {
  await rm(folder, { recursive: true });
}

async function prepareArchive(given: string | undefined): Promise<string> {
  if (given !== undefined && times === 1) return given;
  const made = join(folder, 'archive.warc.gz');
  if (given === undefined) await archiveDemo(join(ROOT, 'content', 'demo'), made, times);
  else await multiplyArchive(given, made, times);
  return made;
}

async function showBarePasses(archive: string): Promise<void> {
  showPass('unpacked, nothing else', await timed(() => unpack(archive)));
  showPass('records, by warcio', await timed(() => countRecords(archive)));
}

async function unpack(archive: string): Promise<number> {
  let bytes = 0;
  for await (const chunk of createReadStream(archive).pipe(createGunzip())) bytes += (chunk as Buffer).length;
  return bytes;
}

async function countRecords(archive: string): Promise<number> {
  let bytes = 0;
  for await (const record of new WARCParser(createReadStream(archive))) {
    for await (const chunk of record) bytes += chunk.length;
  }
  return bytes;
}

function showPass(name: string, { value: bytes, processorMs }: Timed<number>): void {
  console.log(`  ${name.padEnd(34)} ${seconds(processorMs / 1000)}   ${Math.round(bytes / 1e6)} MB`);
}

/** Processor seconds by name of the phase. */
type Phases = Map<string, { own: number; started: number; system: number; wall: number }>;

interface Peak {
  readonly rssMb: number;
  /** What several processes share counted once. */
  readonly pssMb: number;
}

/** The most memory that all processes held together, by name of the phase. */
type Peaks = Map<string, Peak>;

interface Built {
  readonly phases: Phases;
  readonly wall: number;
  readonly peaks: Peaks;
  readonly pages: number;
  readonly sites: number;
}

type BuildEvent =
  | { readonly event: 'progress'; readonly phase: string }
  | { readonly event: 'built'; readonly archives: readonly { readonly pages: number; readonly sites: number }[] };

async function runBuild(archive: string): Promise<Built> {
  const child = spawn(process.execPath, [...START, archive, '--no-serve', '--json'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the build cannot be started');
  const started = performance.now();
  const peaks: Peaks = new Map();
  const look = (more: (peak: Peak) => Peak): void => {
    peaks.set(phase, more(peaks.get(phase) ?? { rssMb: 0, pssMb: 0 }));
  };
  const looking = [
    setInterval(() => look((peak) => ({ ...peak, rssMb: Math.max(peak.rssMb, treeRssMb(pid)) })), LOOK_MS),
    setInterval(() => look((peak) => ({ ...peak, pssMb: Math.max(peak.pssMb, treePssMb(pid)) })), LOOK_AT_SHARED_MS),
  ];
  const ended = once(child, 'exit');
  const phases: Phases = new Map();
  let phase = 'start';
  let last = { own: 0, started: 0, system: 0, wall: started };
  let summary: Extract<BuildEvent, { event: 'built' }> | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    const event = JSON.parse(line) as BuildEvent;
    const next = event.event === 'built' ? 'end' : event.phase;
    if (event.event === 'built') summary = event;
    if (next === phase) continue;
    const now = { ...treeUsage(pid), wall: performance.now() };
    addPhase(phases, phase, last, now);
    [phase, last] = [next, now];
  }
  const [code] = await ended;
  for (const timer of looking) clearInterval(timer);
  const [taken] = summary?.archives ?? [];
  if (code !== 0 || !taken) throw new Error(`the build ended with ${code}`);
  return { phases, wall: (performance.now() - started) / 1000, peaks, pages: taken.pages, sites: taken.sites };
}

type Moment = { readonly [name in 'own' | 'started' | 'system' | 'wall']: number };

function addPhase(phases: Phases, name: string, from: Moment, to: Moment): void {
  const sum = phases.get(name) ?? { own: 0, started: 0, system: 0, wall: 0 };
  phases.set(name, {
    own: sum.own + to.own - from.own,
    started: sum.started + to.started - from.started,
    system: sum.system + to.system - from.system,
    wall: sum.wall + (to.wall - from.wall) / 1000,
  });
}

/** How the work of the processes that read is shared out, by some of the sites that they read. */
async function readSample(): Promise<ReadingShares> {
  const artifacts = await openArtifactDatabase(readConfig({}, { dataDir: folder }).artifacts);
  try {
    const visits = await listLatestVisits(artifacts);
    const step = Math.max(1, Math.floor(visits.length / Number(values.sample)));
    return await readingShares(
      artifacts,
      visits.filter((_, at) => at % step === 0).map(({ domain }) => domain),
    );
  } finally {
    artifacts.close();
  }
}

function showBuild({ phases, wall, peaks, pages, sites }: Built, shares: ReadingShares): void {
  const all = [...phases].filter(([name]) => name !== 'compile').reduce((sum, [, used]) => sum + total(used), 0);
  const show = (name: string, cpu: number, more = ''): void =>
    console.log(`  ${name.padEnd(34)} ${seconds(cpu)} ${`${((100 * cpu) / all).toFixed(1)} %`.padStart(8)}   ${more}`);
  console.log(`${sites} sites, ${pages} pages: processor seconds by phase, and their share`);
  for (const [name, used] of phases) {
    const { rssMb, pssMb } = peaks.get(name) ?? { rssMb: 0, pssMb: 0 };
    const memory = `${Math.round(rssMb)} MB, shared once ${Math.round(pssMb)} MB`;
    const more = `${used.wall.toFixed(1)} s passed, ${used.system.toFixed(1)} s in the system, ${memory}`;
    if (name !== 'read') {
      show(NAMES[name] ?? name, total(used), more);
      continue;
    }
    show('reading sites', used.started, more);
    for (const [part, share] of Object.entries(shares)) show(`  ${part}`, used.started * share);
    show('remembering them', used.own);
  }
  const compiled = phases.get('compile')?.wall ?? 0;
  const before = (used('archive') + used('visit')) / all;
  console.log(`all, without compiling ${' '.repeat(13)} ${seconds(all)}`);
  console.log(`before reading: ${(100 * before).toFixed(1)} % (aim: below ${AIMS.beforeReading} %)`);
  const most = [...peaks].filter(([name]) => name !== 'compile').map(([, peak]) => peak);
  const once = Math.round(Math.max(...most.map(({ pssMb }) => pssMb)));
  const each = Math.round(Math.max(...most.map(({ rssMb }) => rssMb)));
  console.log(`peak memory of all its processes, but for compiling: ${once} MB (aim: ${AIMS.peakMb} MB)`);
  console.log(`  what they share counted once, as a container counts it; counted in each of them: ${each} MB`);
  console.log(
    `${(pages / (wall - compiled)).toFixed(1)} pages/s, ${((1000 * all) / pages).toFixed(1)} ms of processor a page`,
  );

  function used(name: string): number {
    const phase = phases.get(name);
    return phase ? total(phase) : 0;
  }
}

function total({ own, started }: { own: number; started: number }): number {
  return own + started;
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`.padStart(10);
}
