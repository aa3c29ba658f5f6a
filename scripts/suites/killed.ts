/*
 * Builds once without interruption, then kills a fresh build at random moments of each phase, runs it again to its end
 * and compares documents, scores and drawn files, times left out (R69). Ends with 1 when one of them differs; a run in
 * which sites gave no answer in time is told apart and not judged.
 *   node scripts/suites/killed.ts [demo | <file.warc.gz | list.txt>…] [--kills 20] [--seed 1]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { randomOf } from '../bench/random-of.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { type BuildOutcome, compareOutcomes, readOutcome, sitesTooLate } from './build-outcome.ts';
import { type BuildLine, type BuildRun, momentAt, type PhaseWindow, phaseWindows, runBuild } from './killable-build.ts';

/** What is built, and where its result lies. */
interface Suite {
  readonly parameters: readonly string[];
  /** Under DATA_DIR. */
  readonly folder: string;
}

/** Kills of one phase. */
interface PhaseResult {
  readonly window: PhaseWindow;
  struck: number;
  same: number;
  /** Runs of which sites gave no answer in time: they say nothing of a kill. */
  late: number;
  readonly differences: string[];
}

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
process.exitCode = await runSuite(toSuite(positionals), Number(values.kills), randomOf(Number(values.seed)));

function toSuite(inputs: readonly string[]): Suite {
  if (inputs.length === 0 || inputs[0] === 'demo') {
    return { parameters: ['scripts/demo.ts', '--once', '--json'], folder: 'demo' };
  }
  const paths = inputs.map((input) => resolve(input));
  return { parameters: ['scripts/start.ts', ...paths, '--no-serve', '--json'], folder: '.' };
}

async function runSuite(suite: Suite, kills: number, random: () => number): Promise<number> {
  const base = await inFreshFolder(async (dataDir) => {
    const run = await toTheEnd(suite, dataDir);
    return { lines: run.lines, outcome: await readOutcome(join(dataDir, suite.folder)) };
  });
  console.log(`uninterrupted: ${(base.lines.at(-1)?.atMs ?? 0).toFixed(0)} ms, ${base.outcome.size} rows and files`);
  const results: PhaseResult[] = [];
  for (const window of phaseWindows(base.lines)) {
    const result: PhaseResult = { window, struck: 0, same: 0, late: 0, differences: [] };
    results.push(result);
    for (let at = 0; at < kills; at++) await killOnce(suite, base, result, random);
    console.log(line(result));
  }
  const differences = results.flatMap((result) => result.differences);
  for (const difference of differences.slice(0, 20)) console.log(`  ${difference}`);
  return differences.length === 0 ? 0 : 1;
}

/** Kills one fresh build in the phase, finishes it, and notes whether its result is the same. */
async function killOnce(
  suite: Suite,
  base: { readonly lines: readonly BuildLine[]; readonly outcome: BuildOutcome },
  result: PhaseResult,
  random: () => number,
): Promise<void> {
  const { phase, fromMs, toMs } = result.window;
  const moment = momentAt(base.lines, fromMs + random() * (toMs - fromMs));
  const when = `killed in ${phase}, ${moment.delayMs.toFixed(0)} ms after line ${moment.afterLine}`;
  await inFreshFolder(async (dataDir) => {
    const killed = await runBuild({ parameters: suite.parameters, dataDir }, moment);
    if (killed.wasKilled) result.struck += 1;
    await toTheEnd(suite, dataDir);
    const outcome = await readOutcome(join(dataDir, suite.folder));
    const late = sitesTooLate(base.outcome, outcome);
    if (late.length > 0) {
      result.late += 1;
      return console.log(`  ${when}: not judged, no answer in time from ${late.join(', ')}`);
    }
    const differences = compareOutcomes(base.outcome, outcome);
    if (differences.length === 0) result.same += 1;
    result.differences.push(...differences.map((difference) => `${when}: ${difference}`));
  });
}

async function toTheEnd({ parameters }: Suite, dataDir: string): Promise<BuildRun> {
  const run = await runBuild({ parameters, dataDir });
  if (run.code !== 0) throw new Error(`the build ended with code ${run.code}:\n${run.stderr}`);
  return run;
}

function line({ window, struck, same, late, differences }: PhaseResult): string {
  const { phase, fromMs, toMs } = window;
  const when = `${fromMs.toFixed(0)}–${toMs.toFixed(0)} ms`.padEnd(16);
  return `${phase.padEnd(8)} ${when} killed ${struck}, same result ${same}, too late to tell ${late}, differences ${differences.length}`;
}

async function inFreshFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-killed-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
