import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../../src/services/create-services.ts';
import { type Counting, loneCounter } from '../../../src/services/limits/lone-counter.ts';
import { POLICIES } from '../../../src/services/limits/policies.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { serviceDeps } from '../../support/api.ts';
import { atEnd } from '../../support/at-end.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { rows } from '../../support/test-index.ts';

afterEach(() => {
  vi.useRealTimers();
});

const { limit } = POLICIES.free;
let callers = 0;
const somebody = () => ({ address: `203.0.113.${callers++}`, keyId: null });

/** Processes that count in one database, each by a connection of its own. */
async function processes(count: number) {
  const url = `file:${join(await temporaryFolder(), 'waymark.db')}`;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const index = await openIndexDatabase({ url });
      const services = createServices(serviceDeps(index, () => new Date()));
      const asked: Record<string, number> = {};
      const watched = Object.fromEntries(
        Object.entries(services).map(([name, verb]) => [
          name,
          (input: never) => {
            asked[name] = (asked[name] ?? 0) + 1;
            return (verb as (input: never) => unknown)(input);
          },
        ]),
      ) as unknown as Counting;
      const counter = loneCounter(watched);
      atEnd(async () => {
        await counter.close().catch(() => {});
        index.close();
      });
      const take = (caller: { address: string; keyId: null }) => counter.takeGrant({ policy: 'free', caller });
      return { index, asked, counter, take };
    }),
  );
}

type Process = Awaited<ReturnType<typeof processes>>[number];

/** Has it count alone: the first to ask is. */
async function settle({ take, asked }: Process): Promise<void> {
  await take(somebody());
  await expect.poll(() => asked.takeCounting).toBe(1);
  await take(somebody());
}

async function takeAll({ take }: Process, caller: ReturnType<typeof somebody>, times: number) {
  const taken = await Promise.all(Array.from({ length: times }, () => take(caller)));
  return taken.filter(({ granted }) => granted).length;
}

describe('a process that is the only one', () => {
  it('asks the database for nothing while it counts, and says what is left as ever', async () => {
    const [one] = await processes(1);
    if (!one) return;
    await settle(one);
    const before = one.asked.takeGrant;
    const caller = somebody();
    for (let left = limit - 1; left >= 0; left--)
      expect(await one.take(caller)).toMatchObject({ granted: true, remaining: left });
    const refused = await one.take(caller);
    expect(refused).toMatchObject({ granted: false, remaining: 0 });
    expect(refused.retryAfterSeconds).toBeGreaterThan(55);
    expect(await one.counter.peekGrant({ policy: 'free', caller })).toMatchObject({ granted: false, remaining: 0 });
    expect(one.asked.takeGrant).toBe(before);
  });

  it('takes grants back, written or not', async () => {
    const [one] = await processes(1);
    if (!one) return;
    await settle(one);
    const caller = somebody();
    const grants = [await one.take(caller), await one.take(caller), await one.take(caller)];
    const first = grants[0];
    if (!first) return;
    expect(await one.counter.returnGrant({ caller, grant: first })).toMatchObject({ remaining: limit - 2 });
    await expect
      .poll(() => rows(one.index, `select times from grants where bucket = 'free ${caller.address}'`), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    const second = grants[1];
    if (!second) return;
    expect(await one.counter.returnGrant({ caller, grant: second })).toMatchObject({ remaining: limit - 1 });
    await one.counter.close();
    const [row] = await rows(one.index, `select times from grants where bucket = 'free ${caller.address}'`);
    expect(JSON.parse(String(row?.times))).toHaveLength(1);
  });

  it('goes on from what was counted before it, and leaves all to whoever comes next', async () => {
    const [one, other] = await processes(2);
    if (!one || !other) return;
    await settle(one);
    const caller = somebody();
    expect(await takeAll(one, caller, 7)).toBe(7);
    await one.counter.close();
    await settle(other);
    expect(await takeAll(other, caller, limit)).toBe(limit - 7);
  });
});

describe('several processes', () => {
  it('give exactly what is due together, also to a caller whom one of them counted alone', async () => {
    const all = await processes(4);
    const [one] = all;
    if (!one) return;
    await settle(one);
    const known = somebody();
    expect(await takeAll(one, known, 5)).toBe(5);
    const everybody = [known, ...Array.from({ length: 3 }, somebody)];
    const given = await Promise.all(
      everybody.map(async (caller) => {
        const parts = await Promise.all(all.map((each) => takeAll(each, caller, 8)));
        return parts.reduce((sum, part) => sum + part, 0);
      }),
    );
    expect(given).toEqual([limit - 5, ...Array.from({ length: 3 }, () => limit)]);
    // Nobody takes the right again while the others count along.
    expect(one.asked.leaveCounting).toBe(1);
  });

  it('wait for one that died while it counted alone; its callers gain less than a tenth of a limit', async () => {
    const [dead, other] = await processes(2);
    if (!dead || !other) return;
    await settle(dead);
    const caller = somebody();
    expect(await takeAll(dead, caller, 11)).toBe(11);
    dead.index.close();
    const since = performance.now();
    const given = await takeAll(other, caller, limit);
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(given).toBeGreaterThanOrEqual(limit - 11);
    expect(given).toBeLessThan(limit - 11 + limit / 10);
  });

  it('are told at once when the database is gone, and count on when it is back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [one] = await processes(1);
    if (!one) return;
    await settle(one);
    const caller = somebody();
    await takeAll(one, caller, 3);
    await one.index.client.execute('alter table meta rename to gone');
    // The right to count alone is over.
    vi.advanceTimersByTime(4500);
    await expect(one.take(caller)).rejects.toThrow();
    await one.index.client.execute('alter table gone rename to meta');
    expect(await one.take(caller)).toMatchObject({ granted: true, remaining: limit - 4 });
  });
});
