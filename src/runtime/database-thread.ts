import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Services } from '../services/create-services.ts';
import { UnavailableError } from '../services/unavailable-error.ts';
import type { Config } from './config.ts';
import type { Fault, Question, Ready, Reply } from './database-worker.ts';
import { onceATurn } from './once-a-turn.ts';
import { postTogether } from './post-together.ts';

/** All services in a thread of their own, so that a slow query never holds up the server (R68). */
export interface DatabaseThread {
  readonly services: Services;
  /** Ends the thread; its database is closed with it. */
  close(): Promise<void>;
}

const RESTART_MS = 1000;

/**
 * Starts the thread and waits until its database is open. A thread that ends unasked is started again; who asks
 * meanwhile is told to come back.
 * @param onFault told why a thread ended
 * @throws what opening the database throws
 */
export async function startDatabaseThread(config: Config, onFault: (cause: unknown) => void): Promise<DatabaseThread> {
  let isClosed = false;
  const start = (): Promise<OneThread> =>
    startOne(config, (cause) => {
      running = null;
      if (isClosed) return;
      onFault(cause);
      void startAgain();
    });
  const startAgain = async (): Promise<void> => {
    while (!isClosed && running === null) {
      await wait(RESTART_MS, null, { ref: false });
      running = await start().catch((cause: unknown) => {
        onFault(cause);
        return null;
      });
    }
    if (isClosed) await running?.worker.terminate();
  };
  let running: OneThread | null = null;
  const first = await start();
  running = first;
  const ask = async (name: string, asked: unknown): Promise<unknown> => {
    if (!running) throw new UnavailableError('The database thread is being started again.');
    return running.ask(name, asked);
  };
  const services = Object.fromEntries(first.services.map((name) => [name, (asked: unknown) => ask(name, asked)]));
  return {
    // The thread answers each name by the service of that name: the same questions, the same values.
    services: services as unknown as Services,
    async close() {
      isClosed = true;
      await running?.worker.terminate();
    },
  };
}

/** One thread as long as it runs. */
interface OneThread {
  readonly worker: Worker;
  /** Names of the services it serves. */
  readonly services: readonly string[];
  readonly ask: (name: string, asked: unknown) => Promise<unknown>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: Error) => void;
}

async function startOne(config: Config, onEnd: (cause: Error) => void): Promise<OneThread> {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), { workerData: config });
  const [{ services }] = (await once(worker, 'message')) as [Ready];
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let fault = new Error('The database thread ended.');
  worker.on('error', (cause: Error) => {
    fault = cause;
  });
  worker.on('exit', () => {
    onEnd(fault);
    for (const { reject } of waiting.values()) reject(new UnavailableError(fault.message, { cause: fault }));
    waiting.clear();
  });
  let questions: Question[] = [];
  let isBusy = false;
  // A message costs about the same for one question and for many: they wait while the thread is at those before.
  const sendSoon = onceATurn(() => {
    if (isBusy || questions.length === 0) return;
    const sent = questions;
    questions = [];
    postTogether(
      sent,
      (items) => {
        worker.postMessage(items);
        isBusy = true;
      },
      ({ id }, cause) => {
        waiting.get(id)?.reject(new Error('The question cannot be sent to the database thread.', { cause }));
        waiting.delete(id);
      },
    );
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
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      questions.push({ id, name, asked });
      sendSoon();
    });
  return { worker, services, ask };
}

function toError({ fault, isUnavailable }: Fault): Error {
  return isUnavailable ? new UnavailableError(fault) : new Error(fault);
}
