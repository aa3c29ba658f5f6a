import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readHere } from '../../../src/build/read/read-here.ts';
import { readSites } from '../../../src/build/read/read-sites.ts';
import { visitSites } from '../../../src/build/visit/visit-sites.ts';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { CRITERION_IDS } from '../../../src/core/readiness/scan.ts';
import { badgePictures } from '../../../src/prints/badge-pictures.ts';
import { toSiteMarkdown } from '../../../src/prints/site-markdown.ts';
import { toSiteTwin } from '../../../src/prints/site-twin.ts';
import { toSiteView } from '../../../src/prints/site-view.ts';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../../src/store/open-database.ts';
import { listSiteRows } from '../../../src/store/sites/site-rows.ts';
import { listKeptVisits } from '../../../src/store/sites/sites-due.ts';
import { directoryViews } from '../../../src/web/views/directory-view.ts';
import { toReportView } from '../../../src/web/views/report/report-view.ts';
import { toSearchView } from '../../../src/web/views/search-view.ts';
import { BASE_URL, serviceDeps } from '../../support/api.ts';
import { lawp } from '../../support/site-record.ts';
import { type Routes, serveSites } from '../../support/site-server.ts';
import { newArtifacts, newIndex, rows, shown } from '../../support/test-index.ts';

const PROSE =
  'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill next door.';
