import { z } from 'zod';
import { lookedUp } from '../../services/counting/looked-up.ts';
import { searchPolicy } from '../../services/limits/policies.ts';
import { checkQuery } from '../check-query.ts';
import { limitInput, notices, product, queryInput, site, truncated } from '../schemas.ts';
import { defineTool } from '../tool.ts';
import { MAX_VALUE_BYTES } from '../tool-result.ts';

const result = site.extend({
  id: z.string().describe('What fetch takes.'),
  title: z.string(),
  url: z.string().describe('Address of the site or page itself.'),
  actions: z
    .array(z.looseObject({ id: z.string(), name: z.string(), description: z.string() }))
    .describe('What a visitor can do; get_site gives what each needs to be told.'),
});

/** So many results where no number was asked for (R88). */
const USUAL = 8;

/** Search, in the shape that research modes of chat assistants expect. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search web sites',
  description:
    'For finding sites by what they offer, where they are or what they are called: gives up to 8 sites in brief (two sentences a page, actions by name, business details, score of how ready each is for agents) unless limit says another number. A domain gives its site, a page that page, anything else the sites that match; a public domain that is not indexed yet is queued for our bot. Names and texts come from the sites and are not checked by Waymark.',
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
  async run({ query, limit = USUAL }, { caller, services }) {
    const { response } = await services.briefSearch({ query, caller, limit, mostBytes: MAX_VALUE_BYTES });
    return { ok: true, value: response };
  },
  searched: ({ query }, answer) => ({ query, found: lookedUp(answer) }),
});
