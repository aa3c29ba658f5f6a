import { prefersMarkdown } from '../src/api/prefers-markdown.ts';

/** Whoever asks for Markdown gets the drawn twin of a page, where static files are not chosen by `Accept`. */
export default function toTwin(request: Request): URL | undefined {
  if (!prefersMarkdown(request.headers.get('Accept'))) return;
  const url = new URL(request.url);
  url.pathname = `${url.pathname === '/' ? '/index' : url.pathname.replace(/\/$/, '')}.md`;
  return url;
}

/** Asked only for pages that have a twin, and only by callers that name Markdown. */
export const config = {
  path: [
    '/',
    '/bot',
    '/state',
    '/docs',
    '/docs/*',
    '/directory',
    '/directory/*',
    '/leaderboard',
    '/leaderboard/*',
    '/site/*',
  ],
  excludedPath: ['/*.atom', '/*.json', '/*.md'],
  method: 'GET',
  header: { accept: 'text/markdown' },
  onError: 'bypass',
};
