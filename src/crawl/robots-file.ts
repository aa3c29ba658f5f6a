/** A robots.txt as parsed by RFC 9309, with the lines beside the standard that we heed. */
export interface RobotsFile {
  readonly groups: readonly RobotsGroup[];
  /** `Sitemap:` values as written. */
  readonly sitemaps: readonly string[];
  /** The first `LAWP:` value as written. */
  readonly lawp: string | null;
}

/** The rules that belong to one or more user agents. */
export interface RobotsGroup {
  /** Product tokens in lower case; "*" for everybody. */
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
  /** Seconds between requests, the largest given. */
  readonly crawlDelaySeconds: number | null;
}

/** One Allow or Disallow line. */
export interface RobotsRule {
  readonly allow: boolean;
  /** Path pattern with percent-encoding settled; may hold `*` and a closing `$`. */
  readonly pattern: string;
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
}

/** Bytes of a robots.txt that are parsed (RFC 9309, 2.5); the rest does not count. */
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** A path is compared as far as this. */
const MAX_PATH_LENGTH = 2048;
const MAX_SITEMAPS = 50;

/** Parses a robots.txt. Takes any text, never throws; unknown lines are passed over without ending a group. */
export function parseRobotsFile(text: string): RobotsFile {
  const groups: RobotsGroup[] = [];
  const sitemaps: string[] = [];
  let lawp: string | null = null;
  let open: { agents: string[]; rules: RobotsRule[]; crawlDelaySeconds: number | null } | null = null;

  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const record = parseLine(line);
    if (record === null) continue;
    const { key, value } = record;
    if (key === 'user-agent') {
      if (open === null || open.rules.length > 0 || open.crawlDelaySeconds !== null) {
        open = { agents: [], rules: [], crawlDelaySeconds: null };
        groups.push(open);
      }
      const agent = productToken(value);
      if (agent !== '') open.agents.push(agent);
    } else if (key === 'allow' || key === 'disallow') {
      open?.rules.push({ allow: key === 'allow', pattern: settleEncoding(value) });
    } else if (key === 'crawl-delay' && open !== null) {
      open.crawlDelaySeconds = largest(open.crawlDelaySeconds, value);
    } else if (key === 'sitemap' && value !== '' && sitemaps.length < MAX_SITEMAPS) {
      sitemaps.push(value);
    } else if (key === 'lawp' && value !== '') {
      lawp ??= value;
    }
  }
  return { groups, sitemaps, lawp };
}

/** The rules for an agent: every group that names it together, else every group for "*", else none. */
export function rulesFor(file: RobotsFile, agent: string): AgentRules {
  const token = productToken(agent);
  const own = file.groups.filter(({ agents }) => agents.includes(token));
  const groups = own.length > 0 ? own : file.groups.filter(({ agents }) => agents.includes('*'));
  const rules = groups.flatMap((group) => group.rules).filter(({ pattern }) => pattern !== '');
  const delays = groups.flatMap(({ crawlDelaySeconds }) => (crawlDelaySeconds === null ? [] : [crawlDelaySeconds]));
  return {
    named: own.length > 0,
    crawlDelaySeconds: delays.length === 0 ? null : Math.max(...delays),
    restricts: rules.some(({ allow }) => !allow),
    allows(path) {
      const settled = settleEncoding(path).slice(0, MAX_PATH_LENGTH);
      if (settled === '/robots.txt') return true;
      let best: RobotsRule | null = null;
      for (const rule of rules) {
        if (best !== null && !outranks(rule, best)) continue;
        if (matchesPattern(rule.pattern, settled)) best = rule;
      }
      return best === null || best.allow;
    },
  };
}

/** The longest pattern decides; between equals Allow does (RFC 9309, 2.2.2). */
function outranks(rule: RobotsRule, best: RobotsRule): boolean {
  if (rule.pattern.length !== best.pattern.length) return rule.pattern.length > best.pattern.length;
  return rule.allow && !best.allow;
}

/** Keys as people misspell them, each for the line it stands for. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['user-agent', 'user-agent'],
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['disalow', 'disallow'],
  ['allow', 'allow'],
  ['crawl-delay', 'crawl-delay'],
  ['crawldelay', 'crawl-delay'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
  ['lawp', 'lawp'],
]);

function parseLine(line: string): { key: string; value: string } | null {
  const hash = line.indexOf('#');
  const text = (hash === -1 ? line : line.slice(0, hash)).trim();
  const colon = text.indexOf(':');
  if (colon !== -1) {
    const key = KEYS.get(text.slice(0, colon).trim().toLowerCase());
    return key === undefined ? null : { key, value: text.slice(colon + 1).trim() };
  }
  // "Disallow /x": the colon is forgotten on real sites; two words and no more are taken for what they mean.
  const words = text.split(/\s+/, 3);
  const key = words.length === 2 ? KEYS.get(words[0]?.toLowerCase() ?? '') : undefined;
  return key === undefined ? null : { key, value: words[1] ?? '' };
}

/** "Googlebot/2.1 (+http…)" → "googlebot"; "*" and "* anything" → "*". */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase();
}

function largest(before: number | null, value: string): number | null {
  const seconds = /^[0-9]{1,9}(?:\.[0-9]{1,9})?$/.test(value) ? Number(value) : null;
  return seconds === null ? before : Math.max(before ?? 0, seconds);
}

/**
 * One spelling for both sides of a comparison: what a URL cannot hold is percent-encoded, escapes of unreserved
 * characters are opened, the others get capital letters.
 */
function settleEncoding(path: string): string {
  const encoded = path.replace(/[^\x21-\x7e]+/g, encodeRun);
  return encoded.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

function encodeRun(run: string): string {
  return encodeURIComponent(run.toWellFormed());
}

/**
 * Whether a pattern matches the start of a path; `*` is anything, a closing `$` the path's end. Greedy pieces, each
 * searched once from where the piece before ended: linear in pieces, without backtracking.
 */
function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split(/\*+/);
  const first = pieces.shift() ?? '';
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = anchored ? pieces.pop() : undefined;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!anchored) return true;
  if (last === undefined) return path.length === at;
  return path.length - last.length >= at && path.endsWith(last);
}
