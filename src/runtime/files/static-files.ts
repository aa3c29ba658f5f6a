import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdsTag } from '../../api/holds-tag.ts';
import { prefersMarkdown } from '../../api/prefers-markdown.ts';
import { acceptedEncoding, type Encoding } from '../answers/accepted-encoding.ts';
import { drawnPageHeaders, fileHeaders } from '../answers/page-headers.ts';
import { sendStream } from '../answers/send-stream.ts';
import { type FoundFile, findTwin } from './find-file.ts';
import { type HeldBytes, type HotFile, hotFiles } from './hot-files.ts';

/**
 * Answers from the drawn files; false when there is none at that path. Rejects when a file cannot be read, with EMFILE
 * when too many are open.
 */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const TWINS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves a folder of drawn files with their `.br` and `.gz` twins, ETag and cache headers: short ones from memory, long
 * ones from disk. Each has one address: with a slash behind it, it leads to the one without (R19). Always whole: a server
 * may ignore `Range` (RFC 9110, section 14.2), and pages are not worth the parts. Files drawn later are found, too.
 */
export function serveFolder(folder: string): ServeFile {
  const find = hotFiles(folder);
  const findMarkdown = (pathname: string): HotFile | null => {
    const twin = find(`${pathname === '/' ? '/index' : pathname.replace(/\/$/, '')}.md`);
    // A page may have the address of a twin (R9).
    return twin?.type.startsWith('text/markdown') ? twin : null;
  };
  return async (request, response) => {
    const pathname = pathOf(request);
    const drawn = find(pathname);
    if (drawn === null) return false;
    const found = (isPage(drawn) && prefersMarkdown(request.headers.accept) && findMarkdown(pathname)) || drawn;
    if (pathname !== '/' && pathname.endsWith('/')) {
      response.writeHead(308, { ...fileHeaders(pathname), Location: withoutSlash(request) }).end();
    } else if (isHeld(request, found)) {
      response.writeHead(304, commonHeaders(found, pathname)).end();
    } else if (found.bytes) {
      sendHeld(found, found.bytes, { pathname, request, response });
    } else {
      await sendLong(found, { pathname, request, response });
    }
    return true;
  };
}

/** Whether the caller holds this very file: by its tag or, where none is named, by its date (RFC 9110, section 13.2.2). */
function isHeld({ headers }: IncomingMessage, { etag, lastModified }: FoundFile): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return holdsTag(tags, etag);
  return since !== undefined && Date.parse(since) >= Date.parse(lastModified);
}

/** Serves several folders as one: a file of the first goes before one of the next at the same path. */
export function serveFolders(folders: readonly string[]): ServeFile {
  const serve = folders.map(serveFolder);
  return async (request, response) => {
    for (const serveFile of serve) if (await serveFile(request, response)) return true;
    return false;
  };
}

/** What follows the path stays. */
function withoutSlash({ url = '/' }: IncomingMessage): string {
  return url.replace(/\/(?=$|[?#])/, '');
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

interface Asked {
  readonly pathname: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function sendHeld(file: FoundFile, bytes: HeldBytes, { pathname, request, response }: Asked): void {
  const { identity, packed } = bytes;
  const encoding = packed && acceptedEncoding(request.headers['accept-encoding']);
  const body = packed && encoding ? packed[encoding]() : identity;
  response.writeHead(200, wholeHeaders(file, pathname, encoding, body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Opened before anything is said of it, and closed with the connection at the latest. */
async function sendLong(file: FoundFile, { pathname, request, response }: Asked): Promise<void> {
  const { path } = file;
  const encoding = acceptedEncoding(request.headers['accept-encoding'], (name) => findTwin(path, TWINS[name]) !== null);
  const opened = await open(encoding === null ? path : `${path}${TWINS[encoding]}`);
  try {
    const { size } = await opened.stat();
    response.writeHead(200, wholeHeaders(file, pathname, encoding, size));
    if (request.method === 'HEAD') response.end();
    else await sendStream(opened.createReadStream(), response);
  } finally {
    await opened.close();
  }
}

type Headers = Readonly<Record<string, string | number>>;

function commonHeaders(file: FoundFile, pathname: string): Headers {
  const { etag, lastModified, type } = file;
  const isEither = isPage(file) || type.startsWith('text/markdown');
  const Vary = isEither ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
  const headers = isPage(file) ? drawnPageHeaders(pathname) : fileHeaders(pathname);
  return { ...headers, Vary, ETag: etag, 'Last-Modified': lastModified };
}

function isPage({ type }: FoundFile): boolean {
  return type.startsWith('text/html');
}

function wholeHeaders(file: FoundFile, pathname: string, encoding: Encoding | null, length: number): Headers {
  return {
    ...commonHeaders(file, pathname),
    'Content-Type': file.type,
    'Content-Length': length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
}
