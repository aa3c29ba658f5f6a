import { describe, expect, test } from 'vitest';
import { CRITERION_IDS } from '../../../src/core/readiness/scan.ts';
import { readState } from '../../../src/services/state/read-state.ts';
import { stateCsv } from '../../../src/services/state/state-csv.ts';
import { findRecentChanges } from '../../../src/store/month-changes.ts';
import { listSiteRows } from '../../../src/store/sites/site-rows.ts';
import { leaderboardViews } from '../../../src/web/views/leaderboard-view.ts';
import { toStateView } from '../../../src/web/views/state-view.ts';
import { action, scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const BASE = 'https://waymark.example';
const NOW = new Date('2026-11-20T09:00:00Z');
const at = (day: string) => `2026-${day}T08:00:00.000Z`;
const bakery = { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' };

const index = await newIndex();

/** Remembers a site with a score at a day; `actions` are what agents are told of it. */
async function see(host: string, day: string, score: number, actions = 0): Promise<void> {
  const lawp = { name: host, actions: Array.from({ length: actions }, (_, n) => action(`act_${n}`)) };
  const document = siteDocument(host, { category: bakery, lawp });
  const met = score >= 80 ? CRITERION_IDS : (['description'] as const);
  await rememberRecord(index, siteRecord(host, at(day), { document, scan: scan(at(day), score, met) }));
}

await see('old-ready.example', '08-01', 85);
await see('risen.example', '08-01', 40);
await see('risen.example', '11-05', 70);
await see('risen.example', '11-10', 100, 1);
await see('fallen.example', '08-01', 60);
await see('fallen.example', '11-01', 45, 1);
await see('plain.example', '11-02', 60, 1);
await see('rich.example', '11-02', 60, 5);
await see('low.example', '11-03', 15);

describe('the page of state', () => {
  test('tells what happened in the last thirty days, and names only who became ready', async () => {
    const lately = await findRecentChanges(index, { since: '2026-10-21', readyFrom: 80, most: 5 });
    expect(lately).toEqual({
      added: 3,
      risen: 1,
      fallen: 1,
      ready: [{ domain: 'risen.example', name: 'risen.example', score: 100 }],
    });
    const view = toStateView(await readState(index, NOW), lately, BASE);
    expect(view.lately.ready).toEqual([{ href: '/site/risen.example', name: 'risen.example', score: 100 }]);
    const named = JSON.stringify(view);
    for (const host of ['fallen', 'low', 'plain']) expect(named).not.toContain(`${host}.example`);
  });

  test('counts the same sites in every figure, those without a score among them', async () => {
    const lately = { added: 0, risen: 0, fallen: 0, ready: [] };
    const state = await readState(index, NOW);
    const { lede, scores } = toStateView({ ...state, sites_indexed: 8 }, lately, BASE);
    expect(lede).toContain('the 8 sites');
    expect(scores.title).toBe('Sites by score: 2 of 8 reach 80; 2 have no score.');
    expect(scores.bars.at(-1)).toMatchObject({ label: 'none', value: '2', isFilled: false });
    expect(scores.bars.reduce((sum, { value }) => sum + Number(value), 0)).toBe(8);
  });

  test('has each figure as a bar and as a row of its table', async () => {
    const lately = { added: 0, risen: 0, fallen: 0, ready: [] };
    const { lede, scores, criteria, figures } = toStateView(await readState(index, NOW), lately, BASE);
    expect(lede).toMatch(
      /^How ready the 6 sites in this index are for AI agents: 100% say clearly what they are, and \d+ let/,
    );
    expect(scores.bars.map(({ value }) => value)).toEqual(['0', '1', '0', '0', '1', '0', '2', '0', '1', '1']);
    expect(scores.bars.filter(({ isFilled }) => isFilled).map(({ label }) => label)).toEqual(['80–89', '90–100']);
    expect(criteria.bars).toHaveLength(CRITERION_IDS.length);
    expect(figures[0]).toEqual({ name: 'agent-ready (80 or more)', value: '2' });
  });

  test('tells what could not be seen apart from what is not there', async () => {
    const lately = { added: 0, risen: 0, fallen: 0, ready: [] };
    const state = await readState(index, NOW);
    const unseenOf = { native: 4, executable: 6 } as Partial<Record<string, number>>;
    const criteria = state.criteria.map((row) => ({ ...row, sites: 0, percent: 0, unseen: unseenOf[row.id] ?? 0 }));
    const view = toStateView({ ...state, criteria, sites_native_lawp: 0, sites_executable: 0 }, lately, BASE);
    expect(view.lede).toBe('How ready the 6 sites in this index are for AI agents: 100% say clearly what they are.');
    const named = view.criteria.bars.map(({ label, more, unseen }) => ({ label, more, unseen }));
    expect(named).toContainEqual({
      label: 'Own LAWP',
      more: '4 could not be checked',
      unseen: { x: 0, width: 66.7 },
    });
    expect(named[0]).toMatchObject({ more: '', unseen: null });
    expect(view.figures[1]?.name).toBe('publish their own LAWP file (4 could not be checked)');
  });

  test('says that none acts where that could be seen everywhere', async () => {
    const lately = { added: 0, risen: 0, fallen: 0, ready: [] };
    const view = toStateView({ ...(await readState(index, NOW)), sites_executable: 0 }, lately, BASE);
    expect(view.lede).toMatch(/, and none lets an agent act yet\.$/);
  });

  test('a site of which a criterion could not be seen is counted as such, by name and in the table', async () => {
    const own = await newIndex();
    const judged = { ...scan(at('11-02'), 15, ['description']) };
    const unseen = judged.criteria.map((row) => (row.id === 'native' ? { ...row, state: 'unseen' as const } : row));
    await rememberRecord(own, siteRecord('half.example', at('11-02'), { scan: { ...judged, criteria: unseen } }));
    const state = await readState(own, NOW);
    expect(state.criteria.find(({ id }) => id === 'native')).toEqual({ id: 'native', sites: 0, percent: 0, unseen: 1 });
    expect(stateCsv(state)).toContain('criteria_unseen,native,1\r\n');
  });

  test('offers its figures as free data, for people and for apps', async () => {
    const { head } = toStateView(await readState(index, NOW), { added: 0, risen: 0, fallen: 0, ready: [] }, BASE);
    expect(JSON.parse(head.jsonLd ?? '')).toMatchObject({
      '@type': 'Dataset',
      isAccessibleForFree: true,
      distribution: [{ contentUrl: `${BASE}/api/state?format=csv` }, { contentUrl: `${BASE}/api/state` }],
    });
  });

  test('draws a line from the second day on, with one row a month', async () => {
    const state = await readState(index, NOW);
    const lately = { added: 0, risen: 0, fallen: 0, ready: [] };
    expect(toStateView(state, lately, BASE).trend).toBeNull();
    const [today] = state.trends;
    if (today === undefined) throw new Error('there is a today');
    const days = ['2026-09-01', '2026-09-30', '2026-10-31'].map((date) => ({
      ...today,
      date,
      ai_readable_percent: 50,
    }));
    const { trend } = toStateView({ ...state, trends: [...days, today] }, lately, BASE);
    expect(trend?.rows.map(({ day }) => day)).toEqual(['30 September 2026', '31 October 2026', '20 November 2026']);
    expect(trend?.title).toContain('50% on 1 September 2026');
  });
});

describe('the leaderboard', () => {
  test('names the best only, and orders equal scores by what agents are told', async () => {
    const views = [...leaderboardViews(await listSiteRows(index), BASE)];
    expect(views.map(({ path }) => path)).toEqual(['/leaderboard', '/leaderboard/category/shop-bakery']);
    for (const { sites } of views) {
      expect(sites.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
        '1 risen.example',
        '2 old-ready.example',
        '3 rich.example',
      ]);
    }
    expect(views[0]?.boards).toEqual([
      { title: 'Category', links: [{ href: '/leaderboard/category/shop-bakery', name: 'Bakery', count: '6' }] },
    ]);
  });

  test('has no board where few sites could be on it', async () => {
    const rows = (await listSiteRows(index)).slice(0, 4);
    expect([...leaderboardViews(rows, BASE)].map(({ path }) => path)).toEqual(['/leaderboard']);
  });
});
