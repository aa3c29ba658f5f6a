/** An answer never grows above 256 KB (contract section 6); this leaves room for what stands around its results. */
export const ANSWER_BYTES = 240 * 1024;

/** Bytes of a value as JSON in UTF-8. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The parts that fit into a room, in their order; one that is too large leaves the place to those after it. */
export function whatFits<T>(parts: readonly T[], roomBytes: number): T[] {
  let left = roomBytes;
  return parts.filter((part) => {
    const size = bytesOf(part) + 1;
    if (size > left) return false;
    left -= size;
    return true;
  });
}
