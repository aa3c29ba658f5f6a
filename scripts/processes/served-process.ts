import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { npmFlags } from './npm-flags.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** As npm starts it, without npm. */
export const SERVE = [...npmFlags('scripts/serve.ts'), 'scripts/serve.ts'];
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
  /** What it wrote on standard error but for the line that names its port; grows. */
  readonly said: readonly string[];
  /** How many files and connections it has open; null where the system does not tell. */
  countOpen(): Promise<number | null>;
  /** Tells it to end. @returns its exit code, null when it had to be killed */
  stop(): Promise<number | null>;
}

/** Starts it and waits until it answers. */
export async function startServedProcess(input: ServedProcessInput): Promise<ServedProcess> {
  const port = await freePort();
  const { child, exited, said } = await startListening(commandOf(input, port), port, input);
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

function commandOf({ flags = [], openFiles }: ServedProcessInput, port: number): readonly string[] {
  const own = [process.execPath, ...flags, ...SERVE, '--port', String(port)];
  return openFiles === undefined ? own : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...own];
}

/**
 * Starts a command that serves, and waits until it writes at which port. Whoever asks may name another caller for each request.
 * @returns the process, its end, and what it wrote on standard error but for that line; grows
 * @throws Error what it wrote when it does not start
 */
export async function startListening(
  [command = '', ...parameters]: readonly string[],
  port: number,
  { dataDir, settings = {} }: Pick<ServedProcessInput, 'dataDir' | 'settings'>,
) {
  const child = spawn(command, parameters, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const lines = createInterface({ input: child.stderr });
    let isListening = false;
    lines.on('line', (line) => {
      if (isListening || !line.includes(`:${port}`)) said.push(line);
      else {
        isListening = true;
        resolve();
      }
    });
    lines.on('close', () => reject(new Error(`The service did not start: ${said.join('\n')}`)));
  });
  return { child, exited, said };
}
