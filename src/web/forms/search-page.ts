import { readSearchParameters } from '../../api/search-parameters.ts';
import { withGrant } from '../../api/with-grant.ts';
import { counted } from '../../core/counted.ts';
import { addressFault } from '../../core/domain/address-fault.ts';
import { readQueryText } from '../../core/query-text.ts';
import { lookedUp } from '../../services/counting/looked-up.ts';
import type { Services } from '../../services/create-services.ts';
import { POLICIES, searchPolicy } from '../../services/limits/policies.ts';
import { UNAVAILABLE, UnavailableError } from '../../services/unavailable-error.ts';
import type { AnyView } from '../views/any-view.ts';
import { type SearchPageInput, toSearchView, toUnsearchedView } from '../views/search-view.ts';

export interface SearchPageDependencies {
  readonly services: Services;
  readonly baseUrl: string;
  readonly render: (path: string, view: AnyView) => Promise<string>;
  /** Sees to work that goes on after the answer was sent. */
  readonly later: (work: Promise<unknown>) => void;
}

/** Of a query that is too long, so much stands in the field again. */
const MAX_SHOWN = 500;

/** Hits are counted up to a thousand, twenty a page. */
const MAX_PAGE = 50;

type Show = (view: AnyView, status: number, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** The page of results; it counts as a search of its caller (R60). */
export async function answerSearchPage(
  dependencies: SearchPageDependencies,
  url: URL,
  { address, isForPrograms }: { readonly address: string; readonly isForPrograms: boolean },
): Promise<Response> {
  const show: Show = async (view, status, headers = {}) =>
    new Response(await dependencies.render('/search', view), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    });
  if (url.search.length < 2) return show(toSearchView(null, dependencies.baseUrl), 200);
  const parameters = readSearchParameters(url.search.slice(1));
  if (!parameters.ok) {
    const query = url.searchParams.get('q') ?? '';
    return show(toUnsearchedView(query.slice(0, MAX_SHOWN), { message: whatIsWrong(query), isWrong: true }), 400);
  }
  const { query } = parameters;
  try {
    // Nearly no query has a fault: the index is asked only where it may.
    const message = addressFault(query) === null ? null : await dependencies.services.findQueryFault({ query });
    if (message !== null) return await show(toUnsearchedView(query, { message, isWrong: true }), 400);
    return await answerQuery({ ...dependencies, show }, { query, page: pageOf(url), address });
  } catch (cause) {
    // Programs are told by a problem.
    if (!(cause instanceof UnavailableError) || isForPrograms) throw cause;
    const { retryAfterSeconds } = UNAVAILABLE;
    const later = `We cannot search just now. Try again in ${counted(retryAfterSeconds, 'second')}.`;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    return show(toUnsearchedView(query, { message: later, isWrong: false }), 503, headers);
  }
}

async function answerQuery(
  { services, later, show, baseUrl }: SearchPageDependencies & { readonly show: Show },
  { query, page, address }: { readonly query: string; readonly page: number; readonly address: string },
): Promise<Response> {
  const caller = { address, keyId: null };
  let found: string | null = null;
  const answered = await withGrant({
    services,
    policy: searchPolicy(caller),
    caller,
    refuse: ({ retryAfterSeconds = 1, headers }) =>
      show(toUnsearchedView(query, { message: waitSentence(retryAfterSeconds), isWrong: false }), 429, headers),
    work: async () => {
      const { response, marks, readAs } = await services.searchPage({ query, caller, page });
      found = lookedUp(response);
      const way = await wayTo(query, response, services);
      if (way === null) return show(toSearchView({ ...response, marks, readAs, page }, baseUrl), 200);
      return new Response(null, { status: 303, headers: { Location: way, 'Cache-Control': 'no-store' } });
    },
  });
  const isAnswered = answered.ok || answered.status === 303;
  // Whoever reads on has searched once.
  if (isAnswered && page === 1) later(services.countSearch({ query, caller, found }));
  return answered;
}

/** Where a domain leads that is all of the query: to its report, or to the visit that it waits for; null for the list. */
async function wayTo(
  query: string,
  { interpreted, results, notices }: Pick<SearchPageInput, 'interpreted' | 'results' | 'notices'>,
  services: Services,
): Promise<string | null> {
  const domain = interpreted?.kind === 'domain' && !/\s/.test(query) ? interpreted.domain : undefined;
  if (domain === undefined) return null;
  const isMissing = notices.some(({ code }) => code === 'domain_not_indexed');
  if (!isMissing) return results[0] ? `/site/${results[0].domain}` : null;
  if (results.length > 0 || notices.some(({ domains }) => domains !== undefined)) return null;
  const isWaiting = (await services.getSuggestion({ domain })).ok;
  return isWaiting ? `/suggest?domain=${encodeURIComponent(domain)}` : null;
}

function pageOf({ searchParams }: URL): number {
  const page = /^\d{1,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

/** Keys are for programs: nobody is sent for one here. */
function waitSentence(seconds: number): string {
  return `${POLICIES.free.limit} searches a minute are free; try again in ${counted(seconds, 'second')}.`;
}

/** What is wrong with a query that cannot be searched, in words for people. */
function whatIsWrong(query: string): string {
  const read = readQueryText(query, 'This');
  if (query.trim() === '') return 'Type the address of a web site, or what you are looking for.';
  return read.ok ? 'This address cannot be searched; write again what you are looking for.' : read.message;
}
