import { childProcesses } from '../processes/child-processes.ts';
import { freePort } from '../processes/free-port.ts';
import { npmFlags } from '../processes/npm-flags.ts';
import { startListening } from '../processes/served-process.ts';

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
  const command = [
    process.execPath,
    ...npmFlags('scripts/serve.ts'),
    'scripts/suites/stops-service.ts',
    String(port),
    String(webPort),
    ...hosts,
  ];
  const { child, exited, said } = await startListening(command, port, {
    dataDir,
    settings: { ...settings, ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }) },
  });
  const pid = child.pid ?? 0;
  return {
    pid,
    baseUrl: `http://localhost:${port}`,
    stderr: said,
    exited,
    kill: (signal) => void child.kill(signal),
    async killWhole() {
      const started = await childProcesses(pid);
      for (const each of [pid, ...started]) killNow(each);
      await exited;
    },
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
