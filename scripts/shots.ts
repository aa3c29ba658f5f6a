/*
 * Screenshots of pages of a running service, in light and dark, on a phone, a tablet and a desk.
 *   npm run shots -- <address> <folder> <path> [<path> …]
 *   npm run shots -- http://localhost:4321 /tmp/shots / /directory
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './processes/open-browser.ts';
import { showHelp } from './terminal/show-help.ts';

const WIDTHS = [390, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

showHelp();
const [address, folder, ...paths] = process.argv.slice(2);
if (address === undefined || folder === undefined || paths.length === 0) {
  console.error('Usage: npm run shots -- <address> <folder> <path> [<path> …]');
  process.exit(2);
}
await takeShots(address, folder, paths);

/** Writes `<path>-<width>-<scheme>.png` of every path into the folder. */
async function takeShots(base: string, into: string, pages: readonly string[]): Promise<void> {
  mkdirSync(into, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const path of pages) {
      for (const width of WIDTHS) {
        for (const colorScheme of SCHEMES) {
          const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
          page.on('console', (message) => console.error(`${path}: ${message.text()}`));
          await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
          const name = path.replaceAll(/[^a-zA-Z0-9.]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
          await page.screenshot({ path: join(into, `${name}-${width}-${colorScheme}.png`), fullPage: true });
          await page.close();
        }
      }
      console.log(path);
    }
  } finally {
    await browser.close();
  }
}
