/** The bytes of a body, or why there are none: nothing of ours is broken then. */
export type BodyBytes = Uint8Array | 'too large' | 'broken off';

/** Reads a body of at most so many bytes; what is above is not read. "broken off": the sender went away, or sent no body. */
export async function readBytes({ body }: Request, mostBytes: number): Promise<BodyBytes> {
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
