import type { Route } from './site-server.ts';

/** How a server was asked, under whatever names. */
export interface Asked {
  /** Requests at a time, at most. */
  readonly atMost: number;
  /** Between the end of an answer and the next request. */
  readonly shortestGapMs: number;
}

const TAKES_MS = 2;
const PAGE = '<title>One of many</title><p>The page of one of many names, which says a few words about bread.</p>';

/**
 * The answers of one server with many names, and how it was asked for them.
 * @param isOpen whether a name may be read; the others are short visits
 */
export function watchedRoute(isOpen: (host: string) => boolean): { readonly seen: Asked; readonly route: Route } {
  const seen = { atMost: 0, shortestGapMs: Number.POSITIVE_INFINITY };
  let underWay = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  const route: Route = ({ url, headers }, response) => {
    underWay += 1;
    seen.atMost = Math.max(seen.atMost, underWay);
    seen.shortestGapMs = Math.min(seen.shortestGapMs, performance.now() - endedAt);
    const isShut = url === '/robots.txt' && !isOpen(headers.host ?? '');
    setTimeout(() => {
      underWay -= 1;
      endedAt = performance.now();
      if (isShut) response.writeHead(200).end('User-agent: *\nDisallow: /');
      else response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(PAGE);
    }, TAKES_MS);
  };
  return { seen, route };
}
