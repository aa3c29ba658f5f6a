import type { BotRule, Resource, RobotsSummary } from '../../core/site/visit.ts';
import { AI_BOTS, KNOWN_BOTS } from './ai-bots.ts';
import { MAX_ROBOTS_BYTES, parseRobotsFile, type RobotsFile, rulesFor } from './robots-file.ts';
import type { AgentRules } from './robots-groups.ts';

/** The product token that a site uses to speak to us. */
const WAYMARK_AGENT = 'WaymarkBot';

/** What one origin's robots.txt lets us do. */
export interface RobotsPolicy {
  readonly summary: RobotsSummary;
  /** Seconds between requests that the site asks for. */
  readonly crawlDelaySeconds: number | null;
  /** Whether we may ask for an address of this origin. */
  allows(url: URL): boolean;
}

/**
 * Judges the answer to /robots.txt by RFC 9309: 2xx is parsed, any other answer below 500 allows everything, and 5xx,
 * 429 or no answer shuts everything until a later visit. `null` = an archive does not hold it (R64).
 */
export function readRobots(resource: Resource | null): RobotsPolicy {
  if (resource === null || resource.outcome === 'unseen') return permissive('unseen');
  // Endless redirects: the standard lets us take the file as absent.
  if (resource.outcome === 'failed' && resource.status !== null && resource.status < 400) return permissive('allowed');
  if (resource.outcome === 'throttled' || resource.outcome === 'failed') return SHUT;
  if (resource.body === null || resource.status === null || resource.status >= 300) return permissive('allowed');
  const file = parseRobotsFile(resource.body.subarray(0, MAX_ROBOTS_BYTES));
  // Many servers answer every address with a page; lines of rules in one count all the same (RFC 9309, 2.3.1.1).
  const isPage = looksLikeHtml(resource.body) && file.readings.every(({ isEmpty }) => isEmpty);
  return isPage ? permissive('allowed') : toPolicy(file);
}

function toPolicy(file: RobotsFile): RobotsPolicy {
  const ours = rulesFor(file, WAYMARK_AGENT);
  return {
    summary: {
      state: stateOf(ours),
      aiBots: AI_BOTS.map((agent) => ({ agent, rules: rulesFor(file, agent) }))
        .filter(({ rules }) => rules.named)
        .map(({ agent, rules }) => ({ agent, allowed: rules.allows('/') })),
      bots: KNOWN_BOTS.map((agent) => toBotRule(agent, rulesFor(file, agent))),
      sitemaps: file.sitemaps,
      lawp: file.lawp,
    },
    crawlDelaySeconds: ours.crawlDelaySeconds,
    allows: (url) => ours.allows(url.pathname + url.search),
  };
}

/** A bot that no group names goes by the group of all. */
function toBotRule(agent: string, rules: AgentRules): BotRule {
  const line = rules.lineFor('/');
  const group = rules.named ? agent : '*';
  const lines = line === null ? (rules.named ? `User-agent: ${agent}` : null) : `User-agent: ${group} · ${line}`;
  return { agent, allowed: rules.allows('/'), lines };
}

function stateOf(ours: AgentRules): RobotsSummary['state'] {
  if (!ours.allows('/')) return ours.named ? 'opted_out' : 'disallowed';
  return ours.restricts ? 'restricted' : 'allowed';
}

function looksLikeHtml(body: Uint8Array): boolean {
  return /^\s*<(?:!doctype|html|head|\?xml)/i.test(new TextDecoder().decode(body.subarray(0, 512)));
}

function permissive(state: 'allowed' | 'unseen'): RobotsPolicy {
  return { summary: { state, aiBots: [], sitemaps: [], lawp: null }, crawlDelaySeconds: null, allows: () => true };
}

const SHUT: RobotsPolicy = {
  summary: { state: 'unreachable', aiBots: [], sitemaps: [], lawp: null },
  crawlDelaySeconds: null,
  allows: (url) => url.pathname === '/robots.txt',
};
