import {
  type AgentRules,
  type CrawlDelay,
  longer,
  type RobotsGroup,
  type RobotsReading,
  toReading,
} from './robots-groups.ts';
import { type RobotsRule, settleEncoding, toRule } from './robots-rule.ts';
import { allowedPattern, disallowedPatterns, fromUtf16, robotsTexts } from './robots-texts.ts';

/** A robots.txt as parsed by RFC 9309, with the lines beside the standard that we heed. */
export interface RobotsFile {
  /** One for each way in which the file can be read: what one of them forbids is forbidden. */
  readonly readings: readonly RobotsReading[];
  /** `Sitemap:` values as written. */
  readonly sitemaps: readonly string[];
  /** The first `LAWP:` value as written. */
  readonly lawp: string | null;
}

/** Bytes of a robots.txt that are parsed (RFC 9309, 2.5); the rest does not count. */
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** Octets of a line that are read, and of a path that are compared: as many as Google's parser takes. */
const MAX_LINE_BYTES = 2083 * 8;
const MAX_SITEMAPS = 50;
/** As octets; some files begin with a part of it only. */
const BYTE_ORDER_MARK = /^\xef(?:\xbb\xbf?)?/;

/** Parses the bytes of a robots.txt. Never throws; unknown lines are passed over without ending a group. */
export function parseRobotsFile(body: Uint8Array): RobotsFile {
  const texts = robotsTexts(toOctets(fromUtf16(body)).replace(BYTE_ORDER_MARK, ''));
  const [records = [], ...others] = texts.map(parseRecords);
  const valuesOf = (wanted: string) =>
    records.filter(({ key, value }) => key === wanted && value !== '').map(({ value }) => toText(value));
  return {
    readings: [records, ...others].map((read) => toReading(toGroups(read))),
    sitemaps: valuesOf('sitemap').slice(0, MAX_SITEMAPS),
    lawp: valuesOf('lawp')[0] ?? null,
  };
}

function toGroups(records: readonly RobotsRecord[]): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let open: { place: number; agents: string[]; rules: RobotsRule[]; crawlDelays: CrawlDelay[] } | null = null;
  for (const { key, value } of records) {
    if (key === 'user-agent') {
      if (open === null || open.rules.length > 0) {
        open = { place: groups.length, agents: [], rules: [], crawlDelays: [] };
        groups.push(open);
      }
      const agent = productToken(value);
      if (agent !== '') open.agents.push(agent);
    } else if (key === 'allow') {
      open?.rules.push(toRule(true, allowedPattern(value)));
    } else if (key === 'disallow') {
      open?.rules.push(...disallowedPatterns(value).map((pattern) => toRule(false, pattern)));
    } else if (key === 'crawl-delay' && open !== null) {
      const seconds = /^[0-9]{1,9}(?:\.[0-9]{1,9})?$/.test(value) ? Number(value) : null;
      if (seconds !== null) open.crawlDelays.push({ agents: open.agents.length, seconds });
    }
  }
  return groups;
}

/** The rules for an agent: every group that names it together, else every group for "*", else none. */
export function rulesFor({ readings }: RobotsFile, agent: string): AgentRules {
  const token = productToken(agent);
  const each = readings.map((reading) => reading.rulesOf(token));
  const settle = (path: string): string => settleEncoding(toOctets(Buffer.from(path)).slice(0, MAX_LINE_BYTES));
  return {
    named: each.some(({ named }) => named),
    crawlDelaySeconds: each.reduce(
      (longest: number | null, { crawlDelaySeconds }) => longer(longest, crawlDelaySeconds),
      null,
    ),
    restricts: each.some(({ restricts }) => restricts),
    allows(path) {
      const settled = settle(path);
      return settled === '/robots.txt' || each.every(({ allows }) => allows(settled));
    },
    lineFor(path) {
      const settled = settle(path);
      const decider = each.find(({ allows }) => !allows(settled)) ?? each[0];
      return decider?.lineFor(settled) ?? null;
    },
  };
}

/** How keys begin, misspellings that many sites have included; Google heeds the same beginnings of the first four. */
const KEYS: readonly (readonly [key: string, beginnings: readonly string[]])[] = [
  ['user-agent', ['user-agent', 'useragent', 'user agent']],
  ['allow', ['allow']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['sitemap', ['sitemap', 'site-map']],
  ['crawl-delay', ['crawl-delay', 'crawldelay']],
  ['lawp', ['lawp']],
];

interface RobotsRecord {
  readonly key: string;
  readonly value: string;
}

function parseRecords(text: string): RobotsRecord[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => parseLine(line.slice(0, MAX_LINE_BYTES)) ?? []);
}

/** A comment ends a line, and NUL does: other parsers read no further. */
function parseLine(line: string): RobotsRecord | null {
  const end = line.search(/[#\0]/);
  const text = trim(end === -1 ? line : line.slice(0, end));
  const colon = text.indexOf(':');
  if (colon !== -1) {
    const key = keyOf(text.slice(0, colon));
    return key === null ? null : { key, value: trim(text.slice(colon + 1)) };
  }
  // "Disallow /x": the colon is forgotten on real sites; two words and no more are taken for what they mean.
  const words = text.split(/[\t ]+/, 3);
  const key = words.length === 2 ? keyOf(words[0] ?? '') : null;
  return key === null ? null : { key, value: words[1] ?? '' };
}

function keyOf(written: string): string | null {
  const start = written.slice(0, 16).toLowerCase();
  return KEYS.find(([, beginnings]) => beginnings.some((beginning) => start.startsWith(beginning)))?.[0] ?? null;
}

/** "Googlebot/2.1 (+http…)" → "googlebot"; "*" and "* anything" → "*". */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase();
}

/** One character for each octet: what is no UTF-8 stays what it is. */
function toOctets(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function toText(octets: string): string {
  return Buffer.from(octets, 'latin1').toString();
}

/** Without ASCII white space at both ends: an octet of a letter is none, whatever it is in Latin-1. Linear. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
