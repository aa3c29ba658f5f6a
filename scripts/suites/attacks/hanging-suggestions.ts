import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { findSuggestion, type SuggestionRow } from '../../../src/store/suggestions.ts';
import { suggestSites, untilVisiting } from '../kill-service.ts';
import { startServiceProcess } from '../service-process.ts';
import { startVisitedWeb } from '../visited-web.ts';
import type { AttackRow } from './attack-part.ts';
import { ownerOf, untilShown } from './saving-owner.ts';

/** Names that our readers come to no end with: when it is visited, when it is read, when its owner's words are. */
const HANG = ['hangs-visited.com', 'hangs-read.com'];
const HANGS_AT_STOP = 'hangs-visited.org';
const INNOCENT = ['beside-a.com', 'beside-b.com', 'beside-c.com', 'beside-d.com'];
const OWNED = 'owned-bakery.com';
/** With the hangs on a machine under load. */
const LONGEST_MS = 300_000;
/** Home page and sitemap are there within a second: by then it hangs. */
const UNTIL_HANG_MS = 4000;
/** Far below the minute that a stop may take before a container is killed for it. */
const STOP_MS = 10_000;

/** Suggests sites that hang a process beside some that do not, and looks what becomes of them and of an owner's save. */
export async function hangingSuggestions(dataDir: string, index: IndexDatabase): Promise<AttackRow[]> {
  const web = await startVisitedWeb();
  const service = await startServiceProcess({
    dataDir,
    webPort: web.port,
    hosts: [OWNED, ...HANG, ...INNOCENT, HANGS_AT_STOP],
    nodeOptions: `--import=${new URL('./hang-when.ts', import.meta.url).href}`,
  });
  const owner = await ownerOf(index, OWNED, randomBytes);
  await suggestSites(index, [OWNED]);
  await settled(index, [OWNED]);
  await suggestSites(index, [...INNOCENT.slice(0, 2), ...HANG, ...INNOCENT.slice(2)]);
  await untilVisiting(index, [...HANG, ...INNOCENT], HANG.length + INNOCENT.length);
  await sleep(UNTIL_HANG_MS);
  await owner.save(service.baseUrl);
  const since = performance.now();
  const shownAfter = untilShown(owner, service.baseUrl).then(() => Math.round((performance.now() - since) / 1000));
  const rows = await settled(index, [...HANG, ...INNOCENT]);
  const failed = rows.filter(({ domain, status }) => HANG.includes(domain) && status === 'refused').length;
  const indexed = rows.filter(({ domain, status }) => INNOCENT.includes(domain) && status === 'indexed').length;
  const note = `a save beside them was shown after ${await shownAfter} s`;
  const stopMs = await stopWhileItHangs(index, service);
  await web.close();
  return [
    { attack: 'suggestions beside one that hangs', tried: INNOCENT.length, held: indexed, note },
    { attack: 'suggestions that hang, and fail', tried: HANG.length, held: failed },
    { attack: 'stops while a job hangs', tried: 1, held: Number(stopMs < STOP_MS), note: `within ${stopMs} ms` },
  ];
}

async function stopWhileItHangs(
  index: IndexDatabase,
  service: Awaited<ReturnType<typeof startServiceProcess>>,
): Promise<number> {
  await suggestSites(index, [HANGS_AT_STOP]);
  await untilVisiting(index, [HANGS_AT_STOP], 1);
  await sleep(UNTIL_HANG_MS);
  const since = performance.now();
  service.kill('SIGTERM');
  await service.exited;
  return Math.round(performance.now() - since);
}

/** Waits until nothing more is done with these. */
async function settled(index: IndexDatabase, domains: readonly string[]): Promise<SuggestionRow[]> {
  for (const since = performance.now(); performance.now() - since < LONGEST_MS; await sleep(200)) {
    const rows = (await Promise.all(domains.map((domain) => findSuggestion(index, domain)))).filter(
      (row) => row !== null,
    );
    if (rows.every(({ status }) => status === 'indexed' || status === 'refused')) return rows;
  }
  throw new Error('The suggestions do not come to an end.');
}
