import type { Answered, Asked, Order, Question, Questions, Report } from './messages.ts';
import { onceATurn } from './once-a-turn.ts';
import { postTogether } from './post-together.ts';
import { WorkerEndedError, WorkerFault } from './worker-errors.ts';

export interface WorkerInput<News> {
  /** The file that serves: it calls `serve`. */
  readonly url: URL;
  /** What it begins with. */
  readonly data?: unknown;
  /** Processor time, milliseconds, that one turn of a process's event loop may take, before it is ended for hanging. */
  readonly longestTurnMs?: number;
  /** Takes news that nobody asked for. */
  readonly onNews?: (news: News) => void;
  /** Called once when the worker ended though nobody told it to; not when it could not begin: `ready` tells that. */
  readonly onEnd?: (cause: Error) => void;
}

/** A thread or process as long as it runs. It holds this process open only while something is asked of it. */
export interface RunningWorker<Q extends Questions<Q>> {
  /** Names of the questions it answers, when it has begun. @throws WorkerFault, WorkerEndedError */
  readonly ready: Promise<readonly string[]>;
  /** Questions without an answer yet. */
  readonly waiting: number;
  /** @throws WorkerFault what the worker threw; WorkerEndedError when it ended before it answered */
  ask<Name extends keyof Q & string>(name: Name, asked: Asked<Q, Name>): Promise<Answered<Q, Name>>;
  /** Tells it to end, and waits until it has; what waits for it fails. */
  stop(): Promise<void>;
}

/** The way to a worker. */
export interface Wire {
  /** Throws what cannot be cloned. */
  readonly post: (order: Order) => void;
  /** Whether this process waits for the worker to end. */
  readonly hold: (isHeld: boolean) => void;
}

export interface WireListener {
  readonly onReport: (report: Report) => void;
  readonly onExit: (why: string) => void;
}

/** What starts threads and processes needs beside what everybody may do. */
export interface Asking<Q extends Questions<Q>> extends RunningWorker<Q> {
  readonly exited: Promise<void>;
  /** Fails what waits, and all that is asked from now on. */
  readonly fail: (cause: Error) => void;
}

export interface WorkerState {
  readonly isStarting: boolean;
  /** Questions without an answer yet. */
  readonly waiting: number;
}

type Answers = Extract<Report, { readonly kind: 'answers' }>;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * The asking side of a worker, whatever it is.
 * @param open starts it
 * @param onProgress called when it has begun, when the first question waits, and with each answer
 */
export function askWorker<Q extends Questions<Q>, News>(
  { data, longestTurnMs, onNews, onEnd }: WorkerInput<News>,
  open: (listener: WireListener) => Wire,
  onProgress: (progress: WorkerState) => void = () => {},
): Asking<Q> {
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<readonly string[]>();
  const exited = Promise.withResolvers<void>();
  let state: 'starting' | 'running' | 'stopping' = 'starting';
  let end: Error | null = null;
  let nextId = 0;
  // Told to whoever waits for it.
  ready.promise.catch(() => {});

  const settle = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    return asked;
  };
  const onMove = (): void => {
    wire.hold(state === 'stopping' || (end === null && (state === 'starting' || waiting.size > 0)));
    onProgress({ isStarting: state === 'starting', waiting: end === null ? waiting.size : 0 });
  };
  const fail = (cause: Error): void => {
    if (end !== null) return;
    end = cause;
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
    ready.reject(cause);
    onMove();
    if (state === 'running') onEnd?.(cause);
  };
  const onAnswers = ({ answers, isFree }: Answers): void => {
    for (const answer of answers) {
      if ('fault' in answer) settle(answer.id)?.reject(new WorkerFault(answer.fault));
      else settle(answer.id)?.resolve(answer.value);
    }
    if (answers.length > 0) onMove();
    if (isFree) sender.isFree();
  };
  const onReport = (report: Report): void => {
    if (report.kind === 'told') onNews?.(report.news as News);
    else if (report.kind === 'failed') fail(new WorkerFault(report.fault));
    else if (report.kind === 'answers') onAnswers(report);
    else {
      if (state === 'starting') state = 'running';
      ready.resolve(report.names);
      onMove();
    }
  };
  const onExit = (why: string): void => {
    fail(new WorkerEndedError(why));
    exited.resolve();
  };
  const wire = open({ onReport, onExit });
  const sender = questionSender(wire, (id, cause) => {
    settle(id)?.reject(new Error('The question cannot be sent to the worker.', { cause }));
    onMove();
  });
  wire.post({ kind: 'start', data, longestTurnMs: longestTurnMs ?? null });
  return {
    ready: ready.promise,
    exited: exited.promise,
    fail,
    get waiting() {
      return waiting.size;
    },
    ask: (name, asked) =>
      new Promise((resolve, reject) => {
        if (end !== null) return reject(end);
        const id = nextId++;
        // The handler of that name gives what the type says.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        if (waiting.size === 1) onMove();
        sender.send({ id, name, asked });
      }),
    async stop() {
      state = 'stopping';
      wire.hold(true);
      wire.post({ kind: 'stop' });
      await exited.promise;
    },
  };
}

/** A message costs about the same for one question and for many: they wait while the worker takes those before. */
function questionSender({ post }: Wire, refuse: (id: number, cause: unknown) => void) {
  let questions: Question[] = [];
  let isBusy = false;
  const sendSoon = onceATurn(() => {
    if (isBusy || questions.length === 0) return;
    const sent = questions;
    questions = [];
    postTogether(
      sent,
      (some) => {
        post({ kind: 'ask', questions: some });
        isBusy = true;
      },
      ({ id }, cause) => refuse(id, cause),
    );
  });
  return {
    send(question: Question): void {
      questions.push(question);
      sendSoon();
    },
    isFree(): void {
      isBusy = false;
      sendSoon();
    },
  };
}
