import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HelpingThread, helpingThread } from '../../../src/runtime/processes/helping-thread.ts';
import { startThread } from '../../../src/workers/start-thread.ts';
import type { TestData, TestQuestions } from '../../workers/answering-worker.ts';

const url = new URL('../../workers/answering-worker.ts', import.meta.url);
const faults: string[] = [];
let helper: HelpingThread<TestQuestions>;

/** One that was not started yet; its threads begin with what is given. */
function helping({ data = {}, idleMs, isWorthIt = async () => true }: HelpingInput = {}): void {
  helper = helpingThread<TestQuestions>({
    start: (onEnd) => startThread<TestQuestions>({ url, data, onEnd }),
    isWorthIt,
    onFault: (cause) => faults.push(String(cause)),
    ...(idleMs === undefined ? {} : { idleMs }),
  });
}

interface HelpingInput {
  readonly data?: TestData;
  readonly idleMs?: number;
  readonly isWorthIt?: () => Promise<boolean>;
}

/** Tells so often of so many, at moments that far apart. */
function tell(underWay: number, times: number, everyMs = 50): void {
  for (let n = 0; n < times; n += 1) {
    vi.advanceTimersByTime(everyMs);
    helper.tell(underWay);
  }
}

async function isReady(): Promise<void> {
  await expect.poll(() => helper.ready).not.toBeNull();
}

beforeEach(() => {
  faults.length = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await helper.close();
  expect(helper.ready).toBeNull();
});

test('is there only after many questions were under way for some time, not for a few or for one rush', async () => {
  const isWorthIt = vi.fn(async () => true);
  helping({ isWorthIt });
  tell(2, 200);
  tell(0, 1, 60_000);
  tell(30, 500, 0.1);
  tell(0, 40);
  expect(isWorthIt).not.toHaveBeenCalled();
  tell(8, 40);
  await isReady();
  expect(isWorthIt).toHaveBeenCalledTimes(1);
  expect(await helper.ready?.ask('echo', 'bread')).toBe('bread');
  expect(faults).toEqual([]);
});

test('is asked for again only after a while where it is not worth its memory', async () => {
  const isWorthIt = vi.fn(async () => false);
  helping({ isWorthIt });
  tell(8, 100);
  await expect.poll(() => isWorthIt.mock.calls.length).toBe(1);
  tell(8, 150, 100);
  await expect.poll(() => isWorthIt.mock.calls.length).toBe(2);
  expect(helper.ready).toBeNull();
});

test('ends in order when no two questions met for a while, not while it works, and comes again', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>;
  helping({ idleMs: 1000 });
  tell(8, 40);
  await isReady();
  const [worker] = await started;
  const exited = once(worker, 'exit');
  await helper.ready?.ask('wait', 1500);
  const readyBesideOne = () => {
    helper.tell(1);
    return helper.ready;
  };
  await expect.poll(readyBesideOne).toBeNull();
  expect(await exited).toEqual([0]);
  expect(faults).toEqual([]);
  tell(8, 40, 500);
  await isReady();
});

test('one that ended unasked is told of and replaced', async () => {
  helping();
  tell(8, 40);
  await isReady();
  await expect(helper.ready?.ask('end', 3)).rejects.toThrow('exit code 3');
  expect(helper.ready).toBeNull();
  expect(faults).toEqual([expect.stringContaining('exit code 3')]);
  tell(8, 40, 500);
  await isReady();
  expect(await helper.ready?.ask('echo', 'again')).toBe('again');
});

test('one in the place of one that ended unasked is kept as long as any other', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  helping({ idleMs: 30_000 });
  tell(8, 40);
  await isReady();
  vi.advanceTimersByTime(20_000);
  await expect(helper.ready?.ask('end', 3)).rejects.toThrow('exit code 3');
  tell(8, 40);
  await isReady();
  tell(2, 2, 20_000);
  expect(helper.ready).not.toBeNull();
});

test('one that cannot begin is told of', async () => {
  helping({ data: { fault: 'no bread' } });
  tell(8, 40);
  await expect.poll(() => faults).toEqual([expect.stringContaining('no bread')]);
  expect(helper.ready).toBeNull();
});

test('one that is closed while it begins ends as well, and none is started after', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>;
  const isWorthIt = vi.fn(async () => true);
  helping({ isWorthIt });
  tell(8, 40);
  const [worker] = await started;
  await helper.close();
  expect(worker.threadId).toBe(-1);
  tell(8, 100, 500);
  await helper.close();
  expect(isWorthIt).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([]);
});

test('one that is closed at its work ends as well', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>;
  helping();
  tell(8, 40);
  await isReady();
  const [worker] = await started;
  const asked = helper.ready?.ask('wait', 300).catch(String);
  await helper.close();
  expect(helper.ready).toBeNull();
  expect(worker.threadId).toBe(-1);
  await asked;
  expect(faults).toEqual([]);
});
