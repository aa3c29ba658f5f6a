import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listKeys } from '../../../src/services/keys/list-keys.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { atEnd } from '../../support/at-end.ts';
import { serveSites } from '../../support/site-server.ts';
import { nameOfTry } from '../../support/sites-of-tries.ts';
import { useBrowser } from '../../support/use-browser.ts';
import { expectSound, openVisitor } from '../../support/visitor.ts';
import { startWholeService, type WholeService } from '../../support/whole-service.ts';

const browser = useBrowser();
let open: WholeService;
let invite: WholeService;
let closed: WholeService;

beforeAll(async () => {
  open = await startWholeService();
  invite = await startWholeService({}, { KEYS: 'invite', KEYS_INVITE: 'open sesame' });
  closed = await startWholeService({}, { KEYS: 'closed', OPERATOR: 'hello@example.org' });
});

const ask = async (page: Page, label: string) => {
  await page.getByLabel('What is it for?').fill(label);
  await page.getByRole('button', { name: 'Get a key' }).click();
};
const show = async (page: Page, key: string) => {
  await page.goto(`${open.baseUrl}/pro`);
  await page.getByLabel('Your key').fill(key);
  await page.getByRole('button', { name: 'Show this key’s details' }).click();
};
const labels = async ({ config }: WholeService) => {
  const index = await openIndexDatabase(config.database);
  const keys = await listKeys({ index });
  index.close();
  return keys.map(({ label }) => label);
};
const tier = async (key: string) => {
  const answer = await fetch(`${open.baseUrl}/api/search?q=x`, { headers: { Authorization: `Bearer ${key}` } });
  return answer.status === 401 ? 'refused' : ((await answer.json()) as { tier: string }).tier;
};

