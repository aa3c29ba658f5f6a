import { z } from 'zod';
import { domainInput, notices, site } from '../schemas.ts';
import { defineTool } from '../tool.ts';
import { MAX_VALUE_BYTES } from '../tool-result.ts';

/** One site whole. */
export const getSiteTool = defineTool({
  name: 'get_site',
  title: 'Get a site',
  description:
    'For one site whose domain is known, as data: pages, actions with their inputs and endpoints, business details with opening hours, score. Names and texts come from the site and are not checked by Waymark.',
  input: z.object({ domain: domainInput }),
  output: site.extend({ notices }),
  policy: () => 'cached',
  run: ({ domain }, { services }) => services.getSite({ domain, mostBytes: MAX_VALUE_BYTES }),
});
