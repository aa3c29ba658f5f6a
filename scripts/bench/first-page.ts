/*
 * From a fresh clone to the demo's first page: how long `npm ci` takes and how big it is, then crawl, build and first
 * answers, as a newcomer meets them.
 *   npm run bench:first-page
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../terminal/read-arguments.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

readArguments({});
const clone = mkdtempSync(join(tmpdir(), 'waymark-first-page-'));
try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const install = timed('npm ci', 'npm', ['ci']);
  const [megabytes = '?'] = execFileSync('du', ['-sm', 'node_modules'], { cwd: clone, encoding: 'utf8' }).split('\t');
  const first = timed('npm run demo -- --once (first)', 'npm', ['run', 'demo', '--', '--once']);
  const second = timed('npm run demo -- --once (again)', 'npm', ['run', 'demo', '--', '--once']);
  console.log(`npm ci                          ${install.toFixed(1)} s, ${megabytes} MB   (aim: below 60 s)`);
  console.log(`demo: crawl, build, every page  ${first.toFixed(1)} s   (aim: below 15 s)`);
  console.log(`demo: a second time             ${second.toFixed(1)} s`);
} finally {
  rmSync(clone, { recursive: true, force: true });
}

/** Seconds that a command takes in the clone; ends the benchmark when it fails. */
function timed(name: string, command: string, parameters: readonly string[]): number {
  const startedAt = performance.now();
  const run = spawnSync(command, parameters, { cwd: clone, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${name} failed:\n${run.stdout}${run.stderr}`);
  return (performance.now() - startedAt) / 1000;
}
