import { describe, expect, it } from 'vitest';
import { startTurns } from '../../../src/crawl/fetch/politeness.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pace = { delayMs: 30, maxDelayMs: 200, budgetMs: 10_000 };

async function gapsOf(turns: ReturnType<typeof startTurns>, count: number): Promise<number[]> {
  const spans: { from: number; to: number }[] = [];
  const one = async () => {
    const from = performance.now();
    await sleep(5);
    spans.push({ from, to: performance.now() });
  };
  await Promise.all(Array.from({ length: count }, () => turns.take(one)));
  return spans.slice(1).map((span, index) => span.from - (spans[index]?.to ?? 0));
}

describe('startTurns', () => {
  it('never runs two requests at a time, and waits between them', async () => {
    for (const gap of await gapsOf(startTurns(pace), 5)) expect(gap).toBeGreaterThanOrEqual(29);
  });
  it('slows down as the site asks, up to the longest wait', async () => {
    const turns = startTurns(pace);
    turns.slowDown(80);
    for (const gap of await gapsOf(turns, 3)) expect(gap).toBeGreaterThanOrEqual(79);
    turns.slowDown(60_000);
    turns.slowDown(1);
    const [gap] = await gapsOf(turns, 2);
    expect(gap).toBeGreaterThanOrEqual(199);
    expect(gap).toBeLessThan(20_000);
  });
  it('holds off once when told to come back later', async () => {
    const turns = startTurns(pace);
    const from = performance.now();
    turns.holdOff(120);
    await turns.take(async () => undefined);
    expect(performance.now() - from).toBeGreaterThanOrEqual(119);
  });
  it('counts transfer and not waiting', async () => {
    const turns = startTurns({ ...pace, delayMs: 200 });
    const from = performance.now();
    await turns.take(() => sleep(20));
    await turns.take(() => sleep(20));
    const left = turns.remainingMs();
    expect(left).toBeLessThanOrEqual(pace.budgetMs - 39);
    expect(left).toBeGreaterThan(pace.budgetMs - (performance.now() - from - 199));
  });
  it('has no time left once transfer took all of it', async () => {
    const turns = startTurns({ ...pace, budgetMs: 50 });
    await turns.take(() => sleep(60));
    expect(turns.remainingMs()).toBe(0);
  });
  it('goes on after a request that failed', async () => {
    const turns = startTurns(pace);
    await expect(turns.take(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(turns.take(() => Promise.resolve(1))).resolves.toBe(1);
  });
  it('stops waiting when the visit is ended', async () => {
    const ending = new AbortController();
    const turns = startTurns({ delayMs: 60_000, maxDelayMs: 60_000, budgetMs: 1_000, signal: ending.signal });
    await turns.take(async () => undefined);
    const waiting = turns.take(async () => undefined);
    ending.abort(new Error('the operator stopped'));
    await expect(waiting).rejects.toThrow('the operator stopped');
  });
});
