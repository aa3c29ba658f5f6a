import { parentPort, workerData } from 'node:worker_threads';
import { createServices } from '../services/create-services.ts';
import type { Config } from './config.ts';
import { openServiceDeps } from './service-deps.ts';

/** A call of one service by its name. */
export interface Question {
  readonly id: number;
  readonly name: string;
  readonly asked: unknown;
}

/** First message of the thread: the services it serves. */
export interface Ready {
  readonly services: readonly string[];
}

export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly fault: string };

if (!parentPort) throw new Error('database-worker is started as a worker thread');
const port = parentPort;
const deps = await openServiceDeps(workerData as Config);
const services = new Map<string, (asked: never) => unknown>(Object.entries(createServices(deps)));

port.on('message', async ({ id, name, asked }: Question) => {
  try {
    // The asking side is typed by `Services`, so that `asked` fits `name`.
    const value = await services.get(name)?.(asked as never);
    port.postMessage({ id, value } satisfies Answer);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, fault } satisfies Answer);
  }
});
port.postMessage({ services: [...services.keys()] } satisfies Ready);
