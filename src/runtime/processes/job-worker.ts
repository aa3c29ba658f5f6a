import { deskOpener, RENEWAL_BUDGET } from '../../build/english/desk-opener.ts';
import { type RunJobsInput, runJobs } from '../../build/jobs/run-jobs.ts';
import { readHere } from '../../build/read/read-here.ts';
import { guardedDispatcher } from '../../crawl/fetch/guarded-dispatcher.ts';
import { type LoopbackWeb, loopbackDispatcher } from '../../crawl/fetch/loopback-dispatcher.ts';
import { sitePauses } from '../../crawl/fetch/site-pauses.ts';
import { waymarkUserAgent } from '../../crawl/fetch/visit-options.ts';
import type { Step } from '../../services/jobs/step.ts';
import type { JobHolder } from '../../store/jobs/job-holder.ts';
import { openArtifactDatabase, openIndexDatabase } from '../../store/open-database.ts';
import { type Beginning, type Served, serve } from '../../workers/serve.ts';
import { createTranslator } from '../adapters/create-translator.ts';
import { toldFault } from '../adapters/log.ts';
import type { Config } from '../config/config.ts';

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
  /** For whom it does jobs: the process that started it. */
  readonly holder: JobHolder;
}

/**
 * What the process tells: that it is there, which step it begins and has ended, or that a job failed. A step is told
 * before it is begun: it may be the last that is heard.
 */
export type JobNews =
  | { readonly kind: 'alive' }
  | { readonly kind: 'step'; readonly step: Step; readonly isUnderWay: boolean }
  | { readonly kind: 'fault'; readonly cause: string };

/** What the process is told to do beside what waits. */
export interface WorkOrder {
  /** All pages are due to be drawn. */
  readonly isDrawDue: boolean;
  /** Numbers of visits that are made first, one at a time. */
  readonly alone: readonly number[];
}

/** What the process is asked: to do all that waits; fails where something other than a job did. */
export interface JobQuestions {
  work(order: WorkOrder): Promise<void>;
}

const ALIVE_MS = 2000;

serve<JobQuestions, JobWorkerData, JobNews>(openJobs, toldFault);

async function openJobs(beginning: Beginning<JobWorkerData, JobNews>): Promise<Served<JobQuestions>> {
  const { data, tell } = beginning;
  setInterval(() => tell({ kind: 'alive' }), ALIVE_MS).unref();
  const { config, web } = data;
  const index = await openIndexDatabase(config.database);
  const artifacts = await openArtifactDatabase(config.artifacts);
  const dispatcher = web === null ? guardedDispatcher() : loopbackDispatcher(web);
  const reader = readHere(artifacts, (domain, isUnderWay) =>
    tell({ kind: 'step', step: { work: 'renewal', domain }, isUnderWay }),
  );
  const translator = createTranslator(config);
  const translating = translator && config.translator && { translator, budget: config.translator.budget };
  const jobs = toJobsInput(beginning);
  const openDesk = deskOpener(translating, { index, clock: jobs.clock, signal: jobs.signal }, RENEWAL_BUDGET);
  const given = { ...jobs, index, artifacts, readAll: reader.readAll, openDesk };
  const access = { ...given.web, dispatcher, pauses: sitePauses() };
  let working = Promise.resolve();
  return {
    answers: {
      work(order) {
        if (!order.isDrawDue) reader.warm();
        const done = working.then(() => work({ ...given, ...order, web: access }));
        working = done.catch(() => {});
        return done;
      },
    },
    async close() {
      await working;
      await dispatcher.close();
      await translator?.close();
      artifacts.close();
      index.close();
    },
  };
}

/** Does what waits; throws a fault that no job can be blamed for. */
async function work(input: RunJobsInput): Promise<void> {
  try {
    await runJobs(input);
  } catch (cause) {
    if (!input.signal.aborted) throw cause;
  }
}

function toJobsInput({ data: { config, web, holder }, tell, stopped }: Beginning<JobWorkerData, JobNews>) {
  const clock = (): Date => new Date();
  const times = web === null ? {} : { delayMs: web.delayMs, timeoutMs: web.timeoutMs };
  return {
    folder: config.siteDir,
    baseUrl: config.baseUrl,
    clock,
    holder,
    signal: stopped,
    web: { userAgent: waymarkUserAgent(config.baseUrl), clock, ...times },
    onStep: (step, isUnderWay) => tell({ kind: 'step', step, isUnderWay }),
    onFault: ({ kind, domain }, cause) => tell({ kind: 'fault', cause: `${kind} ${domain}: ${toldFault(cause)}` }),
  } satisfies Partial<Omit<RunJobsInput, 'web'>> & { web: Omit<RunJobsInput['web'], 'dispatcher'> };
}
