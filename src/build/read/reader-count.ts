import { availableParallelism, totalmem } from 'node:os';

/** What the build itself and the system take. */
const OTHERS_MB = 400;
/** The most that a process took that read 1,300 sites. */
const READER_MB = 350;
const MB = 1024 ** 2;

/** A machine as far as it bounds how many processes read. */
export interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}

/** How many processes read at most: one for each core, as far as there is memory for them. */
export function readerCount({ cores, memoryBytes }: Machine = thisMachine()): number {
  const most = Math.floor((memoryBytes / MB - OTHERS_MB) / READER_MB);
  return Math.max(1, Math.min(cores, most));
}

/** This machine, or what a container is given of it. */
function thisMachine(): Machine {
  const given = process.constrainedMemory();
  return { cores: availableParallelism(), memoryBytes: given > 0 ? Math.min(given, totalmem()) : totalmem() };
}
