import { boundSearches, matchesRule, outranks, type RobotsRule } from './robots-rule.ts';

/** The rules that belong to one or more user agents. */
export interface RobotsGroup {
  /** How many groups stand before it. */
  readonly place: number;
  /** Product tokens in lower case; "*" for everybody. */
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
  readonly crawlDelays: readonly CrawlDelay[];
}

/** One Crawl-delay line: for the agents of the group that stand before it. */
export interface CrawlDelay {
  readonly agents: number;
  readonly seconds: number;
}

/** What the rules for one agent say. */
export interface AgentRules {
  /** The agent is named in the file, rather than covered by "*". */
  readonly named: boolean;
  readonly crawlDelaySeconds: number | null;
  /** At least one line disallows something. */
  readonly restricts: boolean;
  /** Takes the path with its query, as in `url.pathname + url.search`. */
  allows(path: string): boolean;
  /** The line that decides on a path, as it would be written: "Disallow: /"; null where none does. */
  lineFor(path: string): string | null;
}

/** The groups of a file, read in one way. */
export interface RobotsReading {
  /** Whether there is no group in it. */
  readonly isEmpty: boolean;
  /** Takes a product token. The rules take paths whose encoding is settled. */
  rulesOf(token: string): AgentRules;
}

/** Many agents are asked about, and the same groups speak to most of them: the rules of those are gone through once. */
export function toReading(all: readonly RobotsGroup[]): RobotsReading {
  const known = new Map<string, JoinedRules>();
  return {
    isEmpty: all.length === 0,
    rulesOf(token) {
      const own = all.filter(({ agents }) => agents.includes(token));
      const named = own.length > 0;
      const groups = named ? own : all.filter(({ agents }) => agents.includes('*'));
      const key = groups.map(({ place }) => place).join();
      const { restricts, ruleFor } = known.get(key) ?? joinRules(groups);
      known.set(key, { restricts, ruleFor });
      return {
        named,
        crawlDelaySeconds: longestDelay(groups, named ? token : '*'),
        restricts,
        allows: (settled) => ruleFor(settled)?.allow ?? true,
        lineFor(settled) {
          const rule = ruleFor(settled);
          return rule && toLine(rule);
        },
      };
    },
  };
}

/** The rules of groups that speak to an agent together. */
interface JoinedRules {
  readonly restricts: boolean;
  /** The rule that decides on a path whose encoding is settled; null where none does. */
  ruleFor(settled: string): RobotsRule | null;
}

function joinRules(groups: readonly RobotsGroup[]): JoinedRules {
  const rules = boundSearches(groups.flatMap((group) => group.rules).filter(({ octets }) => octets > 0));
  const search = (settled: string): RobotsRule | null => {
    let best: RobotsRule | null = null;
    for (const rule of rules) {
      if (best !== null && !outranks(rule, best)) continue;
      if (matchesRule(rule, settled)) best = rule;
    }
    return best;
  };
  // Each agent is asked about the same path, and that twice.
  let last: { readonly settled: string; readonly rule: RobotsRule | null } | null = null;
  return {
    restricts: rules.some(({ allow }) => !allow),
    ruleFor(settled) {
      if (last?.settled !== settled) last = { settled, rule: search(settled) };
      return last.rule;
    },
  };
}

const MAX_LINE_SHOWN = 80;

function toLine({ allow, pieces, isWhole }: RobotsRule): string {
  const line = `${allow ? 'Allow' : 'Disallow'}: ${pieces.join('*')}${isWhole ? '$' : ''}`;
  return line.length <= MAX_LINE_SHOWN ? line : `${line.slice(0, MAX_LINE_SHOWN - 1)}…`;
}

/** The longer of two delays, where there are any. */
export function longer(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function longestDelay(groups: readonly RobotsGroup[], token: string): number | null {
  let longest: number | null = null;
  for (const { agents, crawlDelays } of groups) {
    const at = agents.indexOf(token);
    for (const delay of crawlDelays) if (at < delay.agents) longest = longer(longest, delay.seconds);
  }
  return longest;
}
