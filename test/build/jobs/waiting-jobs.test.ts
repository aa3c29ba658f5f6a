import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { type BuildInput, build } from '../../../src/build/build.ts';
import { readHere } from '../../../src/build/read/read-here.ts';
import { createServices } from '../../../src/services/create-services.ts';
import { startJob } from '../../../src/store/jobs/held-jobs.ts';
import { THIS_HOLDER } from '../../../src/store/jobs/job-holder.ts';
import { findLatestJob, queueJob } from '../../../src/store/jobs/jobs.ts';
import { serviceDeps } from '../../support/api.ts';
import { atEnd } from '../../support/at-end.ts';
import { type ClosedPage, closedPage } from '../../support/closed-page.ts';
import { lawp } from '../../support/site-record.ts';
import { serveSites } from '../../support/site-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex, rows, shown } from '../../support/test-index.ts';

const PATIENT = { timeout: 30_000, interval: 50 };
const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from local flour.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><p>${PROSE}</p>`;
/** Sites whose home pages are given only when a test says so. */
let slow: ClosedPage;
let slower: ClosedPage;
beforeEach(() => {
  [slow, slower] = [closedPage(home), closedPage(home)];
});
const server = await serveSites({
  'harbour.com': { '/': home },
  'bakery.com': { '/': home },
  'slow.com': { '/': (request, response) => slow.route(request, response) },
  'slower.com': { '/': (request, response) => slower.route(request, response) },
});
afterAll(() => server.close());
/** A service of its own, whose clock stands still until `pass` is called; nothing is known yet. */
async function newService() {
  const index = await newIndex();
  const folder = await temporaryFolder();
  let now = Date.parse('2026-11-20T09:00:00.000Z');
  const values: string[] = [];
  const hooks: number[] = [];
  const services = createServices(
    serviceDeps(index, () => new Date(now), {
      lookUpTxt: async () => ({ state: 'found', values }),
      callBuildHook: async () => hooks.push(now) > 0,
    }),
  );
  /** What is left of a build when its test ends, however it does, ends with it. */
  const runBuild = ({ signal, ...more }: Partial<BuildInput> = {}) => {
    const stop = new AbortController();
    const building = build({
      index,
      artifacts: { url: `file:${join(folder, 'artifacts.db')}` },
      inputs: { domains: [], archives: [] },
      web: {
        dispatcher: server.dispatcher,
        userAgent: 'WaymarkBot/test',
        clock: () => new Date(now),
        delayMs: 1,
        timeoutMs: 20_000,
      },
      folder: join(folder, 'site'),
      baseUrl: 'http://localhost:4321',
      onProgress: () => {},
      // What is tried here is the order of work; other tests try the processes that read.
      readWith: (artifacts) => readHere(artifacts).readAll,
      signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
      ...more,
    });
    atEnd(async () => {
      stop.abort(new Error('the test is over'));
      await building.catch(() => {});
    });
    return building;
  };
  const pass = (ms: number): void => {
    now += ms;
  };
  const prove = async (name: string): Promise<void> => {
    const found = await services.getRegistration({ keyId: 'k_1', domain: name });
    if (found.ok) values.push(found.value.verify.dns_txt.value);
    pass(31_000);
  };
  const save = (name: string) => services.saveDocument({ keyId: 'k_1', body: lawp('bakery.com', { name }) });
  const drawn = (file: string) => readFile(join(folder, 'site', file), 'utf8');
  return { index, services, values, hooks, runBuild, pass, prove, save, drawn, now: () => now };
}

/** The same, showing what the owner of bakery.com saved. */
async function newShown() {
  const service = await newService();
  await service.prove('bakery.com');
  await service.save('Own words');
  await service.runBuild();
  return service;
}

describe('a build', () => {
  it('does what callers asked for: visits suggestions, and shows what owners saved', async () => {
    const { index, services, hooks, runBuild, prove, save } = await newService();
    await services.suggestSite({ domain: 'harbour.com', path: '/domain' });
    await services.suggestSite({ domain: 'nobody.com', path: '/domain' });
    await prove('bakery.com');
    await save('Own words');
    expect(hooks).toHaveLength(1);
    await runBuild();
    expect(await services.getSuggestion({ domain: 'harbour.com' })).toMatchObject({ value: { status: 'indexed' } });
    expect(await services.getSuggestion({ domain: 'nobody.com' })).toMatchObject({ value: { status: 'refused' } });
    expect(await shown(index, 'bakery.com')).toMatchObject({
      document: { source: 'owner', lawp: { name: 'Own words' } },
    });
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'done' });
  });

  it('that has begun is not waited for: what is saved after it asks for another one', async () => {
    const { index, services, hooks, runBuild, pass, save, now } = await newShown();
    expect(hooks).toHaveLength(1);
    pass(1000);
    await save('Later words');
    expect(hooks).toHaveLength(2);
    const before = await shown(index, 'bakery.com');
    const visits = server.paths('bakery.com').length;
    await runBuild();
    const after = await shown(index, 'bakery.com');
    expect(after.document?.lawp.name).toBe('Later words');
    expect(after.version).toBe((before.version ?? 0) + 1);
    expect(after.updatedAt).toBe(new Date(now()).toISOString());
    expect(after.lastVisitedAt).toBe(before.lastVisitedAt);
    expect(server.paths('bakery.com')).toHaveLength(visits);
    expect(await services.findDiff({ domain: 'bakery.com' })).toMatchObject({
      ok: true,
      value: { changes: { name: { from: 'Own words', to: 'Later words' } } },
    });
  });

  it('that is ended leaves them waiting', async () => {
    const { index, runBuild, now } = await newShown();
    await queueJob(index, 'redraw', 'bakery.com', new Date(now()).toISOString());
    const stopped = runBuild({ signal: AbortSignal.abort(new Error('stopped')) });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'queued' });
    await runBuild();
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'done' });
  });

  it('does what a process had begun that is no more', async () => {
    const { index, services, runBuild, pass, now } = await newShown();
    await queueJob(index, 'redraw', 'bakery.com', new Date(now()).toISOString());
    const job = await findLatestJob(index, 'bakery.com');
    const elsewhere = { id: 'other', host: 'elsewhere', pid: 1 };
    await startJob(index, job?.id ?? 0, { holder: elsewhere, now: new Date(now()) });
    await services.takeBackJobs({ holder: THIS_HOLDER });
    expect(await services.hasQueuedJobs()).toBe(false);
    pass(31_000);
    await services.takeBackJobs({ holder: THIS_HOLDER });
    expect(await services.hasQueuedJobs()).toBe(true);
    await runBuild();
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ id: job?.id, status: 'done' });
    expect(await services.hasQueuedJobs()).toBe(false);
  });

  it('shows what an owner saves while it goes on, and ends with that', async () => {
    const { index, services, runBuild, pass, save, drawn } = await newShown();
    await services.suggestSite({ domain: 'slow.com', path: '/domain' });
    const building = runBuild();
    await vi.waitUntil(() => slow.asked() > 0, PATIENT);
    pass(1000);
    await save('Meanwhile');
    await vi.waitUntil(async () => (await findLatestJob(index, 'bakery.com'))?.status === 'done', PATIENT);
    expect((await shown(index, 'bakery.com')).document?.lawp.name).toBe('Meanwhile');
    expect(await drawn('site/bakery.com.html')).toContain('Meanwhile');
    expect(await services.getSuggestion({ domain: 'slow.com' })).toMatchObject({ value: { status: 'visiting' } });
    slow.open();
    await building;
    expect((await shown(index, 'bakery.com')).document?.lawp.name).toBe('Meanwhile');
    expect(await drawn('directory.html')).toContain('Meanwhile');
    expect(await services.getSuggestion({ domain: 'slow.com' })).toMatchObject({ value: { status: 'indexed' } });
  });

  it.each(['read', 'draw'] as const)('never puts older words over what is saved in its phase "%s"', async (phase) => {
    const { index, runBuild, pass, save, drawn } = await newShown();
    const name = `Saved in ${phase}`;
    let saving: Promise<unknown> | null = null;
    pass(1000);
    // Everything is read and drawn anew.
    await index.client.execute(`update sites set rules_version = 'old', draw_due = 1`);
    await runBuild({
      onProgress: (progress) => {
        if (progress.phase !== phase) return;
        saving ??= save(name);
      },
    });
    expect(await saving).toMatchObject({ ok: true });
    if ((await findLatestJob(index, 'bakery.com'))?.status !== 'done') await runBuild();
    expect((await shown(index, 'bakery.com')).document?.lawp.name).toBe(name);
    expect(await drawn('site/bakery.com.html')).toContain(name);
    expect(await drawn('directory.html')).toContain(name);
  });

  it('tells only at its end that a save is shown, where its pages are deployed then', async () => {
    const { index, services, runBuild, pass, save } = await newShown();
    pass(1000);
    // Beside what was saved there is a new site to draw.
    await services.suggestSite({ domain: 'harbour.com', path: '/domain' });
    await save('Deployed');
    const statuses: Promise<unknown>[] = [];
    const stop = new AbortController();
    const stopped = runBuild({
      deploysAtEnd: true,
      signal: stop.signal,
      onProgress: ({ phase }) => phase === 'draw' && stop.abort(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'queued' });
    await index.client.execute('update sites set draw_due = 1');
    await runBuild({
      deploysAtEnd: true,
      onProgress: ({ phase }) => {
        if (phase === 'draw') statuses.push(findLatestJob(index, 'bakery.com'));
      },
    });
    expect(await statuses[0]).toMatchObject({ status: 'running' });
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'done' });
  });

  it('stops writing when another build took its lease over', async () => {
    const { index, runBuild, pass, now } = await newService();
    const building = runBuild({ inputs: { domains: [sampleDomain('slower.com')], archives: [] } });
    await vi.waitUntil(() => slower.asked() > 0, PATIENT);
    const theirs = JSON.stringify({ id: 'other', host: 'elsewhere', pid: 1, until: now() + 600_000 });
    await index.client.execute({ sql: `update meta set value = ? where key = 'builder'`, args: [theirs] });
    pass(61_000);
    slower.open();
    await expect(building).rejects.toMatchObject({ code: 'lost_lease' });
    expect(await rows(index, `select domain from sites where domain = 'slower.com'`)).toEqual([]);
  });

  it('reads a site in our own words again once its claim has lapsed', async () => {
    const { index, services, values, runBuild, pass } = await newShown();
    values.length = 0;
    for (let day = 0; day <= 8; day++) {
      pass(86_401_000);
      await services.recheckClaims();
    }
    await runBuild();
    expect((await shown(index, 'bakery.com')).document?.source).toBe('built');
  });

  it('forgets what was done more than thirty days ago, but for the last of each site', async () => {
    const { index, runBuild, pass, save } = await newShown();
    pass(1000);
    await save('Later words');
    await runBuild();
    expect(await rows(index, `select id from jobs where domain = 'bakery.com'`)).toHaveLength(2);
    pass(31 * 86_400_000);
    const last = await findLatestJob(index, 'bakery.com');
    await runBuild();
    expect(await rows(index, `select id from jobs where domain = 'bakery.com'`)).toEqual([{ id: last?.id }]);
  });
});
