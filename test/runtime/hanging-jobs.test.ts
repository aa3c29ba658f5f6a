import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
import { lawp } from '../support/site-record.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><p>${PROSE}</p>`;
const give = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end(home);
/** Home pages that are given when the test says so. */
const held: ServerResponse[] = [];
let isOpen = false;
const slow = {
  '/': (_request: unknown, response: ServerResponse) => (isOpen ? give(response) : void held.push(response)),
};

const HANGS = ['hangs-visited.example', 'hangs-saved.example'];
const QUICK = ['kept-a.example', 'kept-b.example'];
const VISITED = [...QUICK, 'hangs-saved.example'];
const web = await serveSites({
  'slow.example': slow,
  ...Object.fromEntries([...HANGS, ...QUICK].map((name) => [name, { '/': home }])),
});
process.env.NODE_OPTIONS = `--import=${new URL('../../scripts/suites/attacks/hang-when.ts', import.meta.url).href}`;
const dataDir = await temporaryFolder();
const config = readConfig({}, { port: 0, dataDir, ownDatabase: true });
const index = await openIndexDatabase(config.database);
const services = createServices(serviceDeps(index, () => new Date()));
const faults: string[] = [];
const runner = startJobRunner({
  config: { ...config, artifacts: { url: pathToFileURL(join(dataDir, 'artifacts.db')).href } },
  services,
  bundleHash: (await loadRenderBundle()).hash,
  web: { hosts: ['slow.example', ...HANGS, ...QUICK], port: web.port, delayMs: 5, timeoutMs: 50_000 },
  onFault: (cause) => faults.push(String(cause)),
  // On a slow machine the first site that a process reads takes seconds.
  longestTurnMs: 5000,
});
afterAll(async () => {
  await runner.close();
  index.close();
  await web.close();
});

const PATIENT = { timeout: 100_000, interval: 100 };
/** Processes are started anew, also on a machine under load. */
const LONG = { timeout: 120_000 };
const now = (): string => new Date().toISOString();
const statusOf = async (kind: JobKind, domain: string) => (await findLatestJob(index, domain, [kind]))?.status;
const stepOf = async (domain: string) => (await findSuggestion(index, domain))?.status;
const until = (what: () => Promise<boolean> | boolean) => vi.waitUntil(what, PATIENT);

async function suggest(...domains: readonly string[]): Promise<void> {
  for (const domain of domains) {
    await saveSuggestion(index, { domain, status: 'queued', reason: null, updatedAt: now() });
    await queueJob(index, 'visit', domain, now());
  }
}

/** Makes somebody the owner of a site who saved a document of that name. */
async function save(domain: string, name: string): Promise<void> {
  const savedAt = now();
  await addClaim(index, { keyId: `k_${domain}`, domain, token: `token-of-${domain}`, createdAt: savedAt });
  await index.db.update(claims).set({ status: 'verified', verifiedAt: savedAt }).where(eq(claims.domain, domain));
  const json = JSON.stringify(lawp(domain, { name }));
  await index.db.insert(ownerDocuments).values({ domain, version: 1, claimToken: `token-of-${domain}`, json, savedAt });
  await queueJob(index, 'redraw', domain, savedAt);
}

beforeAll(async () => {
  await suggest('slow.example', ...VISITED);
  for (const name of VISITED) await until(async () => (await stepOf(name)) === 'indexed');
}, LONG.timeout);

describe('a job that hangs in a loop', LONG, () => {
  test('in the visit of a site fails that visit, the one beside it goes on, and what owners save is shown soon', async () => {
    await until(() => held.length > 0);
    await suggest('hangs-visited.example');
    await until(async () => (await statusOf('visit', 'hangs-visited.example')) === 'running');
    await save('kept-a.example', 'Saved while it hangs');
    await until(async () => (await statusOf('redraw', 'kept-a.example')) === 'done');
    // The save may have been shown before the visit hung.
    await until(async () => (await statusOf('visit', 'hangs-visited.example')) === 'failed');
    expect(await findSuggestion(index, 'hangs-visited.example')).toMatchObject({
      status: 'refused',
      reason: 'Something broke on our side. Suggest it again in an hour.',
    });
    expect(await stepOf('slow.example')).toMatch(/queued|visiting/);
    await until(() => held.length > 1);
    isOpen = true;
    held.forEach(give);
    await until(async () => (await stepOf('slow.example')) === 'indexed');
    expect(faults.filter((fault) => fault.startsWith('visit hangs-visited.example came to no end'))).toHaveLength(1);
  });

  test('in what an owner saved fails that save, and those of others are shown', async () => {
    await save('hangs-saved.example', 'Hangs');
    await save('kept-b.example', 'Saved behind it');
    await until(async () => (await statusOf('redraw', 'kept-b.example')) === 'done');
    await until(async () => (await statusOf('redraw', 'hangs-saved.example')) === 'failed');
    expect(faults.filter((fault) => fault.startsWith('renewal hangs-saved.example came to no end'))).toHaveLength(1);
  });
});
