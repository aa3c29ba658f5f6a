import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameOfTry, sitesOfTries } from '../../support/sites-of-tries.ts';
import { useBrowser } from '../../support/use-browser.ts';
import { expectSound, openVisitor } from '../../support/visitor.ts';
import { startWholeService, type WholeService } from '../../support/whole-service.ts';

const PROSE =
  'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill next door.';
const page = `<!doctype html><html lang="en"><title>Harbour Bakery</title><meta name="description" content="${PROSE}"><h1>Harbour Bakery</h1><p>${PROSE}</p>`;
const SITES = sitesOfTries({ 'harbour-bakery': { '/': page }, 'mill-bakery': { '/': page } });
const document = (domain: string, name: string) => ({
  lawp_version: '0.3',
  domain,
  name,
  language: 'en',
  pages: { '/': { title: 'Home', content: PROSE } },
  actions: [],
});

const callable = (domain: string) => ({
  id: 'order',
  name: 'Order bread',
  description: 'Orders bread for the next morning.',
  intent: ['order', 'bread'],
  input: { type: 'none', required: false },
  endpoint: { url: `https://${domain}/order` },
});

const browser = useBrowser();
let service: WholeService;
let key: string;

const newKey = async ({ baseUrl }: WholeService): Promise<string> => {
  const body = new URLSearchParams({ do: 'issue', label: 'owner' });
  const html = await (await fetch(`${baseUrl}/pro`, { method: 'POST', body })).text();
  return /wm_live_\w{38}/.exec(html)?.[0] ?? '';
};
beforeAll(async () => {
  service = await startWholeService(SITES);
  key = await newKey(service);
});

const enter = async (at: Page, domain: string, ownKey = key, { baseUrl } = service) => {
  await at.goto(`${baseUrl}/claim?domain=${domain}`);
  expect(await at.getByLabel('Domain').inputValue()).toBe(domain);
  await at.getByLabel('Your key').fill(ownKey);
  await at.getByRole('button', { name: 'Next' }).click();
};
const save = async (at: Page, text: string) => {
  await at.getByLabel('Your document').fill(text);
  await at.getByRole('button', { name: 'Save' }).click();
};

describe.each([
  { scripts: true, name: 'harbour-bakery' },
  { scripts: false, name: 'mill-bakery' },
])('an owner (scripts: $scripts)', ({ scripts, name }) => {
  it('is told at the field what is wrong', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), scripts);
    const domain = nameOfTry(name);
    await at.goto(`${service.baseUrl}/claim`);
    if (scripts) await expectSound(at);
    await enter(at, domain, 'wm_live_mistyped');
    await at.getByText('characters are missing or mistyped').waitFor();
    expect(await at.getByLabel('Your key').getAttribute('aria-describedby')).toContain('key-problem');
    expect(await at.getByLabel('Your key').inputValue()).toBe('');
    expect(await at.getByLabel('Domain').inputValue()).toBe(domain);
    expect(await at.locator('#key-problem').isVisible()).toBe(true);
    if (scripts) {
      await expect.poll(() => at.evaluate(() => globalThis.document.activeElement?.id)).toBe('key');
      await expectSound(at);
    }
    expect(faults).toEqual([]);
    await leave();
  });

  it('proves a domain, is told a failing name server from a missing record, and corrects the page', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), scripts);
    const domain = nameOfTry(name);
    service.dns.zones.set(`_waymark.${domain}`, { rcode: 'SERVFAIL' });
    if (scripts) await at.clock.install();
    await enter(at, domain);
    await at.getByText('We could not check.').waitFor();
    await at.getByText('they reported an error of their own').waitFor();
    expect(await at.locator('#record dl').textContent()).toContain('_waymark');
    if (scripts) await expectSound(at);

    const value = (await at.locator('#record-value').textContent()) ?? '';
    service.dns.zones.set(`_waymark.${domain}`, { txt: [['v=spf1 -all'], value] });
    if (scripts) await at.clock.fastForward(36_000);
    else await at.getByRole('button', { name: 'Check the record' }).click();
    await at.getByText('Proven.').first().waitFor();
    await at.getByLabel('Your document').waitFor();
    if (scripts) await expectSound(at);

    await save(at, '{"name": "half');
    await at.getByText('This is not valid JSON').waitFor();
    expect(await at.getByLabel('Your document').inputValue()).toBe('{"name": "half');
    await save(at, JSON.stringify({ ...document(domain, ''), actions: 3 }));
    await at.getByText('It was not saved.').waitFor();
    expect(await at.locator('#document-problem li').count()).toBe(2);
    expect(await at.getByLabel('Your document').getAttribute('aria-describedby')).toBe('document-problem');
    if (scripts) await expectSound(at);

    await save(at, JSON.stringify({ ...document(domain, 'Bakery by the Sea'), actions: [callable(domain)] }));
    await at.getByText('Saved.', { exact: true }).waitFor();
    await expect
      .poll(
        async () => {
          if (scripts) await at.clock.fastForward(3000);
          else await at.getByRole('button', { name: 'Check the record again' }).click();
          return at.locator('#renewal').textContent();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toContain('Page, badge and search were updated');
    if (scripts) {
      // What the save told stands as long as the page does.
      await at.getByText('One action has an endpoint').waitFor();
    }
    if (scripts) await expectSound(at);
    await at.getByRole('link', { name: 'See the page' }).click();
    await at.getByRole('heading', { name: 'Bakery by the Sea' }).first().waitFor();
    expect(faults).toEqual([]);
    await leave();
  }, 120_000);

  it('sees that a record is not there yet, or holds the value of somebody else', async () => {
    const { page: at, faults, leave } = await openVisitor(browser(), scripts);
    const domain = nameOfTry(name);
    const other = `shop-${scripts}.${domain}`;
    await enter(at, other);
    await at.getByText('Not yet.').waitFor();
    expect(await at.locator('#record-name').textContent()).toBe(`_waymark.shop-${scripts}`);
    expect(await at.getByLabel('Your document').count()).toBe(0);
    if (scripts) await expectSound(at);
    const third = `cafe-${scripts}.${domain}`;
    service.dns.zones.set(`_waymark.${third}`, { txt: ['waymark-site-verification=0123'] });
    await enter(at, third);
    await at.getByText('There is a Waymark record with a different value').waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});

it('keeps what was written when it cannot be looked at', async () => {
  const { page: at, leave } = await openVisitor(browser(), true);
  const domain = 'busy-bakery.com';
  const crowded = await startWholeService();
  const ownKey = await newKey(crowded);
  const form = new URLSearchParams({ do: 'look', domain, key: ownKey });
  const look = () => fetch(`${crowded.baseUrl}/claim`, { method: 'POST', body: form });
  // That no record is there would be believed for a while, a failure is not.
  crowded.dns.zones.set(`_waymark.${domain}`, { rcode: 'SERVFAIL' });
  const value = /waymark-site-verification=[0-9a-f]{32}/.exec(await (await look()).text())?.[0] ?? '';
  crowded.dns.zones.set(`_waymark.${domain}`, { txt: [value] });
  await enter(at, domain, ownKey, crowded);
  await at.getByLabel('Your document').waitFor();
  for (let turn = 0; turn < 40 && (await look()).status !== 429; turn++);
  await save(at, '{"a long": "evening of work"}');
  await at.getByText('It was not saved. 30 such requests a minute are allowed').waitFor();
  expect(await at.getByLabel('Your document').inputValue()).toBe('{"a long": "evening of work"}');
  await expectSound(at);
  await leave();
});
