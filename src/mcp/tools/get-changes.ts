import { z } from 'zod';
import { domainInput } from '../schemas.ts';
import { defineTool } from '../tool.ts';
import { MAX_VALUE_BYTES } from '../tool-result.ts';

/** For what stands around the changes. */
const AROUND_BYTES = 1024;

/** What changed on a site last. */
export const getChangesTool = defineTool({
  name: 'get_changes',
  title: 'Get the latest changes of a site',
  description:
    'For what changed on one site the last time an agent would have noticed: name, pages, actions, business details, score, criteria. Titles and texts come from the site and are not checked by Waymark.',
  input: z.object({ domain: domainInput }),
  output: z.looseObject({
    domain: z.string(),
    status: z.string().optional().describe('no_changes_detected: nothing has changed since the site was first read.'),
    message: z.string().optional(),
    detected_at: z.string().optional(),
    changes: z.looseObject({}).optional(),
    from_version: z.int().optional(),
    to_version: z.int().optional(),
    truncated: z.boolean().optional().describe('More changed than an answer has room for.'),
  }),
  policy: () => 'cached',
  run: ({ domain }, { services }) =>
    services.findDiff({ domain, path: '/domain', mostBytes: MAX_VALUE_BYTES - AROUND_BYTES }),
});
