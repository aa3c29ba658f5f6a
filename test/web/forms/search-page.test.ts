import { describe, expect, test } from 'vitest';
import { createServices } from '../../../src/services/create-services.ts';
import { answerSearchPage } from '../../../src/web/forms/search-page.ts';
import { serviceDeps } from '../../support/api.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
await rememberRecord(index, siteRecord('bakery.example', AT, { document: siteDocument('bakery.example') }));
let now = Date.parse(AT);
const services = createServices(serviceDeps(index, () => new Date(now)));
const counted: Promise<unknown>[] = [];

/** The page's view, as the page would print it. */
async function page(query: string, address = 'a') {
  const render = async (_path: string, view: object) => JSON.stringify(view);
  const dependencies = { services, render, later: (work: Promise<unknown>) => counted.push(work) };
  const answer = await answerSearchPage(dependencies, new URL(`http://localhost:4321/search${query}`), address);
  await Promise.all(counted.splice(0));
  // Statistics are a minute old at most.
  now += 61_000;
  return answer;
}
const searches = async () => (await services.readStats()).total_searches;

describe('the search page', () => {
  test('counts what it answered, and nothing else', async () => {
    expect((await page('?q=bakery.example')).status).toBe(200);
    expect((await page('?q=bread')).status).toBe(200);
    expect(await searches()).toBe(2);
    await page('');
    await page('?q=');
    await page('?q=127.0.0.1');
    expect(await searches()).toBe(2);
    const statuses = [];
    for (let at = 0; at < 21; at++) statuses.push((await page('?q=bread', 'busy')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await searches()).toBe(22);
  });

  test('says what is wrong with an address that names no site, and takes no grant', async () => {
    const answer = await page('?q=unknown.example', 'b');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('RateLimit')).toBeNull();
    expect(await answer.text()).toContain('reserved');
  });
});
