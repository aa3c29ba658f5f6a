import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { takeBuilderLease } from '../../../src/store/jobs/builder-lease.ts';
import { takeTurns } from '../../../src/store/jobs/take-turns.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const index = await newIndex();
const now = Date.parse('2026-03-02T08:00:00.000Z');
const clock = () => now;
beforeEach(() => index.client.execute("delete from meta where key = 'builder'"));

async function leaseThere(): Promise<Record<string, unknown> | null> {
  const [row] = await rows(index, "select value from meta where key = 'builder'");
  return row ? JSON.parse(String(row.value)) : null;
}

async function putLease(lease: Record<string, unknown>): Promise<void> {
  const value = JSON.stringify({ id: 'other', host: hostname(), pid: process.pid, until: now + 30_000, ...lease });
  await index.client.execute({ sql: "insert or replace into meta values ('builder', ?)", args: [value] });
}

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a second builder is refused with a sentence, until the first lets go', async () => {
  const lease = await takeBuilderLease(index, clock);
  await expect(takeBuilderLease(index, clock)).rejects.toMatchObject({
    code: 'busy_builder',
    message: `Another build is running on this database (process ${process.pid} on ${hostname()}); wait for it or stop it, then start again.`,
  });
  await lease.release();
  expect(await leaseThere()).toBeNull();
  await (await takeBuilderLease(index, clock)).release();
});

test('the lease of a living process of this machine stands', async () => {
  await putLease({ pid: process.ppid });
  await expect(takeBuilderLease(index, clock)).rejects.toMatchObject({ code: 'busy_builder' });
});

test('the lease of a dead process of this machine is taken over at once', async () => {
  await putLease({ pid: await deadProcess() });
  await (await takeBuilderLease(index, clock)).release();
});

test('the lease of a dead process whose number we were given is taken over at once', async () => {
  await putLease({ pid: process.pid });
  await (await takeBuilderLease(index, clock)).release();
});

test('the lease of another machine stands until it expires', async () => {
  await putLease({ host: 'elsewhere' });
  await expect(takeBuilderLease(index, clock)).rejects.toMatchObject({ code: 'busy_builder' });
  await (await takeBuilderLease(index, () => now + 30_000)).release();
});

test('a builder with patience waits for one that lets go soon, and no longer than its patience or its signal', async () => {
  const lease = await takeBuilderLease(index, clock);
  await expect(takeBuilderLease(index, clock, { patienceMs: 300 })).rejects.toMatchObject({ code: 'busy_builder' });
  const stopped = takeBuilderLease(index, clock, { patienceMs: 60_000, signal: AbortSignal.timeout(100) });
  await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
  const next = takeBuilderLease(index, clock, { patienceMs: 60_000 });
  await lease.release();
  await (await next).release();
});

test('of two that start at the same moment one builds', async () => {
  const both = await Promise.allSettled([takeBuilderLease(index, clock), takeBuilderLease(index, clock)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const taken of both) if (taken.status === 'fulfilled') await taken.value.release();
});

test('letting go never takes the lease of another builder away', async () => {
  const lease = await takeBuilderLease(index, clock);
  await putLease({ host: 'elsewhere' });
  await lease.release();
  expect(await leaseThere()).toMatchObject({ host: 'elsewhere' });
});

test('a builder that stood still for too long renews before it writes, or finds that another took over', async () => {
  let time = now;
  const lease = await takeBuilderLease(index, () => time);
  time += 59_000;
  await lease.hold();
  expect(await leaseThere()).toMatchObject({ until: time + 60_000 });
  time += 61_000;
  // Nobody asked meanwhile: it is still ours.
  await lease.hold();
  expect(lease.lost.aborted).toBe(false);
  await putLease({ host: 'elsewhere', until: time + 200_000 });
  time += 61_000;
  await expect(lease.hold()).rejects.toMatchObject({ code: 'lost_lease' });
  expect(lease.lost.reason).toMatchObject({ code: 'lost_lease' });
  await expect(lease.hold()).rejects.toMatchObject({ code: 'lost_lease' });
  await lease.release();
  expect(await leaseThere()).toMatchObject({ host: 'elsewhere' });
});

test('steps that write take turns, and none begins once the lease is lost', async () => {
  let time = now;
  const lease = await takeBuilderLease(index, () => time);
  const turn = takeTurns(lease);
  const order: string[] = [];
  const step =
    (name: string, until = Promise.resolve()) =>
    async () => {
      order.push(`${name} begins`);
      await until;
      order.push(`${name} ends`);
    };
  const mayEnd = Promise.withResolvers<void>();
  const failing = turn(() => Promise.reject(new Error('broken')));
  const steps = Promise.all([turn(step('first', mayEnd.promise)), turn(step('second'))]);
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => order).toContain('first begins');
  // All that could begin without waiting for it has begun.
  await nextTurn();
  mayEnd.resolve();
  await steps;
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  await putLease({ host: 'elsewhere', until: time + 200_000 });
  time += 61_000;
  await expect(turn(step('third'))).rejects.toMatchObject({ code: 'lost_lease' });
  expect(order).toHaveLength(4);
  await lease.release();
});
