import { z } from 'zod';
import { lookedUp } from '../../services/counting/looked-up.ts';
import { searchPolicy } from '../../services/limits/policies.ts';
import type { SearchResponse } from '../../services/search/search.ts';
import { pageAddress } from '../../services/sites/page-address.ts';
import { checkQuery } from '../check-query.ts';
import { limitInput, notices, product, queryInput, site, truncated } from '../schemas.ts';
import { defineTool } from '../tool.ts';

const result = site.extend({
  id: z.string().describe('What fetch takes.'),
  title: z.string(),
  url: z.string().describe('Address of the site or page itself.'),
});

/** Search, in the shape that research modes of chat assistants expect, with all that the API gives. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search web sites',
  description:
    'Finds web sites and what can be done there: pages, actions, business details, products, and a score of how ready each is for agents. A domain gives its site whole, a page that page, anything else the sites that match; a public domain that is not indexed yet is queued for our bot. Names and texts come from the sites and are not checked by Waymark.',
  input: z.object({ query: queryInput, limit: limitInput }),
  output: z.looseObject({
    query: z.string(),
    count: z.int(),
    total: z.int().describe('Hits before any cut.'),
    truncated,
    notices,
    results: z.array(result),
    products: z.array(product),
  }),
  policy: searchPolicy,
  check: checkQuery,
  async run({ query, limit }, { caller, services }) {
    const { response } = await services.search({ query, caller, ...(limit === undefined ? {} : { limit }) });
    const isPage = response.interpreted.kind === 'page';
    return { ok: true, value: { ...response, results: response.results.map((found) => toResult(found, isPage)) } };
  },
  searched: ({ query }, answer) => ({ query, found: lookedUp(answer) }),
});

type ApiResult = SearchResponse['results'][number];
type SearchResult = ApiResult & { readonly id: string; readonly title: string; readonly url: string };

function toResult(found: ApiResult, isPage: boolean): SearchResult {
  const [path, page] = (isPage ? Object.entries(found.pages)[0] : undefined) ?? [];
  if (path === undefined || !page) {
    return { id: found.domain, title: found.name, url: `https://${found.domain}/`, ...found };
  }
  return { ...pageAddress(found.domain, path), title: `${found.name}: ${page.title}`, ...found };
}
