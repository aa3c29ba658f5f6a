import { expect, test } from 'vitest';
import { loadCandidates } from '../../../src/store/words/candidate-sites.ts';
import { firstPlan } from '../../support/first-plan.ts';

test('what sites are ranked by is read without their rows', async () => {
  const plan = await firstPlan((index) => loadCandidates(index, [{ searchId: 1, rank: -1 }]));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH sites USING COVERING INDEX sites_ranked/));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH businesses USING COVERING INDEX businesses_ranked/));
});
