import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Services } from '../services/create-services.ts';
import { UnavailableError } from '../services/unavailable-error.ts';
import type { Config } from './config.ts';
import type { Fault, Question, Ready, Reply } from './database-worker.ts';
import { onceATurn } from './once-a-turn.ts';

/** All services in a thread of their own, so that a slow query never holds up the server (R68). */
export interface DatabaseThread {
  readonly services: Services;
  /** Ends the thread; its database is closed with it. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Starts the thread and waits until its database is open.
 * @throws what opening the database throws
 */
export async function startDatabaseThread(config: Config): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), { workerData: config });
  const [ready] = (await once(worker, 'message')) as [Ready];
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let ended: Error | null = null;
  const failAll = (cause: Error): void => {
    ended = cause;
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the database thread ended')));
  let questions: Question[] = [];
  let isBusy = false;
  // A message costs about the same for one question and for many: they wait while the thread is at those before.
  const sendSoon = onceATurn(() => {
    if (isBusy || questions.length === 0) return;
    isBusy = true;
    worker.postMessage(questions);
    questions = [];
  });
  worker.on('message', ({ answers, isFree }: Reply) => {
    for (const answer of answers) {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('fault' in answer) asked?.reject(toError(answer));
      else asked?.resolve(answer.value);
    }
    if (isFree) isBusy = false;
    sendSoon();
  });
  const ask = (name: string, asked: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      questions.push({ id, name, asked });
      sendSoon();
    });
  const services = Object.fromEntries(ready.services.map((name) => [name, (asked: unknown) => ask(name, asked)]));
  return {
    // The thread answers each name by the service of that name: the same questions, the same values.
    services: services as unknown as Services,
    async close() {
      await worker.terminate();
    },
  };
}

function toError({ fault, isUnavailable }: Fault): Error {
  return isUnavailable ? new UnavailableError(fault) : new Error(fault);
}
