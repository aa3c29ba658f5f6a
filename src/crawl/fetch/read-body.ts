import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';

/** A body as far as we read it. */
export interface ReadBody {
  readonly bytes: Uint8Array;
  /** There was more than `maxBytes`; the rest was left unread. */
  readonly truncated: boolean;
}

/** Codings stacked on each other; nobody honest needs more than two. */
const MAX_CODINGS = 2;
/** Small output blocks, so that a bomb is stopped within 64 KB of the limit. */
const ZLIB = { chunkSize: 64 * 1024 };

/** Encoded bytes may exceed decoded ones by this much at most: a stream that packs nothing into much is cut. */
const ENCODED_SLACK_BYTES = 256 * 1024;

/**
 * Reads an HTTP body, taking Content-Encoding off and counting what comes out: at most `maxBytes` are kept, then the
 * source is destroyed, so that neither a large page nor a bomb costs more memory or time than the limit.
 *
 * @throws when the coding is unknown or broken, or the source fails; an abort of the source is one of these
 */
export async function readBody(source: Readable, contentEncoding: string, maxBytes: number): Promise<ReadBody> {
  const codings = parseCodings(contentEncoding);
  if (codings === null) {
    source.destroy();
    throw zlibError(`Unknown content coding "${contentEncoding.slice(0, 40)}"`);
  }
  const limited = codings.length === 0 ? source : limitEncoded(source, maxBytes + ENCODED_SLACK_BYTES);
  let stream: AsyncIterable<Uint8Array> = limited;
  for (const coding of codings.reverse()) stream = unpack(stream, coding);
  try {
    return await collect(stream, maxBytes);
  } finally {
    source.destroy();
  }
}

function parseCodings(contentEncoding: string): string[] | null {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim().replace(/^x-/, ''))
    .filter((coding) => coding !== '' && coding !== 'identity' && coding !== 'none');
  return codings.length <= MAX_CODINGS && codings.every((coding) => DECODERS.has(coding)) ? codings : null;
}

const DECODERS: ReadonlyMap<string, (first: Uint8Array) => Transform> = new Map<
  string,
  (first: Uint8Array) => Transform
>([
  ['gzip', () => createGunzip(ZLIB)],
  ['br', () => createBrotliDecompress(ZLIB)],
  ['zstd', () => createZstdDecompress(ZLIB)],
  // "deflate" is zlib by the standard and raw deflate on many servers: a zlib header has method 8 in its low bits.
  ['deflate', (first: Uint8Array) => (((first[0] ?? 0) & 0x0f) === 8 ? createInflate(ZLIB) : createInflateRaw(ZLIB))],
]);

async function* limitEncoded(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of source) {
    read += chunk.byteLength;
    if (read > maxBytes) throw zlibError('More packed than unpacked bytes');
    yield chunk;
  }
}

async function* unpack(source: AsyncIterable<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  // An empty body needs no unpacking, whatever its header promises.
  if (first.done || first.value.byteLength === 0) return;
  const decoder = DECODERS.get(coding)?.(first.value);
  if (!decoder) throw zlibError(`Unknown content coding "${coding}"`);
  feed(decoder, first.value, iterator).catch((error: unknown) => {
    decoder.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    yield* decoder as AsyncIterable<Uint8Array>;
  } finally {
    decoder.destroy();
    await iterator.return?.();
  }
}

async function feed(decoder: Transform, first: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<void> {
  for (let next: IteratorResult<Uint8Array> = { done: false, value: first }; !next.done; next = await rest.next()) {
    if (decoder.destroyed) return;
    if (!decoder.write(next.value)) await writable(decoder);
  }
  decoder.end();
}

/** Resolves when the decoder takes more, or will never do so again. */
function writable(decoder: Transform): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      decoder.off('drain', settle).off('close', settle).off('error', settle);
      resolve();
    };
    decoder.on('drain', settle).on('close', settle).on('error', settle);
  });
}

async function collect(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) return { bytes: join(chunks, maxBytes), truncated: true };
  }
  return { bytes: join(chunks, size), truncated: false };
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    const fitting = chunk.subarray(0, size - at);
    bytes.set(fitting, at);
    at += fitting.byteLength;
  }
  return bytes;
}

function zlibError(message: string): Error {
  return Object.assign(new Error(message), { code: 'ERR_ZLIB_CONTENT' });
}
