import { expect, test } from 'vitest';
import { isSearchIdOf } from '../../../src/store/words/search-ids.ts';
import { scan, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../../support/test-index.ts';

const DAY = '2026-03-02T08:00:00.000Z';

test('the ids of each score follow on those of the better ones, and of none on those of zero', async () => {
  const index = await newIndex();
  const firstId = async (score: number): Promise<number> => {
    const host = `score-${score}.example`;
    await rememberRecord(index, siteRecord(host, DAY, { scan: scan(DAY, score) }));
    const [row] = await rows(index, `select search_id from sites where domain = '${host}'`);
    return Number(row?.search_id);
  };
  const [best, next, last] = [await firstId(90), await firstId(89), await firstId(0)];
  expect([isSearchIdOf(best, 90), isSearchIdOf(best - 1, 90)]).toEqual([true, false]);
  expect([isSearchIdOf(next - 1, 90), isSearchIdOf(next, 90), isSearchIdOf(next, 89)]).toEqual([true, false, true]);
  expect([isSearchIdOf(last, null), isSearchIdOf(last - 1, null)]).toEqual([true, false]);
});
