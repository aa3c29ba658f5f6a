import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../processes/free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** As npm starts it, without npm. */
const SERVE = packageJson.scripts.serve.split(' ').slice(1);

/** A process that serves a folder. */
export interface ServedProcess {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts `npm run serve` on a folder that was filled before; callers are told apart by X-Forwarded-For.
 * @param flags of Node, before those of npm
 * @param settings beside those that every benchmark has
 */
export async function startServed(
  folder: string,
  flags: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, ...SERVE, '--port', String(port)], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const baseUrl = `http://localhost:${port}`;
  for await (const line of createInterface({ input: child.stderr })) if (line.includes(baseUrl)) break;
  child.stderr.resume();
  return {
    baseUrl,
    child,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
