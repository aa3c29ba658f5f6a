import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { acceptedEncoding } from './accepted-encoding.ts';
import { type HotFile, hotFiles } from './hot-files.ts';
import { fileHeaders } from './page-headers.ts';

/** Answers from the drawn files; false when there is none at that path. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Files of the publisher's own: its mark, what it is drawing. */
const HIDDEN = /\/(\.|%2e)/i;

/**
 * Serves a folder of drawn files with their `.br` and `.gz` twins, ETag and cache headers: short ones from memory, long
 * ones and parts of files from disk. Files drawn later are found, too.
 */
export function serveFolder(folder: string): ServeFile {
  const find = hotFiles(folder);
  const serve = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders });
  return (request, response) => {
    const pathname = pathOf(request);
    const hot = request.headers.range === undefined ? find(pathname) : null;
    if (hot) {
      sendHot(hot, pathname, request, response);
      return true;
    }
    if (HIDDEN.test(pathname)) return false;
    let found = true;
    // sirv calls back at once when there is no such file, and never otherwise.
    serve(request, response, () => {
      found = false;
    });
    return found;
  };
}

/** Serves several folders as one: a file of the first goes before one of the next at the same path. */
export function serveFolders(folders: readonly string[]): ServeFile {
  const serve = folders.map(serveFolder);
  return (request, response) => serve.some((serveFile) => serveFile(request, response));
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

function sendHot(
  file: HotFile,
  pathname: string,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const { type, etag, lastModified, bytes } = file;
  const common = {
    ...fileHeaders(pathname),
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Last-Modified': lastModified,
  };
  if (headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const encoding = acceptedEncoding(headers['accept-encoding'], (name) => bytes[name] !== null);
  const body = (encoding && bytes[encoding]) ?? bytes.identity;
  response.writeHead(200, {
    ...common,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(fileHeaders(pathname))) response.setHeader(name, value);
}
