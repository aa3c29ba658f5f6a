import { openBrowser } from '../../processes/open-browser.ts';
import { type AttackPage, readAttackPages } from './attack-pages.ts';
import type { AttackPart, AttackRow } from './attack-part.ts';
import { startPassageJudge } from './passage-judge.ts';
import { readsText } from './reads-text.ts';

/** Hidden text: the published pages, judged by a browser and read by our reader. */
export const part: AttackPart = { name: 'hidden', run };

/** How many of a hundred unseen texts must be left out. */
const AIM = 0.95;

async function run(): Promise<readonly AttackRow[]> {
  const { pages, passage } = readAttackPages();
  const browser = await openBrowser();
  const seen = new Map<AttackPage, boolean>();
  try {
    const judge = await startPassageJudge(browser, passage);
    for (const page of pages) seen.set(page, await judge.isSeen(page));
  } finally {
    await browser.close();
  }
  const unseen = pages.filter((page) => !seen.get(page));
  const honest = pages.filter((page) => seen.get(page));
  const read = unseen.filter(({ html }) => readsText(html, passage));
  const lost = honest.filter(({ html }) => !readsText(html, passage));
  const wrong = pages.filter((page) => (page.expected === 'seen') !== seen.get(page));
  return [
    {
      attack: 'unseen texts left out',
      tried: unseen.length,
      held: unseen.length - read.length,
      aim: Math.ceil(unseen.length * AIM),
      note: namesOf(read),
    },
    { attack: 'seen texts kept', tried: honest.length, held: honest.length - lost.length, note: namesOf(lost) },
    {
      attack: 'manifest agrees with the browser',
      tried: pages.length,
      held: pages.length - wrong.length,
      note: namesOf(wrong),
    },
  ];
}

function namesOf(pages: readonly AttackPage[]): string {
  return pages.map(({ id }) => id).join(' ');
}
