import { readSearchParameters } from '../api/search-parameters.ts';
import { withGrant } from '../api/with-grant.ts';
import type { Notice } from '../core/site/facts.ts';
import type { Services } from '../services/create-services.ts';
import { searchPolicy } from '../services/limits/policies.ts';
import type { AnyView } from '../services/views/any-view.ts';
import { toSearchView } from '../services/views/search-view.ts';

export interface SearchPageDependencies {
  readonly services: Services;
  readonly render: (path: string, view: AnyView) => Promise<string>;
}

/** The page of results; it counts as a search of its caller (R60). */
export async function answerSearchPage(
  { services, render }: SearchPageDependencies,
  url: URL,
  address: string,
): Promise<Response> {
  const show = async (view: AnyView, status: number, headers: Readonly<Record<string, string>> = {}) =>
    new Response(await render('/search', view), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    });
  if (url.search.length < 2) return show(toSearchView(null), 200);
  const parameters = readSearchParameters(url.search.slice(1));
  if (!parameters.ok) {
    const query = url.searchParams.get('q')?.slice(0, 500) ?? '';
    const notices = parameters.errors.map(({ message }) => ({ code: 'invalid_input', message }));
    return show(toSearchView(query.trim() === '' ? null : without(query, notices)), 400);
  }
  const { query } = parameters;
  const caller = { address, keyId: null };
  return withGrant({
    services,
    policy: searchPolicy(caller),
    caller,
    refuse: ({ detail, headers }) =>
      show(toSearchView(without(query, [{ code: 'rate_limited', message: detail }])), 429, headers),
    work: async () => {
      const { response, marks } = await services.search({ query, caller });
      return show(toSearchView({ ...response, marks }), 200);
    },
  });
}

/** A page that says why there are no results. */
function without(query: string, notices: readonly Notice[]) {
  return { query, count: 0, total: 0, notices, results: [], products: [] };
}
