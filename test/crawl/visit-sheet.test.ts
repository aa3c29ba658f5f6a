import { describe, expect, it } from 'vitest';
import type { Visit } from '../../src/core/site/visit.ts';
import type { VisitOptions } from '../../src/crawl/fetch/visit-options.ts';
import type { Route } from '../support/site-server.ts';
import { serve, visit } from './serve-and-visit.ts';

const link = (href: string, rest = '') => `<link rel="stylesheet" href="${href}"${rest}>`;
const home = (head: string) => `<head>${head}</head><a href="/contact">Contact</a><p>We bake bread.</p>`;
const css: Route = { body: '.x{display:none}', headers: { 'content-type': 'text/css', etag: '"1"' } };
const sheetOf = ({ resources }: Visit) => resources.find(({ role }) => role === 'style');
const body = (seen: Visit) => new TextDecoder().decode(sheetOf(seen)?.body ?? undefined);

describe('the style sheet of a site', () => {
  it('is asked for once, the first of its own that is for screens', async () => {
    const head = [
      link('https://cdn.example/a.css'),
      link('/print.css', ' media="print"'),
      '<link rel="alternate stylesheet" href="/dark.css">',
      link('/off.css', ' disabled'),
      `<noscript>${link('/noscript.css')}</noscript>`,
      link('/app.css?v=2#x'),
      link('/more.css'),
    ].join('');
    const server = await serve({
      'shop.example': { '/': home(head), '/contact': home(link('/other.css')), '/app.css?v=2': css },
      'cdn.example': { '/a.css': css },
    });
    const seen = await visit(server);
    expect(sheetOf(seen)).toMatchObject({ url: 'https://shop.example/app.css?v=2', outcome: 'ok', status: 200 });
    expect(body(seen)).toBe('.x{display:none}');
    expect(server.paths('shop.example').filter((path) => path.includes('.css'))).toEqual(['/app.css?v=2']);
    expect(server.paths('cdn.example')).toEqual([]);
  });

  it('is not asked for where robots.txt forbids it, which leaves the visit complete', async () => {
    const robots = { body: 'User-agent: *\nDisallow: /app.css', headers: { 'content-type': 'text/plain' } };
    const server = await serve({
      'shop.example': {
        '/': home(link('/app.css')),
        '/contact': '<p>Call</p>',
        '/robots.txt': robots,
        '/app.css': css,
      },
    });
    expect(await visit(server)).toMatchObject({ outcome: 'complete', reason: null });
    expect(server.paths()).not.toContain('/app.css');
  });

  it.each<[string, Route]>([
    ['a page', { body: '<!doctype html><p>Not found', headers: { 'content-type': 'text/html' } }],
    ['an error', { status: 500 }],
    ['nothing', { status: 404, body: '', headers: { 'content-type': 'text/css' } }],
    ['a wish to be left alone', { status: 429, headers: { 'retry-after': '86400' } }],
    ['a way to another site', { status: 302, headers: { location: 'https://cdn.example/a.css' } }],
  ])('that answers with %s is not used, and the visit is complete', async (_, route) => {
    const server = await serve({
      'shop.example': { '/': home(link('/app.css')), '/contact': '<p>Call</p>', '/app.css': route },
      'cdn.example': { '/a.css': css },
    });
    const seen = await visit(server);
    expect(seen).toMatchObject({ outcome: 'complete', reason: null });
    expect(sheetOf(seen)?.body).toBeNull();
    expect(server.paths('cdn.example')).toEqual([]);
  });

  it('is cut at 512 KB, and asked for on conditions the next time', async () => {
    const long: Route = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/css', etag: '"1"' }).end('p{top:0}'.repeat(100_000));
    };
    const server = await serve({
      'shop.example': { '/': home(link('/app.css')), '/contact': '<p>Call</p>', '/app.css': long },
    });
    const first = sheetOf(await visit(server));
    expect(first).toMatchObject({ outcome: 'ok', truncated: true });
    expect(first?.body?.byteLength).toBe(512 * 1024);
    const previous: VisitOptions['previous'] = (_, role) =>
      role === 'style' && first?.body
        ? { etag: '"1"', lastModified: null, status: 200, headers: first.headers, body: first.body, truncated: true }
        : null;
    expect(sheetOf(await visit(server, 'shop.example', { previous }))).toMatchObject({
      outcome: 'unchanged',
      truncated: true,
    });
  });
});
