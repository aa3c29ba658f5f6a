import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRITERION_IDS } from '../../../src/core/readiness/scan.ts';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { toApiSite } from '../../../src/prints/api-site.ts';
import { toSiteView } from '../../../src/prints/site-view.ts';
import { publish } from '../../../src/publish/publish.ts';
import { loadRenderBundle } from '../../../src/publish/render-bundle.ts';
import { checkedText } from '../../../src/web/views/check-result.ts';
import { toCheckView } from '../../../src/web/views/check-view.ts';
import { toClaimView } from '../../../src/web/views/claim-view.ts';
import { toSearchView } from '../../../src/web/views/search-view.ts';
import { serveDrawn } from '../../support/folder-server.ts';
import { layoutFaults, unseenFocus } from '../../support/page-faults.ts';
import { rememberSite } from '../../support/remember-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex } from '../../support/test-index.ts';
import { useBrowser } from '../../support/use-browser.ts';
import { BASE_URL, CONTEXT, domainOf, NOW, sampleDocument, sampleScan, sampleSite } from './sample-site.ts';

const { lawp } = sampleDocument();
const arabic = {
  ...sampleDocument(),
  lawp: { ...lawp, name: 'دفتر الورّاق', language: 'ar' },
  originals: {
    '/': {
      title: 'دفتر الورّاق',
      content: 'ورشة لتجليد الكتب وترميمها في مدينة تونس العتيقة، نعمل باليد منذ عام 1978.',
      translated: 'composed' as const,
    },
  },
};
const NEVER_READ = { document: null, version: null, scan: null, updatedAt: null, comparison: null, history: [] };

const SITES: readonly StoredSite[] = [
  sampleSite({ domain: domainOf('high.example'), scan: sampleScan([...CRITERION_IDS]) }),
  sampleSite({ domain: domainOf('low.example'), scan: sampleScan(['description'], ['business']) }),
  sampleSite({ ...NEVER_READ, domain: domainOf('unread.example'), status: 'blocked', statusReason: 'A bot wall.' }),
  sampleSite({ domain: domainOf('arabic.example'), language: 'ar', document: arabic }),
];

/** What WCAG 1.4.12 lets a reader set, all at once. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const PAGES = [
  ...SITES.map(({ domain }) => `/site/${domain}`),
  '/',
  '/directory',
  '/docs/put-a-file',
  '/docs/criteria/native',
  '/made/search',
  '/made/check',
  '/made/claim',
];

const browser = useBrowser();
let address: string;
let close: () => void;

beforeAll(async () => {
  const [bundle, folder, index] = await Promise.all([loadRenderBundle(), temporaryFolder(), newIndex()]);
  for (const site of SITES) await rememberSite(index, site);
  await publish({ index, folder, bundle, baseUrl: BASE_URL, now: NOW });
  const { site } = toApiSite(toSiteView(sampleSite(), CONTEXT), { tier: 'free', now: NOW });
  const found = { query: 'bakery', count: 1, total: 1, notices: [], results: [site], products: [] };
  const result = checkedText('{"lawp_version": "0.3", "domain": "x", "pages": {"a": {}}}');
  mkdirSync(join(folder, 'made'));
  for (const [path, view] of [
    ['search', toSearchView(found, BASE_URL)],
    ['check', toCheckView(BASE_URL, { text: '{}', result })],
    ['claim', toClaimView(BASE_URL, { kind: 'opened', domain: 'high.example' })],
  ] as const) {
    writeFileSync(join(folder, 'made', `${path}.html`), await bundle.render(`/${path}`, { view }));
  }
  const served = await serveDrawn(folder);
  address = served.address;
  close = () => served.server.close();
});
afterAll(() => close());

/** The faults of a page in each way of looking at it. */
async function faultsIn(page: Page): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const look = async (mode: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    faults[mode] = await layoutFaults(page);
  };
  await look('a desk', 1280);
  await look('200 % zoom', 640);
  await look('a phone', 320);
  await look('a wider phone', 375);
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await look('large letters on a phone', 320);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await look('letters of twice their size', 1280);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await look('a phone in the dark, without motion', 320);
  faults['focus in the dark'] = await unseenFocus(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await look('forced colours', 1280);
  faults['focus in forced colours'] = await unseenFocus(page);
  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'light' });
  await look('paper', 794);
  const shown = await page.locator('nav, .skip, [data-copy], .find, .read a').evaluateAll((all) => {
    return all.flatMap((each) => (each.checkVisibility() ? [each.outerHTML.slice(0, 80)] : []));
  });
  faults['what leads elsewhere on paper'] = shown;
  const step = page.locator('.next').first();
  if ((await step.count()) > 0 && !(await step.isVisible())) faults['the next step is not on paper'] = ['.next'];
  await page.emulateMedia({ media: 'screen' });
  await page.addStyleTag({ content: SPACED });
  await look('text set wide', 1280);
  await look('text set wide on a phone', 320);
  return faults;
}

describe('in every way of looking at it', () => {
  it.each(PAGES)('shows all of its words apart and within the window, and where the focus is: %s', async (path) => {
    const page = await browser().newPage({ bypassCSP: true });
    await page.goto(address + path);
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    const faults = Object.entries(await faultsIn(page)).filter(([, found]) => found.length > 0);
    expect(Object.fromEntries(faults)).toEqual({});
    await page.close();
  });
});

it.each(PAGES)('shows nothing that needs scripts where there are none: %s', async (path) => {
  const page = await browser().newPage({ javaScriptEnabled: false });
  await page.goto(address + path);
  expect(await page.locator('[hidden]').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(
    0,
  );
  await page.close();
});

it.each(PAGES)('is printed alike from a light screen and from a dark one: %s', async (path) => {
  const page = await browser().newPage();
  await page.goto(address + path);
  const colours = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media: 'print', colorScheme });
    return page.locator('body *').evaluateAll((all) => {
      const drawn = all.map((each) => globalThis.getComputedStyle(each));
      return [...new Set(drawn.map((style) => `${style.color} on ${style.backgroundColor}, ${style.borderColor}`))];
    });
  };
  expect(await colours('dark')).toEqual(await colours('light'));
  await page.close();
});

/** What a sheet of A4 shows between its margins, in CSS pixels. */
const SHEET = { width: 717, height: 1046 };

it('leaves no sheet of paper half empty before a long part', async () => {
  const page = await browser().newPage({ viewport: SHEET, bypassCSP: true });
  await page.goto(`${address}/site/high.example`);
  await page.emulateMedia({ media: 'print' });
  await page.addStyleTag({ content: '.sec > .body { min-block-size: 650px }' });
  const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
  const margin = '0.4in';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  // What is kept in one piece takes some room at the ends.
  expect(sheets.length).toBeLessThanOrEqual(Math.ceil((1.05 * height) / SHEET.height));
  await page.close();
});
