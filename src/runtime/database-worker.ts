import { parentPort, workerData } from 'node:worker_threads';
import { findStatus } from '../services/find-status.ts';
import { type SearchOutcome, search } from '../services/search.ts';
import { type DatabaseLocation, openIndexDatabase } from '../store/open-database.ts';

/** What the worker is started with. */
export interface DatabaseWorkerData {
  readonly database: DatabaseLocation;
  readonly baseUrl: string;
}

/** What the server may ask of its database thread; `now` is the moment the answer is for, in epoch milliseconds. */
export interface Questions {
  search(asked: { readonly query: string; readonly limit: number; readonly now: number }): Promise<SearchOutcome>;
  status(asked: { readonly domain: string }): Promise<string | null>;
}

export interface Question {
  readonly id: number;
  readonly name: keyof Questions;
  readonly asked: unknown;
}

export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly fault: string };

if (!parentPort) throw new Error('database-worker is started as a worker thread');
const port = parentPort;
const { database, baseUrl } = workerData as DatabaseWorkerData;
const index = await openIndexDatabase(database);

const questions: Questions = {
  search: ({ query, limit, now }) => search({ index, query, limit, context: { baseUrl, now: new Date(now) } }),
  status: ({ domain }) => findStatus(index, domain),
};

port.on('message', async ({ id, name, asked }: Question) => {
  try {
    // The asking side is typed by the same interface, so that `asked` fits `name`.
    const value = await questions[name](asked as never);
    port.postMessage({ id, value } satisfies Answer);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, fault } satisfies Answer);
  }
});
port.postMessage('ready');
