import type { StandardId } from '../../core/site/visit.ts';

/** One address that tells whether a site follows a standard of the panel "Standards seen". */
export interface StandardProbe {
  readonly standard: StandardId;
  /** Asked in this order until one answers 2xx. */
  readonly paths: readonly string[];
  readonly accept: string;
}

const JSON_TYPES = 'application/json, application/*+json;q=0.9, */*;q=0.1';

/**
 * The probes of a visit. Standards that show on pages we fetch anyway (robots, sitemap, schema.org) need none.
 *
 * Sources: llmstxt.org; RFC 9116; RFC 9727; the drafts of MCP server cards (SEP-2127), A2A 0.3 and Agentic Resource
 * Discovery (AI Catalog); Markdown by content negotiation.
 */
export const STANDARD_PROBES: readonly StandardProbe[] = [
  { standard: 'llms_txt', paths: ['/llms.txt'], accept: 'text/plain, text/markdown;q=0.9, */*;q=0.1' },
  { standard: 'security_txt', paths: ['/.well-known/security.txt'], accept: 'text/plain, */*;q=0.1' },
  { standard: 'markdown', paths: ['/'], accept: 'text/markdown, text/html;q=0.1' },
  {
    standard: 'mcp_server_card',
    paths: ['/.well-known/mcp/server-card.json', '/.well-known/mcp.json'],
    accept: JSON_TYPES,
  },
  { standard: 'a2a_agent_card', paths: ['/.well-known/agent-card.json'], accept: JSON_TYPES },
  { standard: 'ard', paths: ['/.well-known/ai-catalog.json'], accept: JSON_TYPES },
  {
    standard: 'api_catalog',
    paths: ['/.well-known/api-catalog', '/openapi.json'],
    accept: `application/linkset+json, ${JSON_TYPES}`,
  },
];
