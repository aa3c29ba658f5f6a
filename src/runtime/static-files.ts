import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { PAGE_HEADERS } from './page-headers.ts';

/** Answers from the drawn files; false when there is none at that path. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean;

const PAGE_SECONDS = 60;
const YEAR_SECONDS = 31_536_000;

/**
 * Serves a folder of drawn files with their `.br` and `.gz` twins, ETag and cache headers. Files drawn later are found,
 * too.
 */
export function serveFolder(folder: string): ServeFile {
  const serve = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders });
  return (request, response) => {
    let found = true;
    // sirv calls back at once when there is no such file, and never otherwise.
    serve(request, response, () => {
      found = false;
    });
    return found;
  };
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const hashed = pathname.startsWith('/assets/');
  response.setHeader(
    'Cache-Control',
    hashed
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${PAGE_SECONDS}, stale-while-revalidate=86400`,
  );
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
}
