/*
 * Whether the service ends in order whenever it is told to: it is started as a process, put under load (searches,
 * pictures, visits), and stopped at a random moment, again and again.
 *   npm run suite:stops [-- --times 100 --at-once 2 --seed 1 --signal SIGTERM]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/runtime/config/config.ts';
import { fillIndex } from '../bench/fill-index.ts';
import { randomOf } from '../bench/random-of.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { type StopOutcome, stopUnderLoad } from './stop-under-load.ts';
import { startVisitedWeb } from './visited-web.ts';

const SITES = 100;
/** Until the process of jobs reads and draws. */
const LATEST_MS = 6000;

const { values } = readArguments({
  options: {
    times: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    signal: { type: 'string', default: 'SIGTERM' },
  },
});
const signal = values.signal === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM';
const random = randomOf(Number(values.seed));
const outcomes: StopOutcome[] = [];
const web = await startVisitedWeb();
let left = Number(values.times);
await Promise.all(Array.from({ length: Number(values['at-once']) }, stopAgainAndAgain));
await web.close();
process.exitCode = summarise(outcomes);

async function stopAgainAndAgain(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-stops-'));
  await fillIndex(readConfig({}, { dataDir, ownDatabase: true }), SITES);
  while (left-- > 0) {
    const afterMs = Math.round(random() * LATEST_MS);
    const outcome = await stopUnderLoad({ dataDir, sites: SITES, webPort: web.port, afterMs, signal });
    outcomes.push(outcome);
    const { code, signal: endedBy, stopMs, children, orphans, answers } = outcome;
    const end = `${endedBy ?? `exit code ${code}`} within ${stopMs} ms`;
    console.log(`stopped after ${afterMs} ms: ${end}, ${children} processes, ${orphans} left, ${answers} answers`);
    if (outcome.stderr !== '') console.log(outcome.stderr);
  }
  await rm(dataDir, { recursive: true });
}

/** @returns exit code: 0 when all ended as they should */
function summarise(all: readonly StopOutcome[]): number {
  const inOrder = all.filter(({ code }) => code === 0).length;
  const aborted = all.filter(({ code, signal: by }) => code !== 0 && by !== 'SIGKILL').length;
  const hung = all.length - inOrder - aborted;
  const orphans = all.reduce((sum, outcome) => sum + outcome.orphans, 0);
  const longest = Math.max(...all.map(({ stopMs }) => stopMs));
  console.log(
    `${inOrder} of ${all.length} stopped in order, ${aborted} aborted, ${hung} were killed; ` +
      `${orphans} processes left running; longest stop ${longest} ms`,
  );
  return orphans === 0 && (signal === 'SIGKILL' || inOrder === all.length) ? 0 : 1;
}
