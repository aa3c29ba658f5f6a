import { counted } from '../../core/counted.ts';
import { scoreLabel } from '../../core/readiness/label.ts';
import type { SiteRow } from '../../core/site/site-row.ts';
import { answersTopics } from '../../core/site/site-status.ts';
import { FACET_TABLE, type FacetLink, facetLink, facetPath, facetValues } from './parts/facets.ts';
import { type Marks, toRowMarks } from './parts/marks.ts';
import { dataBlock, markdownTwin, type PageHead, pageHead } from './parts/page-head.ts';
import { rankWords } from './parts/rank-words.ts';
import { siteList } from './parts/site-list.ts';

/** Only those are named whom it honours: nobody stands here with a low score (R84). */
const FACETS = ['category', 'place'] as const;
const ROOT = '/leaderboard';
const LEADERS = 20;
/** A board of fewer sites says nothing. */
const LEAST_SITES = 5;
const LEAST_LEADERS = 3;

/** One board: the best sites of all, of a category, or of a place. */
export interface LeaderboardView {
  readonly kind: 'leaderboard';
  /** "/leaderboard/category/shop-bakery". */
  readonly path: string;
  readonly head: PageHead;
  readonly title: string;
  /** Among how many sites. */
  readonly among: string;
  readonly sites: readonly {
    /** Equal scores have equal ranks: =1, =1, 3. */
    readonly rank: string;
    readonly href: string;
    readonly name: string;
    readonly about: string;
    readonly marks: Marks;
    readonly score: number;
  }[];
  /** Only on the first: the boards of categories and places. */
  readonly boards: readonly { readonly title: string; readonly links: readonly FacetLink[] }[];
}

/** All boards, from the listed sites in the order shown (best first). */
export function* leaderboardViews(rows: readonly SiteRow[], baseUrl: string): Generator<LeaderboardView> {
  const scored = rows.filter(({ score, status }) => score !== null && answersTopics(status));
  const boards = FACETS.map((facet) => ({
    facet,
    values: facetValues(facet, scored).filter(
      ({ rows: all }) => all.length >= LEAST_SITES && leadersOf(all).length >= LEAST_LEADERS,
    ),
  }));
  const links = boards
    .filter(({ values }) => values.length > 0)
    .map(({ facet, values }) => ({
      title: FACET_TABLE[facet].title,
      links: values.map((value) => facetLink(ROOT, value)),
    }));
  yield toBoard(ROOT, 'Leaderboard', scored, { baseUrl, boards: links });
  for (const { facet, values } of boards) {
    for (const value of values) {
      const title = facet === 'place' ? `Leaders in ${value.name}` : `Leaders: ${value.name}`;
      yield toBoard(facetPath(ROOT, value), title, value.rows, { baseUrl, boards: [] });
    }
  }
}

function toBoard(
  path: string,
  title: string,
  rows: readonly SiteRow[],
  { baseUrl, boards }: { readonly baseUrl: string; readonly boards: LeaderboardView['boards'] },
): LeaderboardView {
  const leaders = leadersOf(rows);
  const ranks = rankWords(leaders.map(({ score }) => 1 + leaders.findIndex((one) => one.score === score)));
  return {
    kind: 'leaderboard',
    path,
    head: boardHead(path, title, { baseUrl, leaders }),
    title,
    among: `Among ${counted(rows.length, 'site')} with a score.`,
    sites: leaders.map((row, at) => ({
      rank: ranks[at] ?? '',
      href: `/site/${row.domain}`,
      name: row.name,
      about: [row.category?.name, row.place?.name].filter((word) => word !== undefined).join(', '),
      marks: toRowMarks(row),
      score: row.score ?? 0,
    })),
    boards,
  };
}

function boardHead(
  path: string,
  title: string,
  { baseUrl, leaders }: { readonly baseUrl: string; readonly leaders: readonly SiteRow[] },
): PageHead {
  const canonical = `${baseUrl}${encodeURI(path)}`;
  const whose = path === ROOT ? 'all categories and places' : title;
  return pageHead({
    title: `${title} | Waymark`,
    description: `The web sites that AI agents read and use best: ${whose}.`,
    canonical,
    alternates: markdownTwin(canonical),
    current: 'state',
    jsonLd: dataBlock({
      '@context': 'https://schema.org',
      ...siteList(leaders, baseUrl),
      name: title,
    }),
  });
}

/** Never more than the better half: whoever stands here is ahead of as many others. */
function leadersOf(rows: readonly SiteRow[]): readonly SiteRow[] {
  const most = Math.min(LEADERS, Math.ceil(rows.length / 2));
  return rows.slice(0, most).filter(({ score }) => scoreLabel(score ?? 0) !== 'Not agent-ready yet');
}
