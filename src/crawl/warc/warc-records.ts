import { type ArchiveBytes, startBytes } from './warc-bytes.ts';
import type { ReportProblem, WarcChunk } from './warc-chunks.ts';
import { RECORD_MARKER } from './warc-window.ts';

/** One record of an archive. */
export interface WarcRecord {
  /** Where it starts in the file. */
  readonly offset: number;
  /** Names in lower case; the first of several values. */
  readonly headers: ReadonlyMap<string, string>;
  /** The block as far as it was kept. */
  readonly block: Uint8Array;
  /** The block is longer than what was kept. */
  readonly cut: boolean;
}

/** How many bytes of a record's block are wanted, judged by its header; 0 passes it over. */
export type KeepBytes = (headers: ReadonlyMap<string, string>) => number;

/** What splitting needs to know beside the bytes. */
export interface RecordOptions {
  readonly keepBytes: KeepBytes;
  readonly report: ReportProblem;
  /** Length of the file; in an unpacked one no record can be longer than what is left of it. */
  readonly fileBytes: number;
}

/**
 * Splits an unpacked archive into records (ISO 28500). What is no record is reported once and passed over up to the
 * next one, so that one broken record costs no other. Holds one chunk and one block at a time.
 */
export async function* readRecords(
  chunks: AsyncIterable<WarcChunk>,
  options: RecordOptions,
): AsyncGenerator<WarcRecord> {
  const { keepBytes, report, fileBytes } = options;
  const bytes = startBytes(chunks[Symbol.asyncIterator]());
  // One damage is told once, however many bytes it takes until the next record.
  let astray = false;
  const stray = (offset: number, message: string) => {
    if (!astray) report(offset, message);
    astray = true;
  };
  for (;;) {
    const lost = await bytes.skipToMarker();
    if (lost !== null) stray(lost, 'Here are bytes that belong to no record.');
    if (bytes.isAtEnd()) return;
    const offset = bytes.offset();
    const found = await peekRecord(bytes);
    if ('fault' in found) {
      stray(offset, found.fault);
      bytes.skip(RECORD_MARKER.length);
      continue;
    }
    const { headers, length } = found;
    bytes.skip(found.headerLength);
    const left = bytes.isPacked() ? Number.POSITIVE_INFINITY : fileBytes - bytes.offset();
    if (length > left) {
      stray(offset, breaksOff(length - left, length));
      continue;
    }
    const wanted = Math.min(keepBytes(headers), length);
    const { kept, missing } = await bytes.read(length, wanted);
    if (missing > 0) {
      stray(offset, breaksOff(missing, length));
      continue;
    }
    astray = false;
    yield { offset, headers, block: kept, cut: length > wanted };
  }
}

interface PeekedRecord {
  readonly headers: ReadonlyMap<string, string>;
  readonly headerLength: number;
  /** Of its block, as the header says. */
  readonly length: number;
}

/** The record at the position, or why there is none; moves nowhere. */
async function peekRecord(bytes: ArchiveBytes): Promise<PeekedRecord | { readonly fault: string }> {
  const text = await bytes.peekHeader();
  const headers = text === null ? null : parseRecordHeader(text);
  if (text === null || headers === null) return { fault: 'The header of the record cannot be read.' };
  const length = contentLength(headers);
  if (length === null) return { fault: 'The record has no usable Content-Length.' };
  return { headers, headerLength: text.length, length };
}

function breaksOff(missing: number, length: number): string {
  return `The record breaks off: ${missing} of its ${length} bytes are missing.`;
}

function parseRecordHeader(text: string): Map<string, string> | null {
  const end = text.indexOf('\n');
  return /^WARC\/[0-9]\.[0-9]{1,2}\s*$/.test(text.slice(0, end))
    ? parseHeaderLines(decodeLatin1AsUtf8(text.slice(end + 1)))
    : null;
}

/** Header text is kept byte by byte for counting; its values are UTF-8. */
function decodeLatin1AsUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8');
}

/** Parses `Name: value` lines; folded lines belong to the one before; the first of several values wins, but each X-Robots-Tag counts. */
export function parseHeaderLines(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  let last = '';
  for (const line of text.split(/\r?\n/)) {
    if (/^[ \t]/.test(line) && last !== '') {
      headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = name === 'x-robots-tag' ? headers.get(name) : undefined;
    last = headers.has(name) && before === undefined ? '' : name;
    if (last !== '') headers.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return headers;
}

function contentLength(headers: ReadonlyMap<string, string>): number | null {
  const value = headers.get('content-length') ?? '';
  return /^[0-9]{1,15}$/.test(value) ? Number(value) : null;
}
