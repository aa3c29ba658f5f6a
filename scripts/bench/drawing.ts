/*
 * How fast report pages are drawn from a database in a file, beside a plain template loop that writes and compresses the
 * same files in the same run, and with the texts of 1 % of the sites changed (R66: nothing of a score, so no dependents).
 *   npm run bench:drawing -- [sites …]        default: 1000 10000
 * Making thousands of files may cost a disk more than all else, and another amount each time: with TMPDIR in memory
 * (TMPDIR=/dev/shm) only our own work is measured.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../../src/publish/publish.ts';
import { loadRenderBundle, type RenderBundle } from '../../src/publish/render-bundle.ts';
import { sitePaths } from '../../src/publish/site-paths.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { rememberSites } from './fill-index.ts';
import { domainOf, generatedSite } from './generated-sites.ts';
import { templateLoop } from './template-loop.ts';
import { type Timed, timed } from './timed.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
/** This share of the sites gets new texts. */
const CHANGED = 0.01;

const { positionals } = readArguments({ allowPositionals: true });
const bundle = await loadRenderBundle(() => console.log('Compiling the pages …'));
// A file system may make files slowly where it has just removed many: everything stays until the end.
const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
try {
  // The first pages of a process are slow to draw and say nothing of the rest.
  await measure(200, bundle, () => {});
  for (const size of sizes()) await measure(size, bundle, console.log);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sizes(): number[] {
  const given = positionals.map(Number).filter((size) => Number.isInteger(size) && size > 0);
  return given.length > 0 ? given : [1000, 10_000];
}

async function measure(size: number, bundle: RenderBundle, print: (line: string) => void): Promise<void> {
  const [ours, loops] = [join(folder, `ours-${size}`), join(folder, `loop-${size}`)];
  const index = await openIndexDatabase({ url: `file:${join(folder, `${size}.db`)}` });
  try {
    await rememberSites(index, sitesOf(size));
    const draw = () => publish({ index, folder: ours, bundle, baseUrl: 'https://waymark.example', now: NOW });
    const full = await timed(draw);
    const rssMb = Math.round(process.resourceUsage().maxRSS / 1024);
    const changed = Math.round(size * CHANGED);
    await rememberSites(index, changedSites(size));
    const part = await timed(draw);
    const loop = await timed(() => templateLoop(sitesOf(size), loops));
    const aimMs = full.clockMs * 0.02 + 1000;
    print(`${size} sites`);
    print(
      `  drawn      ${line(size, full)}, ${htmlKb(ours, size)} KB of HTML each, ${full.value.files} other files, peak ${rssMb} MB`,
    );
    print(`  loop       ${line(size, loop)}, ${Math.round(loop.value / size / 1024)} KB of HTML each`);
    print(
      `  ratio      ${(full.clockMs / loop.clockMs).toFixed(2)}, by processor ${(full.processorMs / loop.processorMs).toFixed(2)} (aim: at most 2)`,
    );
    const { drawn, files } = part.value;
    print(
      `  1 % anew   ${seconds(part.clockMs)} s for ${drawn} of ${changed} sites, ${files} other files (aim: ${seconds(aimMs)} s)`,
    );
  } finally {
    index.close();
  }
}

function* sitesOf(size: number) {
  for (let n = 0; n < size; n += 1) yield generatedSite(n);
}

/** Of the drawn pages, on average; a page is longer than that of the loop. */
function htmlKb(drawn: string, size: number): number {
  const bytes = Array.from({ length: size }, (_, n) => statSync(join(drawn, sitePaths(domainOf(n)).page)).size);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / size / 1024);
}

/** Some of them, evenly spread, with new texts. */
function* changedSites(size: number) {
  for (let n = 0; n < size; n += 1 / CHANGED) yield generatedSite(n, 1);
}

function line(size: number, { clockMs, processorMs }: Timed<unknown>): string {
  return `${seconds(clockMs)} s, ${Math.round((1000 * size) / clockMs)} sites/s, ${seconds(processorMs)} s of processor`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
