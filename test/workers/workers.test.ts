import { afterEach, describe, expect, test, vi } from 'vitest';
import { childProcesses } from '../../scripts/processes/child-processes.ts';
import type { RunningWorker, WorkerInput } from '../../src/workers/ask-worker.ts';
import { startProcess } from '../../src/workers/start-process.ts';
import { startThread } from '../../src/workers/start-thread.ts';
import { WorkerEndedError, WorkerFault } from '../../src/workers/worker-errors.ts';
import type { TestData, TestQuestions } from './answering-worker.ts';

const url = new URL('./answering-worker.ts', import.meta.url);
type Running = RunningWorker<TestQuestions>;
type Input = Partial<WorkerInput<string>> & { readonly data?: TestData };

const started: Running[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.stop()));
  await vi.waitFor(async () => expect(await childProcesses(process.pid, 'answering-worker')).toEqual([]), 20_000);
});

function kept<T extends Running>(worker: T): T {
  started.push(worker);
  return worker;
}

const thread = (input: Input = {}): Running => kept(startThread<TestQuestions, string>({ url, data: {}, ...input }));
const child = (input: Input & { readonly longestMs?: number } = {}) =>
  kept(startProcess<TestQuestions, string>({ title: 'The test process', url, data: {}, ...input }));

describe.each([
  ['thread', thread],
  ['process', child],
] as const)('a %s', (_kind, start) => {
  test('answers several questions, each its own, in one message or in many', async () => {
    const worker = start();
    const asked = Array.from({ length: 50 }, (_, at) => worker.ask('echo', { at }));
    expect(worker.waiting).toBe(50);
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 50 }, (_, at) => ({ at })));
    expect(worker.waiting).toBe(0);
    expect(await worker.ready).toContain('echo');
  });

  test('lets a quick question pass a slow one', async () => {
    const worker = start();
    const ends: string[] = [];
    await Promise.all([
      worker.ask('wait', 200).then(() => ends.push('slow')),
      worker.ask('echo', 1).then(() => ends.push('quick')),
    ]);
    expect(ends).toEqual(['quick', 'slow']);
  });

  test('hands over words, code and name of an error, and goes on', async () => {
    const worker = start();
    const fault = await worker.ask('fail', { message: 'no bread left', code: 'sold_out' }).catch((cause) => cause);
    expect(fault).toBeInstanceOf(WorkerFault);
    expect(fault).toMatchObject({ message: expect.stringContaining('no bread left'), code: 'sold_out' });
    expect(fault.thrown).toBe('TypeError');
    expect(await worker.ask('echo', 'still here')).toBe('still here');
  });

  test('fails a question and an answer that cannot be sent, and holds up nothing beside them', async () => {
    const worker = start();
    const [question, answer, good] = await Promise.allSettled([
      worker.ask('echo', () => {}),
      worker.ask('unsendable', undefined),
      worker.ask('echo', 'good'),
    ]);
    expect(question).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('cannot be sent') },
    });
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(WorkerFault) });
    expect(good).toEqual({ status: 'fulfilled', value: 'good' });
  });

  test('gives large answers whole', async () => {
    const bytes = 32 * 1024 * 1024;
    const answer = await start().ask('large', bytes);
    expect(answer).toHaveLength(bytes);
    expect(answer.at(-1)).toBe(7);
  });

  test('tells news in their order, before the answer', async () => {
    const news: string[] = [];
    await start({ onNews: (word) => news.push(word) }).ask('tellTwice', 'begun');
    expect(news).toEqual(['begun', 'begun']);
  });

  test('that cannot begin tells why to all who wait, and ends', async () => {
    const onEnd = vi.fn();
    const worker = start({ data: { fault: 'no oven' }, onEnd });
    const asked = worker.ask('echo', 1);
    await expect(worker.ready).rejects.toMatchObject({
      message: 'no oven',
      code: 'no_beginning',
      thrown: 'RangeError',
    });
    await expect(asked).rejects.toThrow('no oven');
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('that is told to stop lets go of what it holds, and ends by itself; what waits fails', async () => {
    const news: string[] = [];
    const onEnd = vi.fn();
    const worker = start({ data: { lingers: true, closeMs: 100 }, onNews: (word) => news.push(word), onEnd });
    await worker.ready;
    const late = expect(worker.ask('wait', 60_000)).rejects.toThrow(WorkerEndedError);
    await worker.stop();
    await late;
    expect(news).toEqual(['closed, stopped']);
    expect(onEnd).not.toHaveBeenCalled();
    await expect(worker.ask('echo', 1)).rejects.toThrow(WorkerEndedError);
  });

  test('that is told to stop while it starts does so when it has started', async () => {
    const news: string[] = [];
    const worker = start({ onNews: (word) => news.push(word) });
    await worker.stop();
    expect(news).toEqual(['closed, stopped']);
  });

  test('that ends unasked fails what waits, and is told once', async () => {
    const onEnd = vi.fn();
    const worker = start({ onEnd });
    await worker.ready;
    const waiting = expect(worker.ask('wait', 60_000)).rejects.toThrow(WorkerEndedError);
    await expect(worker.ask('end', 3)).rejects.toThrow('exit code 3');
    await waiting;
    expect(onEnd).toHaveBeenCalledTimes(1);
    await worker.stop();
  });
});
