import { expect, test } from 'vitest';
import { hasLibsqlServer } from '../../scripts/processes/libsql-process.ts';
import { answersTo } from '../../src/store/answers-to.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { newIndex } from '../support/test-index.ts';

const WAYS = [1, 2, 3, 4, 5, 6];

/** Asks until an answer is as large as that, later ways being quicker than earlier ones. */
async function askUntil(index: IndexDatabase, enough: number) {
  const asked: number[] = [];
  const read: number[] = [];
  const ask = async (way: number): Promise<number> => {
    asked.push(way);
    await new Promise((resolve) => setTimeout(resolve, 10 - way));
    return way;
  };
  for await (const answer of answersTo(index, WAYS, ask)) {
    read.push(answer);
    if (answer >= enough) break;
  }
  return { asked, read };
}

test('a file is asked one way after the other, and none that is not needed', async () => {
  expect(await askUntil(await newIndex(), 2)).toEqual({ asked: [1, 2], read: [1, 2] });
});

test.runIf(hasLibsqlServer)('a server is asked several ways at once, and answers are read in their order', async () => {
  const index = await openIndexDatabase({ url: await startLibsqlServer() });
  expect(await askUntil(index, 1)).toEqual({ asked: [1, 2, 3, 4], read: [1] });
  expect(await askUntil(index, 6)).toEqual({ asked: WAYS, read: WAYS });
  const failing = answersTo(index, WAYS, async (way) => (way === 2 ? Promise.reject(new Error('two')) : way));
  expect((await failing.next()).value).toBe(1);
  await expect(failing.next()).rejects.toThrow('two');
  const stopped = answersTo(index, WAYS, async (way) => (way === 2 ? Promise.reject(new Error('two')) : way));
  expect((await stopped.next()).value, 'what nobody waits for may fail').toBe(1);
  await stopped.return(undefined);
  index.close();
});
