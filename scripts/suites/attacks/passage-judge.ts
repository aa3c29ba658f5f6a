import type { Browser, Page } from 'playwright-core';
import type { AttackPage } from './attack-pages.ts';

/** Colours that differ by less, of 255, are one colour to people. */
const MOST_DIFFERENCE = 10;
const ADDRESS = 'http://attack.example/';

/** Says of a page whether its passage is seen by anybody. */
export interface PassageJudge {
  isSeen(page: Pick<AttackPage, 'html' | 'open'>): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A judge that looks at pictures: of the whole page at 1,280 points as it is, and with the letters of each word of the
 * passage turned round, which keeps every width. When no picture shows a difference, nobody can read the passage.
 */
export async function startPassageJudge(browser: Browser, passage: string): Promise<PassageJudge> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 720 }, colorScheme: 'light' });
  let answer = '';
  await context.route('**/*', (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ body: answer, contentType: 'text/html; charset=utf-8' })
      : route.abort(),
  );
  const tab = await context.newPage();
  const picture = async (html: string, open: string | undefined): Promise<Buffer> => {
    answer = html;
    await tab.goto(ADDRESS);
    if (open !== undefined) await tab.click(open);
    return tab.screenshot({ fullPage: true });
  };
  const turned = passage.replace(/\p{L}+/gu, (word) => [...word].reverse().join(''));
  return {
    async isSeen({ html, open }) {
      const before = await picture(html, open);
      const after = await picture(html.replaceAll(passage, turned), open);
      return !before.equals(after) && (await difference(tab, before, after)) > MOST_DIFFERENCE;
    },
    close: () => context.close(),
  };
}

/** The largest difference of any channel of any point of two pictures; all, when their sizes differ. */
function difference(tab: Page, before: Buffer, after: Buffer): Promise<number> {
  const addresses = [before, after].map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);
  // Runs in the browser, which reads its own pictures best.
  return tab.evaluate(async (urls) => {
    const [a, b] = await Promise.all(
      urls.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      }),
    );
    if (!a || !b || a.length !== b.length) return 255;
    return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
  }, addresses);
}
