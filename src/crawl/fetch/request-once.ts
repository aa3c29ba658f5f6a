import type { Dispatcher } from 'undici';
import { attendedTimeout } from './attended-timeout.ts';
import { readBody } from './read-body.ts';

/** One request, without redirects. */
export interface OneRequest {
  readonly url: URL;
  readonly accept: string;
  /** Validators of what was kept, or null. */
  readonly conditions: { readonly etag: string | null; readonly lastModified: string | null } | null;
  readonly maxBytes: number;
  /** Takes status and media type; without a wanted body the rest of the answer is dropped. */
  readonly wantsBody: (status: number, mediaType: string) => boolean;
  /** From asking to the last byte, as far as we could listen. */
  readonly timeoutMs: number;
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  readonly signal?: AbortSignal;
}

/** One answer as it came. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; several values joined by ", "; cookies left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly truncated: boolean;
}

const MAX_HEADERS = 100;
const MAX_HEADER_LENGTH = 4_096;

/**
 * Sends one GET and reads its answer within bounds of time and size.
 * @throws whatever undici, the guard or a decoder throw; `faultOf` explains it
 */
export async function requestOnce(request: OneRequest): Promise<Answer> {
  const limit = attendedTimeout(request.timeoutMs);
  try {
    return await requestWithin(request, limit.signal);
  } finally {
    limit.end();
  }
}

async function requestWithin(request: OneRequest, limit: AbortSignal): Promise<Answer> {
  const { url, dispatcher } = request;
  const response = await dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'GET',
    headers: requestHeaders(request),
    // The signal bounds both: by the clock alone they would blame a server for what we were too busy to hear.
    headersTimeout: 0,
    bodyTimeout: 0,
    signal: request.signal ? AbortSignal.any([limit, request.signal]) : limit,
  });
  const headers = readHeaders(response.headers);
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const { statusCode: status, body } = response;
  // A destroyed body reports its end as an error to whoever listens.
  body.on('error', () => undefined);
  if (!request.wantsBody(status, mediaType)) {
    body.destroy();
    return { status, headers, body: null, truncated: false };
  }
  const { bytes, truncated } = await readBody(body, headers['content-encoding'] ?? '', request.maxBytes);
  return { status, headers, body: bytes, truncated };
}

function requestHeaders({ accept, userAgent, conditions }: OneRequest): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept,
    'accept-encoding': 'gzip, deflate, br',
    ...(conditions && isSendable(conditions.etag) ? { 'if-none-match': conditions.etag } : {}),
    ...(conditions && isSendable(conditions.lastModified) ? { 'if-modified-since': conditions.lastModified } : {}),
  };
}

/** A validator that the site sent in characters that no header may hold would fail every later request. */
function isSendable<T extends string>(value: T | null | undefined): value is T {
  return value != null && /^[\x20-\x7e]{1,1024}$/.test(value);
}

function readHeaders(raw: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const entries = Object.entries(raw)
    .filter(([name, value]) => value !== undefined && name !== 'set-cookie')
    .slice(0, MAX_HEADERS)
    .map(([name, value]) => [name.toLowerCase(), joined(name.toLowerCase(), value).slice(0, MAX_HEADER_LENGTH)]);
  return Object.fromEntries(entries);
}

/**
 * Of several media types the last counts (Fetch, extract a MIME type): servers behind servers name one each. Each
 * X-Robots-Tag stays a line: one may name a bot, the next speaks to all.
 */
function joined(name: string, value: string | string[] | undefined): string {
  if (!Array.isArray(value)) return value ?? '';
  return name === 'content-type' ? (value.at(-1) ?? '') : value.join(name === 'x-robots-tag' ? '\n' : ', ');
}
