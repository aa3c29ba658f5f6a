import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { attendedTimeout } from '../../../src/crawl/fetch/attended-timeout.ts';

/** Keeps this thread from everything else. */
const stall = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('time in which nothing could be heard does not count, and what was left of it still passes', async () => {
  const { signal, end } = attendedTimeout(160);
  stall(400);
  await sleep(0);
  expect(signal.aborted).toBe(false);
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  end();
});

test('ends after some times the time even where this process hardly ever runs', async () => {
  const { signal, end } = attendedTimeout(16);
  for (let turn = 0; turn < 40 && !signal.aborted; turn += 1) {
    stall(8);
    await sleep(0);
  }
  expect(signal.aborted).toBe(true);
  end();
});

test('what was ended aborts nothing', async () => {
  const { signal, end } = attendedTimeout(16);
  end();
  await sleep(60);
  expect(signal.aborted).toBe(false);
});
