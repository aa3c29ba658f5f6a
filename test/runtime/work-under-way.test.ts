import { expect, it } from 'vitest';
import { workUnderWay } from '../../src/runtime/work-under-way.ts';

it('tells of work that fails, and waits for what is under way', async () => {
  const faults: unknown[] = [];
  const work = workUnderWay((cause) => faults.push(cause));
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  work.add(promise.then(() => void told.push('done')));
  work.add(Promise.reject(new Error('EIO')));
  const settled = work.settled().then(() => told.push('settled'));
  resolve();
  await settled;
  expect(told).toEqual(['done', 'settled']);
  expect(faults).toEqual([new Error('EIO')]);
});

it('calls it no fault that work fails whose service has ended', async () => {
  const faults: unknown[] = [];
  const work = workUnderWay((cause) => faults.push(cause));
  const { promise, reject } = Promise.withResolvers<void>();
  work.add(promise);
  work.end();
  reject(new Error('The thread ended: exit code 0'));
  await work.settled();
  expect(faults).toEqual([]);
});
