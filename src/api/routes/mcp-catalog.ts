import { z } from 'zod';
import { CARD_MEDIA_TYPE, toConnectorCatalog } from '../../services/connector-card.ts';
import { jsonAnswer } from '../json-answer.ts';
import type { Route } from '../route.ts';

const schema = z.looseObject({
  specVersion: z.string(),
  entries: z.array(
    z.looseObject({ identifier: z.string(), displayName: z.string(), type: z.string(), url: z.string() }),
  ),
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
export const route: Route = {
  path: '/.well-known/mcp/catalog.json',
  tag: 'Discovery',
  operations: {
    GET: {
      handle: async (_asked, { agentUrl }) =>
        jsonAnswer(toConnectorCatalog(agentUrl), { 'Cache-Control': 'public, max-age=3600' }),
      key: 'none',
      limit: null,
      id: 'mcp_catalog',
      summary: 'The catalog of MCP servers',
      description: 'Names the connector and where its card is.',
      answers: { 200: { description: 'The catalog.', schema, example } },
      problems: [],
    },
  },
};
