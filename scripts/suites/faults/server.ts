import { setTimeout as wait } from 'node:timers/promises';
import { hasLibsqlServer, startLibsqlProcess } from '../../processes/libsql-process.ts';
import { type ServedProcess, startServedProcess } from '../../processes/served-process.ts';
import type { AttackPart, AttackRow } from '../attacks/attack-part.ts';
import { runBuild } from '../killable-build.ts';
import { inNewFolder } from './new-folder.ts';
import { areSentences, isOneSentence } from './one-sentence.ts';

const ASKED = 20;
const HEALED_MS = 20_000;

/** A database server that ends while the service asks it, and comes back. */
export const part: AttackPart = { name: 'server', run: runServer };

async function runServer(): Promise<AttackRow[]> {
  if (!hasLibsqlServer) return [{ attack: 'a database server that dies', tried: 0, held: 0, note: 'no server here' }];
  return inNewFolder((folder) => inNewFolder((dataDir) => dyingServer(folder, dataDir)));
}

async function dyingServer(folder: string, dataDir: string): Promise<AttackRow[]> {
  const first = await startLibsqlProcess(folder);
  const settings = { DATABASE_URL: first.url, BUILD_HOOK_URL: 'http://127.0.0.1:9/' };
  const service = await startServedProcess({ dataDir, settings });
  await askAll(service);
  await first.stop();
  const without = await askAll(service);
  const refused = without.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0).length;
  const command = await runBuild({ parameters: ['scripts/keys.ts', '--json', 'list'], dataDir, settings });
  const second = await startLibsqlProcess(folder, Number(new URL(first.url).port));
  const healed = await healedWithin(service, HEALED_MS);
  const code = await service.stop();
  await second.stop();
  const told = areSentences(service.said, 4);
  return [
    { attack: 'answers 503 while the database server is dead', tried: ASKED, held: refused },
    {
      attack: 'one line in the log, without a stack',
      tried: 1,
      held: Number(told),
      note: told ? '' : service.said.join(' ').slice(0, 300),
    },
    { attack: 'a command says so in one sentence', tried: 1, held: Number(isOneSentence(command, /opened|answer/)) },
    { attack: 'answers again when it is back, and ends in order', tried: 1, held: Number(healed && code === 0) },
  ];
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Asks the service some questions, each as another caller. */
export async function askAll({ port }: Pick<ServedProcess, 'port'>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < ASKED; at++) {
    const headers = { 'X-Forwarded-For': `10.9.${Math.floor(Math.random() * 250)}.${at}` };
    const answer = await fetch(`http://localhost:${port}/api/search?q=bread`, { headers });
    await answer.arrayBuffer();
    answers.push({ status: answer.status, retryAfter: answer.headers.get('Retry-After') });
  }
  return answers;
}

async function healedWithin(service: Pick<ServedProcess, 'port'>, mostMs: number): Promise<boolean> {
  const until = performance.now() + mostMs;
  while (performance.now() < until) {
    if ((await askAll(service)).every(({ status }) => status === 200)) return true;
    await wait(500);
  }
  return false;
}
