/*
 * Builds the image of the Dockerfile, starts it on an empty index, asks it, and stops it. Ends with 1 when a step fails.
 *   npm run suite:container [-- --engine podman]
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../processes/free-port.ts';
import { readArguments } from '../terminal/read-arguments.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NAME = `waymark-suite-${process.pid}`;
const READY_MS = 60_000;
/** An engine kills what has not ended by then. */
const STOP_SECONDS = 10;

const { values } = readArguments({ options: { engine: { type: 'string', default: 'docker' } } });
const port = await freePort();
try {
  engine(['build', '--tag', NAME, '.']);
  engine(['run', '--detach', '--init', '--name', NAME, '--publish', `127.0.0.1:${port}:4321`, NAME]);
  await untilReady();
  for (const path of ['/', '/docs', '/api/stats', '/badge.svg?domain=example.com']) await ask(path);
  engine(['stop', '--time', String(STOP_SECONDS), NAME]);
  const code = engine(['inspect', '--format', '{{.State.ExitCode}}', NAME]);
  if (code !== '0') throw new Error(`It did not stop in order: exit code ${code}.`);
  console.log('The image was built, answered, and stopped in order.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  spawnSync(values.engine, ['rm', '--force', '--volumes', NAME]);
  spawnSync(values.engine, ['rmi', '--force', NAME]);
}

/** @returns what it printed, trimmed */
function engine(args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(values.engine, args, { cwd: ROOT, encoding: 'utf8' });
  if (error) throw new Error(`There is no "${values.engine}" here; name your engine with --engine.`);
  if (status !== 0) throw new Error(`${values.engine} ${args[0]} failed:\n${stderr.trim()}`);
  return stdout.trim();
}

/** Drawing the first pages comes after the first answer, so both are waited for. */
async function untilReady(): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error(`It did not answer within ${READY_MS / 1000} s:\n${engine(['logs', NAME])}`);
}

async function ask(path: string): Promise<void> {
  const { status } = await fetch(`http://localhost:${port}${path}`);
  console.log(`${status} ${path}`);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
}
