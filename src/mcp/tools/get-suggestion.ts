import { z } from 'zod';
import { domainInput } from '../schemas.ts';
import { defineTool } from '../tool.ts';

/** How a suggestion stands. */
export const getSuggestionTool = defineTool({
  name: 'get_suggestion',
  title: 'See how far a suggestion has got',
  description:
    'For what has become of a site after suggest_site, or after search has queued it: whether it waits, is being visited or read, is indexed, or was declined or refused, and why.',
  input: z.object({ domain: domainInput }),
  output: z.looseObject({
    domain: z.string(),
    status: z
      .enum(['queued', 'visiting', 'reading', 'indexed', 'declined', 'refused'])
      .describe('declined: the site does not want to be visited; refused: it could not be read.'),
    reason: z.string().optional().describe('Why it was declined or refused.'),
    report_url: z.string().optional().describe('The report page, from the first page read on.'),
    updated_at: z.string(),
  }),
  isOurs: true,
  policy: () => 'cached',
  run: ({ domain }, { services }) => services.getSuggestion({ domain, path: '/domain' }),
});
