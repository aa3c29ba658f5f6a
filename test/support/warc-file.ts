import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One record to write; `block` is written as it is. */
export interface WrittenRecord {
  readonly type?: string;
  readonly url?: string;
  readonly date?: string;
  readonly block: string | Uint8Array;
  /** Replace or add header lines; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** One WARC record as bytes, with the two line ends behind it. */
export function warcRecord({
  type = 'response',
  url,
  date = '2026-01-02T03:04:05Z',
  block,
  headers = {},
}: WrittenRecord): Buffer {
  const bytes = Buffer.from(block);
  const fields: Record<string, string | undefined> = {
    'WARC-Type': type,
    'WARC-Target-URI': url,
    'WARC-Date': date,
    'WARC-Record-ID': '<urn:uuid:00000000-0000-4000-8000-000000000000>',
    'Content-Length': String(bytes.byteLength),
    ...headers,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return Buffer.concat([Buffer.from(`WARC/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), bytes, Buffer.from('\r\n\r\n')]);
}

/** An HTTP answer as an archive keeps it. */
export function httpAnswer(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  status = '200 OK',
): Buffer {
  const all = { 'Content-Type': 'text/html; charset=utf-8', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n`), Buffer.from(body)]);
}

/** A page of a site as a record. */
export function pageRecord(url: string, body = `<title>${url}</title><p>Bread</p>`): Buffer {
  return warcRecord({ url, block: httpAnswer(body) });
}

/** Writes bytes to a file of their own; `remove` takes it away. */
export async function writeArchive(
  name: string,
  ...parts: readonly Uint8Array[]
): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-warc-'));
  const path = join(folder, name);
  await writeFile(path, Buffer.concat(parts));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Each record as a gzip member, as crawlers pack them. */
export function packEach(records: readonly Uint8Array[]): Buffer[] {
  return records.map((record) => gzipSync(record));
}
