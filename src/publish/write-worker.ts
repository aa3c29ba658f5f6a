import { parentPort, workerData } from 'node:worker_threads';
import { fileWriter } from './file-writer.ts';

/** One file to be written by a thread. */
export interface WriteOrder {
  readonly id: number;
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** What became of it; the error's code and words, since errors lose their code on the way between threads. */
export interface WriteReport {
  readonly id: number;
  readonly fault: { readonly code: string; readonly message: string } | null;
}

const { folder } = workerData as { readonly folder: string };
const write = fileWriter(folder);

parentPort?.on('message', ({ id, path, content }: WriteOrder) => {
  let fault: WriteReport['fault'] = null;
  try {
    write(path, content);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    fault = { code, message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage({ id, fault } satisfies WriteReport);
});
