import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { SERVE } from '../../scripts/processes/served-process.ts';
import { exitCodeOf } from '../../scripts/terminal/run-command.ts';
import { startCommand } from '../../scripts/terminal/start-command.ts';
import { drawnFiles } from '../../src/store/database/schema.ts';
import { findDrawnEpoch, saveDrawnEpoch } from '../../src/store/drawn/drawn-epoch.ts';
import { findLatestJob, queueJob } from '../../src/store/jobs/jobs.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { atEnd } from '../support/at-end.ts';
import { commandHere } from '../support/command-here.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Serving {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  readonly exited: Promise<unknown[]>;
  /** Lines of its standard error. */
  readonly said: readonly string[];
}

async function serve(dataDir?: string, givenPort?: number): Promise<Serving> {
  const port = givenPort ?? (await freePort());
  const child = spawn(process.execPath, [...SERVE, '--port', String(port)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir ?? (await temporaryFolder()), LOG: 'requests' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.resume();
  const exited = once(child, 'exit');
  atEnd(() => child.kill('SIGKILL'));
  const baseUrl = `http://localhost:${port}`;
  const lines = createInterface({ input: child.stderr });
  const said: string[] = [];
  lines.on('line', (line) => said.push(line));
  await new Promise<void>((resolve) => lines.on('line', (line) => line.includes(baseUrl) && resolve()));
  return { child, baseUrl, exited, said };
}

/** A search that the server has begun to read, whose body is half sent; gives what sends the rest, and the status of its answer. */
async function halfSent(baseUrl: string) {
  const body = '{"query":"bread"}';
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const asked = request(`${baseUrl}/api/search`, { method: 'POST', headers });
  const answered = once(asked, 'response');
  answered.catch(() => {});
  asked.on('error', () => {});
  const begun = once(asked, 'continue');
  asked.flushHeaders();
  await begun;
  asked.write(body.slice(0, 5));
  return { end: () => asked.end(body.slice(5)), answered };
}

/** Waits until a server takes nobody new. */
async function untilShut(baseUrl: string): Promise<void> {
  await vi.waitFor(() => expect(fetch(`${baseUrl}/healthz`)).rejects.toThrow(), 20_000);
}

async function statusSoon(address: string): Promise<number> {
  for (let waited = 0; waited < 20_000; waited += 200) {
    const { status } = await fetch(address);
    if (status === 200) return status;
    await sleep(200);
  }
  return (await fetch(address)).status;
}

/** What is due at a start is known before what callers ask for is begun. */
async function startIsOver(dataDir: string): Promise<void> {
  const index = await openIndex(dataDir);
  atEnd(() => index.close());
  await queueJob(index, 'redraw', 'not-there.dk', new Date().toISOString());
  const status = async () => (await findLatestJob(index, 'not-there.dk', ['redraw']))?.status;
  await vi.waitFor(async () => expect(await status()).toBe('done'), 60_000);
}

async function allIsDrawn(dataDir: string): Promise<void> {
  const index = await openIndex(dataDir);
  atEnd(() => index.close());
  await vi.waitFor(async () => expect(await findDrawnEpoch(index)).not.toBeNull(), 60_000);
}

function openIndex(dataDir: string): Promise<IndexDatabase> {
  return openIndexDatabase({ url: pathToFileURL(join(dataDir, 'waymark.db')).href });
}

async function stopped({ child, exited }: Serving): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}

describe('serve', () => {
  test('shows home page, directory and docs within seconds where nothing was ever built', async () => {
    const serving = await serve();
    for (const path of ['/', '/directory', '/docs/api', '/robots.txt', '/sitemap.xml']) {
      expect([path, await statusSoon(`${serving.baseUrl}${path}`)]).toEqual([path, 200]);
    }
    await stopped(serving);
  });

  test('draws the pages anew that another version of ours drew, and leaves alone what this one drew', async () => {
    const dataDir = await temporaryFolder();
    const page = join(dataDir, 'site', 'docs', 'api.html');
    const port = await freePort();
    const first = await serve(dataDir, port);
    await allIsDrawn(dataDir);
    await stopped(first);
    const drawnAt = (await stat(page)).mtimeMs;

    const again = await serve(dataDir, port);
    await startIsOver(dataDir);
    expect((await stat(page)).mtimeMs).toBe(drawnAt);
    await stopped(again);

    const index = await openIndex(dataDir);
    await saveDrawnEpoch(index, `of-before http://localhost:${port}`);
    await index.db.update(drawnFiles).set({ hash: 'of-before' });
    index.close();
    await writeFile(page, 'of before');
    const updated = await serve(dataDir, port);
    await vi.waitFor(async () => expect(await readFile(page, 'utf8')).not.toBe('of before'), 60_000);
    await stopped(updated);
    expect(updated.said.join('\n')).not.toContain('drawn anew');
  }, 150_000);

  test('draws the pages anew where it answers at another address than that which they name', async () => {
    const dataDir = await temporaryFolder();
    const first = await serve(dataDir);
    await allIsDrawn(dataDir);
    await stopped(first);
    const moved = await serve(dataDir);
    const sitemap = async () => (await fetch(`${moved.baseUrl}/sitemap.xml`)).text();
    await vi.waitFor(async () => expect(await sitemap()).toContain(moved.baseUrl), 60_000);
    await stopped(moved);
    expect(moved.said.join('\n')).toContain(
      `The pages name ${first.baseUrl}, and are drawn anew for ${moved.baseUrl}.`,
    );
    expect(first.said.join('\n')).not.toContain('drawn anew');
  }, 150_000);

  test('and builds say that the pages name another address', async () => {
    const dataDir = await temporaryFolder();
    const list = join(dataDir, 'none.txt');
    await writeFile(list, '');
    const build = (PORT: string) =>
      commandHere(() => exitCodeOf(() => startCommand([list, '--no-serve'], { DATA_DIR: dataDir, PORT })));
    expect((await build('4401')).stderr).not.toContain('drawn anew');
    expect((await build('4402')).stderr).toContain(
      'The pages name http://localhost:4401, and are drawn anew for http://localhost:4402.',
    );
    expect((await build('4402')).stderr).not.toContain('drawn anew');
  });

  test('goes on serving when nobody reads its log any more', async () => {
    const serving = await serve();
    serving.child.stdout?.destroy();
    serving.child.stderr?.destroy();
    for (const query of ['bread', 'rye', 'cake']) {
      expect((await fetch(`${serving.baseUrl}/api/search?q=${query}`)).status).toBe(200);
    }
    await stopped(serving);
  });

  test('lets a request under way finish when it is stopped, and ends with 0', async () => {
    const { child, baseUrl, exited } = await serve();
    // The first search loads the words by which questions are understood: on a busy machine that takes longer than a stop leaves.
    expect((await fetch(`${baseUrl}/api/search?q=bread`)).status).toBe(200);
    const { end, answered } = await halfSent(baseUrl);
    child.kill('SIGTERM');
    await untilShut(baseUrl);
    end();
    const [answer] = (await answered) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(200);
    expect(await exited).toEqual([0, null]);
  });

  test('ends at once when it is stopped twice', async () => {
    const { child, baseUrl, exited } = await serve();
    await halfSent(baseUrl);
    child.kill('SIGTERM');
    await untilShut(baseUrl);
    const since = performance.now();
    child.kill('SIGTERM');
    expect(await exited).toEqual([130, null]);
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});
