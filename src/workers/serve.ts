import type { Answer, Order, Question, Questions } from './messages.ts';
import { onceATurn } from './once-a-turn.ts';
import { takeOwnEnd } from './own-end.ts';
import { postTogether } from './post-together.ts';
import { toFault } from './worker-errors.ts';

/** What a worker begins with. */
export interface Beginning<Data, News> {
  readonly data: Data;
  /** Tells what nobody asked for. */
  readonly tell: (news: News) => void;
  /** Aborted when the worker is told to end, or nobody is there any more that could tell it. */
  readonly stopped: AbortSignal;
}

/** What a worker serves. */
export interface Served<Q> {
  readonly answers: Q;
  /** Called when it is to end: lets go of all that would hold it open. */
  readonly close?: () => void | Promise<void>;
}

/** What still holds a worker open so long after it let go of everything is cut off. */
const LINGER_MS = 1000;

/**
 * Serves the questions of whoever started this thread or process, until it is told to stop; then it ends by itself.
 * Questions under way at that moment are waited for by `close`, or by nobody.
 * @param open what is thrown here is told to whoever waits for the beginning
 * @param textOf words for an error that an answer threw; by default its stack
 */
export function serve<Q extends Questions<Q>, Data = void, News = never>(
  open: (beginning: Beginning<Data, News>) => Served<Q> | Promise<Served<Q>>,
  textOf: (error: unknown) => string = stackOf,
): void {
  const stop = new AbortController();
  const begun = Promise.withResolvers<Served<Q> | null>();

  const begin = async (data: unknown): Promise<void> => {
    const tell = (news: News): void => own.post({ kind: 'told', news });
    try {
      // Who starts the worker hands over what its types say.
      const served = await open({ data: data as Data, tell, stopped: stop.signal });
      begun.resolve(served);
      own.post({ kind: 'ready', names: Object.keys(served.answers) });
    } catch (error) {
      begun.resolve(null);
      own.post({ kind: 'failed', fault: toFault(error, error instanceof Error ? error.message : String(error)) });
      await end();
    }
  };
  const end = async (): Promise<void> => {
    if (stop.signal.aborted) return;
    stop.abort(new Error('The worker was told to stop.'));
    await (await begun.promise)?.close?.();
    await own.close();
    setTimeout(() => process.exit(), LINGER_MS).unref();
  };
  const onOrder = (order: Order): void => {
    if (order.kind === 'start') void begin(order.data);
    else if (order.kind === 'stop') void end();
    else {
      for (const question of order.questions) void answer(begun.promise, question, textOf).then(replies.add);
      replies.isFree();
    }
  };
  const own = takeOwnEnd(onOrder, () => void end());
  const replies = replySender((answers, isFree) => own.post({ kind: 'answers', answers, isFree }), textOf);
}

async function answer<Q>(
  begun: Promise<Served<Q> | null>,
  { id, name, asked }: Question,
  textOf: (error: unknown) => string,
): Promise<Answer> {
  try {
    const answers = (await begun)?.answers as Record<string, (asked: unknown) => unknown> | undefined;
    return { id, value: await answers?.[name]?.(asked) };
  } catch (error) {
    return { id, fault: toFault(error, textOf(error)) };
  }
}

/** Answers that are found in the same turn go in one message. */
function replySender(post: (answers: readonly Answer[], isFree: boolean) => void, textOf: (error: unknown) => string) {
  let answers: Answer[] = [];
  let isFree = false;
  const sendSoon = onceATurn(() => {
    const [found, wasTaken] = [answers, isFree];
    answers = [];
    isFree = false;
    postTogether(
      found,
      (some) => post(some, wasTaken),
      ({ id }, cause) => post([{ id, fault: toFault(cause, textOf(cause)) }], wasTaken),
    );
  });
  return {
    add(answer: Answer): void {
      answers.push(answer);
      sendSoon();
    },
    isFree(): void {
      isFree = true;
      sendSoon();
    },
  };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
