import { dayOf } from '../../core/day-of.ts';
import { CRITERION_IDS, type CriterionId } from '../../core/readiness/scan.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import {
  countIndexed,
  countPagesAndProducts,
  countPlaces,
  type IndexTotals,
  listCategoryCounts,
  listDailyTotals,
  listLanguageCounts,
  listMetCounts,
  listScoreCounts,
  type MetCount,
} from '../../store/sites/index-counts.ts';
import { listTopQueries } from '../../store/words/search-counts.ts';

const TREND_DAYS = 365;
const TOP_QUERIES = 20;
/** Scores are counted in steps of ten; 100 belongs to the last. */
const STEP = 10;
const STEPS = 10;

/** The answer to GET state (contract section 6, R16, R17). */
export interface State {
  readonly sites_indexed: number;
  readonly sites_ai_readable: number;
  readonly ai_readable_percent: number;
  readonly sites_native_lawp: number;
  readonly sites_executable: number;
  readonly places_with_details: number;
  readonly products_indexed: number;
  readonly pages_indexed: number;
  readonly languages: readonly { readonly code: string; readonly sites: number }[];
  readonly categories: readonly { readonly id: string; readonly name: string; readonly sites: number }[];
  readonly scores: readonly { readonly from: number; readonly to: number; readonly sites: number }[];
  readonly criteria: readonly CriterionCount[];
  readonly trends: readonly StateTrend[];
  readonly top_queries_7d: readonly { readonly query: string; readonly searches: number }[];
  readonly generated_at: string;
}

/** How many sites meet a criterion, and of how many we could not see it. */
export interface CriterionCount {
  readonly id: CriterionId;
  readonly sites: number;
  readonly percent: number;
  readonly unseen: number;
}

/** Totals of one day. */
export interface StateTrend {
  readonly date: string;
  readonly sites_indexed: number;
  readonly sites_native_lawp: number;
  readonly sites_executable: number;
  readonly ai_readable_percent: number;
}

/** How ready the indexed sites are for agents; counted, not estimated. */
export async function readState(index: IndexDatabase, now: Date): Promise<State> {
  const [totals, held, places, languages, categories, scores, met, days, queries] = await Promise.all([
    countIndexed(index),
    countPagesAndProducts(index),
    countPlaces(index),
    listLanguageCounts(index),
    listCategoryCounts(index),
    listScoreCounts(index),
    listMetCounts(index),
    listDailyTotals(index, dayOf(now, TREND_DAYS)),
    listTopQueries(index, { since: dayOf(now, 6), most: TOP_QUERIES }),
  ]);
  return {
    sites_indexed: totals.sites,
    sites_ai_readable: totals.aiReadable,
    ai_readable_percent: percent(totals.aiReadable, totals.sites),
    sites_native_lawp: totals.native,
    sites_executable: totals.executable,
    places_with_details: places,
    products_indexed: held.products,
    pages_indexed: held.pages,
    languages,
    categories,
    scores: toSteps(scores),
    criteria: CRITERION_IDS.map((id) => criterionCount(id, met, totals.sites)),
    trends: [...days.filter(({ day }) => day < dayOf(now)), { day: dayOf(now), ...totals }].map(toTrend),
    top_queries_7d: queries,
    generated_at: now.toISOString(),
  };
}

function toSteps(scores: readonly { readonly score: number; readonly sites: number }[]): State['scores'] {
  return Array.from({ length: STEPS }, (_, at) => {
    const from = at * STEP;
    const to = at === STEPS - 1 ? 100 : from + STEP - 1;
    const within = scores.filter(({ score }) => score >= from && score <= to);
    return { from, to, sites: within.reduce((sum, { sites }) => sum + sites, 0) };
  });
}

function criterionCount(id: CriterionId, counts: readonly MetCount[], all: number): CriterionCount {
  const inList = (of: 'met' | 'unseen'): number =>
    counts.reduce((sum, row) => sum + (row[of].split(',').includes(id) ? row.sites : 0), 0);
  const sites = inList('met');
  return { id, sites, percent: percent(sites, all), unseen: inList('unseen') };
}

function toTrend({ day, sites, aiReadable, native, executable }: { readonly day: string } & IndexTotals): StateTrend {
  return {
    date: day,
    sites_indexed: sites,
    sites_native_lawp: native,
    sites_executable: executable,
    ai_readable_percent: percent(aiReadable, sites),
  };
}

/** One decimal (R17); of nothing it is 0. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
