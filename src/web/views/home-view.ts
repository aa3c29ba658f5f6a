import { grouped } from '../../core/counted.ts';
import { CRITERIA } from '../../core/readiness/criteria.ts';
import { CRITERIA_WORD } from '../../core/readiness/criteria-count.ts';
import { scoreLabel } from '../../core/readiness/label.ts';
import type { SiteRow } from '../../core/site/site-row.ts';
import { feedLinks } from './parts/feed-links.ts';
import { type Marks, toMarks } from './parts/marks.ts';
import { dataBlock, markdownTwin, type PageHead, pageHead } from './parts/page-head.ts';

const EXAMPLES = 4;

/** What is in the index. */
export interface IndexCounts {
  readonly sites: number;
  readonly pages: number;
  readonly products: number;
}

/** A call of the API and what it answered, without most of its fields. */
export interface SampleCall {
  /** "/api/search?q=bakery+in+Aarhus". */
  readonly path: string;
  readonly answer: string;
}

/** A score on a plate, with what it is of and where it leads. */
interface Example {
  readonly href: string;
  readonly score: number;
  readonly name: string;
  readonly about: string;
  readonly marks: Marks;
}

/** The home page: one door for owners of sites, one for agents. */
export interface HomeView {
  readonly kind: 'home';
  readonly head: PageHead;
  readonly examples: readonly Example[];
  /** A question that finds something; null where no kind and place is known. */
  readonly question: { readonly href: string; readonly text: string } | null;
  readonly agents: {
    /** Address of the connector. */
    readonly connector: string;
    /** "curl …" */
    readonly call: string;
    readonly answer: string;
    readonly tools: readonly { readonly name: string; readonly text: string }[];
  };
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly criteria: readonly { readonly title: string; readonly text: string; readonly points: number }[];
}

/** The tools of the connector, in the words of people; a test holds the names against the connector. */
const TOOLS = [
  { name: 'search', text: 'finds sites by what they offer, where they are or their name' },
  { name: 'fetch', text: 'reads a site or a page of it as text' },
  { name: 'get_site', text: 'gives all we know about a site, as data' },
  { name: 'get_readiness', text: 'gives the score, the evidence and what would raise it' },
  { name: 'find_products', text: 'finds things to buy, with prices' },
  { name: 'get_changes', text: 'says what changed on a site' },
  { name: 'suggest_site', text: 'asks us to read a site we do not know yet' },
  { name: 'get_suggestion', text: 'says how far that visit has got' },
  { name: 'run_action', text: 'carries out what a site lets agents do' },
] as const;

export interface HomeInput {
  /** Sites that may be named here, best score first. */
  readonly willing: readonly SiteRow[];
  readonly counts: IndexCounts;
  readonly sample: SampleCall;
  readonly baseUrl: string;
}

/** Builds the home page. */
export function toHomeView({ willing, counts, sample, baseUrl }: HomeInput): HomeView {
  return {
    kind: 'home',
    head: homeHead(baseUrl),
    examples: willing.length === 0 ? nobodysExamples() : examplesOf(willing).map(exampleOf),
    question: questionOf(willing),
    agents: {
      connector: `${baseUrl}/api/mcp`,
      call: `curl "${baseUrl}${sample.path}"`,
      answer: sample.answer,
      tools: TOOLS,
    },
    figures: [
      { name: 'sites', value: grouped(counts.sites) },
      { name: 'pages', value: grouped(counts.pages) },
      { name: 'products', value: grouped(counts.products) },
    ],
    criteria: CRITERIA.map(({ shortTitle, meaning, points }) => ({ title: shortTitle, text: meaning, points })),
  };
}

function homeHead(baseUrl: string): PageHead {
  const description = `Waymark reads a web site as an AI agent does and scores it from 0 to 100, with ${CRITERIA_WORD} marks and the evidence for each.`;
  const target = { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/search?q={search_term_string}` };
  const potentialAction = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return pageHead({
    title: 'Waymark: can AI agents find their way on your site?',
    description,
    canonical: `${baseUrl}/`,
    alternates: [...markdownTwin(`${baseUrl}/`), ...feedLinks('')],
    jsonLd: dataBlock({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Waymark',
      description,
      url: `${baseUrl}/`,
      potentialAction,
    }),
  });
}

function questionOf(willing: readonly SiteRow[]): HomeView['question'] {
  const known = willing.find(({ category, place }) => category !== null && place !== null);
  if (!known?.category || !known.place) return null;
  const text = `${known.category.name.toLowerCase()} in ${known.place.name}`;
  return { href: `/search?${new URLSearchParams({ q: text })}`, text };
}

/** Scores as far apart as the index has them, the highest first: an example teaches by its difference. */
function examplesOf(rows: readonly SiteRow[]): SiteRow[] {
  const byScore = new Map<number, SiteRow>();
  for (const row of rows) {
    const score = row.score ?? 0;
    const kept = byScore.get(score);
    if (kept === undefined || richness(row) > richness(kept)) byScore.set(score, row);
  }
  const steps = [...byScore.values()].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  if (steps.length <= EXAMPLES) return steps;
  return Array.from({ length: EXAMPLES }, (_, n) => steps[Math.floor((n * steps.length) / EXAMPLES)]).filter(
    (row): row is SiteRow => row !== undefined,
  );
}

function exampleOf({ domain, score, name, category, place, met, unseen }: SiteRow): Example {
  return {
    href: `/site/${domain}`,
    score: score ?? 0,
    name,
    about: [category?.name, place?.name].filter((word) => word !== undefined).join(', ') || domain,
    marks: toMarks(met, unseen),
  };
}

/** So many marks, from the first on, show what a score is made of where no site may be named (R84). */
const MARKS_OF_NOBODY = [CRITERIA.length, 4, 2];

function nobodysExamples(): Example[] {
  return MARKS_OF_NOBODY.map((count) => {
    const met = CRITERIA.slice(0, count);
    const score = met.reduce((sum, { points }) => sum + points, 0);
    const marks = toMarks(
      met.map(({ id }) => id),
      [],
    );
    return {
      href: '/docs/score',
      score,
      name: `${count} of ${CRITERIA.length} marks met`,
      about: scoreLabel(score),
      marks,
    };
  });
}

function richness({ category, place }: SiteRow): number {
  return Number(category !== null) + Number(place !== null);
}
