import { z } from 'zod';
import { domainInput } from '../schemas.ts';
import { defineTool } from '../tool.ts';

/** Puts a site forward to be read. */
export const suggestSiteTool = defineTool({
  name: 'suggest_site',
  title: 'Suggest a site',
  description:
    'For a public web site that is not indexed: puts it forward to be read by Waymark; the same one twice is taken once. It leaves a visit of our bot in the queue, nothing else; get_suggestion says how far that has got.',
  input: z.object({ domain: domainInput }),
  output: z.looseObject({
    success: z.literal(true),
    domain: z.string(),
    status: z.enum(['queued', 'indexed', 'declined', 'refused']),
    message: z.string(),
    reason: z.string().optional(),
    retry_at: z.string().optional(),
    report_url: z.string().optional(),
  }),
  writes: true,
  isOurs: true,
  policy: () => 'suggest',
  run: ({ domain }, { services }) => services.suggestSite({ domain, path: '/domain' }),
});
