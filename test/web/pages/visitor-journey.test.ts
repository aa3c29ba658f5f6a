import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Routes } from '../../support/site-server.ts';
import { nameOfTry, sitesOfTries } from '../../support/sites-of-tries.ts';
import { useBrowser } from '../../support/use-browser.ts';
import { expectSound, openVisitor } from '../../support/visitor.ts';
import { startWholeService, type WholeService } from '../../support/whole-service.ts';

const PROSE =
  'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill next door.';
const page = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><meta name="description" content="${PROSE}"><h1>${title}</h1><p>${PROSE}</p><a href="/about">About us</a>`;
/** So long that the visit is seen under way. */
const slowly = (_request: IncomingMessage, response: ServerResponse): void => {
  setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page('About us')), 2000);
};
const shut = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: WaymarkBot\nDisallow: /\n' };
const bakery = { '/': page('Harbour Bakery'), '/about': slowly };
const KNOWN = 'known-bakery.com';
const SITES = {
  [KNOWN]: { '/': page('Known Bakery') },
  ...sitesOfTries<Routes>({
    'bakery-true': bakery,
    'bakery-false': bakery,
    'shut-true': { '/robots.txt': shut },
    'shut-false': { '/robots.txt': shut },
  }),
};

const browser = useBrowser();
let service: WholeService;
beforeAll(async () => {
  service = await startWholeService(SITES);
  await fetch(`${service.baseUrl}/suggest`, { method: 'POST', body: new URLSearchParams({ domain: KNOWN }) });
  await vi.waitUntil(async () => (await fetch(`${service.baseUrl}/site/${KNOWN}`)).status === 200, {
    timeout: 50_000,
    interval: 500,
  });
});

describe.each([true, false])('a visitor (scripts: %s)', (scripts) => {
  it('suggests an unknown site, and watches its visit until the report stands', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), scripts);
    const open = nameOfTry(`bakery-${scripts}`);
    await at.goto(`${service.baseUrl}/site/${open}`);
    if (scripts) await expectSound(at);
    await at.getByRole('button', { name: `Suggest ${open}` }).click();
    await at.getByRole('heading', { name: open }).waitFor();
    expect(new URL(at.url()).search).toBe(`?domain=${open}`);
    if (scripts) await expectSound(at);
    const isThere = at.getByText('Indexed The report is ready, and search finds the site.');
    await expect
      .poll(
        async () => {
          // With scripts the page renews itself; without them the link does.
          if (!scripts && (await at.getByRole('link', { name: 'Refresh' }).count()) > 0)
            await at.getByRole('link', { name: 'Refresh' }).click();
          return at.locator('#visit li[data-state="done"]').count();
        },
        { timeout: 50_000, interval: 500 },
      )
      .toBe(4);
    await isThere.waitFor();
    expect(await at.title()).toBe(`Indexed: ${open} | Waymark`);
    if (scripts) {
      expect(await at.locator('main > [role="status"]').textContent()).toContain('Indexed');
      await expectSound(at);
    }
    await at.getByRole('link', { name: 'See the report' }).click();
    await at.getByRole('heading', { name: 'Harbour Bakery' }).first().waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  it('is told why a site is not indexed, and what is wrong with a name', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), scripts);
    await at.goto(`${service.baseUrl}/suggest`);
    if (scripts) await expectSound(at);
    await at.getByLabel('Domain').fill('http://127.0.0.1');
    await at.getByRole('button', { name: 'Suggest it' }).click();
    await at.getByText('An IP address is not a domain').waitFor();
    expect(await at.getByLabel('Domain').getAttribute('aria-invalid')).toBe('true');
    if (scripts) await expectSound(at);
    await at.getByLabel('Domain').fill(nameOfTry(`shut-${scripts}`));
    await at.getByRole('button', { name: 'Suggest it' }).click();
    const refused = at.getByText('Not read.');
    await expect
      .poll(
        async () => {
          if (!scripts) await at.reload();
          return refused.count();
        },
        { timeout: 50_000, interval: 500 },
      )
      .toBe(1);
    if (scripts) await expectSound(at);
    expect(faults).toEqual([]);
    await leave();
  });

  it('searches: the form, what is found, nothing, a site that is not known, a query that is none', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), scripts);
    await at.goto(`${service.baseUrl}/search`);
    if (scripts) await expectSound(at);
    await at.getByLabel('A web site, or what you are looking for').fill('rye bread');
    await at.getByRole('button', { name: 'Search' }).click();
    await at.getByRole('heading', { name: /^\d sites?$/ }).waitFor();
    if (scripts) await expectSound(at);
    await at.goto(`${service.baseUrl}/search?q=violin+lessons`);
    await at.getByRole('heading', { name: 'Nothing found' }).waitFor();
    if (scripts) await expectSound(at);
    await at.getByLabel('A web site, or what you are looking for').fill(KNOWN);
    await at.getByRole('button', { name: 'Search' }).click();
    await at.waitForURL(`${service.baseUrl}/site/${KNOWN}`);
    await at.goto(`${service.baseUrl}/search?q=bakery+in+Aarhus+open+now`);
    await at.getByRole('link', { name: 'Search without “open now”' }).click();
    expect(await at.locator('#q').inputValue()).toBe('bakery in Aarhus');
    if (scripts) await expectSound(at);
    await at.goto(`${service.baseUrl}/search?q=new-shop-${scripts}.com`);
    await at.getByRole('heading', { name: `new-shop-${scripts}.com` }).waitFor();
    await at.goto(`${service.baseUrl}/search?q=+`);
    await at.getByText('Type the address of a web site, or what you are looking for.').waitFor();
    expect(await at.locator('#q').getAttribute('aria-describedby')).toBe('q-problem');
    expect(await at.getByText('Nothing found').count()).toBe(0);
    if (scripts) await expectSound(at);
    expect(faults).toEqual([]);
    await leave();
  });
});

it('has a file checked, and finds its way through the faults', async () => {
  const { page: at, faults, leave } = await openVisitor(browser(), true);
  await at.goto(`${service.baseUrl}/check`);
  await at.getByLabel('Paste the document').fill('{"lawp_version": "0.3", "domain": "x", "pages": {"a": {}}}');
  await at.getByRole('button', { name: 'Check it' }).last().click();
  await at.getByText('Fix:').first().waitFor();
  await expectSound(at);
  expect(faults).toEqual([]);
  await leave();
});

it('has room for the longest names', async () => {
  const { page: at, leave } = await openVisitor(browser(), true);
  await at.setViewportSize({ width: 320, height: 800 });
  const long = `${'a'.repeat(63)}.${'b'.repeat(63)}.com`;
  for (const path of [`/search?q=${long}`, `/suggest?domain=${long}`, `/site/${long}`, '/suggest']) {
    await at.goto(`${service.baseUrl}${path}`);
    if (path === '/suggest') {
      await at.getByLabel('Domain').fill(`${'c'.repeat(90)}.com`);
      await at.getByRole('button', { name: 'Suggest it' }).click();
      await at.locator('.error').waitFor();
    }
    expect(await at.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await leave();
});

it('sees what is for keyboards and agents only when it has the focus, on a narrow screen too', async () => {
  const { page: at, leave } = await openVisitor(browser(), true);
  await at.setViewportSize({ width: 320, height: 800 });
  await at.goto(service.baseUrl);
  const lowest = () =>
    at.locator('.skip').evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
  expect(await lowest()).toBeLessThanOrEqual(0);
  await at.keyboard.press('Tab');
  expect(await lowest()).toBeGreaterThan(20);
  await leave();
});

describe('over the limit', () => {
  let crowded: WholeService;
  beforeAll(async () => {
    crowded = await startWholeService();
  });

  it('a searcher is told when to go on, and nothing untrue about the sites', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), true);
    const answers = [];
    for (let turn = 0; turn < 21; turn++) answers.push(await at.goto(`${crowded.baseUrl}/search?q=rye+bread`));
    const last = answers.at(-1);
    expect(last?.status()).toBe(429);
    expect(Number(last?.headers()['retry-after'])).toBeGreaterThan(0);
    expect(last?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await at.getByText(/20 searches a minute are free; try again in \d+ seconds?\./).waitFor();
    expect(await at.locator('#q').inputValue()).toBe('rye bread');
    expect(await at.locator('main').textContent()).not.toMatch(/nothing|0 sites/i);
    await expectSound(at);
    expect(faults).toEqual([]);
    await leave();
  });

  it('whoever suggests is told, too', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), true);
    await at.goto(`${crowded.baseUrl}/suggest?domain=one-more.com`);
    await at.evaluate(async () => {
      for (let turn = 0; turn < 10; turn++) {
        await fetch('/suggest', { method: 'POST', body: new URLSearchParams({ domain: `more-${turn}.com` }) });
      }
    });
    await at.getByRole('button', { name: 'Suggest it' }).click();
    await at.getByText(/10 suggestions a minute are allowed; try again in \d+ seconds?\./).waitFor();
    expect(await at.getByLabel('Domain').inputValue()).toBe('one-more.com');
    await expectSound(at);
    expect(faults).toEqual([]);
    await leave();
  });
});
