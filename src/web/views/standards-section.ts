import type { StandardFacts } from '../../core/site/facts.ts';
import type { StandardId } from '../../core/site/visit.ts';

const NAMES: Readonly<Record<StandardId, string>> = {
  robots: 'robots.txt and rules for AI bots',
  sitemap: 'Sitemap',
  schema_org: 'schema.org',
  security_txt: 'security.txt',
  llms_txt: 'llms.txt',
  markdown: 'Markdown on request',
  mcp_server_card: 'MCP server card',
  a2a_agent_card: 'A2A agent card',
  ard: 'ARD catalogue',
  api_catalog: 'OpenAPI or api-catalog',
};

const SEEN_WORDS = { seen: 'yes', not_seen: 'no', unseen: 'could not verify' } as const;

/** The panel "Standards seen": no points. */
export interface StandardsSection {
  /** "4 of 10". */
  readonly seen: string;
  readonly rows: readonly { readonly name: string; readonly seen: string; readonly found: string }[];
}

/** The panel of a site; null when none of the standards was looked for. */
export function toStandardsSection(standards: readonly StandardFacts[]): StandardsSection | null {
  if (standards.length === 0) return null;
  const seen = standards.filter(({ state }) => state === 'seen').length;
  return {
    seen: `${seen} of ${standards.length}`,
    rows: standards.map(({ id, state, found }) => ({ name: NAMES[id], seen: SEEN_WORDS[state], found })),
  };
}
