import { z } from 'zod';
import { CRITERION_IDS } from '../../core/readiness/scan.ts';

const count = () => z.int().min(0);
const percent = () => z.number().min(0).max(100).describe('One decimal, of `sites_indexed`.');
const moment = () => z.iso.datetime().describe('When this was counted.');

/** The answer to GET /api/stats. */
export const stats = z
  .object({
    sites_indexed: count(),
    total_searches: count().describe('All searches that were ever answered.'),
    searches_7d: count().describe('Those of today and the six days before.'),
    pages_indexed: count(),
    products_indexed: count(),
    generated_at: moment(),
  })
  .meta({ id: 'Stats', description: 'What the index holds, counted.' });

const trend = z.object({
  date: z.iso.date(),
  sites_indexed: count(),
  sites_native_lawp: count(),
  sites_executable: count(),
  ai_readable_percent: percent(),
});

/** The answer to GET /api/state (R16, R17). */
export const state = z
  .object({
    sites_indexed: count().describe('Active sites, and blocked ones with a document kept.'),
    sites_ai_readable: count().describe('Sites with a clear description.'),
    ai_readable_percent: percent(),
    sites_native_lawp: count().describe('Sites that publish their own LAWP document.'),
    sites_executable: count().describe('Sites with an action that agents can call.'),
    places_with_details: count().describe('Sites whose address, hours or phone are known.'),
    products_indexed: count(),
    pages_indexed: count(),
    languages: z.array(z.object({ code: z.string(), sites: count() })),
    categories: z.array(z.object({ id: z.string(), name: z.string(), sites: count() })),
    scores: z.array(z.object({ from: count(), to: count(), sites: count() })),
    criteria: z.array(z.object({ id: z.enum(CRITERION_IDS), sites: count(), percent: percent() })),
    trends: z.array(trend).describe('Totals by day, oldest first.'),
    top_queries_7d: z
      .array(z.object({ query: z.string(), searches: count() }))
      .describe('Plain words that several callers searched for.'),
    generated_at: moment(),
  })
  .meta({ id: 'State', description: 'How ready the indexed sites are for agents, counted.' });
