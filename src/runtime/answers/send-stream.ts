import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends what a stream gives as the rest of an answer. Both are closed with whichever ends first: a caller who goes before
 * the end leaves nothing open, and is no fault. Throws what broke the stream.
 */
export async function sendStream(source: Readable, outgoing: ServerResponse): Promise<void> {
  try {
    await pipeline(source, outgoing);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause;
  }
}
