import type { WarcChunk } from './warc-chunks.ts';

/** What every record of a WARC file starts with. */
export const RECORD_MARKER = Buffer.from('WARC/');

/** The unpacked bytes of an archive from a position on that only moves forward, as far as they were asked for. */
export interface WarcWindow {
  /** What is held of them. */
  rest(): Buffer;
  /** Moves on within what is held. */
  skip(count: number): void;
  /**
   * Holds one chunk more; false when none may follow. A gzip member that starts a record is a wall that no record runs
   * through: `intoNextRecord` when the position stands between two records.
   */
  more(intoNextRecord: boolean): Promise<boolean>;
  /** File offset of the position; for packed files of the gzip member it is in. */
  offset(): number;
  isAtEnd(): boolean;
  isPacked(): boolean;
}

/** Opens a window at the beginning of the chunks; holds nothing yet. */
export function openWindow(chunks: AsyncIterator<WarcChunk>): WarcWindow {
  let here: WarcChunk = { bytes: new Uint8Array(), offset: 0, packed: false, fresh: false };
  let at = 0;
  let pending: WarcChunk | null = null;
  let ended = false;

  const rest = () => Buffer.from(here.bytes.buffer, here.bytes.byteOffset + at, here.bytes.byteLength - at);

  return {
    rest,
    skip: (count) => {
      at += count;
    },
    async more(intoNextRecord) {
      if (pending === null && !ended) {
        const next = await chunks.next();
        if (next.done) ended = true;
        else pending = next.value;
      }
      if (pending === null) return false;
      const left = rest();
      if (startsRecord(pending) && (left.length > 0 || !intoNextRecord)) return false;
      here = joined(left, pending, here);
      at = 0;
      pending = null;
      return true;
    },
    offset: () => (here.packed ? here.offset : here.offset + at),
    isAtEnd: () => ended && pending === null && at >= here.bytes.byteLength,
    isPacked: () => here.packed,
  };
}

function joined(left: Buffer, next: WarcChunk, here: WarcChunk): WarcChunk {
  if (left.length === 0) return next;
  const offset = next.packed ? here.offset : next.offset - left.length;
  return { ...next, bytes: Buffer.concat([left, next.bytes]), offset };
}

function startsRecord({ bytes, fresh }: WarcChunk): boolean {
  return (
    fresh &&
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, RECORD_MARKER.length)).equals(RECORD_MARKER)
  );
}
