import { z } from 'zod';
import { callParts } from './action-call.ts';
import { change } from './diff.ts';
import { ignored } from './ignored.ts';

const domain = z.string().min(3).max(253).describe('The domain in its one spelling.');
const retry_at = z.iso.datetime().optional().describe('From when on we try again.');
const proposed = z.string().min(1).max(2048).describe('Host name or http(s) address of the site.');

const again = z
  .boolean()
  .optional()
  .describe('true: a site that is known already is visited again before its next visit is due.');

const plainProposal = z.object({ domain: proposed, again }).meta({ id: 'Suggest', description: 'A suggestion.' });

const proposalCall = z
  .object({
    action: z.literal('suggest_site').describe('The one action here.'),
    input: z.union([proposed, z.object({ domain: proposed })]).describe('The site, or an object that names it.'),
    ...callParts,
  })
  .meta({ id: 'SuggestCall', description: 'A LAWP action call.' });

/** What a POST of a suggestion may hold. */
export const suggestBody = z.union([plainProposal, proposalCall]);

/** The answer to a suggestion. */
export const suggested = z
  .object({
    success: z.literal(true).describe('Always true.'),
    domain,
    status: z
      .enum(['queued', 'indexed', 'declined', 'refused'])
      .describe(
        'queued: waits for its visit; indexed: is in the index; declined: the site does not want to be visited; refused: it could not be read a short while ago.',
      ),
    message: z.string().min(1).describe('The same in words.'),
    notices: ignored,
    reason: z.string().min(1).optional().describe('Why it is declined or refused.'),
    retry_at,
    report_url: z.url().optional().describe('The report page of an indexed site.'),
    request_id: z.string().max(200).optional().describe('Of a LAWP action call: its own id.'),
  })
  .meta({ id: 'Suggested', description: 'What becomes of a suggestion.' });

const score = z.int().min(0).max(100).nullable();

const check = z.object({
  asked_at: z.iso.datetime().describe('When the visit was asked for.'),
  visited_at: z.iso.datetime().optional().describe('When the site was visited for it; absent until then.'),
  unread: z.string().min(1).optional().describe('Why nothing could be read this time.'),
  score: score.describe('The score now; null where there is none.'),
  score_before: score.describe('The score before; null where there was none.'),
  changes: change.optional().describe('What changed, as GET diff tells it; absent where nothing did.'),
  native_faults: z
    .int()
    .min(1)
    .optional()
    .describe("How many faults the site's own LAWP file has now, as its report names them; absent where it has none."),
});

/** How far the visit of a suggested site is. */
export const suggestion = z
  .object({
    domain,
    status: z
      .enum(['queued', 'visiting', 'reading', 'indexed', 'declined', 'refused'])
      .describe('How far the visit is; declined: the site does not want to be visited; refused: it could not be read.'),
    reason: z.string().min(1).optional().describe('Why it was declined or refused.'),
    retry_at,
    message: z.string().min(1).optional().describe('Both in words.'),
    report_url: z.url().optional().describe('The report page, from the first page read on.'),
    check: check
      .optional()
      .describe('Of a site that was known before: what came of the latest visit that was asked for.'),
    updated_at: z.iso.datetime().describe('When this was last true news.'),
  })
  .meta({ id: 'Suggestion', description: 'How far the visit of a suggested site is.' });
