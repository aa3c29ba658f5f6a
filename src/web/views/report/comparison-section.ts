import { type Comparison, standingWords } from '../../../core/readiness/comparison.ts';
import { criterion } from '../../../core/readiness/criteria.ts';
import { idsInState } from '../../../core/readiness/scan.ts';
import type { SiteView } from '../../../prints/site-view.ts';
import { type Marks, toMarks } from '../parts/marks.ts';
import { rankWords } from '../parts/rank-words.ts';

/** A row of the comparison; the site itself stands among its peers. */
export interface RankedRow {
  /** "3", or "=3" where another row has the same. */
  readonly rank: string;
  readonly name: string;
  /** Null for the site itself. */
  readonly href: string | null;
  readonly marks: Marks;
  readonly score: number;
}

/** One band of ten points, as a bar of the spread. */
interface SpreadBar {
  /** In percent; the others in pixels. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isOwn: boolean;
}

/** Where a site stands among its like, for people (R29, R82). */
export interface ComparisonSection {
  /** "Comparison: #3 of 14 bakeries in Aarhus". */
  readonly title: string;
  /** "Better than 80% of bakeries in Aarhus." */
  readonly text: string;
  /** How the scores of the group are spread; null for a handful of sites. */
  readonly spread: { readonly title: string; readonly bars: readonly SpreadBar[] } | null;
  readonly rows: readonly RankedRow[];
  /** "3 or more actions (3 of 5)". */
  readonly lacks: readonly string[];
}

/** The comparison of a site; null when it has no score to compare. */
export function toComparisonSection(view: SiteView): ComparisonSection | null {
  const { comparison, score } = view;
  if (comparison === null || score === null) return null;
  return {
    title: `Comparison: ${standingWords(comparison)}`,
    text: textOf(comparison, view.category),
    spread: spreadOf(comparison, score),
    rows: rowsOf(view, comparison, score),
    lacks: comparison.lacks.map(
      ({ id, heldBy }) => `${criterion(id).shortTitle} (${heldBy} of ${comparison.peers.length})`,
    ),
  };
}

function textOf({ rank, of, betterThan, group }: Comparison, category: SiteView['category']): string {
  if (rank === null && category === null)
    return 'We do not know yet what kind of site this is, so we compare it with all sites.';
  if (rank === null) return `There are no other ${category?.plural} here yet, so we compare it with all sites.`;
  return betterThan === 0 || of < LEAST_SITES
    ? 'Equal scores share a rank.'
    : `Better than ${betterThan}% of ${group}. Equal scores share a rank.`;
}

/** The site among its peers; none where it has no like. */
function rowsOf(view: SiteView, { rank, peers }: Comparison, score: number): RankedRow[] {
  if (rank === null) return [];
  const others = peers.map(({ rank: place, name, domain, met, unseen, score: points }) => {
    return { rank: place, name, href: `/site/${domain}`, marks: toMarks(met, unseen), score: points };
  });
  const own = {
    rank,
    name: view.name,
    href: null,
    marks: toMarks(idsInState(view.checklist, 'met'), idsInState(view.checklist, 'unseen')),
    score,
  };
  const rows = [...others, own].sort((a, b) => a.rank - b.rank || Number(a.href === null) - Number(b.href === null));
  const words = rankWords(rows.map(({ rank: place }) => place));
  return rows.map((row, at) => ({ ...row, rank: words[at] ?? '' }));
}

/** A spread or a share of fewer sites says nothing. */
const LEAST_SITES = 8;
const BAR_STEP = 10;
const BARS_HEIGHT = 62;

function spreadOf({ of, spread }: Comparison, score: number): ComparisonSection['spread'] {
  if (of < LEAST_SITES) return null;
  const most = Math.max(...spread, 1);
  const own = Math.min(spread.length - 1, Math.floor(score / 10));
  const spoken = spread.flatMap((share, band) => (share === 0 ? [] : `${share}% with ${bandWords(band)}`));
  return {
    title: `How the scores are spread: ${spoken.join(', ')}`,
    bars: spread.map((share, band) => {
      const height = Math.max(1, Math.round((share / most) * BARS_HEIGHT));
      return { x: band * BAR_STEP, y: BARS_HEIGHT - height, height, isOwn: band === own };
    }),
  };
}

function bandWords(band: number): string {
  return band === 9 ? '90 to 100' : `${band * 10} to ${band * 10 + 9}`;
}