const PAGE = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><h1>Harbour</h1><p>${PROSE}</p>`;
const robots = (body: string): Routes => ({
  '/robots.txt': { headers: { 'content-type': 'text/plain' }, body },
  '/': PAGE,
});
const forbids: Routes = { '*': { status: 403, body: 'No.' } };
const SITES: Readonly<Record<string, Routes>> = {
  'forbids.com': forbids,
  'robots.com': robots('User-agent: *\nDisallow: /\n'),
  'wall.com': { '/': '<!doctype html><title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>' },
  'broken.com': { '*': { status: 500, body: 'No.' } },
  'hangs-up.com': { '*': (_request, response) => void response.destroy() },
  'no-home.com': { '*': { status: 404, body: 'No.' } },
  'opted-out.com': robots('User-agent: WaymarkBot\nDisallow: /\n'),
  'noindex.com': { '/': PAGE.replace('<meta', '<meta name="robots" content="noindex"><meta') },
  'parked.com': {
    '/': '<!doctype html><title>parked.com</title><h1>This domain is for sale</h1><p>Buy this domain.</p>',
  },
  'moved.com': { '/': { status: 301, headers: { location: 'https://elsewhere.com/' } } },
  'inner.com': { '/': { status: 302, headers: { location: 'http://10.0.0.1/login' } } },
  'seen.com': { '/': PAGE },
};
/** What stands there now. */
const sites = { ...SITES };
const web = await serveSites(sites);
afterAll(() => web.close());
let now: number;
const clock = () => new Date(now);
let index: IndexDatabase;
let artifacts: ArtifactDatabase;
let services: Services;
beforeEach(async () => {
  Object.assign(sites, SITES);
  now = Date.parse('2026-11-20T09:00:00.000Z');
  [index, artifacts] = await Promise.all([newIndex(), newArtifacts()]);
  services = createServices(serviceDeps(index, clock));
});

async function visit(...hosts: readonly string[]): Promise<void> {
  const domains = hosts as DomainName[];
  const access = { dispatcher: web.dispatcher, userAgent: 'WaymarkBot', clock, delayMs: 0, timeoutMs: 500 };
  await visitSites({ artifacts, domains, web: access, onProgress: () => {} });
  await readKept(domains);
}

/** Reads what was kept of them; anew as if their owners had just saved something. */
async function readKept(domains: readonly DomainName[], anew: ReadonlyMap<DomainName, string> = new Map()) {
  const { readAll } = readHere(artifacts);
  await readSites({ index, readAll, visits: await listKeptVisits(artifacts, domains), anew, onProgress: () => {} });
}

/** A document as if a verified owner had saved it. */
async function own(host: string, word: string): Promise<void> {
  const content = `We bake ${word} bread. ${PROSE}`;
  const json = JSON.stringify(lawp(host, { name: `Bakery ${word}`, pages: { '/': { title: 'Welcome', content } } }));
  const savedAt = clock().toISOString();
  await index.client.batch([
    {
      sql: `insert or ignore into claims (key_id, domain, token, status, created_at) values ('k', ?, ?, 'verified', ?)`,
      args: [host, host, savedAt],
    },
    {
      sql: `insert into owner_documents (domain, version, claim_token, json, saved_at) select ?, count(*) + 1, ?, ?, ? from owner_documents where domain = ?`,
      args: [host, host, json, savedAt, host],
    },
  ]);
}

async function viewOf(host: string) {
  const site = await shown(index, host);
  const context = { baseUrl: BASE_URL, now: clock() };
  const view = toSiteView(site, context);
  return { site, view, page: toReportView(site, view, context) };
}

const caller = { address: '203.0.113.9', keyId: null };
const SENTENCE =
  "The owner's own words; we could not read the site ourselves. We have been trying since 20 November 2026.";

const UNREAD: readonly (readonly [host: string, word: string, why: string])[] = [
  ['forbids.com', 'hazelnut', 'status 403'],
  ['robots.com', 'walnut', 'robots.txt'],
  ['wall.com', 'almond', 'robots'],
  ['broken.com', 'poppy', 'status 500'],
  ['hangs-up.com', 'spelt', 'broke the connection'],
  ['no-home.com', 'caraway', 'no home page'],
];

describe('an owner whose site we cannot read', () => {
  it.each(UNREAD)('is heard all the same: %s', async (host, word, why) => {
    await own(host, word);
    await visit(host);
    const { site, view, page } = await viewOf(host);
    expect(site).toMatchObject({ status: 'blocked', scan: null, document: { source: 'owner' } });
    expect(site.statusReason).toContain(why);

    // The page.
    expect(page.site).toMatchObject({ name: `Bakery ${word}`, date: { words: 'Updated' } });
    expect(page.site.notes.map(({ text }) => text)).toEqual([SENTENCE]);
    expect(page.plate).toMatchObject({ number: null, isHollow: true });
    expect(page.plate.marks.every(({ state }) => state === 'unseen')).toBe(true);
    expect(page.known).toMatchObject({ checklist: null, improve: null });
    expect(page.known?.business.empty).toMatch(/^The owner’s document has no/);
    expect(page.known?.pages.rows[0]?.content).toContain(word);
    expect(page.head).toMatchObject({ title: `Bakery ${word}: in the owner's own words | Waymark`, index: true });

    // Twins, badge, lists.
    expect(toSiteTwin(view)).toMatchObject({
      source: 'owner',
      status: 'blocked',
      score: null,
      unread_since: view.ownerWords?.since,
    });
    expect(toSiteMarkdown(view)).toContain(SENTENCE);
    expect(badgePictures(view).compact).toContain('in the owner&#39;s words');
    expect(page.claim?.title).toBe('Claimed by its owner');
    const row = (await listSiteRows(index)).find(({ domain }) => domain === host);
    expect(row).toMatchObject({ name: `Bakery ${word}`, score: null, hasDocument: true });
    expect(JSON.stringify([...directoryViews(row ? [row] : [], BASE_URL)][0]?.sites)).toContain(`Bakery ${word}`);

    // Search, by its name and by what it says.
    for (const query of [host, word]) {
      const { response, marks } = await services.search({ query, caller });
      expect(response.results[0]).toMatchObject({
        domain: host,
        source: 'owner',
        score: null,
        unread_since: view.ownerWords?.since,
      });
      expect(response.notices.filter(({ code }) => code === 'owner_words')).toHaveLength(1);
      expect(marks.get(host)).toEqual({ met: [], unseen: CRITERION_IDS });
      expect(toSearchView(response, BASE_URL).answer?.hits[0]).toMatchObject({
        name: `Bakery ${word}`,
        label: "The owner's own words",
      });
    }

    // The connector's tools.
    const got = await services.getSite({ domain: host, mostBytes: 40_000 });
    expect(got).toMatchObject({
      ok: true,
      value: { name: `Bakery ${word}`, notices: [{ code: 'owner_words' }, { code: 'site_blocked' }] },
    });
    const text = await services.getText({ id: host });
    expect(text.ok && text.value.text).toContain(`(${host}: ${SENTENCE} Not checked.)`);
    expect(await services.getReadiness({ domain: host })).toMatchObject({
      ok: true,
      value: { score: null, criteria: [], improvements: [] },
    });
    expect(await services.findDiff({ domain: host })).toMatchObject({
      ok: true,
      value: { status: 'no_changes_detected' },
    });
  });

  it('counts among the indexed sites, and among none that were judged', async () => {
    for (const [host, word] of UNREAD) await own(host, word);
    await visit(...UNREAD.map(([host]) => host));
    const counts = await services.readState();
    expect(counts).toMatchObject({ sites_indexed: 6, sites_ai_readable: 0, pages_indexed: 6 });
    expect(counts.scores.every(({ sites: count }) => count === 0)).toBe(true);
    expect(counts.languages).toEqual([{ code: 'en', sites: 6 }]);
  });

  it('is not heard for a name that is parked, leads nowhere or elsewhere, nor for a site that wants to be left out', async () => {
    for (const [host, status] of [
      ['parked.com', 'parked'],
      ['moved.com', 'duplicate'],
      ['inner.com', 'duplicate'],
      ['no-such-name.com', 'gone'],
      ['opted-out.com', 'opted_out'],
      ['noindex.com', 'noindex'],
    ] as const) {
      await own(host, 'rye-of-nobody');
      await visit(host);
      expect(await shown(index, host)).toMatchObject({ domain: host, status, document: null });
    }
    const { response } = await services.search({ query: 'nobody', caller });
    expect(response.results).toEqual([]);
  });

  it('keeps the score of what we saw before, and tells since when we did not', async () => {
    await own('seen.com', 'oat');
    await visit('seen.com');
    const { scan } = await shown(index, 'seen.com');
    expect(scan?.score).toBeGreaterThan(0);
    now += 86_400_000;
    sites['seen.com'] = forbids;
    await visit('seen.com');
    now += 86_400_000;
    await visit('seen.com');
    const { site, page } = await viewOf('seen.com');
    expect(site).toMatchObject({
      status: 'blocked',
      unreadSince: '2026-11-21T09:00:00.000Z',
      scan: { score: scan?.score },
    });
    expect(page.site.notes[0]?.text).toContain('We have been trying since 21 November 2026.');
    expect(page.plate.number).toBe(String(scan?.score));
    expect(page.plate.gist).toContain('before 21 November 2026');
    expect((await services.search({ query: 'oat bread', caller })).response.results[0]?.domain).toBe('seen.com');
    sites['seen.com'] = { '/': PAGE };
    await visit('seen.com');
    expect(await shown(index, 'seen.com')).toMatchObject({ status: 'active', unreadSince: null });
  });

  it('is no longer heard once the claim has lapsed', async () => {
    const host = 'robots.com' as DomainName;
    await own(host, 'walnut');
    await visit(host);
    expect((await services.search({ query: 'walnut', caller })).response.results).toHaveLength(1);
    await index.client.execute({ sql: `update claims set status = 'lapsed' where domain = ?`, args: [host] });
    await readKept([host], new Map([[host, clock().toISOString()]]));
    expect(await shown(index, host)).toMatchObject({ status: 'blocked', document: null, updatedAt: null });
    expect((await services.search({ query: 'walnut', caller })).response.results).toEqual([]);
    expect((await services.search({ query: host, caller })).response.results).toMatchObject([
      { pages: {}, source: null },
    ]);
  });

  it('has no number from a parking page that stood there before', async () => {
    await own('parked.com', 'rye');
    await visit('parked.com');
    sites['parked.com'] = forbids;
    await visit('parked.com');
    expect(await shown(index, 'parked.com')).toMatchObject({
      status: 'blocked',
      scan: null,
      document: { source: 'owner' },
    });
    expect(await rows(index, `select score from sites where domain = 'parked.com'`)).toEqual([{ score: null }]);
  });
});
