import { describe, expect, it } from 'vitest';
import { sampleAnswer, sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import type { Resource, ResourceRole } from '../../../src/core/site/visit.ts';
import { visitFromResources } from '../../../src/crawl/visit/visit-from-resources.ts';

const site = sampleDomain('a.example');

function held(role: ResourceRole, url: string, changes: Partial<Resource> & { text?: string } = {}): Resource {
  const { text = '<p>Bread</p>', ...rest } = changes;
  return sampleAnswer(url, text, { role, headers: {}, fetchedAt: '2026-01-01T00:00:00.000Z', ...rest });
}
const visitOf = (resources: readonly Resource[]) => visitFromResources(site, resources, (bytes) => bytes);
const urlsOf = (resources: readonly Resource[], role: ResourceRole) =>
  visitOf(resources)
    .resources.filter((resource) => resource.role === role)
    .map(({ url }) => url);

describe('visitFromResources', () => {
  it('is never complete, since what an archive does not hold was not seen', () => {
    const visit = visitOf([held('home', 'https://a.example/')]);
    expect(visit).toMatchObject({ outcome: 'partial', robots: { state: 'unseen' }, movedTo: null });
    expect(visit.resources.map(({ role }) => role)).toEqual(['home']);
  });
  it('holds one home page: read before unread, https before http, later before earlier', () => {
    const unread = { body: null, status: 301, fetchedAt: '2026-03-01T00:00:00.000Z' };
    const homes = [
      held('home', 'http://a.example/'),
      held('home', 'https://www.a.example/'),
      held('home', 'https://a.example/', unread),
    ];
    expect(urlsOf(homes, 'home')).toEqual(['https://www.a.example/']);
    expect(urlsOf(homes.toReversed(), 'home')).toEqual(['https://www.a.example/']);
  });
  it('follows a home page to where the archive holds it', () => {
    const resources = [
      held('home', 'https://a.example/', { body: null, status: 302, headers: { location: '/en/' } }),
      held('page', 'https://a.example/en/'),
    ];
    const visit = visitOf(resources);
    expect(visit.resources.map(({ role, url, finalUrl }) => [role, url, finalUrl])).toEqual([
      ['home', 'https://a.example/', 'https://a.example/en/'],
    ]);
  });
  it('holds twelve pages, those that tell most first', () => {
    const articles = Array.from({ length: 30 }, (_, page) => held('page', `https://a.example/2020/01/article-${page}`));
    const pages = urlsOf(
      [...articles, held('page', 'https://a.example/contact'), held('page', 'https://a.example/menu')],
      'page',
    );
    expect(pages).toHaveLength(12);
    expect(pages.slice(0, 2).sort()).toEqual(['https://a.example/contact', 'https://a.example/menu']);
  });
  it('keeps a page with a query when that is all there is, one for each path', () => {
    const pages = [
      'https://a.example/show?id=1',
      'https://a.example/show?id=2',
      'https://a.example/other?x',
      'https://a.example/other',
    ].map((url) => held('page', url));
    expect(urlsOf(pages, 'page').sort()).toEqual(['https://a.example/other', 'https://a.example/show?id=1']);
  });
  it('keeps the latest of the same address', () => {
    const [page] = visitOf([
      held('page', 'https://a.example/x', { text: 'old' }),
      held('page', 'https://a.example/x', { text: 'new', fetchedAt: '2026-02-01T00:00:00.000Z' }),
    ]).resources;
    expect(new TextDecoder().decode(page?.body ?? new Uint8Array())).toBe('new');
  });
  it('heeds the robots.txt of the archive', () => {
    const robots = (text: string) => held('robots', 'https://a.example/robots.txt', { text });
    const pages = [held('home', 'https://a.example/'), held('page', 'https://a.example/menu')];
    expect(visitOf([robots('User-agent: WaymarkBot\nDisallow: /'), ...pages])).toMatchObject({
      outcome: 'opted_out',
      resources: [{ role: 'robots' }],
    });
    expect(visitOf([robots('User-agent: *\nDisallow: /'), ...pages])).toMatchObject({
      outcome: 'blocked',
      resources: [{ role: 'robots' }],
    });
    expect(urlsOf([robots('User-agent: *\nDisallow: /menu'), ...pages], 'page')).toEqual([]);
  });
  it('tells moved, gone and blocked sites', () => {
    const home = (changes: Partial<Resource>) =>
      visitOf([held('home', 'https://a.example/', { body: null, ...changes })]);
    expect(home({ status: 301, headers: { location: 'https://www.b.example/' } })).toMatchObject({
      outcome: 'moved',
      movedTo: 'b.example',
    });
    expect(home({ status: 301, headers: { location: 'https://www.a.example/' } })).toMatchObject({
      outcome: 'blocked',
    });
    for (const location of ['http://localhost/', 'http://b.internal/', 'http://192.0.2.1/'])
      expect(home({ status: 301, headers: { location } })).toMatchObject({ outcome: 'blocked', movedTo: null });
    expect(home({ status: 404 })).toMatchObject({ outcome: 'gone' });
    expect(
      home({ status: 403, outcome: 'refused', reason: 'The site refused the request (status 403).' }),
    ).toMatchObject({ outcome: 'blocked', reason: 'The site refused the request (status 403).' });
    expect(visitOf([])).toMatchObject({ outcome: 'blocked', resources: [] });
  });
});
