import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/core/site/visit.ts';
import { readRobots } from '../../../src/crawl/robots/robots.ts';
import { parseRobotsFile, rulesFor } from '../../../src/crawl/robots/robots-file.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

const parse = (file: string) => parseRobotsFile(Buffer.from(file));
const allows = (file: string, agent: string, path: string) => rulesFor(parse(file), agent).allows(path);

describe('rulesFor', () => {
  it.each<[string, string, string, boolean]>([
    ['', 'A', '/', true],
    ['User-agent: *\nDisallow:', 'A', '/x', true],
    ['User-agent: *\nDisallow: /', 'A', '/x', false],
    ['User-agent: *\nDisallow: /', 'A', '/robots.txt', true],
    ['USER-AGENT : * \r\n disallow :/x # no\r\n', 'A', '/x', false],
    ['\uFEFFUser-agent: *\rDisallow: /x', 'A', '/x', false],
    ['User-agent: B\nDisallow: /', 'A', '/', true],
    ['User-agent: waymarkBOT/2.0\nDisallow: /', 'WaymarkBot', '/', false],
    ['User-agent: WaymarkBotX\nDisallow: /', 'WaymarkBot', '/', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: A\nAllow: /', 'A', '/x', true],
    ['User-agent: A\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n\nUser-agent: A\nDisallow: /b', 'A', '/b', false],
    ['User-agent: A\nUser-agent: B\nDisallow: /a', 'B', '/a', false],
    ['User-agent: A\nSitemap: https://a.example/s.xml\nUnknown: x\nUser-agent: B\nDisallow: /', 'A', '/', false],
    ['Disallow: /\nUser-agent: A\nAllow: /x', 'A', '/y', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', 'A', '/a/b/c', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a', 'A', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', 'A', '/a', true],
    ['User-agent: *\nDisallow: /a/*/c', 'A', '/a/b/c', false],
    ['User-agent: *\nDisallow: /*.php$', 'A', '/x.php', false],
    ['User-agent: *\nDisallow: /*.php$', 'A', '/x.php?y', true],
    ['User-agent: *\nDisallow: /*.php', 'A', '/x.php5', false],
    ['User-agent: *\nDisallow: /a*a$', 'A', '/a', true],
    ['User-agent: *\nDisallow: /$', 'A', '/', false],
    ['User-agent: *\nDisallow: /$', 'A', '/x', true],
    ['User-agent: *\nDisallow: /*?', 'A', '/x?y', false],
    ['User-agent: *\nDisallow: /straße', 'A', '/stra%C3%9Fe', false],
    ['User-agent: *\nDisallow: /stra%c3%9fe', 'A', '/stra%C3%9Fe', false],
    ['User-agent: *\nDisallow: /%7Eann', 'A', '/~ann/', false],
    ['User-agent: *\nDisallow: /a%2Fb', 'A', '/a/b', true],
    ['User-agent: *\nDisallow /x', 'A', '/x', false],
    ['User-agent: __proto__\nDisallow: /', 'constructor', '/', true],
    ['User-agent: __proto__\nDisallow: /', '__proto__', '/', false],
  ])('%j lets %s see %s: %s', (file, agent, path, answer) => {
    expect(allows(file, agent, path)).toBe(answer);
  });

  it('searches for a thousand rules, and forbids rather more by those that follow', () => {
    const many = `User-agent: *\n${'Disallow: /a/*x\n'.repeat(1_000)}Allow: /*\nAllow: /*y\nDisallow: /b/*z\nDisallow: /*c$`;
    const rules = rulesFor(parse(many), 'A');
    expect(['/a/x', '/a/y', '/b/y', '/b', '/c', '/d'].map((path) => rules.allows(path))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });
  it('heeds the longest Crawl-delay, and no nonsense', () => {
    const file = parse('User-agent: *\nCrawl-delay: 2\nCrawl-delay: 7.5\nCrawl-delay: soon\nDisallow: /x');
    expect(rulesFor(file, 'A').crawlDelaySeconds).toBe(7.5);
  });
});

const answered = (status: number | null, body: string | null, outcome: Resource['outcome'] = 'ok'): Resource => ({
  role: 'robots',
  url: 'https://a.example/robots.txt',
  finalUrl: 'https://a.example/robots.txt',
  outcome,
  reason: null,
  status,
  headers: {},
  body: body === null ? null : new TextEncoder().encode(body),
  truncated: false,
  fetchedAt: '2026-01-01T00:00:00.000Z',
});
const home = new URL('https://a.example/');

describe('readRobots', () => {
  it.each<[string, Resource | null, string, boolean]>([
    ['404', answered(404, null), 'allowed', true],
    ['403', answered(403, null, 'refused'), 'allowed', true],
    ['500', answered(500, null, 'failed'), 'unreachable', false],
    ['429', answered(429, null, 'throttled'), 'unreachable', false],
    ['no connection', answered(null, null, 'failed'), 'unreachable', false],
    ['endless redirects', answered(302, null, 'failed'), 'allowed', true],
    ['not in the archive', null, 'unseen', true],
    ['a web page', answered(200, '<!DOCTYPE html>\n<title>Bakery</title>\n<p>Disallow: /'), 'allowed', true],
    ['rules in a web page', answered(200, '<html><pre>\nUser-agent: *\nDisallow: /\n</pre>'), 'disallowed', false],
    ['everything open', answered(200, 'User-agent: *\nDisallow:'), 'allowed', true],
    ['a part shut', answered(200, 'User-agent: *\nDisallow: /admin'), 'restricted', true],
    ['everybody shut out', answered(200, 'User-agent: *\nDisallow: /'), 'disallowed', false],
    ['us shut out by name', answered(200, 'User-agent: WaymarkBot\nDisallow: /'), 'opted_out', false],
    ['us shut out by name, pasted', answered(200, 'User-agent:\u00a0WaymarkBot\nDisallow:\u00a0/'), 'opted_out', false],
    ['a part shut, pasted', answered(200, 'User-agent: *\nDisallow\u200b:\u00a0/admin'), 'restricted', true],
    [
      'everybody else shut out',
      answered(200, 'User-agent: *\nDisallow: /\n\nUser-agent: WaymarkBot\nDisallow: /x'),
      'restricted',
      true,
    ],
  ])('%s', (_name, resource, state, mayVisit) => {
    const policy = readRobots(resource);
    expect(policy.summary.state).toBe(state);
    expect(policy.allows(home)).toBe(mayVisit);
  });
  it('tells which AI bots are named, where the sitemap is and where a LAWP document is', () => {
    const { summary } = readRobots(
      answered(
        200,
        'User-agent: GPTBot\nUser-agent: ccbot\nDisallow: /\n\nUser-agent: ClaudeBot\nAllow: /\n\nSitemap: https://a.example/s.xml\nLAWP: /agents.json',
      ),
    );
    expect(summary.aiBots).toEqual([
      { agent: 'GPTBot', allowed: false },
      { agent: 'ClaudeBot', allowed: true },
      { agent: 'CCBot', allowed: false },
    ]);
    expect(summary.sitemaps).toEqual(['https://a.example/s.xml']);
    expect(summary.lawp).toBe('/agents.json');
  });
  it('tells how the known bots are treated, by which lines', () => {
    const text =
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: ClaudeBot\nAllow: /\n\nUser-agent: *\nDisallow: /*?x\nAllow: /$';
    const { bots = [] } = readRobots(answered(200, text)).summary;
    expect(bots.find(({ agent }) => agent === 'GPTBot')).toEqual({
      agent: 'GPTBot',
      allowed: false,
      lines: 'User-agent: GPTBot · Disallow: /',
    });
    expect(bots.find(({ agent }) => agent === 'ClaudeBot')?.lines).toBe('User-agent: ClaudeBot · Allow: /');
    expect(bots.find(({ agent }) => agent === 'Bingbot')).toMatchObject({
      allowed: true,
      lines: 'User-agent: * · Allow: /$',
    });
    expect(readRobots(answered(404, null)).summary.bots).toBeUndefined();
  });
  it('names the group of a bot that no line of it judges, and nothing where there is no group', () => {
    const { bots = [] } = readRobots(answered(200, 'User-agent: GPTBot\nDisallow: /drafts')).summary;
    expect(bots.find(({ agent }) => agent === 'GPTBot')).toMatchObject({ allowed: true, lines: 'User-agent: GPTBot' });
    expect(bots.find(({ agent }) => agent === 'Bingbot')).toMatchObject({ allowed: true, lines: null });
  });
  it('reads 500 KiB and no more', () => {
    const { summary } = readRobots(answered(200, `User-agent: *\n${'# '.padEnd(512 * 1024, 'x')}\nDisallow: /`));
    expect(summary.state).toBe('allowed');
  });

  it('goes once through rules that speak to all, however many bots are asked about', () => {
    const text = `User-agent: *\n${'Disallow:/\u3000/ /\n'.repeat(20_000)}`;
    const costOf = (work: () => unknown): number =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const since = cpuMs();
          work();
          return cpuMs() - since;
        }),
      );
    const parsing = costOf(() => rulesFor(parse(text), 'A').allows('/'));
    expect(costOf(() => readRobots(answered(200, text))) / parsing).toBeLessThan(2.2);
  });
});
