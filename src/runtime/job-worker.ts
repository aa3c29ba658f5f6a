import { type RunJobsInput, runJobs } from '../build/jobs/run-jobs.ts';
import { readHere } from '../build/read/read-here.ts';
import type { DomainName } from '../core/domain/domain-name.ts';
import { guardedDispatcher } from '../crawl/guarded-dispatcher.ts';
import { type LoopbackWeb, loopbackDispatcher } from '../crawl/loopback-dispatcher.ts';
import { waymarkUserAgent } from '../crawl/visit-options.ts';
import { faultText } from '../store/fault-text.ts';
import { openArtifactDatabase, openIndexDatabase } from '../store/open-database.ts';
import { type Beginning, type Served, serve } from '../workers/serve.ts';
import type { Config } from './config.ts';

/** A web on this machine instead of the real one, and how it may be asked: for the demo and for tests (R61, R62). */
export interface JobWeb extends LoopbackWeb {
  readonly hosts: readonly string[];
  readonly delayMs: number;
  readonly timeoutMs: number;
}

export interface JobWorkerData {
  readonly config: Config;
  /** Null for the real web. */
  readonly web: JobWeb | null;
}

/** A job that was begun. */
export interface BegunJob {
  readonly id: number;
  readonly domain: string;
}

/**
 * What the process tells: that it is there, which job it begins, which site it reads from now on (null: none any more),
 * or that a job failed.
 */
export type JobNews =
  | { readonly kind: 'alive' }
  | { readonly kind: 'begun'; readonly job: BegunJob }
  | { readonly kind: 'reading'; readonly domain: DomainName | null }
  | { readonly kind: 'fault'; readonly cause: string };

/** What the process is asked: to do all that waits, and to draw all pages that are due beside that. */
export interface JobQuestions {
  work(order: { readonly isDrawDue: boolean }): Promise<void>;
}

const ALIVE_MS = 2000;

serve<JobQuestions, JobWorkerData, JobNews>(openJobs, faultText);

async function openJobs(beginning: Beginning<JobWorkerData, JobNews>): Promise<Served<JobQuestions>> {
  const { data, tell } = beginning;
  setInterval(() => tell({ kind: 'alive' }), ALIVE_MS).unref();
  const { config, web } = data;
  const index = await openIndexDatabase(config.database);
  const artifacts = await openArtifactDatabase(config.artifacts);
  const dispatcher = web === null ? guardedDispatcher() : loopbackDispatcher(web);
  const reader = readHere(artifacts, (domain) => tell({ kind: 'reading', domain }));
  const given = { ...toJobsInput(beginning), index, artifacts, readAll: reader.readAll };
  const access = { ...given.web, dispatcher };
  let working = Promise.resolve();
  return {
    answers: {
      work({ isDrawDue }) {
        if (!isDrawDue) reader.warm();
        working = working.then(() => work({ ...given, web: access, isDrawDue }, tell));
        return working;
      },
    },
    async close() {
      await working;
      await dispatcher.close();
      artifacts.close();
      index.close();
    },
  };
}

type Tell = Beginning<JobWorkerData, JobNews>['tell'];

/** Does what waits; a fault that no job can be blamed for is told, too. */
async function work(input: RunJobsInput, tell: Tell): Promise<void> {
  try {
    await runJobs(input);
  } catch (cause) {
    if (!input.signal.aborted) tell({ kind: 'fault', cause: faultText(cause) });
  }
}

function toJobsInput({ data: { config, web }, tell, stopped }: Beginning<JobWorkerData, JobNews>) {
  const clock = (): Date => new Date();
  const times = web === null ? {} : { delayMs: web.delayMs, timeoutMs: web.timeoutMs };
  return {
    folder: config.siteDir,
    baseUrl: config.baseUrl,
    clock,
    signal: stopped,
    web: { userAgent: waymarkUserAgent(config.baseUrl), clock, ...times },
    onBegin: ({ id, domain }) => tell({ kind: 'begun', job: { id, domain } }),
    onFault: ({ kind, domain }, cause) => tell({ kind: 'fault', cause: `${kind} ${domain}: ${faultText(cause)}` }),
  } satisfies Partial<Omit<RunJobsInput, 'web'>> & { web: Omit<RunJobsInput['web'], 'dispatcher'> };
}
