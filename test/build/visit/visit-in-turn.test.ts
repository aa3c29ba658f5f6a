import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { visitInTurn } from '../../../src/build/visit/visit-in-turn.ts';
import { sitePauses } from '../../../src/crawl/fetch/site-pauses.ts';
import { siteRights } from '../../../src/store/jobs/site-rights.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { atEnd } from '../../support/at-end.ts';
import { closedPage } from '../../support/closed-page.ts';
import { type Routes, serveSites } from '../../support/site-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex, rows } from '../../support/test-index.ts';
import { watchedRoute } from '../../support/watched-route.ts';

const DELAY_MS = 50;
const NAMES = Array.from({ length: 6 }, (_, at) => `s${at}.shared.com`);
const VISITOR = fileURLToPath(new URL('../../support/polite-visitor.ts', import.meta.url));
const SHARED = 'shared.com';
const HELD = `select key from meta where key like 'visit %' and value ->> 'pid' > 0`;
const never = new AbortController().signal;

/** A web, an index, and processes that visit the one and share the other. */
async function startWeb(sites: Readonly<Record<string, Routes>>) {
  const [web, folder] = await Promise.all([serveSites(sites), temporaryFolder()]);
  atEnd(() => web.close());
  const at = (name: string) => pathToFileURL(join(folder, `${name}.db`)).href;
  const index = await openIndexDatabase({ url: at('index') });
  atEnd(() => index.close());
  const visit = (keptAs: string, names: readonly string[]) => {
    const words = [at('index'), at(keptAs), String(web.port), String(DELAY_MS), ...names];
    const child = spawn(process.execPath, [...process.execArgv, VISITOR, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    atEnd(() => child.kill('SIGKILL'));
    return { child, ended: once(child, 'exit') };
  };
  return { index, visit };
}

test('a site that two processes visit is asked by one of them at a time, with the pause between', async () => {
  const { seen, route } = watchedRoute((host) => host.startsWith('s0.'));
  const { visit } = await startWeb(Object.fromEntries(NAMES.map((name) => [name, { '*': route }])));
  const both = [visit('one', NAMES), visit('other', NAMES)];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(seen.atMost).toBe(1);
  // Timers of two sides of a socket, and clocks of two processes, differ by less than this.
  expect(seen.shortestGapMs).toBeGreaterThan(DELAY_MS - 5);
}, 150_000);

test('a site that a killed process visited waits for nobody', async () => {
  const slow = closedPage('<title>Shared</title>');
  const { index, visit } = await startWeb({ [SHARED]: { '*': slow.route } });
  const killed = visit('one', [SHARED]);
  await vi.waitUntil(() => slow.asked() > 0, { timeout: 50_000 });
  expect(await rows(index, HELD)).toEqual([{ key: `visit ${SHARED}` }]);
  killed.child.kill('SIGKILL');
  await killed.ended;
  slow.open();
  const since = performance.now();
  expect(await visit('other', [SHARED]).ended).toEqual([0, null]);
  // It would be a minute where the process that is gone were waited for.
  expect(performance.now() - since).toBeLessThan(45_000);
}, 150_000);

test('a visit ends its right, however it ends; what the site is owed stays for a while', async () => {
  const index = await newIndex();
  const rights = siteRights(index);
  const pauses = sitePauses();
  const fail = () => Promise.reject(new Error('broken'));
  pauses.of(SHARED).nextAt = performance.now() + 300;
  await expect(visitInTurn(SHARED, { rights, pauses, signal: never }, fail)).rejects.toThrow('broken');
  expect(await rows(index, HELD)).toEqual([]);
  const since = performance.now();
  const { release } = await rights.take(SHARED, never);
  expect(performance.now() - since).toBeGreaterThan(200);
  await release();
  expect(await rows(index, "select key from meta where key like 'visit %'")).toEqual([]);
});

test('a visit that waits for another one ends when it is stopped', async () => {
  const index = await newIndex();
  const rights = siteRights(index);
  const { release } = await rights.take(SHARED, never);
  const stop = new AbortController();
  const visit = vi.fn(async () => 'visited');
  const waiting = visitInTurn(SHARED, { rights, pauses: sitePauses(), signal: stop.signal }, visit);
  const stopped = expect(waiting).rejects.toThrow('stopped');
  stop.abort(new Error('stopped'));
  await stopped;
  expect(visit).not.toHaveBeenCalled();
  await release();
});

test('a visit whose process stood still while another took its place begins anew behind it', async () => {
  const index = await newIndex();
  const lost = new AbortController();
  const right = { lost: lost.signal, release: async () => {} };
  const take = vi.fn(siteRights(index).take).mockImplementationOnce(async () => right);
  let visits = 0;
  const visit = async (signal: AbortSignal) => {
    if (++visits > 1) return 'visited';
    lost.abort(new Error('another one visits'));
    return Promise.reject(signal.reason);
  };
  expect(await visitInTurn(SHARED, { rights: { take }, pauses: sitePauses(), signal: never }, visit)).toBe('visited');
  expect(take).toHaveBeenCalledTimes(2);
});
