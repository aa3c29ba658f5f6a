import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** As npm starts it, without npm. */
const SERVE = packageJson.scripts.serve.split(' ').slice(1);
/** One that has not ended by then hangs. */
const LONGEST_MS = 30_000;

export interface ServedProcessInput {
  readonly dataDir: string;
  /** Further flags of Node. */
  readonly flags?: readonly string[];
  /** Its limit of open files; that of this process, when it is not given. */
  readonly openFiles?: number;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** `npm run serve` as a process. */
export interface ServedProcess {
  readonly baseUrl: string;
  readonly port: number;
  readonly pid: number;
  readonly isAlive: boolean;
  /** What it wrote on standard error. */
  readonly said: readonly string[];
  /** How many files and connections it has open; null where the system does not tell. */
  countOpen(): Promise<number | null>;
  /** Tells it to end. @returns its exit code, null when it had to be killed */
  stop(): Promise<number | null>;
}

/** Starts it and waits until it answers; whoever asks may name another caller for each request. */
export async function startServedProcess(input: ServedProcessInput): Promise<ServedProcess> {
  const port = await freePort();
  const child = startChild(input, port);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  await untilListening(lines, said, port);
  return {
    baseUrl: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    said,
    get isAlive() {
      return child.exitCode === null && child.signalCode === null;
    },
    countOpen: async () => (process.platform === 'linux' ? (await readdir(`/proc/${child.pid}/fd`)).length : null),
    async stop() {
      child.kill('SIGTERM');
      const hung = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
      const [code] = await exited;
      clearTimeout(hung);
      return code;
    },
  };
}

function startChild({ dataDir, flags = [], openFiles, settings = {} }: ServedProcessInput, port: number) {
  const own = [process.execPath, ...flags, ...SERVE, '--port', String(port)];
  const [command = '', ...parameters] =
    openFiles === undefined ? own : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...own];
  return spawn(command, parameters, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function untilListening(lines: Interface, said: readonly string[], port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.includes(`:${port}`) && resolve());
    lines.on('close', () => reject(new Error(`The service did not start: ${said.join('\n')}`)));
  });
}
