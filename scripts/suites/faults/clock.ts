import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../../src/runtime/config/config.ts';
import { findLatestJob } from '../../../src/store/jobs/jobs.ts';
import { type IndexDatabase, openIndexDatabase } from '../../../src/store/open-database.ts';
import type { AttackPart, AttackRow } from '../attacks/attack-part.ts';
import { suggestSites } from '../kill-service.ts';
import { type ServiceProcess, startServiceProcess } from '../service-process.ts';
import { startVisitedWeb } from '../visited-web.ts';
import { inNewFolder } from './new-folder.ts';
import { areSentences } from './one-sentence.ts';
import { askAll } from './server.ts';

const HOSTS = ['before-the-jump.com', 'after-the-jump.com'];
const LONGEST_MS = 120_000;

/** The clock of the service jumps back a day while it runs. */
export const part: AttackPart = { name: 'clock', run: () => inNewFolder(jumpBack) };

async function jumpBack(dataDir: string): Promise<AttackRow[]> {
  const web = await startVisitedWeb();
  const index = await openIndexDatabase(readConfig({}, { dataDir, ownDatabase: true }).database);
  const jumped = join(dataDir, 'jumped');
  // Not imported: threads would not have it.
  const clock = fileURLToPath(new URL('./jumping-clock.ts', import.meta.url));
  const service = await startServiceProcess({
    dataDir,
    webPort: web.port,
    hosts: HOSTS,
    nodeOptions: `--require ${clock}`,
    settings: { CLOCK_JUMPS_WHEN: jumped },
  });
  try {
    return await rowsOf({ service, index, jump: () => writeFile(jumped, '') });
  } finally {
    service.kill('SIGKILL');
    index.close();
    await web.close();
  }
}

interface Jumping {
  readonly service: ServiceProcess;
  readonly index: IndexDatabase;
  readonly jump: () => Promise<void>;
}

async function rowsOf({ service, index, jump }: Jumping): Promise<AttackRow[]> {
  const port = Number(new URL(service.baseUrl).port);
  await askAll({ port });
  await suggestSites(index, HOSTS.slice(0, 1));
  const before = await isVisited(index, HOSTS[0] ?? '');
  await jump();
  await wait(1000);
  const answers = await askAll({ port });
  await suggestSites(index, HOSTS.slice(1));
  const after = await isVisited(index, HOSTS[1] ?? '');
  service.kill('SIGTERM');
  const [code] = await service.exited;
  const isQuiet = areSentences(service.stderr, 1);
  return [
    {
      attack: 'answers after the jump',
      tried: answers.length,
      held: answers.filter(({ status }) => status === 200).length,
    },
    { attack: 'suggested sites are visited, before and after', tried: 2, held: Number(before) + Number(after) },
    {
      attack: 'no stack in the log, ends in order',
      tried: 1,
      held: Number(code === 0 && isQuiet),
      note: isQuiet ? '' : service.stderr.join(' ').slice(0, 300),
    },
  ];
}

async function isVisited(index: IndexDatabase, domain: string): Promise<boolean> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    if ((await findLatestJob(index, domain, ['visit']))?.status === 'done') return true;
    await wait(200);
  }
  return false;
}
