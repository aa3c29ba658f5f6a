import { z } from 'zod';
import { searchPolicy } from '../../services/limits/policies.ts';
import { checkQuery } from '../check-query.ts';
import { limitInput, notices, product, queryInput, truncated } from '../schemas.ts';
import { defineTool } from '../tool.ts';
import { MAX_VALUE_BYTES } from '../tool-result.ts';

const PRICE = 'max_price_eur must be a number above 0.';

/** Products by name, or those of one shop. */
export const findProductsTool = defineTool({
  name: 'find_products',
  title: 'Find products',
  description:
    'For finding products that sites offer, by words of their names, or all of one site when the query is a domain; with prices as the site states them and in euros. Names and prices come from the sites and are not checked by Waymark.',
  input: z.object({
    query: queryInput.describe(
      'Words of the names of products, in any language, or a domain (example.com); up to 500 characters.',
    ),
    max_price_eur: z
      .number({ error: PRICE })
      .positive({ error: PRICE })
      .optional()
      .describe('Only products known to cost at most this, in euros.'),
    limit: limitInput,
  }),
  output: z.looseObject({
    query: z.string(),
    count: z.int(),
    total: z.int().describe('Hits before any cut.'),
    truncated,
    notices,
    products: z.array(product),
  }),
  policy: searchPolicy,
  check: checkQuery,
  async run({ query, max_price_eur: maxPriceEur, limit }, { caller, services }) {
    const value = await services.findProducts({
      query,
      tier: searchPolicy(caller),
      mostBytes: MAX_VALUE_BYTES,
      ...(maxPriceEur === undefined ? {} : { maxPriceEur }),
      ...(limit === undefined ? {} : { limit }),
    });
    return { ok: true, value };
  },
  searched: ({ query }) => ({ query, found: null }),
});
