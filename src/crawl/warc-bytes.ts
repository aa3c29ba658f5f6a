import type { WarcChunk } from './warc-chunks.ts';

/** What every record of a WARC file starts with. */
export const RECORD_MARKER = Buffer.from('WARC/');

const MAX_HEADER_BYTES = 64 * 1024;

/** A position in the unpacked archive that only moves on. */
export interface ArchiveBytes {
  /** File offset of the position; for packed files of the gzip member it is in. */
  offset(): number;
  isAtEnd(): boolean;
  isPacked(): boolean;
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
  let here: WarcChunk = { bytes: new Uint8Array(), offset: 0, packed: false, fresh: false };
  let at = 0;
  let pending: WarcChunk | null = null;
  let ended = false;

  const rest = () => Buffer.from(here.bytes.buffer, here.bytes.byteOffset + at, here.bytes.byteLength - at);

  /** Appends the next chunk. A gzip member that starts a record is a wall that no record runs through. */
  async function more(intoNextRecord: boolean): Promise<boolean> {
    if (pending === null && !ended) {
      const next = await chunks.next();
      if (next.done) ended = true;
      else pending = next.value;
    }
    if (pending === null) return false;
    const left = rest();
    if (startsRecord(pending) && (left.length > 0 || !intoNextRecord)) return false;
    here =
      left.length === 0
        ? pending
        : {
            ...pending,
            bytes: Buffer.concat([left, pending.bytes]),
            offset: pending.packed ? here.offset : pending.offset - left.length,
          };
    at = 0;
    pending = null;
    return true;
  }

  const offset = () => (here.packed ? here.offset : here.offset + at);

  return {
    offset,
    isAtEnd: () => ended && pending === null && at >= here.bytes.byteLength,
    isPacked: () => here.packed,
    skip: (count) => {
      at += count;
    },
    async skipToMarker() {
      let lost: number | null = null;
      for (;;) {
        while (isLineEnd(here.bytes[at])) at += 1;
        if (at >= here.bytes.byteLength) {
          if (!(await more(true))) return lost;
          continue;
        }
        while (here.bytes.byteLength - at < RECORD_MARKER.length && (await more(false)));
        const found = rest().indexOf(RECORD_MARKER);
        if (found === 0) return lost;
        lost ??= offset();
        // Without a marker its beginning may still stand at the very end.
        at = found > 0 ? at + found : Math.max(at + 1, here.bytes.byteLength - RECORD_MARKER.length + 1);
      }
    },
    async peekHeader() {
      for (;;) {
        const text = rest().subarray(0, MAX_HEADER_BYTES).toString('latin1');
        const end = /\r?\n\r?\n/.exec(text);
        if (end !== null) return text.slice(0, end.index + end[0].length);
        if (text.length >= MAX_HEADER_BYTES || !(await more(false))) return null;
      }
    },
    async read(length, wanted) {
      const kept = new Uint8Array(wanted);
      let done = 0;
      while (done < length) {
        if (at >= here.bytes.byteLength && !(await more(false))) return { kept, missing: length - done };
        const piece = here.bytes.subarray(at, at + length - done);
        if (done < wanted) kept.set(piece.subarray(0, wanted - done), done);
        at += piece.byteLength;
        done += piece.byteLength;
      }
      return { kept, missing: 0 };
    },
  };
}

function startsRecord({ bytes, fresh }: WarcChunk): boolean {
  return (
    fresh &&
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, RECORD_MARKER.length)).equals(RECORD_MARKER)
  );
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 13 || byte === 10;
}
