import { Readable } from 'node:stream';
import { readBody } from '../fetch/read-body.ts';
import { parseHeaderLines, type WarcRecord } from './warc-records.ts';

/** The HTTP answer in a record. */
export interface ArchivedAnswer {
  readonly status: number;
  /** Names in lower case; cookies left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** Body without transfer and content coding. */
  readonly body: Uint8Array;
  readonly truncated: boolean;
}

const MAX_HEADER_BYTES = 128 * 1024;
const MAX_HEADER_LENGTH = 4_096;
const MAX_CHUNK_DIGITS = 8;

/** Parses the HTTP answer of a `response` record; null when there is none in it. Bodies are cut at `maxBytes`. */
export async function readArchivedAnswer(record: WarcRecord, maxBytes: number): Promise<ArchivedAnswer | null> {
  const block = Buffer.from(record.block.buffer, record.block.byteOffset, record.block.byteLength);
  const head = block.subarray(0, MAX_HEADER_BYTES).toString('latin1');
  const end = /\r?\n\r?\n/.exec(head);
  const status = /^HTTP\/[0-9.]{1,5}\s+([1-9][0-9]{2})(?!\d)/.exec(head)?.[1];
  if (status === undefined) return null;
  const bodyAt = end === null ? head.length : end.index + end[0].length;
  const headers = tidyHeaders(parseHeaderLines(head.slice(head.indexOf('\n') + 1, end?.index ?? head.length)));
  const raw = block.subarray(bodyAt);
  const payload = /\bchunked\b/i.test(headers['transfer-encoding'] ?? '') ? dechunk(raw) : raw;
  const decoded = await decode(payload, headers['content-encoding'] ?? '', maxBytes);
  if (decoded === null) return null;
  const truncated = decoded.truncated || record.cut || record.headers.has('warc-truncated');
  return { status: Number(status), headers, body: decoded.bytes, truncated };
}

function tidyHeaders(headers: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => [name, value.slice(0, MAX_HEADER_LENGTH)]),
  );
}

/** Many archives keep the header of a coding that they took off: what cannot be unpacked but is text stays as it is. */
async function decode(
  payload: Buffer,
  coding: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; truncated: boolean } | null> {
  if (coding === '') return cutAt(payload, maxBytes);
  try {
    return await readBody(Readable.from([payload]), coding, maxBytes);
  } catch {
    const looksLikeText = /^\s*[<{[\w#]/.test(payload.subarray(0, 64).toString('latin1'));
    return looksLikeText ? cutAt(payload, maxBytes) : null;
  }
}

function cutAt(bytes: Buffer, maxBytes: number): { bytes: Uint8Array; truncated: boolean } {
  return { bytes: bytes.subarray(0, maxBytes), truncated: bytes.byteLength > maxBytes };
}

/** Takes chunked coding off; bytes that are not chunked (archives often took it off already) come back as they are. */
function dechunk(raw: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < raw.byteLength; ) {
    const lineEnd = raw.indexOf(10, at);
    const line = lineEnd === -1 ? '' : raw.subarray(at, Math.min(lineEnd, at + 80)).toString('latin1');
    const digits = /^([0-9a-f]+)\s*(?:;.*)?$/i.exec(line.trim())?.[1];
    if (digits === undefined || digits.length > MAX_CHUNK_DIGITS) return at === 0 ? raw : Buffer.concat(pieces);
    const size = Number.parseInt(digits, 16);
    if (size === 0) break;
    pieces.push(raw.subarray(lineEnd + 1, lineEnd + 1 + size));
    at = lineEnd + 1 + size;
    // The line end behind a chunk.
    if (raw[at] === 13) at += 1;
    if (raw[at] === 10) at += 1;
  }
  return Buffer.concat(pieces);
}
