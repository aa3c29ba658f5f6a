import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/runtime/config/config.ts';
import { type IndexDatabase, openIndexDatabase } from '../../../src/store/open-database.ts';
import { randomOf } from '../../bench/random-of.ts';
import { killAndRestart, suggestSites, untilVisiting } from '../kill-service.ts';
import { type ServiceProcess, startServiceProcess } from '../service-process.ts';
import { startVisitedWeb } from '../visited-web.ts';
import type { AttackPart, AttackRow } from './attack-part.ts';
import { hangingSuggestions } from './hanging-suggestions.ts';
import { countLost, ownerOf, saveUntilKilled, untilAnswered, untilShown } from './saving-owner.ts';

const KILLS = 10;
const VISITS_A_KILL = 4;
/** A visit waits no longer than this after a start that takes no longer than usual: a busy machine is late with both. */
const SOON_MS = 10_000;
const USUAL_START_MS = 3000;
const LATEST_KILL_MS = 1500;
const OWNED = 'owned-bakery.com';

/** A service that is killed again and again amid visits and saves, and one with a suggestion that hangs its reader. */
export const part: AttackPart = {
  name: 'kills',
  run: () =>
    inNewFolder(async (dataDir, index) => [
      ...(await killedAgainAndAgain(dataDir, index)),
      ...(await inNewFolder(hangingSuggestions)),
    ]),
};

async function killedAgainAndAgain(dataDir: string, index: IndexDatabase): Promise<AttackRow[]> {
  const web = await startVisitedWeb();
  const suggested = Array.from({ length: KILLS * VISITS_A_KILL }, (_, at) => `visited-${at}.com`);
  const hosts = [OWNED, ...suggested];
  const start = (): Promise<ServiceProcess> => startServiceProcess({ dataDir, webPort: web.port, hosts });
  const random = randomOf(1);
  const visits: { readonly waitedMs: number; readonly startMs: number }[] = [];
  let lost = 0;
  let service = await start();
  const owner = await ownerOf(index, OWNED, randomBytes);
  for (let kill = 0; kill < KILLS; kill++) {
    const saving = saveUntilKilled(owner, service.baseUrl);
    await untilAnswered(owner, owner.answered.length + 1);
    await suggestSites(index, suggested.slice(kill * VISITS_A_KILL, (kill + 1) * VISITS_A_KILL));
    await untilVisiting(index, suggested, 1);
    await sleep(random() * LATEST_KILL_MS);
    const restarted = await killAndRestart(index, { service, start, suggested });
    await saving;
    service = restarted.service;
    const { startMs } = restarted;
    visits.push(...restarted.waitedMs.map((waitedMs) => ({ waitedMs, startMs })));
    lost += await countLost(index, owner);
  }
  const isShown = await untilShown(owner, service.baseUrl);
  service.kill('SIGTERM');
  await service.exited;
  await web.close();
  const saved = owner.answered.length;
  return [
    {
      attack: 'saves that were answered',
      // Where nothing was saved, nothing was tried.
      tried: Math.max(saved, 1),
      held: isShown ? saved - lost : 0,
      note: `${KILLS} kills; the last save ${isShown ? 'is' : 'is not'} shown`,
    },
    ...rowsOfVisits(visits),
  ];
}

/** Lost is what is never begun again; late, what a kill delays for longer than the machine is slow. */
function rowsOfVisits(visits: readonly { readonly waitedMs: number; readonly startMs: number }[]): AttackRow[] {
  const begun = visits.filter(({ waitedMs }) => Number.isFinite(waitedMs));
  const soon = begun.filter(({ waitedMs, startMs }) => waitedMs <= SOON_MS * Math.max(1, startMs / USUAL_START_MS));
  const seconds = (name: 'waitedMs' | 'startMs'): string =>
    (Math.max(0, ...begun.map((visit) => visit[name])) / 1000).toFixed(1);
  return [
    { attack: 'visits under way at a kill: begun again', tried: visits.length, held: begun.length },
    {
      attack: 'visits under way at a kill: soon',
      tried: begun.length,
      held: soon.length,
      note: `longest ${seconds('waitedMs')} s after a start; starts took up to ${seconds('startMs')} s`,
    },
  ];
}

async function inNewFolder<T>(work: (dataDir: string, index: IndexDatabase) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-kills-'));
  const index = await openIndexDatabase(readConfig({}, { dataDir, ownDatabase: true }).database);
  try {
    return await work(dataDir, index);
  } finally {
    index.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
