import { expect, test } from 'vitest';
import { loadCandidates } from '../../../src/store/words/candidate-sites.ts';
import { firstPlan } from '../../support/first-plan.ts';
import { scan, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../../support/test-index.ts';

const DAY = '2026-03-02T08:00:00.000Z';

test('what sites are ranked by is read without their rows', async () => {
  const plan = await firstPlan((index) => loadCandidates(index, [{ searchId: 1, rank: -1 }]));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH sites USING COVERING INDEX sites_ranked/));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH businesses USING COVERING INDEX businesses_ranked/));
});

test('they come best words first, equal ones by their score, then by domain, with what their scans met', async () => {
  const index = await newIndex();
  const remembered = { 'c.example': 50, 'b.example': 50, 'd.example': 90, 'a.example': 15 };
  for (const [host, score] of Object.entries(remembered)) {
    const met = score === 90 ? (['native'] as const) : (['executable'] as const);
    await rememberRecord(index, siteRecord(host, DAY, { scan: scan(DAY, score, met) }));
  }
  const found = await rows(index, 'select search_id, domain from sites order by search_id desc');
  const hits = found.map((row) => ({ searchId: Number(row.search_id), rank: row.domain === 'a.example' ? -2 : -1 }));
  const sites = await loadCandidates(index, hits);
  expect(sites.map(({ domain }) => domain)).toEqual(['a.example', 'd.example', 'b.example', 'c.example']);
  expect(sites.map(({ native, executable }) => [native, executable])).toEqual([
    [false, true],
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(await loadCandidates(index, [])).toEqual([]);
});
