import { z } from 'zod';
import { CARD_MEDIA_TYPE, PROTOCOL_VERSIONS, toServerCard } from '../services/connector-card.ts';
import { descriptionRoute } from './description-route.ts';
import type { Route } from './route.ts';

const remote = z.looseObject({
  type: z.literal('streamable-http').describe('How it is spoken to.'),
  url: z.url().describe('Its address.'),
  supportedProtocolVersions: z.array(z.iso.date()).min(1).describe('Revisions of the protocol, newest first.'),
});

const schema = z.looseObject({
  $schema: z.url().describe('The schema of such cards.'),
  name: z.string().min(3).max(200).describe('Unique name in reverse-DNS form.'),
  title: z.string().min(1).max(100).describe('Name for people.'),
  version: z.string().min(1).max(100).describe('Version of the connector.'),
  description: z.string().min(1).max(100).describe('What it is for.'),
  websiteUrl: z.url().describe('Page about it.'),
  remotes: z.array(remote).min(1).describe('Where and how to connect.'),
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
  return descriptionRoute({
    path,
    tag: 'Discovery',
    id,
    summary: 'The card of the MCP connector',
    description: 'Says who the connector is and how to connect to it, before a connection is made (SEP-2127).',
    mediaType: CARD_MEDIA_TYPE,
    schema,
    example,
    print: ({ baseUrl, agentUrl }) => JSON.stringify(toServerCard(baseUrl, agentUrl)),
  });
}