describe.each([true, false])('a key (scripts: %s)', (javaScriptEnabled) => {
  it('is had, shown once, looked at, replaced and ended', async () => {
    const { page, faults, leave } = await openVisitor(browser(), javaScriptEnabled);
    await page.goto(`${open.baseUrl}/pro`);
    if (javaScriptEnabled) await expectSound(page);
    await ask(page, 'Booking assistant');
    const first = (await page.locator('#new-key').textContent()) ?? '';
    expect(first).toMatch(/^wm_live_\w{38}$/);
    await expect.poll(() => page.locator('#your-key').isVisible()).toBe(true);
    expect(await page.evaluate(() => scrollY), 'the key is on the screen').toBe(0);
    if (javaScriptEnabled) await expectSound(page);
    expect(await tier(first)).toBe('pro');

    const opened = await page.goto(`${open.baseUrl}/pro`);
    expect(opened?.headers()['cache-control']).toBe('no-store');
    expect(await page.content()).not.toContain(first);

    await show(page, first);
    expect(await page.locator('#own dl').first().textContent()).toContain('Booking assistant');
    if (javaScriptEnabled) await expectSound(page);
    await page.getByRole('button', { name: 'Replace it' }).click();
    const second = (await page.locator('#new-key').textContent()) ?? '';
    expect(second).not.toBe(first);
    expect(await tier(first)).toBe('refused');

    await show(page, first);
    expect(await page.getByLabel('Your key').getAttribute('aria-invalid')).toBe('true');
    expect(await page.title()).toMatch(/^Error: /);
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('key');
      await expectSound(page);
    }

    await show(page, second);
    await page.getByRole('button', { name: 'Revoke it' }).click();
    await page.getByText('It no longer works for anybody.').waitFor();
    expect(await tier(second)).toBe('refused');
    expect(faults).toEqual([]);
    await leave();
  });

  it('takes the right code where one is asked for', async () => {
    const { page, faults, leave } = await openVisitor(browser(), javaScriptEnabled);
    await page.goto(`${invite.baseUrl}/pro`);
    await page.getByLabel('Invitation code').fill('open the door');
    await ask(page, 'With a code');
    await page.getByText('This code is wrong').waitFor();
    expect(await page.getByLabel('What is it for?').inputValue()).toBe('With a code');
    expect(await page.getByLabel('Invitation code').getAttribute('aria-describedby')).toContain('code-problem');
    if (javaScriptEnabled) await expectSound(page);
    await page.getByLabel('Invitation code').fill('open sesame');
    await page.getByRole('button', { name: 'Get a key' }).click();
    await page.locator('#new-key').waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  it('is had from the operator where the service gives none', async () => {
    const { page, faults, leave } = await openVisitor(browser(), javaScriptEnabled);
    await page.goto(`${closed.baseUrl}/pro`);
    expect(await page.getByRole('link', { name: 'hello@example.org' }).getAttribute('href')).toBe(
      'mailto:hello@example.org',
    );
    expect(await page.getByRole('button', { name: 'Get a key' }).count()).toBe(0);
    if (javaScriptEnabled) await expectSound(page);
    expect(faults).toEqual([]);
    await leave();
  });

  it('is not given to a form on another site', async () => {
    const form = `<form method="post" action="${open.baseUrl}/pro"><input name="label" value="Stolen"><button name="do" value="issue">Win</button></form>`;
    const evil = await serveSites({ '127.0.0.1': { '/': form } });
    atEnd(() => evil.close());
    const { page, leave } = await openVisitor(browser(), javaScriptEnabled);
    await page.goto(`http://127.0.0.1:${evil.port}/`);
    await page.getByRole('button', { name: 'Win' }).click();
    await page.getByText('This form was sent from another site, so nothing was done.').waitFor();
    expect(await page.locator('#new-key').count()).toBe(0);
    expect(await labels(open)).not.toContain('Stolen');
    await leave();
  });
});

it('sends a form once, however often its button is pressed', async () => {
  const { page, leave } = await openVisitor(browser(), true);
  const label = nameOfTry('pressed-twice');
  await page.goto(`${open.baseUrl}/pro`);
  await page.getByLabel('What is it for?').fill(label);
  await page.getByRole('button', { name: 'Get a key' }).dblclick({ noWaitAfter: true });
  await page.locator('#new-key').waitFor();
  expect((await labels(open)).filter((each) => each === label)).toHaveLength(1);
  await leave();
});

it('makes no other key when the page is loaded again', async () => {
  const { page, leave } = await openVisitor(browser(), true);
  await page.goto(`${open.baseUrl}/pro`);
  const label = nameOfTry('loaded-again');
  await ask(page, label);
  await page.locator('#new-key').waitFor();
  await page.reload();
  await page.getByLabel('What is it for?').waitFor();
  expect(await page.locator('#new-key').count()).toBe(0);
  expect((await labels(open)).filter((each) => each === label)).toHaveLength(1);
  await leave();
});

it('copies the new key, and says so', async () => {
  const { page, faults, leave } = await openVisitor(browser(), true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: open.baseUrl });
  await page.goto(`${open.baseUrl}/pro`);
  await ask(page, 'To be copied');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator('#new-key').textContent());
  await page.getByRole('button', { name: 'Copied' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(2);
  expect(faults).toEqual([]);
  await leave();
});

it('can be used by keyboard alone, in the order of the page, with the place always to be seen', async () => {
  const { page, leave } = await openVisitor(browser(), true);
  await page.goto(`${invite.baseUrl}/pro`);
  const places: string[] = [];
  for (let step = 0; step < 13; step++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const ring = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      return `${at.id || at.textContent?.trim()}${ring ? '' : ' (not to be seen)'}`;
    });
    places.push(place);
  }
  expect(places).toEqual([
    'Skip to content',
    'llms.txt',
    'Waymark',
    'Search',
    'Directory',
    'State',
    'Claim',
    'Docs',
    'label',
    'code',
    'Get a key',
    'key',
    'Show this key’s details',
  ]);
  await leave();
});
