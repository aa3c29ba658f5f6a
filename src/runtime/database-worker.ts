import { parentPort, workerData } from 'node:worker_threads';
import { createServices } from '../services/create-services.ts';
import { UnavailableError } from '../services/unavailable-error.ts';
import { faultText } from '../store/fault-text.ts';
import type { Config } from './config.ts';
import { onceATurn } from './once-a-turn.ts';
import { postTogether } from './post-together.ts';
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

/** What a service threw, as text: errors do not pass between threads whole. */
export interface Fault {
  readonly id: number;
  readonly fault: string;
  readonly isUnavailable: boolean;
}

export type Answer = { readonly id: number; readonly value: unknown } | Fault;

/** What was found out since the last reply. */
export interface Reply {
  readonly answers: readonly Answer[];
  /** True after questions were taken: more can be sent. */
  readonly isFree: boolean;
}

if (!parentPort) throw new Error('database-worker is started as a worker thread');
const port = parentPort;
const deps = await openServiceDeps(workerData as Config);
const services = new Map<string, (asked: never) => unknown>(Object.entries(createServices(deps)));

let answers: Answer[] = [];
let isFree = false;
const replySoon = onceATurn(() => {
  const [found, wasTaken] = [answers, isFree];
  answers = [];
  isFree = false;
  const post = (some: readonly Answer[]): void => port.postMessage({ answers: some, isFree: wasTaken } satisfies Reply);
  postTogether(found, post, ({ id }, cause) => post([toFault(id, cause)]));
});

async function answer({ id, name, asked }: Question): Promise<Answer> {
  try {
    // The asking side is typed by `Services`, so that `asked` fits `name`.
    return { id, value: await services.get(name)?.(asked as never) };
  } catch (error) {
    return toFault(id, error);
  }
}

function toFault(id: number, error: unknown): Fault {
  return { id, fault: faultText(error), isUnavailable: error instanceof UnavailableError };
}

function reply(answered: Answer): void {
  answers.push(answered);
  replySoon();
}

port.on('message', (questions: readonly Question[]) => {
  for (const question of questions) void answer(question).then(reply);
  isFree = true;
  replySoon();
});
port.postMessage({ services: [...services.keys()] } satisfies Ready);
