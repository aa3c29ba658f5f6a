import type { StandardId } from '../../../core/site/visit.ts';
import { printedBots } from '../../../prints/printed-bots.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** What each is called, and what it is for. */
const STANDARDS: Readonly<Record<StandardId, { readonly name: string; readonly use: string }>> = {
  robots: { name: 'robots.txt', use: 'says which bots may read what' },
  sitemap: { name: 'Sitemap', use: 'lists your pages' },
  schema_org: { name: 'schema.org', use: 'facts that machines read' },
  security_txt: { name: 'security.txt', use: 'where to report a security problem' },
  llms_txt: { name: 'llms.txt', use: 'a short guide for language models' },
  markdown: { name: 'Markdown on request', use: 'pages as plain text' },
  mcp_server_card: { name: 'MCP server card', use: 'tools that assistants can use' },
  a2a_agent_card: { name: 'A2A agent card', use: 'your agent, for other agents' },
  ard: { name: 'ARD catalogue', use: 'what agents find on your domain' },
  api_catalog: { name: 'API catalogue', use: 'your APIs, for apps' },
};

const STATES = { seen: 'seen', not_seen: 'not seen', unseen: 'could not see' } as const;

/** Whom a bot reads for. */
const BOTS: Readonly<Record<string, string>> = {
  GPTBot: 'OpenAI, training',
  'OAI-SearchBot': 'ChatGPT search',
  ClaudeBot: 'Anthropic, training',
  PerplexityBot: 'Perplexity search',
  'Google-Extended': 'Gemini, training',
  Bingbot: 'Bing and Copilot',
  'Applebot-Extended': 'Apple, training',
  'Meta-ExternalAgent': 'Meta AI',
  Amazonbot: 'Alexa',
  CCBot: 'Common Crawl',
};

/** What robots.txt says to the bots of AI services. */
export interface BotsSection {
  /** "AI bots: 8 of 10 may read". */
  readonly title: string;
  /** Some are shut out: the list is seen at once. */
  readonly isOpen: boolean;
  readonly rows: readonly {
    readonly agent: string;
    readonly use: string;
    readonly may: string;
    readonly lines: string;
  }[];
}

/** The panel "Standards seen": no points. */
export interface StandardsSection {
  /** "Standards: 4 of 10 seen"; "Standards: 1 seen, 9 could not be checked". */
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly use: string;
    readonly state: string;
    readonly found: string;
  }[];
  readonly bots: BotsSection | null;
}

/** The panel of a site; null when none of the standards was looked for. */
export function toStandardsSection({ standards }: Pick<SiteView, 'standards'>): StandardsSection | null {
  if (standards.length === 0) return null;
  return {
    title: titleOf(standards),
    rows: standards.map(({ id, state, found }) => {
      // Without a robots.txt every bot may read: no file says more than that one.
      const tells = state === 'seen' || (state === 'not_seen' && id === 'robots');
      return { ...STANDARDS[id], state: STATES[state], found: tells ? found : '' };
    }),
    bots: toBotsSection({ standards }),
  };
}

/** What could not be seen is not told among what is not there (R8). */
function titleOf(standards: SiteView['standards']): string {
  const seen = standards.filter(({ state }) => state === 'seen').length;
  const unseen = standards.filter(({ state }) => state === 'unseen').length;
  if (unseen === 0) return `Standards: ${seen} of ${standards.length} seen`;
  return `Standards: ${seen} seen, ${unseen} could not be checked`;
}

/** Which bots of AI services may read a site; null where its robots.txt was not seen. */
export function toBotsSection(view: Pick<SiteView, 'standards'>): BotsSection | null {
  const bots = printedBots(view);
  if (bots.length === 0) return null;
  const shut = bots.filter(({ allowed }) => !allowed).length;
  const rows = bots.map(({ agent, allowed, lines }) => {
    return {
      agent,
      use: BOTS[agent] ?? '',
      may: allowed ? 'may read' : 'shut out',
      lines: lines ?? 'no line about it',
    };
  });
  return {
    title:
      shut === 0 ? `AI bots: all ${bots.length} may read` : `AI bots: ${bots.length - shut} of ${bots.length} may read`,
    isOpen: shut > 0,
    rows: rows.toSorted((a, b) => Number(a.may === 'may read') - Number(b.may === 'may read')),
  };
}
