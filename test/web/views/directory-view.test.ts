import { describe, expect, it } from 'vitest';
import type { SiteRow } from '../../../src/core/site/site-row.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { directoryViews } from '../../../src/web/views/directory-view.ts';
import { toHomeView } from '../../../src/web/views/home-view.ts';
import { willingSites } from '../../../src/web/views/willing-sites.ts';

const BASE_URL = 'https://waymark.example';

function rows(count: number): SiteRow[] {
  return Array.from({ length: count }, (_, n) => ({
    domain: `site-${n}.example`,
    name: `Site ${n}`,
    status: 'active' as const,
    score: n % 10 === 9 ? null : 100 - (n % 7) * 15,
    hasDocument: true,
    isClaimed: false,
    met: [],
    unseen: [],
    category: n % 3 === 0 ? { id: 'shop/bakery', name: 'Bakery' } : null,
    place: n % 2 === 0 ? { name: n % 4 === 0 ? 'Kraków' : 'Krakow', country: 'PL' } : null,
    language: 'pl',
    changedAt: '2026-11-20T00:00:00Z',
  }));
}

describe('the directory', () => {
  it('lists every site once in the whole list, at most 100 a page', () => {
    const pages = [...directoryViews(rows(250), BASE_URL)].filter(({ path }) =>
      /^\/directory(?:\/page\/\d+)?$/.test(path),
    );
    expect(pages.map(({ sites }) => sites.length)).toEqual([100, 100, 50]);
    expect(new Set(pages.flatMap(({ sites }) => sites.map(({ href }) => href))).size).toBe(250);
    expect(pages.map(({ previous, next }) => [previous, next])).toEqual([
      [null, '/directory/page/2'],
      ['/directory', '/directory/page/3'],
      ['/directory/page/2', null],
    ]);
  });

  it('tells of each site what most of them have: an empty column gives way to the language', () => {
    const [page] = directoryViews(rows(100), BASE_URL);
    expect(page?.columns).toEqual(['Place', 'Language']);
    expect(page?.sites[0]?.cells).toEqual(['Kraków', 'Polish']);
    const known = rows(3).map((row) => ({ ...row, category: { id: 'shop/bakery', name: 'Bakery' } }));
    const [full] = directoryViews(known, BASE_URL);
    expect(full?.columns).toEqual(['Category', 'Place']);
    const unread = rows(2).map((row) => ({ ...row, category: null, place: null, language: null }));
    expect([...directoryViews(unread, BASE_URL)][0]?.columns).toEqual([]);
  });

  it('keeps the columns of the sites that were read, however many could not be', () => {
    const nothing = { score: null, category: null, place: null, language: null };
    const unread = rows(20).map((row, n) => ({ ...row, ...nothing, domain: `unread-${n}.example` }));
    const read = rows(3).map((row) => ({ ...row, score: 60, category: { id: 'shop/bakery', name: 'Bakery' } }));
    const [page] = directoryViews([...read, ...unread], BASE_URL);
    expect(page?.columns).toEqual(['Category', 'Place']);
    expect(page?.sites.at(-1)?.cells).toEqual(['', '']);
  });

  it('says how many of its sites have a score, where not all have', () => {
    const heading = (list: ReturnType<typeof rows>) => [...directoryViews(list, BASE_URL)][0]?.heading;
    const scored = rows(3).map((row) => ({ ...row, score: 60 }));
    expect(heading(scored)).toBe('3 sites');
    expect(heading(scored.map((row, at) => (at === 0 ? { ...row, score: null } : row)))).toBe(
      '3 sites, 2 with a score',
    );
  });

  it('names its sites as a list that search engines read', () => {
    const [first] = directoryViews(rows(3), BASE_URL);
    const { '@type': kind, mainEntity } = JSON.parse(first?.head.jsonLd ?? '{}');
    expect(kind).toBe('CollectionPage');
    expect(mainEntity.itemListElement).toHaveLength(first?.sites.length ?? 0);
    expect(mainEntity.itemListElement[0].url).toBe(`${BASE_URL}${first?.sites[0]?.href}`);
  });

  it('links only to pages that it has', () => {
    const views = [...directoryViews(rows(250), BASE_URL)];
    const paths = new Set(views.map(({ path }) => path));
    const links = views.flatMap(({ facets, values, previous, next }) => [
      ...facets.flatMap(({ links, all }) => [...links, ...(all === null ? [] : [all])].map(({ href }) => href)),
      ...values.map(({ href }) => href),
      ...[previous, next].filter((href) => href !== null),
    ]);
    expect(links.filter((href) => !paths.has(href))).toEqual([]);
    expect(paths.size).toBe(views.length);
  });

  it('has a page only for values that a site has, and one for two spellings of a place', () => {
    const paths = [...directoryViews(rows(10), BASE_URL)].map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/directory/place/'))).toEqual(['/directory/place/krakow-pl']);
    expect(paths).not.toContain('/directory/language/da');
  });

  it('changes only the pages that a site stands on', () => {
    const before = rows(350);
    const after = before.map((row, n) => (n === 349 ? { ...row, name: 'New name' } : row));
    const [old, fresh] = [before, after].map((list) =>
      [...directoryViews(list, BASE_URL)].map((view) => JSON.stringify(view)),
    );
    const changed = fresh?.filter((view, n) => view !== old?.[n]) ?? [];
    expect(changed.length).toBeLessThanOrEqual(5);
  });

  it('has one page that says so when nothing was read', () => {
    const views = [...directoryViews([], BASE_URL)];
    expect(views.map(({ path }) => path)).toEqual(['/directory']);
  });
});

const HOME = {
  willing: [],
  counts: { sites: 40, pages: 1200, products: 12418 },
  sample: { path: '/api/stats', answer: '{}' },
  baseUrl: BASE_URL,
};

describe('the home page', () => {
  it('names none but invented sites, itself, and those that are proven and ready', () => {
    const [row] = rows(2).slice(1);
    if (row === undefined) throw new Error('there is one');
    const site = (domain: string, score: number) => ({ ...row, domain, score, isClaimed: domain.startsWith('proven') });
    const known = [
      site('proven.com', 85),
      site('proven-low.com', 40),
      site('ready.com', 100),
      site('waymark.example', 100),
      site('low.com', 15),
      site('invented.example', 15),
    ];
    const named = willingSites(known, 'https://low.com');
    expect(named.map(({ domain }) => domain)).toEqual(['proven.com', 'waymark.example', 'low.com', 'invented.example']);
  });

  it('names the tools that the connector has', () => {
    const { agents } = toHomeView(HOME);
    expect(agents.tools.map(({ name }) => name).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
  });

  it('shows sites of different scores from the index', () => {
    const { examples } = toHomeView({ ...HOME, willing: willingSites(rows(40), BASE_URL) });
    expect(new Set(examples.map(({ score }) => score)).size).toBe(examples.length);
    expect(examples.length).toBe(4);
  });

  it('shows what scores are made of where no site may be named', () => {
    const { examples } = toHomeView({ ...HOME, willing: [] });
    expect(examples.map(({ score, name, href }) => [score, name, href])).toEqual([
      [100, '7 of 7 marks met', '/docs/score'],
      [55, '4 of 7 marks met', '/docs/score'],
      [30, '2 of 7 marks met', '/docs/score'],
    ]);
  });

  it('counts with thin structure', () => {
    const { figures } = toHomeView({ ...HOME, counts: { sites: 0, pages: 0, products: 12418 } });
    expect(figures.at(-1)).toEqual({ name: 'products', value: '12,418' });
  });
});
