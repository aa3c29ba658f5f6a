import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { childProcesses } from '../../scripts/processes/child-processes.ts';
import { loadRenderBundle } from '../../src/publish/render-bundle.ts';
import { txtResolver } from '../../src/runtime/adapters/dns-resolver.ts';
import { toldFault } from '../../src/runtime/adapters/log.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { type JobRunner, startJobRunner } from '../../src/runtime/processes/start-job-runner.ts';
import { createServices } from '../../src/services/create-services.ts';
import { addClaim } from '../../src/store/claims.ts';
import { claims } from '../../src/store/database/schema.ts';
import { queueJob } from '../../src/store/jobs/jobs.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { suggestionStatement } from '../../src/store/suggestions.ts';
import { serviceDeps } from '../support/api.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rows } from '../support/test-index.ts';

/** Takes every request and answers none. */
const dns = await startDnsServer();
const web = await serveSites({ 'mute.example': { '*': () => {} } });
afterAll(() => web.close());

interface Running {
  readonly index: IndexDatabase;
  readonly runner: JobRunner;
  readonly faults: string[];
  /** When each of them was told. */
  readonly toldAt: number[];
  readonly dataDir: string;
  status(): Promise<unknown>;
}

async function withVisit(
  act: (running: Running) => Promise<void>,
  { breakIt = false, siteIsFile = false, silentMs = 60_000 } = {},
): Promise<void> {
  const dataDir = await temporaryFolder();
  const config = readConfig({}, { port: 0, dataDir, ownDatabase: true });
  const index = await openIndexDatabase(config.database);
  if (breakIt) await writeFile(join(dataDir, 'artifacts.db'), 'This is no database. '.repeat(500));
  if (siteIsFile) await writeFile(join(dataDir, 'site'), 'This is no folder.');
  const faults: string[] = [];
  const toldAt: number[] = [];
  const at = new Date().toISOString();
  await suggestionStatement(index, { domain: 'mute.example', status: 'queued', reason: null, updatedAt: at });
  await queueJob(index, 'visit', 'mute.example', at);
  const runner = startJobRunner({
    config: { ...config, artifacts: { url: pathToFileURL(join(dataDir, 'artifacts.db')).href } },
    services: createServices(
      serviceDeps(index, () => new Date(), { lookUpTxt: txtResolver({ servers: [dns.address] }) }),
    ),
    bundleHash: (await loadRenderBundle()).hash,
    web: { hosts: ['mute.example'], port: web.port, delayMs: 0, timeoutMs: 120_000 },
    onFault: (cause) => {
      faults.push(toldFault(cause));
      toldAt.push(performance.now());
    },
    silentMs,
  });
  const status = async () => (await rows(index, 'select status from jobs'))[0]?.status;
  try {
    await act({ index, runner, faults, toldAt, dataDir, status });
  } finally {
    await runner.close();
    index.close();
  }
}

/** Three processes load at the same time here, which takes most of a minute where a machine has much else to do. */
async function until(what: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 200) {
    if (await what()) return;
    await sleep(200);
  }
  throw new Error('not within 120 s');
}

describe('the runner of jobs', { timeout: 150_000 }, () => {
  // Those that mostly wait do so at the same time.
  test.concurrent('ends the process of a job that comes to no end, and the job has failed with a reason', async () => {
    await withVisit(async ({ index, faults, status }) => {
      await until(async () => (await status()) === 'running');
      await index.client.execute(`update jobs set started_at = '2020-01-01T00:00:00.000Z'`);
      await until(async () => (await status()) === 'failed');
      expect(faults.join()).toMatch(/came to no end/);
      expect(await rows(index, 'select status, reason from suggestions')).toEqual([
        { status: 'refused', reason: 'Something broke on our side. Suggest it again in an hour.' },
      ]);
    });
  });

  test.concurrent('looks soon after its start at the claims that are due, and at no others', async () => {
    await withVisit(async ({ index }) => {
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      const looks = { 'due.example': hoursAgo(25), 'young.example': hoursAgo(23) };
      for (const [domain, at] of Object.entries(looks)) {
        dns.zones.set(`_waymark.${domain}`, { txt: [`token-of-${domain}`] });
        await addClaim(index, { keyId: 'k_owner', domain, token: `token-of-${domain}`, createdAt: at });
        await index.db.update(claims).set({ status: 'verified', checkedAt: at }).where(eq(claims.domain, domain));
      }
      const checkedAt = async () => {
        const [due] = await rows(index, `select checked_at from claims where domain = 'due.example'`);
        return Date.parse(String(due?.checked_at));
      };
      // Those of one round are asked for at once: when one is answered and kept, all have been asked.
      await until(async () => (await checkedAt()) > Date.now() - 60_000);
      expect(dns.asked).toContain('udp _waymark.due.example TXT');
      expect(dns.asked.filter((question) => question.includes('young.example'))).toEqual([]);
    });
  });

  test.concurrent('does not start a process again at once that breaks at its start', async () => {
    await withVisit(
      async ({ toldAt, status }) => {
        await until(async () => toldAt.length > 1);
        const [first = 0, second = 0] = toldAt;
        expect(second - first).toBeGreaterThan(4000);
        expect(await status()).toBe('queued');
      },
      { breakIt: true },
    );
  });

  test('says in one sentence that pages cannot be written, and draws them when they can', async () => {
    await withVisit(
      async ({ index, faults, dataDir }) => {
        await index.client.execute('delete from jobs');
        await until(async () => faults.length > 0);
        expect(faults[0]).toMatch(
          /^Pages cannot be written to \/\S+: there is a file where a folder should be; [^\n]+\.$/,
        );
        await rm(join(dataDir, 'site'));
        await until(() =>
          access(join(dataDir, 'site', 'index.html')).then(
            () => true,
            () => false,
          ),
        );
      },
      { siteIsFile: true },
    );
  });

  test('ends a process that says nothing any more; what it was not working on waits again', async () => {
    await withVisit(
      async ({ faults, status }) => {
        await until(async () => (await status()) === 'running');
        const [pid = 0] = await childProcesses(process.pid, 'job-worker');
        process.kill(pid, 'SIGSTOP');
        await until(async () => (await status()) === 'queued');
        expect(faults.join()).toMatch(/said nothing for 15 s/);
        expect(await childProcesses(process.pid, 'job-worker')).toEqual([]);
      },
      { silentMs: 15_000 },
    );
  });

  test('leaves what is under way to the next start when it is closed', async () => {
    await withVisit(async ({ runner, faults, status }) => {
      await until(async () => (await status()) === 'running');
      await runner.close();
      expect(await status()).toBe('queued');
      expect(faults).toEqual([]);
    });
  });
});
