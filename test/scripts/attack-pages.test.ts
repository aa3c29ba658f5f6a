import { expect, it } from 'vitest';
import { readAttackPages } from '../../scripts/suites/attacks/attack-pages.ts';
import { startPassageJudge } from '../../scripts/suites/attacks/passage-judge.ts';
import { useBrowser } from '../support/use-browser.ts';

const browser = useBrowser();
const { pages, passage } = readAttackPages();
/** All of them take minutes: npm run suite:attacks. */
const SAMPLE = pages.filter((_, at) => at % 26 === 11 || at % 80 === 78);

it('a browser sees of the published attack pages what their manifest says', async () => {
  const judge = await startPassageJudge(browser(), passage);
  const verdicts: string[] = [];
  for (const page of SAMPLE) verdicts.push(`${page.id}: ${(await judge.isSeen(page)) ? 'seen' : 'unseen'}`);
  await judge.close();
  expect(verdicts).toEqual(SAMPLE.map(({ id, expected }) => `${id}: ${expected}`));
  expect(new Set(SAMPLE.map(({ expected }) => expected)).size).toBe(2);
});
