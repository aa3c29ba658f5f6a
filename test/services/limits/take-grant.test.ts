import { describe, expect, inject, it, test } from 'vitest';
import type { Grant } from '../../../src/services/limits/grant.ts';
import { peekGrant } from '../../../src/services/limits/peek-grant.ts';
import { bucketOf, POLICIES, type PolicyName, searchPolicy } from '../../../src/services/limits/policies.ts';
import { returnGrant } from '../../../src/services/limits/return-grant.ts';
import { grantSweeper } from '../../../src/services/limits/sweep-grants.ts';
import { takeGrant } from '../../../src/services/limits/take-grant.ts';
import { countGrant } from '../../../src/store/grants.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const index = await newIndex();
const START = Date.parse('2026-03-02T08:00:00.000Z');
/** The arithmetic is the same everywhere; on a server each turn is a call. */
const FEWER = inject('indexPlace') === 'server' ? 8 : 1;
const SEEDS = FEWER > 1 ? [1, 2] : [1, 2, 3, 4, 5, 6];
let callers = 0;

/** Somebody who never asked before. */
function somebody() {
  const caller = { address: `198.51.100.${callers++}`, keyId: null };
  return {
    caller,
    take: (now: number, policy: PolicyName = 'free') => takeGrant({ index, policy, caller, now }),
    peek: (now: number, policy: PolicyName = 'free') => peekGrant({ index, policy, caller, now }),
  };
}

