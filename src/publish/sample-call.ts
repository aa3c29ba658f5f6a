import type { SiteRow } from '../core/site/site-row.ts';
import type { ViewContext } from '../prints/view-context.ts';
import { type SearchResponse, search } from '../services/search/search.ts';
import { readStats } from '../services/stats/read-stats.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { SampleCall } from '../web/views/home-view.ts';

/**
 * A call of the API with what it answers at this moment: a search that brings none but sites that may be named, or the
 * figures of the index where there are none.
 * @param willing sites that may be named, best first
 */
export async function sampleCall(
  index: IndexDatabase,
  willing: readonly SiteRow[],
  context: ViewContext,
): Promise<SampleCall> {
  const named = new Set(willing.map(({ domain }) => domain));
  const [best] = willing;
  for (const query of best === undefined ? [] : questionsFor(willing, best)) {
    const { response } = await search({ index, query, tier: 'free', context });
    const { results, total } = response;
    if (results.length > 0 && total === results.length && results.every(({ domain }) => named.has(domain)))
      return { path: `/api/search?${new URLSearchParams({ q: query })}`, answer: inShort(response) };
  }
  const { sites_indexed, pages_indexed, products_indexed } = await readStats(index, context.now);
  return {
    path: '/api/stats',
    answer: JSON.stringify({ sites_indexed, pages_indexed, products_indexed }, null, 2),
  };
}

/** What somebody might ask: for what the first site of a known kind is, in its place; else for the best by its name. */
function questionsFor(willing: readonly SiteRow[], best: SiteRow): string[] {
  const known = willing.find(({ category, place }) => category !== null && place !== null);
  const subject = known?.category && known.place ? `${known.category.name.toLowerCase()} in ${known.place.name}` : null;
  return [...(subject === null ? [] : [subject]), best.domain];
}

/** So many actions of the first result show what an answer is like. */
const ACTIONS = 2;

/** The answer without most of its fields. */
function inShort({ query, total, results }: SearchResponse): string {
  const shown = results.slice(0, 1).map(({ domain, name, score, label, actions }) => ({
    domain,
    name,
    score,
    label,
    actions: actions.slice(0, ACTIONS).map(({ id, name: title, url, endpoint }) => ({
      id,
      name: title,
      ...(endpoint ? { endpoint: endpoint.url } : url === undefined ? {} : { url }),
    })),
  }));
  return JSON.stringify({ query, total, results: shown }, null, 2);
}
