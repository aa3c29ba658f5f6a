/*
 * Changes the code in many small ways, one at a time, and tells which changes no test noticed.
 *   npm run suite:mutations [-- --count 100] [--seed 1] [--below src] [--minutes 10] [--at-once 1] [--slow 1000]
 * Changes the sources below a folder, or one file, in so many places, drawn by the seed, each in a copy of the project,
 * and runs the tests that reach the changed file, the nearest first, for at most so many minutes and so many of the slow
 * tests.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomOf } from '../bench/random-of.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { type Mutant, mutantsOf } from './mutations/mutants.ts';
import { testsOf } from './mutations/tests-of.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Tests of pure parts take a second or two, and find most; they go first. */
const FAST = /^test\/(?:core|house|language|places|extract|badges|prints)\//;
/** Those nearest to a file notice most of its changes: so many go before the rest, the quick and the slow. */
const NEAREST = 3;

type Fate = 'found' | 'survived' | 'undecided' | 'reached by no test';

const { values } = readArguments({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    below: { type: 'string', default: 'src' },
    minutes: { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '1' },
    slow: { type: 'string', default: '1000' },
  },
});
await runSuite();

async function runSuite(): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const sources = files.filter((path) => /\.(?:ts|mts)$/.test(path));
  const tests = testsOf(ROOT, sources);
  const isMeant = (path: string): boolean => path === values.below || path.startsWith(`${values.below}/`);
  const mutants = draw(
    sources.filter((path) => isMeant(path) && !path.endsWith('.d.ts')),
    Number(values.count),
    randomOf(Number(values.seed)),
  );
  const waiting = [...mutants];
  const fates: { readonly mutant: Mutant; readonly fate: Fate }[] = [];
  const keepTrying = async (): Promise<void> => {
    const copy = copyProject(files);
    try {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const fate = await tryMutant(copy, mutant, tests(mutant.path));
        fates.push({ mutant, fate });
        console.log(`${fates.length}/${mutants.length} ${fate}: ${mutant.path}:${mutant.line} ${mutant.change}`);
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, keepTrying));
  summarise(fates.map(({ fate }) => fate));
}

function summarise(fates: readonly Fate[]): void {
  const count = (wanted: Fate): number => fates.filter((fate) => fate === wanted).length;
  console.log(`${count('found')} of ${fates.length} changes were noticed`);
  console.log(`${count('survived')} survived, ${count('reached by no test')} are in files that no test reaches`);
  if (count('undecided') > 0) console.log(`${count('undecided')} were not decided in ${values.minutes} minutes each`);
}

/**
 * Draws changes evenly: each place of a long file is as likely as one of a short file. Of several files two places each
 * at most, of a file that was asked for alone any.
 */
function draw(paths: readonly string[], count: number, random: () => number): readonly Mutant[] {
  const all = paths.flatMap((path) => mutantsOf(path, readFileSync(join(ROOT, path), 'utf8')));
  const shuffled = all.map((mutant) => ({ mutant, at: random() })).sort((a, b) => a.at - b.at);
  const most = paths.length === 1 ? count : 2;
  const perFile = new Map<string, number>();
  return shuffled
    .map(({ mutant }) => mutant)
    .filter(({ path }) => {
      const drawn = (perFile.get(path) ?? 0) + 1;
      perFile.set(path, drawn);
      return drawn <= most;
    })
    .slice(0, count);
}

/** A copy of all that git tracks, with the installed packages of this one. */
function copyProject(files: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'waymark-mutants-'));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function tryMutant(copy: string, { path, text }: Mutant, tests: readonly string[]): Promise<Fate> {
  if (tests.length === 0) return 'reached by no test';
  const before = readFileSync(join(copy, path));
  writeFileSync(join(copy, path), text);
  try {
    const until = Date.now() + Number(values.minutes) * 60_000;
    const quick = tests.filter((test) => FAST.test(test));
    const slow = tests.filter((test) => !FAST.test(test)).slice(0, Number(values.slow));
    for (const some of [quick, slow].flatMap((all) => [all.slice(0, NEAREST), all.slice(NEAREST)])) {
      if (some.length === 0) continue;
      const passed = await runTests(copy, some, until - Date.now());
      if (passed === null) return 'undecided';
      if (!passed) return 'found';
    }
    return 'survived';
  } finally {
    writeFileSync(join(copy, path), before);
  }
}

/** Whether all tests pass; null when they came to no end in time. */
function runTests(copy: string, tests: readonly string[], timeMs: number): Promise<boolean | null> {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--bail=1', '--reporter=dot', '--project=!served', ...tests], {
    cwd: copy,
    stdio: 'ignore',
    // A group of its own, so that what a changed program started can be ended with it.
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  return new Promise((resolve, reject) => {
    let isLate = false;
    const late = setTimeout(
      () => {
        isLate = true;
        end();
      },
      Math.max(timeMs, 1),
    );
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(late);
      resolve(isLate ? null : code === 0);
    });
  });
}
