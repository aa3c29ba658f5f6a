import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { childProcesses } from '../../../scripts/processes/child-processes.ts';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { compactPicture } from '../../../src/badges/compact-badge.ts';
import type { PictureOrder } from '../../../src/prints/pictures/draw-picture.ts';
import { keptPictures } from '../../../src/runtime/files/kept-pictures.ts';
import { pictureProcess } from '../../../src/runtime/processes/picture-process.ts';
import { readPng } from '../../support/read-png.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function order(score: number, date = '2026-11-20'): PictureOrder {
  const view = { domain: sampleDomain('bakery.example'), label: 'Agent-ready', states: [], score, date } as const;
  return { choices: [compactPicture(view)], scale: 2 };
}

const fail = (cause: unknown): never => {
  throw cause;
};

/** A counted stand for the thread: what is kept is not its matter. */
function counted(bytes = 10) {
  const drawn: PictureOrder[] = [];
  return {
    drawn,
    draw: async (asked: PictureOrder) => {
      drawn.push(asked);
      return new Uint8Array(bytes).fill(drawn.length);
    },
  };
}

describe('pictures that were drawn', () => {
  test('are kept, also for the next process; another score is another picture, another day is not', async () => {
    const folder = join(await temporaryFolder(), 'pictures');
    const { drawn, draw } = counted();
    const find = keptPictures({ folder, draw, onFault: fail });
    const first = await find(order(60));
    expect(await find(order(60))).toEqual(first);
    expect(await keptPictures({ folder, draw, onFault: fail })(order(60, '2026-11-21'))).toEqual(first);
    expect(drawn).toHaveLength(1);
    expect(await find(order(61))).not.toEqual(first);
    expect(drawn).toHaveLength(2);
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('are drawn once for all who ask at the same time', async () => {
    const { drawn, draw } = counted();
    const find = keptPictures({ folder: join(await temporaryFolder(), 'pictures'), draw, onFault: fail });
    const all = await Promise.all(Array.from({ length: 20 }, () => find(order(5))));
    expect(drawn).toHaveLength(1);
    expect(new Set(all.map((png) => png?.[0]))).toEqual(new Set([1]));
  });

  test('go when there are too many, the oldest first', async () => {
    const folder = join(await temporaryFolder(), 'pictures');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'left-by-a-killed-process'), Buffer.alloc(500));
    await utimes(join(folder, 'left-by-a-killed-process'), 1, 1);
    const find = keptPictures({ folder, draw: counted(100).draw, mostBytes: 1000, onFault: fail });
    for (let score = 0; score <= 100; score++) await find(order(score));
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1000);
    expect(files.some((file) => file[0] === 101)).toBe(true);
    expect(files.some((file) => file[0] === 1)).toBe(false);
  });

  test('are given all the same where nothing can be kept', async () => {
    const folder = join(await temporaryFolder(), 'pictures');
    await writeFile(folder, 'no folder');
    const faults: unknown[] = [];
    const find = keptPictures({ folder, draw: counted().draw, onFault: (cause) => faults.push(cause) });
    expect(await find(order(1))).toHaveLength(10);
    expect(await find(order(1))).toHaveLength(10);
    expect(faults).toHaveLength(2);
  });
});

describe('the process that draws', () => {
  const drawing = pictureProcess({ idleMs: 50 });
  afterAll(() => drawing.close());

  test('draws, ends when idle, and draws again', async () => {
    for (const score of [60, 61]) {
      const png = readPng((await drawing.draw(order(score))) ?? new Uint8Array());
      expect(png.height).toBe(40);
      await vi.waitFor(async () => expect(await childProcesses(process.pid, 'picture-worker')).toEqual([]), 20_000);
    }
  });

  test('tells what cannot be drawn, and goes on', async () => {
    await expect(drawing.draw({ choices: [], scale: 2 })).rejects.toThrow('font');
    expect(await drawing.draw(order(1))).toBeInstanceOf(Uint8Array);
  });

  test('takes so many at once and no more', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, (_, score) => drawing.draw(order(score))));
    expect(all.filter((png) => png === null)).toHaveLength(12);
    expect(await drawing.draw(order(1))).not.toBeNull();
  });

  test('that does not end in time fails what waits for it', async () => {
    const slow = pictureProcess({ longestMs: 1 });
    await expect(slow.draw(order(1))).rejects.toThrow('no end within');
    await slow.close();
  });
});
