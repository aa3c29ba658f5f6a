import { PAGE_SITES } from './page-sites.ts';
import { type ReadPart, readAs } from './read-as.ts';
import { readQuestion, type SearchInput, type SearchOutcome, search } from './search.ts';

/** Products on the first page. */
const PAGE_PRODUCTS = 20;

/** What a page for people shows of a search. */
export interface SearchPageOutcome extends SearchOutcome {
  readonly readAs: readonly ReadPart[];
}

/** Answers one page of a search for people: tiers are for apps and agents. `page` is 1 for the first. */
export async function searchPage({
  page,
  ...input
}: Omit<SearchInput, 'shown'> & { readonly page: number }): Promise<SearchPageOutcome> {
  const products = page === 1 ? PAGE_PRODUCTS : 0;
  const shown = { from: (page - 1) * PAGE_SITES, results: PAGE_SITES, products };
  const outcome = await search({ ...input, shown });
  const isSubject = outcome.response.interpreted.kind === 'topic';
  return { ...outcome, readAs: isSubject ? readAs(input.query, readQuestion) : [] };
}
