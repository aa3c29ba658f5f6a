import type { LookupAddress } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runJobs } from '../../../src/build/jobs/run-jobs.ts';
import { readHere } from '../../../src/build/read/read-here.ts';
import type { WebAccess } from '../../../src/build/visit/visit-sites.ts';
import { guardedDispatcher } from '../../../src/crawl/fetch/guarded-dispatcher.ts';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import { takeBuilderLease } from '../../../src/store/jobs/builder-lease.ts';
import { THIS_HOLDER } from '../../../src/store/jobs/job-holder.ts';
import { findLatestJob, listQueuedJobs } from '../../../src/store/jobs/jobs.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../../src/store/open-database.ts';
import { serviceDeps } from '../../support/api.ts';
import { serveSites } from '../../support/site-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newArtifacts, newIndex, shown } from '../../support/test-index.ts';
import { watchedRoute } from '../../support/watched-route.ts';

const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from local flour.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><p>${PROSE}</p>`;
const held: ServerResponse[] = [];
let isSlow = false;
const slow = (_request: IncomingMessage, response: ServerResponse): void => {
  if (isSlow) held.push(response);
  else response.end();
};
const QUICK = Array.from({ length: 9 }, (_, at) => `quick-${at}.com`);
const WILD = Array.from({ length: 8 }, (_, at) => `s${at}.wild.com`);
const wild = watchedRoute((host) => host.startsWith('s0.'));
const server = await serveSites({
  'beside-wild.com': { '/': home },
  ...Object.fromEntries(WILD.map((name) => [name, { '*': wild.route }])),
  'slow.com': { '/': slow },
  'other.com': { '/': home },
  ...Object.fromEntries(QUICK.map((name) => [name, { '/': home }])),
});
afterAll(() => server.close());
const clock = (): Date => new Date();
/** Of each test its own: what a first try left there is in the way of a second. */
let index: IndexDatabase;
let artifacts: ArtifactDatabase;
let services: Services;
let folder: string;
let faults: unknown[];
beforeEach(async () => {
  [index, artifacts, folder] = await Promise.all([newIndex(), newArtifacts(), temporaryFolder()]);
  services = createServices(serviceDeps(index, clock));
  faults = [];
});

/** Does the jobs of a test: what is left of them when it ends, however it does, keeps the next one waiting for nothing. */
function run(dispatcher: WebAccess['dispatcher'] = server.dispatcher, delayMs = 1) {
  const stop = new AbortController();
  const running = runJobs({
    index,
    artifacts,
    readAll: readHere(artifacts).readAll,
    folder: join(folder, 'site'),
    baseUrl: 'http://localhost:4321',
    clock,
    holder: THIS_HOLDER,
    onStep: () => {},
    signal: stop.signal,
    web: { dispatcher, userAgent: 'WaymarkBot/test', clock, delayMs, timeoutMs: 50_000 },
    onFault: (_job, cause) => faults.push(cause),
  });
  onTestFinished(async () => {
    stop.abort(new Error('the test is over'));
    await running.catch(() => {});
  });
  return { running, stop };
}

const suggest = (name: string) => services.suggestSite({ domain: name, path: '/domain' });
const statusOf = async (name: string): Promise<string | null> => {
  const found = await services.getSuggestion({ domain: name });
  return found.ok ? found.value.status : null;
};
const PATIENT = { timeout: 50_000, interval: 100 };

describe('what callers asked for', () => {
  it('never leads to an address of the private network, and does not tell that there is one', async () => {
    const resolve = (_name: string, done: (error: null, found: readonly LookupAddress[]) => void): void =>
      done(null, [{ address: '10.1.2.3', family: 4 }]);
    const dispatcher = guardedDispatcher({ resolve });
    await suggest('intranet-of-somebody.com');
    await run(dispatcher).running;
    await dispatcher.close();
    const found = await services.getSuggestion({ domain: 'intranet-of-somebody.com' });
    const reason = 'The name of the site leads to no public address.';
    expect(found).toMatchObject({ ok: true, value: { status: 'refused', reason } });
    expect(JSON.stringify(found)).not.toMatch(/10\.1\.2\.3|private/);
    expect(JSON.stringify(await shown(index, 'intranet-of-somebody.com'))).not.toMatch(/10\.1\.2\.3|private/);
  });

  it('is done for many quick sites while a slow one keeps us waiting, and waits again when the process stops', async () => {
    isSlow = true;
    onTestFinished(() => {
      isSlow = false;
      for (const response of held.splice(0)) response.end();
    });
    for (const name of ['slow.com', ...QUICK]) await suggest(name);
    const { running, stop } = run();
    await vi.waitUntil(async () => (await Promise.all(QUICK.map(statusOf))).every((is) => is === 'indexed'), PATIENT);
    expect(await statusOf('slow.com')).toBe('visiting');
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    expect(await findLatestJob(index, 'slow.com')).toMatchObject({ status: 'queued' });
    expect(await listQueuedJobs(index, 'show', 10)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is asked of a server one thing at a time, however many of its names are suggested', async () => {
    const DELAY_MS = 10;
    for (const name of [...WILD, 'beside-wild.com']) await suggest(name);
    run(server.dispatcher, DELAY_MS);
    await vi.waitUntil(
      async () => (await Promise.all(WILD.slice(1).map(statusOf))).every((is) => is === 'refused'),
      PATIENT,
    );
    await vi.waitUntil(async () => (await statusOf('beside-wild.com')) === 'indexed', PATIENT);
    expect(wild.seen.atMost).toBe(1);
    expect(wild.seen.shortestGapMs).toBeGreaterThan(DELAY_MS - 2);
  });

  it('is visited while another build holds the right to write, and shown when that ends', async () => {
    const lease = await takeBuilderLease(index, () => Date.now());
    // Nothing is shown while it is held.
    onTestFinished(() => lease.release());
    await suggest('other.com');
    const { running } = run();
    await vi.waitUntil(async () => (await listQueuedJobs(index, 'show', 10)).length > 0, PATIENT);
    expect(await statusOf('other.com')).toBe('visiting');
    await lease.release();
    await running;
    expect(await statusOf('other.com')).toBe('indexed');
  });
});
