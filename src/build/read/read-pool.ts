import type { DatabaseLocation } from '../../store/open-database.ts';
import { type KeptProcess, keptProcess } from '../../workers/kept-process.ts';
import { WorkerEndedError } from '../../workers/worker-errors.ts';
import { storeFault } from '../store-fault.ts';
import { askInEnglish } from './ask-in-english.ts';
import type { ReadAll, ReadAnswer, ReadQuestion } from './read-question.ts';
import type { ReadQuestions } from './read-worker.ts';
import { readerCount } from './reader-count.ts';

export interface ReadPoolOptions {
  /** How many processes read at most; default: one for each core, as far as there is memory. */
  readonly readers?: number;
  /** How long one site may take. */
  readonly longestMs?: number;
}

/** A second process costs a second of loading: only worth it for some work. */
const SITES_PER_READER = 20;

/** The fullest site takes a few seconds. */
const LONGEST_MS = 60_000;

/** Starting one takes a second: it is kept for a next call. */
const IDLE_MS = 5000;
/** After a long call it is full: what comes then (compiling and drawing) needs the memory, 300 MB of each. */
const SITES_OF_LONG_CALL = 100;
/** It holds what it read of a site while that is translated. */
const IDLE_AMID_MS = 120_000;

/** Without a bound each grows by what garbage it likes: two of them passed a gigabyte over 1,400 sites. */
const MEMORY = { oldSpaceMb: 320, semiSpaceMb: 4 };

/** A third of what V8 inlines: a process reads for a minute, and compiling more costs more than it saves (decision 0030). */
const FLAGS = ['--max-inlined-bytecode-size-cumulative=300'];

type Reader = KeptProcess<ReadQuestions>;

/**
 * Reads sites in processes of their own and gives each answer in the order of completion, one at a time. A site that
 * ends its process (out of memory), or comes to no end in it, becomes a fault of that site; the others are read by a
 * new process.
 */
export function readInPool(
  artifacts: DatabaseLocation,
  { readers = readerCount(), longestMs = LONGEST_MS }: ReadPoolOptions = {},
): ReadAll {
  /** Each reads one site at a time, so that its end is the fault of that site. */
  const free: Reader[] = [];
  const newReader = (idleMs: number): Reader =>
    keptProcess<ReadQuestions>({
      title: 'The process that reads',
      url: new URL('./read-worker.ts', import.meta.url),
      data: artifacts,
      memory: MEMORY,
      flags: FLAGS,
      idleMs,
      longestMs,
    });
  return async (questions, onAnswer, desk = null) => {
    const queue = [...questions].reverse();
    let storing = Promise.resolve();
    const keepReading = async (): Promise<void> => {
      const reader = free.pop() ?? newReader(desk === null ? IDLE_MS : IDLE_AMID_MS);
      try {
        for (let question = queue.pop(); question !== undefined; question = queue.pop()) {
          const answer = await askInEnglish((each) => readOne(reader, each), question, desk);
          // The next site is read while this one is stored, and no more of them.
          await storing;
          storing = storing.then(() => onAnswer(answer));
          storing.catch(() => {});
        }
      } finally {
        if (questions.length > SITES_OF_LONG_CALL) await reader.close();
        else free.push(reader);
      }
    };
    const count = Math.min(readers, Math.ceil(questions.length / SITES_PER_READER));
    await Promise.all(Array.from({ length: count }, keepReading));
    await storing;
  };
}

async function readOne(reader: Reader, question: ReadQuestion): Promise<ReadAnswer> {
  try {
    return await reader.ask('read', question);
  } catch (cause) {
    if (!(cause instanceof WorkerEndedError)) throw storeFault(cause);
    return { domain: question.domain, records: [], fault: cause.message, wanted: [], refused: 0 };
  }
}
