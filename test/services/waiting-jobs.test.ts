import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../src/services/build.ts';
import { createServices } from '../../src/services/create-services.ts';
import { findLatestJob, queueJob, startJob } from '../../src/store/jobs.ts';
import { serviceDeps } from '../support/api.ts';
import { lawp } from '../support/site-record.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newIndex, shown } from '../support/test-index.ts';

const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from local flour.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><p>${PROSE}</p>`;
const server = await serveSites({ 'harbour.com': { '/': home }, 'bakery.com': { '/': home } });
afterAll(() => server.close());
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

const runBuild = (more: { readonly signal?: AbortSignal } = {}) =>
  build({
    index,
    artifacts: { url: `file:${join(folder, 'artifacts.db')}` },
    inputs: { domains: [], archives: [] },
    web: {
      dispatcher: server.dispatcher,
      userAgent: 'WaymarkBot/test',
      clock: () => new Date(now),
      delayMs: 1,
      timeoutMs: 500,
    },
    folder: join(folder, 'site'),
    baseUrl: 'http://localhost:4321',
    onProgress: () => {},
    ...more,
  });

async function prove(domain: string): Promise<void> {
  const found = await services.getRegistration({ keyId: 'k_1', domain });
  if (found.ok) values.push(found.value.verify.dns_txt.value);
  now += 31_000;
}

describe('a build', () => {
  it('does what callers asked for: visits suggestions, and shows what owners saved', async () => {
    await services.suggestSite({ domain: 'harbour.com', path: '/domain' });
    await services.suggestSite({ domain: 'nobody.com', path: '/domain' });
    await prove('bakery.com');
    await services.saveDocument({ keyId: 'k_1', body: lawp('bakery.com', { name: 'Own words' }) });
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
    now += 1000;
    await services.saveDocument({ keyId: 'k_1', body: lawp('bakery.com', { name: 'Later words' }) });
    expect(hooks).toHaveLength(2);
    const before = await shown(index, 'bakery.com');
    const visits = server.paths('bakery.com').length;
    await runBuild();
    const after = await shown(index, 'bakery.com');
    expect(after.document?.lawp.name).toBe('Later words');
    expect(after.version).toBe((before.version ?? 0) + 1);
    expect(after.updatedAt).toBe(new Date(now).toISOString());
    expect(after.lastVisitedAt).toBe(before.lastVisitedAt);
    expect(server.paths('bakery.com')).toHaveLength(visits);
    expect(await services.findDiff({ domain: 'bakery.com' })).toMatchObject({
      ok: true,
      value: { changes: { name: { from: 'Own words', to: 'Later words' } } },
    });
  });

  it('that is ended leaves them waiting', async () => {
    await queueJob(index, 'redraw', 'bakery.com', new Date(now).toISOString());
    const stopped = runBuild({ signal: AbortSignal.abort(new Error('stopped')) });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'queued' });
    await runBuild();
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ status: 'done' });
  });

  it('does what a process had begun that is no more', async () => {
    await queueJob(index, 'redraw', 'bakery.com', new Date(now).toISOString());
    const job = await findLatestJob(index, 'bakery.com');
    await startJob(index, job?.id ?? 0, new Date(now).toISOString());
    expect(await services.hasWaitingJobs()).toBe(false);
    now += 3 * 60_000;
    expect(await services.hasWaitingJobs()).toBe(true);
    await runBuild();
    expect(await findLatestJob(index, 'bakery.com')).toMatchObject({ id: job?.id, status: 'done' });
    expect(await services.hasWaitingJobs()).toBe(false);
  });

  it('reads a site in our own words again once its claim has lapsed', async () => {
    values.length = 0;
    for (let day = 0; day <= 8; day++) {
      now += 86_401_000;
      await services.recheckClaims();
    }
    await runBuild();
    expect((await shown(index, 'bakery.com')).document?.source).toBe('built');
  });
});
