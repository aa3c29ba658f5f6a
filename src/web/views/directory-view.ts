import { counted, grouped } from '../../core/counted.ts';
import type { SiteRow } from '../../core/site/site-row.ts';
import { languageName } from '../../prints/language-name.ts';
import {
  FACET_TABLE,
  FACETS,
  type FacetId,
  type FacetLink,
  type FacetValue,
  facetLink,
  facetPath,
  facetValues,
} from './parts/facets.ts';
import { feedLinks } from './parts/feed-links.ts';
import { type Marks, toRowMarks } from './parts/marks.ts';
import { dataBlock, markdownTwin, type PageHead, pageHead } from './parts/page-head.ts';
import { siteList } from './parts/site-list.ts';

const ROOT = '/directory';
const PAGE_ROWS = 100;
const FACET_TOP = 8;
const INDEX_ROWS = 400;

/** One page of the directory: a list of sites, or the list of all values of a facet. */
export interface DirectoryView {
  readonly kind: 'directory';
  /** Address on this service: "/directory/category/bakery/2". */
  readonly path: string;
  readonly head: PageHead;
  readonly title: string;
  readonly heading: string;
  /** Only on the front page: how to narrow down. */
  readonly facets: readonly {
    readonly title: string;
    readonly links: readonly FacetLink[];
    readonly all: FacetLink | null;
  }[];
  readonly sites: readonly {
    readonly href: string;
    readonly name: string;
    readonly isClaimed: boolean;
    /** What is known of it, a cell for each of the columns. */
    readonly cells: readonly string[];
    readonly marks: Marks;
    readonly score: string;
  }[];
  /** Titles of what is told of each site: two of category, place and language, those that most have. */
  readonly columns: readonly string[];
  readonly values: readonly FacetLink[];
  readonly range: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * All pages of the directory, from the listed sites in the order shown (best score first). Facet values exist only
 * where a site has them. Only first pages carry totals, so that one new site does not change them all.
 */
export function* directoryViews(rows: readonly SiteRow[], baseUrl: string): Generator<DirectoryView> {
  const values = FACETS.map((facet) => ({ facet, values: facetValues(facet, rows) }));
  yield* listPages(rows, { path: ROOT, title: 'Directory', baseUrl, facets: values.map(frontFacet) });
  for (const { facet, values: all } of values) {
    yield* indexPages(facet, all, baseUrl);
    for (const value of all) {
      yield* listPages(value.rows, { path: facetPath(ROOT, value), title: value.name, baseUrl, facets: [] });
    }
  }
}

interface ListOptions {
  readonly path: string;
  readonly title: string;
  readonly baseUrl: string;
  readonly facets: DirectoryView['facets'];
}

function* listPages(rows: readonly SiteRow[], options: ListOptions): Generator<DirectoryView> {
  const { path, title, baseUrl, facets } = options;
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_ROWS));
  for (let page = 1; page <= pages; page += 1) {
    const from = (page - 1) * PAGE_ROWS;
    const shown = rows.slice(from, from + PAGE_ROWS);
    const first = page === 1;
    const empty = emptyPage(pagePath(path, page), title, baseUrl);
    yield {
      ...empty,
      head: { ...empty.head, jsonLd: collectionOf(empty.head, shown, baseUrl) },
      heading: first ? headingOf(rows) : `Page ${grouped(page)}`,
      facets: first ? facets : [],
      ...siteTable(shown),
      ...pager({ path, page, pages, from, shown: shown.length, total: rows.length }),
    };
  }
}

/** "29 sites, 20 with a score": pages that count sites with a score alone must not seem to say another thing. */
function headingOf(rows: readonly SiteRow[]): string {
  const scored = rows.filter(({ score }) => score !== null).length;
  const all = counted(rows.length, 'site');
  return scored === rows.length || scored === 0 ? all : `${all}, ${grouped(scored)} with a score`;
}

/** The sites of a page as a list that search engines read. */
function collectionOf({ title, canonical }: PageHead, rows: readonly SiteRow[], baseUrl: string): string {
  return dataBlock({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url: canonical,
    mainEntity: siteList(rows, baseUrl),
  });
}

