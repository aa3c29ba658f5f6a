import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { customType } from 'drizzle-orm/sqlite-core';

/** A text as a row holds it: packed, or as it is. */
export type PackedText = string | ArrayBuffer | Uint8Array;

/**
 * A column of long text, packed. Rows that were written before it was, and texts that do not get shorter, hold text.
 * See content/decisions/0018-packed-texts.md.
 */
export const packedText = customType<{ data: string; driverData: PackedText }>({
  dataType: () => 'text',
  toDriver: packText,
  fromDriver: unpackText,
});

/** Packs a text for keeping: raw deflate (RFC 1951). */
export function packText(text: string): PackedText {
  const plain = Buffer.from(text);
  const packed = deflateRawSync(plain);
  return packed.byteLength < plain.byteLength ? packed : text;
}

/** The text that was kept. */
export function unpackText(kept: PackedText): string {
  return typeof kept === 'string' ? kept : inflateRawSync(kept).toString('utf8');
}
