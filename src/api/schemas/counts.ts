import { z } from 'zod';
import { CRITERIA_COUNT } from '../../core/readiness/criteria-count.ts';
import { CRITERION_IDS } from '../../core/readiness/scan.ts';
import { ignored } from './ignored.ts';

const count = (what: string) => z.int().min(0).describe(what);
const percent = () => z.number().min(0).max(100).describe('One decimal, of `sites_indexed`.');
const moment = () => z.iso.datetime().describe('When this was counted.');

/** The answer to GET /api/stats. */
export const stats = z
  .object({
    sites_indexed: count('Active sites, and blocked ones with a document kept.'),
    total_searches: count('All searches that were ever answered.'),
    searches_7d: count('Those of today and the six days before.'),
    pages_indexed: count('Described pages of all sites.'),
    products_indexed: count('Products listed on all sites.'),
    generated_at: moment(),
    notices: ignored,
  })
  .meta({ id: 'Stats', description: 'What is in the index, counted.' });

const trend = z.object({
  date: z.iso.date().describe('The day, UTC.'),
  sites_indexed: count('Sites indexed at its end.'),
  sites_native_lawp: count('Those that publish their own LAWP document.'),
  sites_executable: count('Those with an action that agents can call.'),
  ai_readable_percent: percent(),
});

/** The answer to GET /api/state (R16, R17). */
export const state = z
  .object({
    sites_indexed: count('Active sites, and blocked ones with a document kept.'),
    sites_ai_readable: count('Sites with a clear description.'),
    ai_readable_percent: percent(),
    sites_native_lawp: count('Sites that publish their own LAWP document.'),
    sites_executable: count('Sites with an action that agents can call.'),
    places_with_details: count('Sites whose address, hours or phone are known.'),
    products_indexed: count('Products listed on all sites.'),
    pages_indexed: count('Described pages of all sites.'),
    languages: z
      .array(z.object({ code: z.string().length(2).describe('ISO 639-1 code.'), sites: count('Sites in it.') }))
      .describe('Most sites first.'),
    categories: z
      .array(
        z.object({
          id: z.string().min(1).describe('"shop/bakery"'),
          name: z.string().min(1).describe('"Bakery"'),
          sites: count('Sites of this kind.'),
        }),
      )
      .describe('Most sites first.'),
    scores: z
      .array(
        z.object({
          from: z.int().min(0).max(100).describe('Lowest score of the step.'),
          to: z.int().min(0).max(100).describe('Highest score of the step.'),
          sites: count('Sites with such a score.'),
        }),
      )
      .max(10)
      .describe('In steps of ten.'),
    criteria: z
      .array(
        z.object({
          id: z.enum(CRITERION_IDS).describe('Id of the criterion.'),
          sites: count('Sites that meet it.'),
          percent: percent(),
          unseen: count('Sites of which we could not see whether they meet it.'),
        }),
      )
      .max(CRITERIA_COUNT)
      .describe('In their one order.'),
    trends: z.array(trend).describe('Totals by day, oldest first.'),
    top_queries_7d: z
      .array(z.object({ query: z.string().min(1).max(60).describe('The words.'), searches: count('How often.') }))
      .max(20)
      .describe('Plain words that several callers searched for.'),
    generated_at: moment(),
    notices: ignored,
  })
  .meta({ id: 'State', description: 'How ready the indexed sites are for agents, counted.' });
