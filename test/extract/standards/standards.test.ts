import { describe, expect, it } from 'vitest';
import { resource, sketch } from '../../../scripts/versions/judge-input.ts';
import { type Resource, STANDARD_IDS, type StandardId, type Visit } from '../../../src/core/site/visit.ts';
import { readStandards } from '../../../src/extract/standards/standards.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function visit(resources: readonly Resource[], more: Partial<Visit> = {}): Visit {
  return { ...sketch().visit, resources, ...more };
}

function read(given: Visit, id: StandardId, types: readonly string[] = []) {
  const { state, found } = readStandards(given, types).find((facts) => facts.id === id) ?? { state: null, found: null };
  return [state, found];
}

function probe(standard: StandardId, body: string | null, more: Partial<Resource> = {}): Visit {
  return visit([resource('standard', '/probe', { standard, body: body === null ? null : bytes(body), ...more })]);
}

const robots = (more: Partial<Visit['robots']>): Visit =>
  visit([resource('robots', '/robots.txt')], {
    robots: { state: 'allowed', aiBots: [], sitemaps: [], lawp: null, ...more },
  });

describe('readStandards', () => {
  it('gives ten lines in their order, whatever was seen', () => {
    expect(readStandards(visit([]), []).map(({ id }) => id)).toEqual([...STANDARD_IDS]);
  });

  it('never says "not seen" of what was not looked at', () => {
    for (const given of [
      visit([]),
      visit([], { source: 'warc', robots: { state: 'unseen', aiBots: [], sitemaps: [], lawp: null } }),
    ]) {
      expect(new Set(readStandards(given, []).map(({ state }) => state))).toEqual(new Set(['unseen']));
    }
  });

  it('tells "not there" from "did not answer"', () => {
    expect(read(probe('llms_txt', null, { status: 404 }), 'llms_txt')).toEqual(['not_seen', '404']);
    const failed = { outcome: 'failed', status: null, reason: 'Timed out after 10 s' } as const;
    expect(read(probe('llms_txt', null, failed), 'llms_txt')).toEqual(['unseen', 'Timed out after 10 s']);
  });

  it.each([
    [robots({}), 'seen', 'All bots may read'],
    [robots({ state: 'restricted' }), 'seen', 'All bots may read, except some paths'],
    [robots({ aiBots: [{ agent: 'GPTBot', allowed: true }] }), 'seen', '1 AI bot is named and may read'],
    [
      robots({
        aiBots: [
          { agent: 'GPTBot', allowed: false },
          { agent: 'CCBot', allowed: false },
        ],
      }),
      'seen',
      'GPTBot and CCBot may not read',
    ],
    [
      robots({ aiBots: ['A', 'B', 'C', 'D', 'E', 'F'].map((agent) => ({ agent, allowed: false })) }),
      'seen',
      'A, B, C, D and 2 more may not read',
    ],
    [robots({ state: 'disallowed' }), 'seen', 'Bots may not read the home page'],
    [visit([resource('robots', '/robots.txt', { status: 404, body: null })]), 'not_seen', '404; all bots may read'],
  ])('reads the rules for AI bots: %#', (given, state, found) => {
    expect(read(given, 'robots')).toEqual([state, found]);
  });

  it.each([
    ['<?xml version="1.0"?><urlset><url><loc>a</loc></url><url><loc>b</loc></url></urlset>', 'seen', '2 addresses'],
    ['<urlset><url><loc>a</loc></url></urlset>', 'seen', '1 address'],
    ['<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>', 'seen', 'An index of 1 file'],
    ['https://bakery.example/\nhttps://bakery.example/b\n', 'seen', '2 addresses'],
    ['<!doctype html><html><body><loc>no</loc></body></html>', 'not_seen', 'No addresses in it'],
  ])('counts the addresses of a sitemap: %#', (text, state, found) => {
    expect(read(visit([resource('sitemap', '/sitemap.xml', { body: bytes(text) })]), 'sitemap')).toEqual([
      state,
      found,
    ]);
  });

  it('counts nothing of what is no sitemap', () => {
    const list = bytes('https://bakery.example/\nhttps://bakery.example/b\n');
    const others = [resource('robots', '/robots.txt', { body: list }), resource('home', '/', { body: list })];
    expect(read(visit(others), 'sitemap')[0]).toBe('unseen');
    const empty = resource('sitemap', '/sitemap.xml', { body: bytes('<urlset></urlset>') });
    expect(read(visit([...others, empty]), 'sitemap')).toEqual(['not_seen', 'No addresses in it']);
  });

  it('names the schema.org types', () => {
    expect(read(visit([]), 'schema_org', ['Bakery', 'Product'])).toEqual(['seen', 'Bakery, Product']);
    expect(read(visit([]), 'schema_org', ['A', 'B', 'C', 'D', 'E', 'F'])).toEqual(['seen', 'A, B, C, D and 2 more']);
    expect(read(visit([resource('home', '/')]), 'schema_org')).toEqual(['not_seen', 'No types on the pages we read']);
    const inner = ['unseen', 'No types on the pages we read; no home page among them'];
    expect(read(visit([resource('page', '/a')]), 'schema_org')).toEqual(inner);
    expect(read(visit([]), 'schema_org')).toEqual(['unseen', 'No page could be read']);
  });

  it.each([
    ['Contact: mailto:a@b.example\nExpires: 2027-03-01T00:00:00Z\n', 'seen', 'Valid until March 2027'],
    ['# hi\r\ncontact: https://b.example/\r\nexpires: 2025-01-01T00:00:00Z', 'seen', 'Expired in January 2025'],
    ['Contact: mailto:a@b.example', 'seen', 'A contact, but no date until which it is valid'],
    ['Expires: 2027-03-01T00:00:00Z', 'not_seen', 'The file names no contact'],
    ['<!doctype html><title>Home</title>', 'not_seen', 'A web page came back'],
  ])('reads security.txt: %#', (text, state, found) => {
    expect(read(probe('security_txt', text), 'security_txt')).toEqual([state, found]);
  });

  it.each([
    ['llms_txt', '# Bakery\n\n- [Menu](/menu)\n- [Order](/order)\n', 'text/plain', 'seen', '2 links'],
    ['llms_txt', '<html></html>', 'text/plain', 'not_seen', 'A web page came back'],
    ['markdown', '# Bakery', 'text/markdown; charset=utf-8', 'seen', 'Markdown came back'],
    ['markdown', '<!doctype html>', 'text/html', 'not_seen', 'HTML came back'],
    ['markdown', '<!doctype html>', 'text/markdown', 'not_seen', 'HTML came back'],
    ['mcp_server_card', '{"name":"Orders","remotes":[]}', 'application/json', 'seen', '“Orders”'],
    ['mcp_server_card', '{"serverInfo":{"name":"Orders"}}', 'application/json', 'seen', '“Orders”'],
    ['mcp_server_card', '<!doctype html>', 'text/html', 'not_seen', 'No JSON came back'],
    ['a2a_agent_card', '{"name":"Agent","skills":[]}', 'application/json', 'seen', '“Agent”'],
    ['a2a_agent_card', '{"error":"no"}', 'application/json', 'not_seen', 'JSON of another kind came back'],
    ['ard', '{"specVersion":"1","entries":[]}', 'application/json', 'seen', 'A card without a name'],
    ['api_catalog', '{"linkset":[{}]}', 'application/linkset+json', 'seen', 'An API catalogue of 1 entry'],
    ['api_catalog', '{"openapi":"3.1.0"}', 'application/json', 'seen', 'OpenAPI 3.1.0'],
    ['api_catalog', '["x"]', 'application/json', 'not_seen', 'No JSON came back'],
  ] as const)('reads %s: %#', (id, text, type, state, found) => {
    expect(read(probe(id, text, { headers: { 'content-type': type } }), id)).toEqual([state, found]);
  });

  it('reads an llms.txt of line ends in time that grows as its length does', () => {
    const startedAt = cpuMs();
    expect(read(probe('llms_txt', '\n'.repeat(250_000)), 'llms_txt')).toEqual(['not_seen', 'An empty file came back']);
    expect(cpuMs() - startedAt).toBeLessThan(2_000);
  });

  it('shows names of others without invisible characters, and cut', () => {
    const name = `a\u202eb\u200b${'c'.repeat(500)}`;
    const [, found] = read(probe('a2a_agent_card', JSON.stringify({ name, skills: [] })), 'a2a_agent_card');
    expect(found).toMatch(/^“abc{20,90}…”$/);
  });
});
