import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { customType } from 'drizzle-orm/sqlite-core';
import { CONTENT_FOLDER } from '../../language/content-folder.ts';

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

/** Rows as the bundled web gives them: what others have in common with them is not packed again. Never changed, see 0018. */
const SAMPLES = readFileSync(new URL('packing/samples-1.jsonl', CONTENT_FOLDER));
/** Raw deflate never begins so: the two bits after the first say which kind of block follows, and there is no fourth kind. */
const WITH_SAMPLES = 0b110;

/** Packs a text for keeping: raw deflate (RFC 1951) after a byte that says with which dictionary. */
export function packText(text: string): PackedText {
  const plain = Buffer.from(text);
  const packed = deflateRawSync(plain, { dictionary: SAMPLES });
  return packed.byteLength + 1 < plain.byteLength ? Buffer.concat([Buffer.of(WITH_SAMPLES), packed]) : text;
}

/** The text that was kept. */
export function unpackText(kept: PackedText): string {
  if (typeof kept === 'string') return kept;
  const bytes = kept instanceof Uint8Array ? kept : new Uint8Array(kept);
  const plain =
    bytes[0] === WITH_SAMPLES ? inflateRawSync(bytes.subarray(1), { dictionary: SAMPLES }) : inflateRawSync(bytes);
  return plain.toString('utf8');
}
