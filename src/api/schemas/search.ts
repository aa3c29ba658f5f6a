import { z } from 'zod';
import { DAYS } from '../../core/lawp/days.ts';
import { callParts } from './action-call.ts';
import { product } from './product.ts';
import { category, notice, site } from './site.ts';

const shown = z.object({
  shown: z.int().min(0).describe('How many are in the answer.'),
  total: z.int().min(0).describe('How many there are.'),
});

const confidence = z.number().min(0).max(1).optional().describe('How sure that is, from 0 to 1.');
const yes = z.literal(true).optional();
const price = z
  .object({
    amount: z.number().min(0).describe('As it was named.'),
    currency: z.string().length(3).describe('ISO 4217.'),
    eur: z.number().min(0).nullable().describe('The same in euros; null for a currency without a rate.'),
  })
  .optional();

const filters = z
  .looseObject({
    open_now: yes.describe('Open at this moment.'),
    open_today: yes.describe('Open on this day, where the site is.'),
    open_on: z.enum(DAYS).optional().describe('Open on that day.'),
    open_late: yes.describe('Open until 22:00 or later on a day.'),
    open_24_hours: yes.describe('Open around the clock on a day.'),
    prices: z.enum(['cheap', 'dear']).optional().describe('Which prices come first.'),
    max_price: price.describe('Products known to cost at most this.'),
    min_price: price.describe('Products known to cost at least this.'),
    actions: z.array(z.string()).optional().describe('Ids of actions, one of which a site offers.'),
    native: yes.describe('Publishes a LAWP document of its own.'),
    executable: yes.describe('Has actions that agents can do.'),
    site_language: z.string().length(2).optional().describe('ISO 639-1 code of what the site itself writes.'),
  })
  .describe('What else results must meet.');

const interpreted = z
  .object({
    kind: z.enum(['domain', 'page', 'topic']).describe('What the query was taken for.'),
    domain: z.string().min(3).max(253).optional().describe('Host name that was read in the query.'),
    path: z.string().min(1).optional().describe('Path that was read in the query.'),
    text: z.string().optional().describe('What was matched as words.'),
    language: z.string().length(2).optional().describe('ISO 639-1 code of the query.'),
    category: category.extend({ confidence }).optional(),
    place: z
      .looseObject({ name: z.string().min(1).describe('Its English name.'), confidence })
      .optional()
      .describe('Where results must be.'),
    filters: filters.optional(),
    confidence: z
      .record(z.string(), z.number().min(0).max(1))
      .optional()
      .describe('How sure the language and each filter are, by their names here, from 0 to 1.'),
  })
  .describe('How the query was understood.');

/** The answer to a search (contract section 6, R15, R30). */
export const searchResponse = z
  .object({
    query: z.string().min(1).max(500).describe('The query, trimmed.'),
    count: z.int().min(0).describe('How many results there are in this answer.'),
    total: z.int().min(0).max(1000).describe('Hits before the cuts of tier and limit; counted up to 1,000.'),
    interpreted: interpreted.optional(),
    tier: z.enum(['free', 'pro']).optional().describe('By which tier the answer was cut.'),
    truncated: z
      .object({
        results: shown.optional(),
        pages: z.literal(true).optional().describe('Pages were left out.'),
        words: z.literal(true).optional().describe('Pages were cut short.'),
        products: shown.optional(),
      })
      .optional()
      .describe('What was cut; absent when nothing was.'),
    notices: z.array(notice).describe('What you should know about this answer.'),
    results: z.array(site).max(50).describe('The sites, best first.'),
    products: z.array(product).describe('What they sell, when that was asked.'),
    request_id: z.string().max(200).optional().describe('Of a LAWP action call: its own id.'),
    test: z.literal(true).optional().describe('Of a call with `test: true`: nothing was searched or counted.'),
    ok: z.literal(true).optional().describe('Beside `test`: the call would be answered.'),
  })
  .meta({ id: 'SearchResponse', description: 'What was found.' });

const query = z.string().min(1).max(500).describe('A domain, a page, or what you are looking for, in any language.');
const limit = z
  .int()
  .min(1)
  .max(50)
  .optional()
  .describe('How many results at most; without a key 5 are given at most.');

const plainSearch = z
  .object({
    query: query.describe('A domain, a page, or what you are looking for, in any language. `q` is read as well.'),
    limit,
  })
  .meta({ id: 'Search', description: 'A search.' });

const searchCall = z
  .object({
    action: z.literal('search').describe('The one action here.'),
    input: z.union([query, z.object({ query, limit })]).describe('The query, or an object that has it.'),
    ...callParts,
  })
  .meta({ id: 'SearchCall', description: 'A LAWP action call.' });

/** What a POST of a search may hold. */
export const searchBody = z.union([plainSearch, searchCall]);
