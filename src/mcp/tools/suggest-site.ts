import { z } from 'zod';
import { domainInput } from '../schemas.ts';
import { defineTool } from '../tool.ts';

/** Puts a site forward to be read. */
export const suggestSiteTool = defineTool({
  name: 'suggest_site',
  title: 'Suggest a site',
  description:
    'For a public web site that is not indexed: queues it for a visit by our bot, and does nothing else. A site that is suggested twice is visited once; get_suggestion says how far the visit has got.',
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
