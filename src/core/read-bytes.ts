/** The bytes of a body, or why there are none: nothing of ours is broken then. */
export type BodyBytes = Uint8Array<ArrayBuffer> | 'too large' | 'broken off';

/**
 * Joins a body of at most so many bytes; what is above is not read. "broken off": the sender went away, or sent no body.
 * @param body its parts as they come; null for none
 */
export async function readBytes(body: AsyncIterable<Uint8Array> | null, mostBytes: number): Promise<BodyBytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > mostBytes) return 'too large';
      parts.push(part);
    }
  } catch {
    return 'broken off';
  }
  return Buffer.concat(parts);
}
