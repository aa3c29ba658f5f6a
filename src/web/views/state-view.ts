import { capitalised } from '../../core/capitalised.ts';
import { counted, grouped } from '../../core/counted.ts';
import { CRITERIA } from '../../core/readiness/criteria.ts';
import { AGENT_READY } from '../../core/readiness/label.ts';
import type { CriterionId } from '../../core/readiness/scan.ts';
import { formatDay } from '../../prints/format-day.ts';
import { languageName } from '../../prints/language-name.ts';
import type { State } from '../../services/state/read-state.ts';
import { type BarChart, toBarChart } from './parts/bar-chart.ts';
import { dataBlock, markdownTwin, type PageHead, pageHead } from './parts/page-head.ts';
import { type TrendChart, toTrendChart } from './parts/trend-chart.ts';

const SHOWN = 12;

/** What happened lately, as far as it may be told of single sites: who became ready for agents. */
export interface Lately {
  readonly added: number;
  readonly risen: number;
  readonly fallen: number;
  readonly ready: readonly { readonly domain: string; readonly name: string; readonly score: number }[];
}

interface Figure {
  readonly name: string;
  readonly value: string;
}

/** The page that says how ready the web is for agents. */
export interface StateView {
  readonly kind: 'state';
  readonly head: PageHead;
  readonly lede: string;
  readonly day: string;
  readonly figures: readonly Figure[];
  readonly scores: BarChart;
  readonly criteria: BarChart;
  /** Null before the second day. */
  readonly trend: TrendChart | null;
  readonly lately: {
    readonly figures: readonly Figure[];
    readonly ready: readonly { readonly href: string; readonly name: string; readonly score: number }[];
  };
  readonly languages: BarChart;
  readonly categories: BarChart;
  readonly queries: readonly { readonly href: string; readonly query: string; readonly searches: string }[];
}

/** Builds the page of state from what is counted and what happened in the last thirty days. */
export function toStateView(state: State, lately: Lately, baseUrl: string): StateView {
  const { languages, categories } = state;
  return {
    kind: 'state',
    head: stateHead(state, baseUrl),
    lede: ledeOf(state),
    day: formatDay(state.generated_at),
    figures: figuresOf(state),
    scores: scoresOf(state),
    criteria: criteriaOf(state),
    trend: trendOf(state),
    lately: toLately(lately),
    languages: countChart(
      'Sites by language.',
      'Language',
      languages.map(({ code, sites }) => ({ label: languageName(code), sites })),
    ),
    categories: countChart(
      'Sites by category.',
      'Category',
      categories.map(({ name, sites }) => ({ label: name, sites })),
    ),
    queries: state.top_queries_7d.map(({ query, searches }) => ({
      href: `/search?${new URLSearchParams({ q: query })}`,
      query,
      searches: grouped(searches),
    })),
  };
}

function ledeOf(state: State): string {
  const { sites_indexed: all, ai_readable_percent: readable } = state;
  const sites = all === 1 ? 'the one site in this index is' : `the ${counted(all, 'site')} in this index are`;
  return `How ready ${sites} for AI agents: ${readable}% say clearly what they are${actingWords(state)}.`;
}

/** Where nothing could be seen of it, nothing is said. */
function actingWords(state: State): string {
  const acting = state.sites_executable;
  if (acting === 0) return unseenOf(state, 'executable') > 0 ? '' : ', and none lets an agent act yet';
  return `, and ${grouped(acting)} ${acting === 1 ? 'lets' : 'let'} an agent act`;
}

function unseenOf({ criteria }: State, wanted: CriterionId): number {
  return criteria.find(({ id }) => id === wanted)?.unseen ?? 0;
}

/** "publish their own LAWP file (12 could not be checked)". */
function seenWords(name: string, unseen: number): string {
  return unseen === 0 ? name : `${name} (${uncheckedWords(unseen)})`;
}

function uncheckedWords(sites: number): string {
  return `${grouped(sites)} could not be checked`;
}

