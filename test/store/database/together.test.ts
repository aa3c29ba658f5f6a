import { describe, expect, test, vi } from 'vitest';
import { together } from '../../../src/store/database/together.ts';

describe('what is written together', () => {
  test('goes in one write, and each gets its own result', async () => {
    const writes: (readonly number[])[] = [];
    const { add: write } = together(async (items: readonly number[]) => {
      writes.push(items);
      return items.map((item) => item * 10);
    });
    expect(await Promise.all([write(1), write(2), write(3)])).toEqual([10, 20, 30]);
    expect(writes).toEqual([[1, 2, 3]]);
  });

  test('waits while a write is under way, and goes with the next', async () => {
    const writes: (readonly number[])[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { add: write } = together(async (items: readonly number[]) => {
      writes.push(items);
      if (writes.length === 1) await held;
      return items;
    });
    const first = write(1);
    await vi.waitUntil(() => writes.length === 1);
    const rest = [write(2), write(3)];
    // Where nothing is under way, a write is done by then.
    await together(async (items: readonly number[]) => items).add(1);
    expect(writes).toEqual([[1]]);
    release();
    expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3]);
    expect(writes).toEqual([[1], [2, 3]]);
  });

  test('fails for those who were in the write that failed, and for nobody after', async () => {
    let fails = true;
    const { add: write } = together(async (items: readonly number[]) => {
      if (fails) throw new Error('busy');
      return items;
    });
    await expect(Promise.all([write(1), write(2)])).rejects.toThrow('busy');
    fails = false;
    expect(await write(3)).toBe(3);
  });
  test('waits out its pause, unless somebody waits for all that is written', async () => {
    const writes: (readonly number[])[] = [];
    const { add, written } = together(async (items: readonly number[]) => {
      writes.push(items);
      return items;
    }, 3_600_000);
    const added = [add(1), add(2)];
    await written();
    expect(writes).toEqual([[1, 2]]);
    expect(await Promise.all(added)).toEqual([1, 2]);
    const more = add(3);
    await Promise.all([written(), more]);
    expect(writes).toEqual([[1, 2], [3]]);
  });

  test('are not waited with when they are many', async () => {
    const { add } = together(async (items: readonly number[]) => items, 3_600_000);
    const numbers = Array.from({ length: 2000 }, (_, number) => number);
    expect(await Promise.all(numbers.map(add))).toEqual(numbers);
  });
});
