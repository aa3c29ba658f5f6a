import type { PassedError } from './messages.ts';

/** The worker is no more: what waited for it, or is asked now, gets no answer. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
}

/** What a worker threw: the words, the code and the name of its error. */
export class WorkerFault extends Error {
  readonly code: string | null;
  /** Name of the class that was thrown. */
  readonly thrown: string;

  constructor({ name, message, code }: PassedError) {
    super(message);
    this.name = 'WorkerFault';
    this.thrown = name;
    this.code = code;
  }
}

/** An error as it passes to another thread or process. */
export function toFault(error: unknown, message: string): PassedError {
  const name = error instanceof Error ? error.name : 'Error';
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { name, message, code };
}