/** The same numbers at every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const most = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + windowMs).length));

describe('the window', () => {
  test.each(SEEDS)('never holds more than the limit, and refuses nobody below it (%i)', async (seed) => {
    const next = chance(seed);
    const { take, peek } = somebody();
    const policy: PolicyName = seed % 2 ? 'free' : 'unauthorized';
    const { limit, windowSeconds } = POLICIES[policy];
    const windowMs = windowSeconds * 1000;
    const given: number[] = [];
    let now = START;
    for (let turn = 0; turn < 400; turn++) {
      now += Math.floor(next() ** 6 * 70_000);
      const counted = given.filter((time) => time > now - windowMs);
      const foreseen = await peek(now, policy);
      const grant = await take(now, policy);
      expect(grant.granted).toBe(counted.length < limit);
      expect(foreseen.granted).toBe(grant.granted);
      if (grant.granted) given.push(now);
      const held = given.filter((time) => time > now - windowMs);
      expect(grant).toMatchObject({ remaining: limit - held.length, resetAt: (held[0] ?? 0) + windowMs });
    }
    expect(most(given, windowMs)).toBe(limit);
  });

  it('serves whoever waited as long as Retry-After says, and nobody earlier', async () => {
    const next = chance(7);
    for (let round = 0; round < 20 / FEWER; round++) {
      const { take, peek } = somebody();
      let now = START;
      let refused: Grant = await take(now);
      while (refused.granted) {
        now += Math.floor(next() * 4000);
        refused = await take(now);
      }
      expect((await peek(refused.resetAt - 1)).granted).toBe(false);
      const later = now + (refused.retryAfterSeconds ?? 0) * 1000;
      expect(later).toBeGreaterThanOrEqual(refused.resetAt);
      expect(later).toBeLessThan(refused.resetAt + 1000);
      expect((await take(later)).granted).toBe(true);
    }
  });

  it('is not lengthened by tries that were refused', async () => {
    const { take } = somebody();
    for (let turn = 0; turn < 20; turn++) expect((await take(START)).granted).toBe(true);
    for (let second = 1; second < 60; second++) expect((await take(START + second * 1000)).granted).toBe(false);
    expect((await take(START + 60_000)).granted).toBe(true);
  });

  it('never gives more when clocks of processes differ or go back', async () => {
    const next = chance(8);
    const { take } = somebody();
    const given: number[] = [];
    let now = START;
    for (let turn = 0; turn < 500 / FEWER; turn++) {
      now += Math.floor(next() * 2000);
      const skewed = now - Math.floor(next() * 5000);
      if ((await take(skewed)).granted) given.push(skewed);
    }
    expect(most(given, 60_000)).toBeLessThanOrEqual(20);
  });

  it('forgets grants of a clock that was far ahead and was set right', async () => {
    const { take } = somebody();
    const ahead = START + 365 * 86_400_000;
    for (let turn = 0; turn < 20; turn++) await take(ahead);
    expect((await take(ahead)).granted).toBe(false);
    expect(await take(START)).toMatchObject({ granted: true, remaining: 19 });
  });

  it('counts by the clock of the database when no moment is given', async () => {
    const { caller } = somebody();
    const before = Date.now();
    const { resetAt } = await takeGrant({ index, policy: 'free', caller });
    expect(resetAt - 60_000).toBeGreaterThanOrEqual(before - 1);
    expect(resetAt - 60_000).toBeLessThanOrEqual(Date.now() + 1);
  });

  it('serves a caller who truly waited', async () => {
    const bucket = `short ${callers++}`;
    const count = () => countGrant(index, { bucket, limit: 3, windowMs: 2500, now: null });
    for (let turn = 0; turn < 3; turn++) expect(await count()).not.toBeNull();
    expect(await count()).toBeNull();
    await expect.poll(count, { timeout: 20_000, interval: 50 }).not.toBeNull();
  });

  it('goes on from what it holds when a limit is lowered or raised', async () => {
    const count = (limit: number, now: number) => countGrant(index, { bucket: 'moved', limit, windowMs: 60_000, now });
    for (let turn = 0; turn < 10; turn++) await count(10, START + turn);
    expect(await count(5, START + 20)).toBeNull();
    expect(await count(5, START + 60_004)).toBeNull();
    expect(await count(5, START + 60_005)).not.toBeNull();
    expect(await count(5, START + 60_005)).toBeNull();
    // Four of the ten and the one above still count: five more are free.
    for (let turn = 0; turn < 5; turn++) expect(await count(10, START + 60_005)).not.toBeNull();
    expect(await count(10, START + 60_005)).toBeNull();
  });
});

describe('whose grants are counted', () => {
  const address = '203.0.113.7';

  it('each caller has its own, of each policy', async () => {
    const { take } = somebody();
    for (let turn = 0; turn < 20; turn++) await take(START);
    expect((await take(START)).granted).toBe(false);
    expect((await take(START, 'suggest')).granted).toBe(true);
    expect((await somebody().take(START)).granted).toBe(true);
  });

  it('searches count by the key, if there is one, else by the address', () => {
    expect(searchPolicy({ address, keyId: null })).toBe('free');
    expect(searchPolicy({ address, keyId: 'k_1' })).toBe('pro');
    expect(bucketOf('free', { address, keyId: null })).toBe('free 203.0.113.7');
    expect(bucketOf('pro', { address, keyId: 'k_1' })).toBe('pro k_1');
    expect(bucketOf('suggest', { address, keyId: 'k_1' })).toBe('suggest k_1');
    expect(bucketOf('suggest', { address, keyId: null })).toBe('suggest 203.0.113.7');
    expect(bucketOf('unauthorized', { address, keyId: 'k_1' })).toBe('unauthorized 203.0.113.7');
  });

  it('a limit of keys is never counted by address', async () => {
    await expect(takeGrant({ index, policy: 'pro', caller: { address, keyId: null } })).rejects.toThrow('has none');
  });

  it.each(['__proto__', "'; drop table grants; --", '', '🗺'])('may be named %j', async (name) => {
    const caller = { address: name, keyId: null };
    expect((await takeGrant({ index, policy: 'free', caller, now: START })).remaining).toBe(19);
    expect((await takeGrant({ index, policy: 'free', caller, now: START })).remaining).toBe(18);
  });
});

it('peeking takes nothing', async () => {
  const { take, peek } = somebody();
  expect(await peek(START)).toMatchObject({ granted: true, remaining: 20, resetSeconds: 0, retryAfterSeconds: null });
  await take(START);
  for (let turn = 0; turn < 30; turn++) expect((await peek(START)).remaining).toBe(19);
});

describe('a grant that is given back', () => {
  it('is free again, whoever else took one meanwhile', async () => {
    const { caller, take, peek } = somebody();
    for (let turn = 0; turn < 18; turn++) await take(START - 1000);
    const mine = await take(START);
    await take(START + 1);
    expect((await take(START + 2)).granted).toBe(false);
    expect(await returnGrant({ index, caller, grant: mine })).toMatchObject({ granted: true, remaining: 1 });
    expect(await peek(START + 3)).toMatchObject({ remaining: 1, resetAt: START + 59_000 });
    expect((await take(START + 3)).granted).toBe(true);
    expect((await take(START + 4)).granted).toBe(false);
  });

  it('is one only, of several of one moment, and none when it was refused or is forgotten', async () => {
    const { caller, take, peek } = somebody();
    const [first] = [await take(START), await take(START), await take(START)];
    await returnGrant({ index, caller, grant: first });
    expect((await peek(START)).remaining).toBe(18);
    await returnGrant({ index, caller, grant: { ...first, at: START - 5 } });
    await returnGrant({ index, caller, grant: { ...first, granted: false } });
    expect((await peek(START)).remaining).toBe(18);
    for (let turn = 0; turn < 5; turn++) await returnGrant({ index, caller, grant: first });
    expect((await peek(START)).remaining).toBe(20);
    expect((await take(START)).remaining).toBe(19);
  });
});

it('addresses of callers go when they count no more, at most once a minute', async () => {
  let now = Date.now();
  const sweep = grantSweeper(index, () => new Date(now));
  const left = async () => (await rows(index, "select bucket from grants where bucket like 'swept %'")).length;
  const put = async (ago: number) =>
    countGrant(index, { bucket: `swept ${ago}`, limit: 5, windowMs: 60_000, now: now - ago });
  await put(61_000);
  await put(59_000);
  await sweep();
  expect(await left()).toBe(1);
  await put(70_000);
  await sweep();
  expect(await left()).toBe(2);
  now += 60_000;
  await sweep();
  expect(await left()).toBe(1);
});
