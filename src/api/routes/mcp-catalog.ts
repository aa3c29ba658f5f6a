import { z } from 'zod';
import { CARD_MEDIA_TYPE, toConnectorCatalog } from '../../services/connector-card.ts';
import { descriptionRoute } from '../description-route.ts';

const entry = z.looseObject({
  identifier: z.string().regex(/^urn:/).describe('Unique name.'),
  displayName: z.string().min(1).max(100).describe('Name for people.'),
  type: z.literal(CARD_MEDIA_TYPE).describe('Media type of the card.'),
  url: z.url().describe('Where the card is.'),
});

const schema = z.looseObject({
  specVersion: z.string().min(1).max(40).describe('Version of the catalog format.'),
  entries: z.array(entry).min(1).describe('One entry for each server.'),
});

const example = {
  specVersion: 'draft',
  entries: [
    {
      identifier: 'urn:air:waymark.example.com:waymark',
      displayName: 'Waymark',
      type: CARD_MEDIA_TYPE,
      url: 'https://waymark.example.com/api/mcp/server-card',
    },
  ],
};

/** Which MCP servers there are, for clients that know only the domain. */
export const route = descriptionRoute({
  path: '/.well-known/mcp/catalog.json',
  tag: 'Discovery',
  id: 'mcp_catalog',
  summary: 'The catalog of MCP servers',
  description: 'Names the connector and where its card is.',
  mediaType: 'application/json; charset=utf-8',
  schema,
  example,
  print: ({ agentUrl }) => JSON.stringify(toConnectorCatalog(agentUrl)),
});
