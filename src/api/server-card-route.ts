import { z } from 'zod';
import { CARD_MEDIA_TYPE, PROTOCOL_VERSIONS, toServerCard } from '../services/connector-card.ts';
import { jsonAnswer } from './json-answer.ts';
import type { Route } from './route.ts';

const schema = z.looseObject({
  $schema: z.string(),
  name: z.string().describe('Unique name in reverse-DNS form.'),
  title: z.string(),
  version: z.string(),
  description: z.string(),
  websiteUrl: z.string(),
  remotes: z
    .array(z.looseObject({ type: z.string(), url: z.string(), supportedProtocolVersions: z.array(z.string()) }))
    .describe('Where and how to connect.'),
});

const example = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: 'com.example.waymark/waymark',
  title: 'Waymark',
  version: '1.0.0',
  description: 'Finds web sites, what can be done there, and how ready they are for agents.',
  websiteUrl: 'https://waymark.example.com/docs/mcp',
  remotes: [
    {
      type: 'streamable-http',
      url: 'https://waymark.example.com/api/mcp',
      supportedProtocolVersions: PROTOCOL_VERSIONS,
    },
  ],
};

/** The route of the MCP server card at one of its two paths: the one SEP-2127 reserves, and the one crawlers know. */
export function serverCardRoute(path: string, id: string): Route {
  return {
    path,
    tag: 'Discovery',
    operations: {
      GET: {
        handle: async (_asked, { baseUrl, agentUrl }) =>
          jsonAnswer(toServerCard(baseUrl, agentUrl), {
            'Content-Type': CARD_MEDIA_TYPE,
            'Cache-Control': 'public, max-age=3600',
          }),
        key: 'none',
        limit: null,
        id,
        summary: 'The card of the MCP connector',
        description: 'Says who the connector is and how to connect to it, before a connection is made (SEP-2127).',
        answers: { 200: { description: 'The card.', mediaType: CARD_MEDIA_TYPE, schema, example } },
        problems: [],
      },
    },
  };
}
