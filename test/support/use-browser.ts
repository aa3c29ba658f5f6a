import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from '../../scripts/processes/open-browser.ts';

/** Gives every test of a file the same browser; on a machine that has none they are skipped, and the reason is printed. */
export function useBrowser(): () => Browser {
  let browser: Browser | null = null;
  beforeAll(async () => {
    try {
      browser = await openBrowser();
    } catch (cause) {
      console.warn(`Not run, no browser: ${String(cause).split('\n')[0]}`);
    }
  });
  beforeEach(({ skip }) => skip(browser === null, 'no browser'));
  afterAll(() => browser?.close());
  return () => {
    if (browser === null) throw new Error('There is no browser.');
    return browser;
  };
}
