import { z } from 'zod';
import { notice, product, site } from './site.ts';

const shown = z.object({
  shown: z.int().min(0).describe('So many are in the answer.'),
  total: z.int().min(0).describe('So many there are.'),
});

const interpreted = z
  .object({
    kind: z.enum(['domain', 'page', 'topic']).describe('What the query was taken for.'),
    domain: z.string().optional(),
    path: z.string().optional(),
    text: z.string().optional().describe('What was matched as words.'),
    language: z.string().optional(),
    category: z.object({ id: z.string(), name: z.string() }).optional(),
    place: z.looseObject({ name: z.string() }).optional(),
    filters: z.looseObject({}).optional(),
  })
  .describe('How the query was understood.');

/** The answer to a search (contract section 6, R15, R30). */
export const searchResponse = z
  .object({
    query: z.string().describe('The query, trimmed.'),
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
    notices: z.array(notice),
    results: z.array(site),
    products: z.array(product),
    request_id: z.string().optional().describe('Of a LAWP action call: its own id.'),
  })
  .meta({ id: 'SearchResponse', description: 'What was found.' });

const query = z.string().min(1).max(500).describe('A domain, a page, or what is looked for, in any language.');
const limit = z
  .int()
  .min(1)
  .max(50)
  .optional()
  .describe('How many results at most; without a key 5 are given at most.');

const plain = z
  .object({ query: query.optional(), q: query.optional().describe('Same as `query`.'), limit })
  .meta({ id: 'Search', description: 'A search; give `query` or `q`.' });

const call = z
  .object({
    lawp_version: z.string().optional(),
    action: z.literal('search'),
    input: z.union([query, z.object({ query: query.optional(), input: query.optional(), limit })]),
    request_id: z.string().max(200).nullable().optional(),
    test: z.boolean().nullable().optional().describe('True: nothing is searched or counted.'),
  })
  .meta({ id: 'SearchCall', description: 'A LAWP action call.' });

/** What a POST of a search may hold. */
export const searchBody = z.union([plain, call]);

/** The answer to a test call. */
export const testAnswer = z
  .object({ test: z.literal(true), ok: z.literal(true), request_id: z.string().optional() })
  .meta({ id: 'TestAnswer', description: 'The answer to an action call with `test: true`.' });
