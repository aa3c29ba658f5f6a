import { readSearchParameters } from '../../api/search-parameters.ts';
import { withGrant } from '../../api/with-grant.ts';
import { addressFault } from '../../core/domain/address-fault.ts';
import { readQueryText } from '../../core/query-text.ts';
import { lookedUp } from '../../services/counting/looked-up.ts';
import type { Services } from '../../services/create-services.ts';
import { POLICIES, searchPolicy } from '../../services/limits/policies.ts';
import type { AnyView } from '../views/any-view.ts';
import { counted } from '../views/counted.ts';
import { toSearchView, toUnsearchedView } from '../views/search-view.ts';

export interface SearchPageDependencies {
  readonly services: Services;
  readonly render: (path: string, view: AnyView) => Promise<string>;
  /** Sees to work that goes on after the answer was sent. */
  readonly later: (work: Promise<unknown>) => void;
}

/** Of a query that is too long, so much stands in the field again. */
const MAX_SHOWN = 500;

/** The page of results; it counts as a search of its caller (R60). */
export async function answerSearchPage(
  { services, render, later }: SearchPageDependencies,
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
    const query = url.searchParams.get('q') ?? '';
    return show(toUnsearchedView(query.slice(0, MAX_SHOWN), { message: whatIsWrong(query), isWrong: true }), 400);
  }
  const { query } = parameters;
  // Nearly no query has a fault: the index is asked only where it may.
  const message = addressFault(query) === null ? null : await services.findQueryFault({ query });
  if (message !== null) return show(toUnsearchedView(query, { message, isWrong: true }), 400);
  const caller = { address, keyId: null };
  let found: string | null = null;
  const answered = await withGrant({
    services,
    policy: searchPolicy(caller),
    caller,
    refuse: ({ retryAfterSeconds = 1, headers }) =>
      show(toUnsearchedView(query, { message: waitSentence(retryAfterSeconds), isWrong: false }), 429, headers),
    work: async () => {
      const { response, marks } = await services.search({ query, caller });
      found = lookedUp(response);
      return show(toSearchView({ ...response, marks }), 200);
    },
  });
  if (answered.ok) later(services.countSearch({ query, caller, found }));
  return answered;
}

/** Keys are for programs: nobody is sent for one here. */
function waitSentence(seconds: number): string {
  return `${POLICIES.free.limit} searches a minute are free; the next one is possible in ${counted(seconds, 'second')}.`;
}

/** What is wrong with a query that cannot be searched, in words for people. */
function whatIsWrong(query: string): string {
  const read = readQueryText(query, 'This');
  if (query.trim() === '') return 'Write a web site, or what you are looking for.';
  return read.ok ? 'This address cannot be searched; write again what you are looking for.' : read.message;
}
