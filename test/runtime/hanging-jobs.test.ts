import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { loadRenderBundle } from '../../src/publish/render-bundle.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startJobRunner } from '../../src/runtime/processes/start-job-runner.ts';
import { createServices } from '../../src/services/create-services.ts';
import { addClaim } from '../../src/store/claims.ts';
import { claims, ownerDocuments } from '../../src/store/database/schema.ts';
import { findLatestJob, type JobKind, queueJob } from '../../src/store/jobs/jobs.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { findSuggestion, saveSuggestion } from '../../src/store/suggestions.ts';
import { serviceDeps } from '../support/api.ts';
import { atEnd } from '../support/at-end.ts';
import { closedPage } from '../support/closed-page.ts';
import { lawp } from '../support/site-record.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><p>${PROSE}</p>`;
const NAMES = ['hangs-visited.example', 'hangs-saved.example', 'kept-a.example', 'kept-b.example'];
process.env.NODE_OPTIONS = `--import=${new URL('../../scripts/suites/attacks/hang-when.ts', import.meta.url).href}`;

const PATIENT = { timeout: 100_000, interval: 100 };
/** Processes are started anew, also on a machine under load. */
const LONG = { timeout: 150_000 };
const now = (): string => new Date().toISOString();
const until = (what: () => Promise<boolean> | boolean) => vi.waitUntil(what, PATIENT);

/** The jobs of a service of its own, ended with the test: what hangs there hangs no second try. */
async function startJobs() {
  const slow = closedPage(home);
  const web = await serveSites({
    'slow.example': { '/': slow.route },
    ...Object.fromEntries(NAMES.map((name) => [name, { '/': home }])),
  });
  atEnd(() => web.close());
  const dataDir = await temporaryFolder();
  const config = readConfig({}, { port: 0, dataDir, ownDatabase: true });
  const index = await openIndexDatabase(config.database);
  atEnd(() => index.close());
  const faults: string[] = [];
  const runner = startJobRunner({
    config: { ...config, artifacts: { url: pathToFileURL(join(dataDir, 'artifacts.db')).href } },
    services: createServices(serviceDeps(index, () => new Date())),
    bundleHash: (await loadRenderBundle()).hash,
    web: { hosts: ['slow.example', ...NAMES], port: web.port, delayMs: 5, timeoutMs: 120_000 },
    onFault: (cause) => faults.push(String(cause)),
    // On a slow machine the first site that a process reads takes seconds.
    longestTurnMs: 5000,
  });
  atEnd(() => runner.close());
  return { index, slow, faults };
}

type Jobs = Awaited<ReturnType<typeof startJobs>>;
const statusOf = async ({ index }: Jobs, kind: JobKind, domain: string) =>
  (await findLatestJob(index, domain, [kind]))?.status;
const stepOf = async ({ index }: Jobs, domain: string) => (await findSuggestion(index, domain))?.status;

async function suggest({ index }: Jobs, ...domains: readonly string[]): Promise<void> {
  for (const domain of domains) {
    await saveSuggestion(index, { domain, status: 'queued', reason: null, updatedAt: now() });
    await queueJob(index, 'visit', domain, now());
  }
}

/** Suggests sites, and waits until they are shown. */
async function show(jobs: Jobs, ...domains: readonly string[]): Promise<void> {
  await suggest(jobs, ...domains);
  for (const name of domains) await until(async () => (await stepOf(jobs, name)) === 'indexed');
}

/** Makes somebody the owner of a site who saved a document of that name. */
async function save({ index }: Jobs, domain: string, name: string): Promise<void> {
  const savedAt = now();
  await addClaim(index, { keyId: `k_${domain}`, domain, token: `token-of-${domain}`, createdAt: savedAt });
  await index.db.update(claims).set({ status: 'verified', verifiedAt: savedAt }).where(eq(claims.domain, domain));
  const json = JSON.stringify(lawp(domain, { name }));
  await index.db.insert(ownerDocuments).values({ domain, version: 1, claimToken: `token-of-${domain}`, json, savedAt });
  await queueJob(index, 'redraw', domain, savedAt);
}

describe('a job that hangs in a loop', LONG, () => {
  test('in the visit of a site fails that visit, the one beside it goes on, and what owners save is shown soon', async () => {
    const jobs = await startJobs();
    const { index, slow, faults } = jobs;
    await suggest(jobs, 'slow.example');
    await show(jobs, 'kept-a.example');
    await until(() => slow.asked() > 0);
    await suggest(jobs, 'hangs-visited.example');
    await until(async () => (await statusOf(jobs, 'visit', 'hangs-visited.example')) === 'running');
    await save(jobs, 'kept-a.example', 'Saved while it hangs');
    await until(async () => (await statusOf(jobs, 'redraw', 'kept-a.example')) === 'done');
    // The save may have been shown before the visit hung.
    await until(async () => (await statusOf(jobs, 'visit', 'hangs-visited.example')) === 'failed');
    expect(await findSuggestion(index, 'hangs-visited.example')).toMatchObject({
      status: 'refused',
      reason: 'Something broke on our side. Suggest it again in an hour.',
    });
    expect(await stepOf(jobs, 'slow.example')).toMatch(/queued|visiting/);
    await until(() => slow.asked() > 1);
    slow.open();
    await until(async () => (await stepOf(jobs, 'slow.example')) === 'indexed');
    expect(faults.filter((fault) => fault.startsWith('visit hangs-visited.example came to no end'))).toHaveLength(1);
  });

  test('in what an owner saved fails that save, and those of others are shown', async () => {
    const jobs = await startJobs();
    await show(jobs, 'kept-b.example', 'hangs-saved.example');
    await save(jobs, 'hangs-saved.example', 'Hangs');
    await save(jobs, 'kept-b.example', 'Saved behind it');
    await until(async () => (await statusOf(jobs, 'redraw', 'kept-b.example')) === 'done');
    await until(async () => (await statusOf(jobs, 'redraw', 'hangs-saved.example')) === 'failed');
    // Once more for each time that it is to be drawn: nobody has its record, which its page tells.
    expect(jobs.faults.length).toBeGreaterThan(0);
    for (const fault of jobs.faults) expect(fault).toMatch(/^renewal hangs-saved\.example came to no end/);
  });
});