function* indexPages(facet: FacetId, values: readonly FacetValue[], baseUrl: string): Generator<DirectoryView> {
  const path = `${ROOT}/${facet}`;
  const { title } = FACET_TABLE[facet];
  const pages = Math.ceil(values.length / INDEX_ROWS);
  for (let page = 1; page <= pages; page += 1) {
    const from = (page - 1) * INDEX_ROWS;
    const shown = values.slice(from, from + INDEX_ROWS);
    yield {
      ...emptyPage(pagePath(path, page), title, baseUrl),
      heading: page === 1 ? `By ${title.toLowerCase()}` : `Page ${grouped(page)}`,
      values: shown.map((value) => facetLink(ROOT, value)),
      ...pager({ path, page, pages, from, shown: shown.length, total: values.length }),
    };
  }
}

function emptyPage(path: string, title: string, baseUrl: string): DirectoryView {
  return {
    kind: 'directory',
    path,
    head: pageHead({
      title: path === ROOT ? 'Directory | Waymark' : `${title}: directory | Waymark`,
      description:
        path === ROOT ? 'Sites by category, place, language and score.' : `Sites in the directory: ${title}.`,
      canonical: `${baseUrl}${encodeURI(path)}`,
      alternates: [...markdownTwin(`${baseUrl}${encodeURI(path)}`), ...feedsOf(path)],
      current: 'directory',
    }),
    title,
    heading: '',
    facets: [],
    sites: [],
    columns: [],
    values: [],
    range: '',
    previous: null,
    next: null,
  };
}

/** The feeds of a page of the directory: of the front page those of all sites, of a category its own. */
function feedsOf(path: string): PageHead['alternates'] {
  if (path === ROOT) return feedLinks('');
  return /^\/directory\/category\/(?!\d+$)[^/]+$/.test(path) ? feedLinks(encodeURI(path)) : [];
}

interface Position {
  readonly path: string;
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly shown: number;
  readonly total: number;
}

function pager({
  path,
  page,
  pages,
  from,
  shown,
  total,
}: Position): Pick<DirectoryView, 'range' | 'previous' | 'next'> {
  const span = `${grouped(from + 1)} to ${grouped(from + shown)}`;
  return {
    range: pages === 1 ? '' : page === 1 ? `${span} of ${grouped(total)}` : span,
    previous: page === 1 ? null : pagePath(path, page - 1),
    next: page === pages ? null : pagePath(path, page + 1),
  };
}

function frontFacet({
  facet,
  values,
}: {
  facet: FacetId;
  values: readonly FacetValue[];
}): DirectoryView['facets'][number] {
  const top = [...values].sort((a, b) => b.rows.length - a.rows.length).slice(0, FACET_TOP);
  const shown = facet === 'score' ? values : values.filter((value) => top.includes(value));
  const all = { href: `${ROOT}/${facet}`, name: 'All', count: grouped(values.length) };
  return {
    title: FACET_TABLE[facet].title,
    links: shown.map((value) => facetLink(ROOT, value)),
    all: values.length > shown.length ? all : null,
  };
}

interface Column {
  readonly title: string;
  readonly cellOf: (row: SiteRow) => string;
}

const COLUMNS: readonly Column[] = [
  { title: 'Category', cellOf: ({ category }) => category?.name ?? '' },
  { title: 'Place', cellOf: ({ place }) => place?.name ?? '' },
  { title: 'Language', cellOf: ({ language }) => (language === null ? '' : languageName(language)) },
];
const COLUMNS_SHOWN = 2;

/**
 * Sites with what is known of most of them: a column that most rows leave empty gives way to another. Sites that could not
 * be read leave all of them empty, so they have no say where others have.
 */
function siteTable(rows: readonly SiteRow[]): Pick<DirectoryView, 'sites' | 'columns'> {
  const read = rows.filter(({ score }) => score !== null);
  const asked = read.length > 0 ? read : rows;
  const told = ({ cellOf }: Column): number => asked.filter((row) => cellOf(row) !== '').length;
  const full = COLUMNS.filter((column) => 2 * told(column) >= asked.length);
  const columns = full.slice(0, COLUMNS_SHOWN);
  return {
    columns: columns.map(({ title }) => title),
    sites: rows.map((row) => ({
      href: `/site/${row.domain}`,
      name: row.name,
      isClaimed: row.isClaimed,
      cells: columns.map(({ cellOf }) => cellOf(row)),
      marks: toRowMarks(row),
      score: row.score === null ? '–' : String(row.score),
    })),
  };
}

function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
