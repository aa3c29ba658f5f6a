import { parentPort, workerData } from 'node:worker_threads';
import { type SearchResponse, search } from '../services/search.ts';
import { type DatabaseLocation, openIndexDatabase } from '../store/open-database.ts';

/** What the worker is started with. */
export interface SearchWorkerData {
  readonly database: DatabaseLocation;
  readonly baseUrl: string;
}

/** One search asked of the worker. */
export interface SearchQuestion {
  readonly id: number;
  readonly query: string;
  readonly limit: number;
  /** Epoch milliseconds: the moment the answer is for. */
  readonly now: number;
}

export type SearchAnswer =
  | { readonly id: number; readonly response: SearchResponse }
  | { readonly id: number; readonly fault: string };

if (!parentPort) throw new Error('search-worker is started as a worker thread');
const port = parentPort;
const { database, baseUrl } = workerData as SearchWorkerData;
const index = await openIndexDatabase(database);

port.on('message', async ({ id, query, limit, now }: SearchQuestion) => {
  try {
    const response = await search({ index, query, limit, context: { baseUrl, now: new Date(now) } });
    port.postMessage({ id, response } satisfies SearchAnswer);
  } catch (error) {
    port.postMessage({
      id,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies SearchAnswer);
  }
});
port.postMessage('ready');
