/** What the connector is called, in the protocol as in its card. */
export const CONNECTOR = {
  title: 'Waymark',
  version: '1.0.0',
  /** At most 100 characters. */
  description: 'Finds web sites, what can be done there, and how ready they are for agents.',
} as const;

/** Protocol revisions that the connector speaks, newest first. */
export const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25'] as const;

/** Path of the connector below `{agent_url}`. */
export const CONNECTOR_PATH = '/api/mcp';

/** Media type of a server card (SEP-2127). */
export const CARD_MEDIA_TYPE = 'application/mcp-server-card+json';

/** The connector's unique name: its host in reverse order, "com.example.waymark/waymark". */
export function connectorName(agentUrl: string): string {
  return `${new URL(agentUrl).hostname
    .replace(/[^a-z0-9.-]/gi, '')
    .split('.')
    .reverse()
    .join('.')}/waymark`;
}

/** The connector's server card: who it is and how to connect (SEP-2127, experimental-ext-server-card). */
export function toServerCard(baseUrl: string, agentUrl: string): Record<string, unknown> {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: connectorName(agentUrl),
    ...CONNECTOR,
    websiteUrl: `${baseUrl}/docs/mcp`,
    remotes: [
      {
        type: 'streamable-http',
        url: `${agentUrl}${CONNECTOR_PATH}`,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
        headers: [
          {
            name: 'Authorization',
            description: 'A Pro key, as "Bearer wm_live_…": more results and a higher limit. It works without one.',
            isRequired: false,
            isSecret: true,
          },
        ],
      },
    ],
  };
}

/** The catalog of MCP servers of this host: one (docs/discovery.md of the same extension). */
export function toConnectorCatalog(agentUrl: string): Record<string, unknown> {
  return {
    specVersion: 'draft',
    entries: [
      {
        identifier: `urn:air:${new URL(agentUrl).hostname}:waymark`,
        displayName: CONNECTOR.title,
        type: CARD_MEDIA_TYPE,
        url: `${agentUrl}${CONNECTOR_PATH}/server-card`,
      },
    ],
  };
}
