import { afterAll, expect, test } from 'vitest';
import { fillIndex } from '../../scripts/bench/fill-index.ts';
import { killAndRestart, suggestSites, untilVisiting } from '../../scripts/suites/kill-service.ts';
import { startServiceProcess } from '../../scripts/suites/service-process.ts';
import { stopUnderLoad } from '../../scripts/suites/stop-under-load.ts';
import { startVisitedWeb } from '../../scripts/suites/visited-web.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { atEnd } from '../support/at-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SITES = 20;
const dataDir = await temporaryFolder();
await fillIndex(readConfig({}, { dataDir, ownDatabase: true }), SITES);
const web = await startVisitedWeb();
afterAll(() => web.close());

const stop = (afterMs: number, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
  stopUnderLoad({ dataDir, sites: SITES, webPort: web.port, afterMs, signal });

// More of it, at random moments: npm run suite:stops.
test.each([0, 1500, 4000])(
  'a service under load that is stopped after %i ms ends in order, with all it started',
  async (afterMs) => {
    expect(await stop(afterMs)).toMatchObject({ code: 0, signal: null, orphans: 0 });
  },
);

test('a service that is killed leaves no process behind', async () => {
  const { signal, children, orphans } = await stop(2500, 'SIGKILL');
  expect(signal).toBe('SIGKILL');
  expect(children).toBeGreaterThan(0);
  expect(orphans).toBe(0);
});

test('a service that is killed with all its processes goes on with its visits as soon as it is started again', async () => {
  const hosts = ['left-a.com', 'left-b.com'];
  const folder = await temporaryFolder();
  const index = await openIndexDatabase(readConfig({}, { dataDir: folder, ownDatabase: true }).database);
  atEnd(() => index.close());
  const start = async () => {
    const service = await startServiceProcess({ dataDir: folder, webPort: web.port, hosts });
    atEnd(() => service.killWhole());
    return service;
  };
  await suggestSites(index, hosts);
  const first = await start();
  await untilVisiting(index, hosts, 2);
  const { service, waitedMs } = await killAndRestart(index, { service: first, start, suggested: hosts });
  service.kill('SIGTERM');
  expect(await service.exited).toEqual([0, null]);
  expect(waitedMs).toHaveLength(2);
  // Starting takes a second or two; it was half an hour.
  expect(Math.max(...waitedMs)).toBeLessThan(30_000);
}, 150_000);