function figuresOf(state: State): readonly Figure[] {
  return [
    { name: `agent-ready (${AGENT_READY} or more)`, value: grouped(readyIn(state)) },
    {
      name: seenWords('publish their own LAWP file', unseenOf(state, 'native')),
      value: grouped(state.sites_native_lawp),
    },
    {
      name: seenWords('have actions that agents can execute', unseenOf(state, 'executable')),
      value: grouped(state.sites_executable),
    },
    { name: 'show an address, hours or phone, in text or data', value: grouped(state.places_with_details) },
    { name: 'pages described', value: grouped(state.pages_indexed) },
    { name: 'products', value: grouped(state.products_indexed) },
  ];
}

function readyIn({ scores }: State): number {
  return scores.reduce((sum, { from, sites }) => sum + (from >= AGENT_READY ? sites : 0), 0);
}

function scoresOf(state: State): BarChart {
  const { scores, sites_indexed: all } = state;
  // All figures of the page are of the same sites: those that only their owners tell of have no score (R85).
  const unscored = all - scores.reduce((sum, { sites }) => sum + sites, 0);
  const none = unscored > 0 ? [{ label: 'none', sites: unscored, isFilled: false }] : [];
  const steps = scores.map(({ from, to, sites }) => ({
    label: `${from}–${to}`,
    sites,
    isFilled: from >= AGENT_READY,
  }));
  const most = Math.max(1, ...steps.map(({ sites }) => sites), unscored);
  const rest = unscored > 0 ? `; ${grouped(unscored)} ${unscored === 1 ? 'has' : 'have'} no score` : '';
  return toBarChart(
    `Sites by score: ${grouped(readyIn(state))} of ${grouped(all)} reach ${AGENT_READY}${rest}.`,
    ['Score', 'Sites'],
    [...steps, ...none].map(({ label, sites, isFilled }) => ({
      label,
      value: grouped(sites),
      share: sites / most,
      isFilled,
    })),
  );
}

function criteriaOf({ criteria, sites_indexed: all }: State): BarChart {
  const rows = CRITERIA.map(({ id, listName }) => {
    const { percent = 0, unseen = 0 } = criteria.find((row) => row.id === id) ?? {};
    return {
      label: capitalised(listName),
      value: `${percent}%`,
      share: percent / 100,
      ...(unseen > 0 ? { unseenShare: unseen / all, more: uncheckedWords(unseen) } : {}),
    };
  });
  return toBarChart('Share of sites that meet each criterion.', ['Criterion', 'Sites'], rows);
}

function trendOf({ trends }: State): TrendChart | null {
  const points = trends.map(({ date, ai_readable_percent, sites_indexed }) => ({
    date,
    percent: ai_readable_percent,
    sites: grouped(sites_indexed),
  }));
  return toTrendChart(points);
}

function countChart(title: string, column: string, rows: readonly { label: string; sites: number }[]): BarChart {
  const shown = rows.slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(({ sites }) => sites));
  const bars = shown.map(({ label, sites }) => ({ label, value: grouped(sites), share: sites / most }));
  return toBarChart(title, [column, 'Sites'], bars);
}

function toLately({ added, risen, fallen, ready }: Lately): StateView['lately'] {
  return {
    figures: [
      { name: added === 1 ? 'site read for the first time' : 'sites read for the first time', value: grouped(added) },
      { name: risen === 1 ? 'score rose' : 'scores rose', value: grouped(risen) },
      { name: fallen === 1 ? 'score fell' : 'scores fell', value: grouped(fallen) },
    ],
    ready: ready.map(({ domain, name, score }) => ({ href: `/site/${domain}`, name, score })),
  };
}

function stateHead({ sites_indexed: all }: State, baseUrl: string): PageHead {
  const description = `How ready ${counted(all, 'web site')} ${all === 1 ? 'is' : 'are'} for AI agents: scores, criteria, trends, and all figures as CSV and JSON.`;
  return pageHead({
    title: 'State of the web for AI agents | Waymark',
    description,
    canonical: `${baseUrl}/state`,
    alternates: markdownTwin(`${baseUrl}/state`),
    current: 'state',
    jsonLd: dataBlock({
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: 'State of the web for AI agents',
      description,
      url: `${baseUrl}/state`,
      isAccessibleForFree: true,
      distribution: [
        { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${baseUrl}/api/state?format=csv` },
        { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${baseUrl}/api/state` },
      ],
    }),
  });
}
