import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdLock } from '../../processes/hold-lock.ts';
import { hasLibsqlServer, startLibsqlProcess } from '../../processes/libsql-process.ts';
import { startServedProcess } from '../../processes/served-process.ts';
import type { AttackPart, AttackRow } from './attack-part.ts';

/** How long another program holds the file, one time after the other. */
const HELD_MS = [1000, 5000, 10_000];
/** So long after the lock was let go of everybody is answered again. */
const AFTER_MS = 1000;
/** How long is looked at what is answered afterwards. */
const WATCHED_MS = 3000;
/** Nobody waits longer, however many wait; a test of the web site gives up after ten. */
const LONGEST_MS = 10_000;
const FROZEN_MS = 12_000;
const CALLERS = 4;

const DOORS: readonly string[] = ['/api/search?q=bread', '/search?q=bread', '/readyz', '/api/stats'];

/** One answer of the service, and when it was asked for and given, of `performance.now()`. */
interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly askedAt: number;
  readonly at: number;
}

/** Other programs that hold the database, and a server of the database that stands still, while callers ask. */
export const part: AttackPart = {
  name: 'locks',
  run: async () => [...(await lockFile()), ...(hasLibsqlServer ? await freezeServer() : [])],
};

async function lockFile(): Promise<AttackRow[]> {
  return withService({}, async (baseUrl, dataDir) => {
    const callers = callMuch(baseUrl);
    const freeFrom: number[] = [];
    for (const heldMs of HELD_MS) {
      const lock = await holdLock(join(dataDir, 'waymark.db'));
      await wait(heldMs);
      await lock.release();
      freeFrom.push(performance.now());
      await wait(WATCHED_MS);
    }
    const answers = await callers.end();
    const late = answers.filter(({ askedAt }) => freeFrom.some((from) => isWithin(askedAt, from, AFTER_MS)));
    return [
      answeredRow('answers other than 200 and 503 while the file is locked', answers),
      {
        attack: `503 later than ${AFTER_MS / 1000} s after the lock was let go of`,
        tried: late.length,
        held: late.filter(({ status }) => status === 200).length,
        note: `longest answer ${longestOf(answers)}`,
      },
    ];
  });
}

/** Between the time that is given after a lock, and the next lock. */
function isWithin(askedAt: number, from: number, afterMs: number): boolean {
  return askedAt > from + afterMs && askedAt < from + WATCHED_MS - 100;
}

async function freezeServer(): Promise<AttackRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-frozen-'));
  const server = await startLibsqlProcess(folder);
  try {
    return await withService({ DATABASE_URL: server.url }, async (baseUrl) => {
      const callers = callMuch(baseUrl);
      await wait(500);
      await server.freeze();
      await wait(FROZEN_MS);
      await server.thaw();
      await wait(AFTER_MS);
      const thawedAt = performance.now();
      await wait(WATCHED_MS);
      const answers = await callers.end();
      const after = answers.filter(({ askedAt }) => askedAt > thawedAt);
      return [
        answeredRow('answers other than 200 and 503 while the database server is frozen', answers),
        {
          attack: `frozen database server: answers within ${LONGEST_MS / 1000} s`,
          tried: answers.length,
          held: answers.filter(({ askedAt, at }) => at - askedAt <= LONGEST_MS).length,
          note: `longest answer ${longestOf(answers)}`,
        },
        {
          attack: `503 later than ${AFTER_MS / 1000} s after it goes on`,
          tried: after.length,
          held: after.filter(({ status }) => status === 200).length,
        },
      ];
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function answeredRow(attack: string, answers: readonly Answered[]): AttackRow {
  const fit = answers.filter(({ status, retryAfter }) => status === 200 || (status === 503 && Number(retryAfter) > 0));
  const refused = answers.filter(({ status }) => status === 503).length;
  return { attack, tried: answers.length, held: fit.length, note: `${refused} × 503` };
}

function longestOf(answers: readonly Answered[]): string {
  return `${(Math.max(0, ...answers.map(({ askedAt, at }) => at - askedAt)) / 1000).toFixed(1)} s`;
}

/** Runs the service as a process, on a folder of its own. */
async function withService<T>(
  settings: Readonly<Record<string, string>>,
  work: (baseUrl: string, dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-locks-'));
  try {
    // Nothing is built here.
    const hook = { BUILD_HOOK_URL: 'http://127.0.0.1:9/' };
    const service = await startServedProcess({ dataDir, settings: { ...hook, ...settings } });
    return await work(service.baseUrl, dataDir).finally(() => service.stop());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Callers of every door, each asking one thing after the other until the end. */
function callMuch(baseUrl: string) {
  let isEnded = false;
  let serial = 0;
  const answers: Answered[] = [];
  const call = async (door: string): Promise<void> => {
    while (!isEnded) {
      const askedAt = performance.now();
      const caller = serial++;
      const headers = { 'X-Forwarded-For': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}` };
      const answer = await fetch(`${baseUrl}${door}`, { headers });
      await answer.arrayBuffer();
      const { status } = answer;
      answers.push({ status, retryAfter: answer.headers.get('Retry-After'), askedAt, at: performance.now() });
      await wait(20);
    }
  };
  const calls = DOORS.flatMap((door) => Array.from({ length: CALLERS }, () => call(door)));
  return {
    async end(): Promise<readonly Answered[]> {
      isEnded = true;
      await Promise.all(calls);
      return answers;
    },
  };
}
