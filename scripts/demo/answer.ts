import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DemoSite } from './demo-site.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.rss': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.gz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|xhtml|manifest|atom|rss)|image\/svg)/;

/** One whole answer: what is sent when the request sets no conditions. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer | string;
  readonly type: string;
  readonly headers?: Record<string, string> | undefined;
  readonly modified?: Date | undefined;
}

/** Content-Type of a file name; HTML and CSS carry the charset of their site, unless that is null. */
export function mediaType(name: string, site: DemoSite): string {
  const type = MEDIA_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
  const ownCharset = site.charset !== null && /^text\/(?:html|css)$|xhtml/.test(type);
  return ownCharset ? `${type}; charset=${site.charset}` : type;
}

/**
 * Sends an answer with ETag, Last-Modified, gzip when the caller takes it, 304 when the caller has it, and no body to
 * HEAD. Only answers with status 200 carry validators.
 */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const plain = Buffer.from(answer.body);
  const packed = COMPRESSIBLE.test(answer.type) && plain.length > 256 && takesGzip(request);
  const body = packed ? gzipSync(plain) : plain;

  if (answer.type) response.setHeader('Content-Type', answer.type);
  if (COMPRESSIBLE.test(answer.type)) response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);

  if (answer.status === 200) {
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}${packed ? '-gz' : ''}"`;
    response.setHeader('ETag', etag);
    if (answer.modified) response.setHeader('Last-Modified', answer.modified.toUTCString());
    if (isFresh(request, etag, answer.modified)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  if (packed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a value as JSON; never cached. */
export function sendJson(request: IncomingMessage, response: ServerResponse, status: number, value: unknown): void {
  response.setHeader('Cache-Control', 'no-store');
  sendAnswer(request, response, { status, body: JSON.stringify(value), type: 'application/json' });
}

/** Sends one line of plain text. */
export function sendText(request: IncomingMessage, response: ServerResponse, status: number, line: string): void {
  sendAnswer(request, response, { status, body: `${line}\n`, type: 'text/plain; charset=utf-8' });
}

function takesGzip(request: IncomingMessage): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return accepted.split(',').some((part) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(part));
}

function isFresh(request: IncomingMessage, etag: string, modified: Date | undefined): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const known = request.headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return modified !== undefined && since >= modified.getTime();
}
