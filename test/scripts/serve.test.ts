import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Serving {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  readonly exited: Promise<unknown[]>;
}

async function serve(): Promise<Serving> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/serve.ts', '--port', String(port)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: await temporaryFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const baseUrl = `http://localhost:${port}`;
  const lines = createInterface({ input: child.stderr });
  await new Promise<void>((resolve) => lines.on('line', (line) => line.includes(baseUrl) && resolve()));
  return { child, baseUrl, exited };
}

/** A search whose body is half sent; gives what sends the rest, and the status of its answer. */
async function halfSent(baseUrl: string) {
  const body = '{"query":"bread"}';
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const asked = request(`${baseUrl}/api/search`, { method: 'POST', headers });
  const answered = once(asked, 'response');
  answered.catch(() => {});
  asked.on('error', () => {});
  asked.write(body.slice(0, 5));
  await sleep(300);
  return { end: () => asked.end(body.slice(5)), answered };
}

describe('serve', () => {
  test('lets a request under way finish when it is stopped, and ends with 0', async () => {
    const { child, baseUrl, exited } = await serve();
    const { end, answered } = await halfSent(baseUrl);
    child.kill('SIGTERM');
    await sleep(300);
    await expect(fetch(`${baseUrl}/healthz`)).rejects.toThrow();
    end();
    const [answer] = (await answered) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(200);
    expect(await exited).toEqual([0, null]);
  });

  test('ends at once when it is stopped twice', async () => {
    const { child, baseUrl, exited } = await serve();
    await halfSent(baseUrl);
    child.kill('SIGTERM');
    await sleep(300);
    const since = performance.now();
    child.kill('SIGTERM');
    expect(await exited).toEqual([130, null]);
    expect(performance.now() - since).toBeLessThan(2000);
  });
});
