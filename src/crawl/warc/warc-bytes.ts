import type { WarcChunk } from './warc-chunks.ts';
import { openWindow, RECORD_MARKER, type WarcWindow } from './warc-window.ts';

const MAX_HEADER_BYTES = 64 * 1024;
const USUAL_HEADER_BYTES = 2 * 1024;
const MAX_FIRST_LINE = 32;
const FIRST_LINE = /^WARC\/[0-9]\.[0-9]{1,2}\s{0,20}\n/;
/**
 * The empty line behind a header, or the beginning of another record before there is one: a page may hold a hundred thousand
 * of these, and where a file is damaged, each is looked at.
 */
const HEADER_END = /\r?\n\r?\n|(WARC\/[0-9]\.[0-9]{1,2}\r?\n)/g;

/** A position in the unpacked archive that only moves on. */
export interface ArchiveBytes extends Pick<WarcWindow, 'offset' | 'isAtEnd' | 'isPacked'> {
  /** Moves to the next "WARC/"; gives the offset of the first byte passed over, if any but line ends were. */
  skipToMarker(): Promise<number | null>;
  /** The header at the position with its closing empty line, one character a byte; null when there is none. */
  peekHeader(): Promise<string | null>;
  /** Moves on within what was peeked. */
  skip(count: number): void;
  /** Moves on by `length` bytes, keeping the first `wanted`; `missing` when the record's member or the file ends before. */
  read(length: number, wanted: number): Promise<{ kept: Uint8Array; missing: number }>;
}

/** Starts at the beginning of the chunks. */
export function startBytes(chunks: AsyncIterator<WarcChunk>): ArchiveBytes {
  const window = openWindow(chunks);
  return {
    offset: window.offset,
    isAtEnd: window.isAtEnd,
    isPacked: window.isPacked,
    skip: window.skip,
    skipToMarker: () => skipToMarker(window),
    peekHeader: () => peekHeader(window),
    read: (length, wanted) => read(window, length, wanted),
  };
}

async function skipToMarker(window: WarcWindow): Promise<number | null> {
  let lost: number | null = null;
  for (;;) {
    window.skip(countLineEnds(window.rest()));
    if (window.rest().length === 0) {
      if (!(await window.more(true))) return lost;
      continue;
    }
    while (window.rest().length < RECORD_MARKER.length && (await window.more(false)));
    const rest = window.rest();
    const found = rest.indexOf(RECORD_MARKER);
    if (found === 0) return lost;
    lost ??= window.offset();
    // Without a marker its beginning may still stand at the very end.
    window.skip(found > 0 ? found : Math.max(1, rest.length - RECORD_MARKER.length + 1));
  }
}

async function peekHeader(window: WarcWindow): Promise<string | null> {
  let most = USUAL_HEADER_BYTES;
  for (;;) {
    const text = window.rest().subarray(0, most).toString('latin1');
    if (text.length >= MAX_FIRST_LINE && !FIRST_LINE.test(text)) return null;
    HEADER_END.lastIndex = RECORD_MARKER.length;
    const end = HEADER_END.exec(text);
    if (end !== null) return end[1] === undefined ? text.slice(0, HEADER_END.lastIndex) : null;
    if (text.length < most) {
      if (!(await window.more(false))) return null;
    } else if (most === MAX_HEADER_BYTES) return null;
    else most = MAX_HEADER_BYTES;
  }
}

async function read(window: WarcWindow, length: number, wanted: number): ReturnType<ArchiveBytes['read']> {
  // What a packed record was unpacked into is its own, and needs no copy.
  if (window.isPacked() && window.rest().length >= length) {
    const kept = window.rest().subarray(0, wanted);
    window.skip(length);
    return { kept, missing: 0 };
  }
  const kept = new Uint8Array(wanted);
  let done = 0;
  while (done < length) {
    if (window.rest().length === 0 && !(await window.more(false))) return { kept, missing: length - done };
    const piece = window.rest().subarray(0, length - done);
    if (done < wanted) kept.set(piece.subarray(0, wanted - done), done);
    window.skip(piece.byteLength);
    done += piece.byteLength;
  }
  return { kept, missing: 0 };
}

function countLineEnds(bytes: Uint8Array): number {
  let count = 0;
  while (bytes[count] === 13 || bytes[count] === 10) count += 1;
  return count;
}
