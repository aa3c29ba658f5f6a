import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { childProcesses } from '../processes/child-processes.ts';
import { freePort } from '../processes/free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Node's flags of `npm run serve`. */
const FLAGS = packageJson.scripts.serve.split(' ').slice(1, -1);

export interface ServiceProcessInput {
  readonly dataDir: string;
  /** Port of a web on this machine that answers for the hosts: nothing else is visited. */
  readonly webPort: number;
  readonly hosts: readonly string[];
  /** Further flags of Node, for all processes of the service. */
  readonly nodeOptions?: string;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A service that runs as a process of its own. */
export interface ServiceProcess {
  readonly pid: number;
  readonly baseUrl: string;
  /** What it wrote on standard error; grows. */
  readonly stderr: readonly string[];
  readonly exited: Promise<readonly [code: number | null, signal: NodeJS.Signals | null]>;
  kill(signal: NodeJS.Signals): void;
  /** Kills it and all that it started at the same moment, as a container or a machine does that goes away. */
  killWhole(): Promise<void>;
}

/** Starts the service as `npm run serve` does, and waits until it answers. @throws Error what it wrote when it does not start */
export async function startServiceProcess(input: ServiceProcessInput): Promise<ServiceProcess> {
  const { dataDir, webPort, hosts, nodeOptions, settings = {} } = input;
  const port = await freePort();
  const parameters = [...FLAGS, 'scripts/suites/stops-service.ts', String(port), String(webPort), ...hosts];
  const child = spawn(process.execPath, parameters, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1',
      ...settings,
      ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const pid = child.pid ?? 0;
  const stderr = await untilReady(createInterface({ input: child.stderr }));
  return {
    pid,
    baseUrl: `http://localhost:${port}`,
    stderr,
    exited,
    kill: (signal) => void child.kill(signal),
    async killWhole() {
      const started = await childProcesses(pid);
      for (const each of [pid, ...started]) killNow(each);
      await exited;
    },
  };
}

async function untilReady(reader: Interface): Promise<string[]> {
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      if (line.startsWith('ready at ')) resolve();
      else lines.push(line);
    });
    reader.on('close', () => reject(new Error(`The service did not start: ${lines.join('\n')}`)));
  });
  return lines;
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
