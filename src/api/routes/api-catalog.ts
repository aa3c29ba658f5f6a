import { z } from 'zod';
import { descriptionRoute } from '../description-route.ts';
import { LAWP_SCHEMA_PATH } from './lawp-schema.ts';

const link = z.object({
  href: z.url().describe('Where it is.'),
  type: z.string().min(3).optional().describe('Its media type.'),
});

const schema = z.object({
  linkset: z
    .array(
      z.looseObject({
        anchor: z.url().describe('The API that the links are about.'),
        'service-desc': z.array(link).min(1).describe('Its description for apps.'),
        'service-doc': z.array(link).min(1).describe('Its description for people.'),
      }),
    )
    .min(1)
    .describe('One entry for each API.'),
});

const example = {
  linkset: [
    {
      anchor: 'https://waymark.example.com/api',
      'service-desc': [{ href: 'https://waymark.example.com/openapi.json', type: 'application/json' }],
      'service-doc': [{ href: 'https://waymark.example.com/docs/api', type: 'text/html' }],
    },
  ],
};

/** Where the descriptions of our APIs stand (RFC 9727). */
export const route = descriptionRoute({
  path: '/.well-known/api-catalog',
  id: 'api_catalog',
  summary: 'The APIs of this service',
  description: 'A linkset (RFC 9264) with the description, the documentation and the status of each.',
  mediaType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  schema,
  example,
  print: ({ baseUrl, agentUrl }) =>
    JSON.stringify({
      linkset: [
        {
          anchor: `${baseUrl}/api`,
          'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/json' }],
          'service-doc': [{ href: `${baseUrl}/docs/api`, type: 'text/html' }],
          'service-meta': [{ href: `${baseUrl}/.well-known/lawp.json`, type: 'application/json' }],
          describedby: [{ href: `${baseUrl}${LAWP_SCHEMA_PATH}`, type: 'application/schema+json' }],
          status: [{ href: `${baseUrl}/readyz`, type: 'application/json' }],
        },
        {
          anchor: `${agentUrl}/api/mcp`,
          'service-desc': [{ href: `${agentUrl}/api/mcp/server-card`, type: 'application/mcp-server-card+json' }],
          'service-doc': [{ href: `${baseUrl}/docs/mcp`, type: 'text/html' }],
        },
      ],
    }),
  headers: { Link: '</.well-known/api-catalog>; rel="api-catalog"' },
});
