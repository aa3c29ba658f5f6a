import { expect, test } from 'vitest';
import { loadSites } from '../../../src/store/sites/load-sites.ts';
import { scan, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord, shown } from '../../support/test-index.ts';

const index = await newIndex();
const day = (number: number): string => `2026-04-0${number}T06:00:00.000Z`;

test('sites come in the order asked for, and unknown ones are left out', async () => {
  for (const host of ['a.example', 'b.example', 'c.example']) await rememberRecord(index, siteRecord(host, day(1)));
  const found = await loadSites(index, ['c.example', 'nobody.example', 'a.example']);
  expect(found.map(({ domain }) => domain)).toEqual(['c.example', 'a.example']);
  expect(await loadSites(index, [])).toEqual([]);
});

test('the five latest visits are shown, newest first', async () => {
  for (let at = 1; at <= 7; at++) await rememberRecord(index, siteRecord('often.example', day(at)));
  const { visits } = await shown(index, 'often.example');
  expect(visits.map(({ startedAt }) => startedAt)).toEqual([7, 6, 5, 4, 3].map(day));
});

test('the history has one point for each change of the score, and one for a visit that was judged twice', async () => {
  const scores = [15, 15, 30, 30, 15];
  for (const [at, score] of scores.entries()) {
    await rememberRecord(index, siteRecord('story.example', day(at + 1), { scan: scan(day(at + 1), score) }));
  }
  await rememberRecord(index, siteRecord('story.example', day(5), { scan: scan(day(5), 45) }), { rulesVersion: '2.1' });
  expect((await shown(index, 'story.example')).history).toEqual([
    { at: day(1), score: 15 },
    { at: day(3), score: 30 },
    { at: day(5), score: 45 },
  ]);
});
