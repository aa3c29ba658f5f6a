import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/runtime/config/config.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { domainOf } from '../bench/generated-sites.ts';
import { childProcesses } from '../processes/child-processes.ts';
import { suggestSites } from './kill-service.ts';
import { startServiceProcess } from './service-process.ts';

const CALLERS = 6;
/** So long may a process take to see that it is alone. */
const ORPHAN_MS = 10_000;
/** One that does not end by then hangs. */
const LONGEST_MS = 30_000;

/** Sites that a job visits while the service is stopped. */
export const VISITED = ['first-bakery.com', 'second-bakery.com', 'third-bakery.com'] as const;

export interface StopInput {
  /** A data folder that `fillIndex` filled. */
  readonly dataDir: string;
  /** How many sites it holds. */
  readonly sites: number;
  /** Port that answers for `VISITED`. */
  readonly webPort: number;
  /** When it is stopped, after it answers. */
  readonly afterMs: number;
  readonly signal: 'SIGTERM' | 'SIGKILL';
}

/** How a service ended. */
export interface StopOutcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stopMs: number;
  /** Processes it had started when it was told to stop. */
  readonly children: number;
  /** Those of them that still ran seconds after it. */
  readonly orphans: number;
  /** Answers that its callers had before. */
  readonly answers: number;
  readonly stderr: string;
}

/** Starts the service as a process, lets it search, draw pictures and visit sites, and stops it amid that. */
export async function stopUnderLoad(input: StopInput): Promise<StopOutcome> {
  const { dataDir, webPort, afterMs, signal } = input;
  await prepare(dataDir);
  const service = await startServiceProcess({ dataDir, webPort, hosts: VISITED });
  const { exited, stderr } = service;
  const load = callMuch(service.baseUrl, input.sites);
  await Promise.race([sleep(afterMs), exited]);
  const children = await childProcesses(service.pid);
  const toldAt = performance.now();
  service.kill(signal);
  const hung = setTimeout(() => service.kill('SIGKILL'), LONGEST_MS);
  const [code, endedBy] = await exited;
  clearTimeout(hung);
  const stopMs = Math.round(performance.now() - toldAt);
  const orphans = await stillRunning(children);
  const ended = { code, signal: endedBy, stopMs, children: children.length, orphans: orphans.length };
  return { ...ended, answers: await load.end(), stderr: stderr.join('\n') };
}

/** Jobs wait for the start, and no picture is drawn yet. */
async function prepare(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'pictures'), { recursive: true, force: true });
  const index = await openIndexDatabase(readConfig({}, { dataDir, ownDatabase: true }).database);
  await suggestSites(index, VISITED);
  index.close();
}

/** Callers that ask one thing after the other, until the end. */
function callMuch(baseUrl: string, sites: number) {
  let isEnded = false;
  let answers = 0;
  let serial = 0;
  const call = async (): Promise<void> => {
    while (!isEnded) {
      const n = serial++;
      const domain = domainOf((n * 7) % sites);
      const paths = [`/api/search?q=bakery+${n}`, `/og.png?domain=${domain}`, `/badge.png?domain=${domain}`, '/state'];
      const headers = { 'X-Forwarded-For': `10.9.${(n >> 8) & 255}.${n & 255}` };
      try {
        const answer = await fetch(`${baseUrl}${paths[n % paths.length]}`, { headers });
        await answer.arrayBuffer();
        answers += 1;
      } catch {
        // It is being stopped.
        await sleep(50);
      }
    }
  };
  const callers = Array.from({ length: CALLERS }, call);
  return {
    async end(): Promise<number> {
      isEnded = true;
      await Promise.all(callers);
      return answers;
    },
  };
}

async function stillRunning(pids: readonly number[]): Promise<number[]> {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (let waited = 0; waited < ORPHAN_MS && pids.some(isRunning); waited += 100) await sleep(100);
  return pids.filter(isRunning);
}
