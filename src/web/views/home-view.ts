import { CRITERIA } from '../../core/readiness/criteria.ts';
import { CRITERIA_WORD } from '../../core/readiness/criteria-count.ts';
import type { SiteRow } from '../../core/site/site-row.ts';
import { answersTopics } from '../../core/site/site-status.ts';
import { grouped } from './counted.ts';
import { type Marks, toMarks } from './marks.ts';
import { markdownTwin, type PageHead, pageHead } from './page-head.ts';

const EXAMPLES = 4;

/** What is in the index. */
export interface IndexCounts {
  readonly sites: number;
  readonly pages: number;
  readonly products: number;
}

/** The home page. */
export interface HomeView {
  readonly kind: 'home';
  readonly head: PageHead;
  readonly examples: readonly {
    readonly href: string;
    readonly score: number;
    readonly name: string;
    readonly about: string;
    readonly marks: Marks;
  }[];
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly criteria: readonly { readonly title: string; readonly text: string; readonly points: number }[];
}

/** Builds the home page from the listed sites (best score first) and the counts of the index. */
export function toHomeView(rows: readonly SiteRow[], counts: IndexCounts, baseUrl: string): HomeView {
  return {
    kind: 'home',
    head: pageHead({
      title: 'Waymark: can AI agents find their way on your site?',
      description: `Waymark reads a web site as an AI agent does and scores it from 0 to 100, with ${CRITERIA_WORD} marks and the evidence for each.`,
      canonical: `${baseUrl}/`,
      alternates: markdownTwin(`${baseUrl}/`),
    }),
    examples: examplesOf(rows).map(({ domain, score, name, category, place, met, unseen }) => ({
      href: `/site/${domain}`,
      score: score ?? 0,
      name,
      about: [category?.name, place?.name].filter((word) => word !== undefined).join(', ') || domain,
      marks: toMarks(met, unseen),
    })),
    figures: [
      { name: 'sites', value: grouped(counts.sites) },
      { name: 'pages', value: grouped(counts.pages) },
      { name: 'products', value: grouped(counts.products) },
    ],
    criteria: CRITERIA.map(({ shortTitle, meaning, points }) => ({ title: shortTitle, text: meaning, points })),
  };
}

/** Scores as far apart as the index has them, the highest first: an example teaches by its difference. */
function examplesOf(rows: readonly SiteRow[]): SiteRow[] {
  const scored = rows.filter(({ score, status }) => score !== null && answersTopics(status));
  const byScore = new Map<number, SiteRow>();
  for (const row of scored) {
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

function richness({ category, place }: SiteRow): number {
  return Number(category !== null) + Number(place !== null);
}
