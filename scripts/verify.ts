/*
 * Types, lint and the fast tests, side by side: what to run while you work.
 *   npm run verify
 */
import { spawn } from 'node:child_process';
import { readArguments } from './terminal/read-arguments.ts';

readArguments({});

/** What is checked while one works, side by side: npm script or vitest's fast project. */
const CHECKS = [
  ['types', 'npm run --silent types'],
  ['lint', 'npm run --silent lint'],
  ['tests', 'npx vitest run --project fast --reporter=dot'],
] as const;

/** Runs a check to its end; prints what it said only when it fails. */
async function passes(name: string, command: string): Promise<boolean> {
  const since = performance.now();
  let said = '';
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(code === 0 ? `${name}: good (${seconds} s)` : `${said}\n${name}: failed (${seconds} s)`);
  return code === 0;
}

const results = await Promise.all(CHECKS.map(([name, command]) => passes(name, command)));
process.exitCode = results.every(Boolean) ? 0 : 1;
