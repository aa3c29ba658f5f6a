import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEnd } from './at-end.ts';
import { axeFaults } from './axe-faults.ts';

/** Somebody with a browser, and what must never happen to them. */
export interface Visitor {
  readonly page: Page;
  /** What the console complained of, and every address or referrer that held a key. */
  readonly faults: string[];
  leave(): Promise<void>;
}

/** A refused form is no fault of the page. */
const REFUSED = /^Failed to load resource: .* status of (400|403|404|410|413|415|429|503)/;
const KEY = /wm_live_\w{4}/;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A phone in the dark, a desk by day. */
const SCREENS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Opens a window of its own, under the page's own content security policy. */
export async function openVisitor(browser: Browser, javaScriptEnabled: boolean): Promise<Visitor> {
  const context = await browser.newContext({ javaScriptEnabled });
  atEnd(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !REFUSED.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const told = `${request.url()} ${request.headers().referer ?? ''}`;
    if (KEY.test(told)) faults.push(`a key in an address: ${told}`);
  });
  return { page, faults, leave: () => context.close() };
}

/** Nothing on the page hinders anybody, nor lies beside the screen. */
export async function expectSound(page: Page): Promise<void> {
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const name = `${await page.title()} at ${width} px, ${colorScheme}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    expect(await axeFaults(page, { runOnly: RULES }), name).toEqual([]);
  }
}
