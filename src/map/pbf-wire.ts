/** What is read is no protocol buffer, or ends too early. */
export class WireError extends Error {}

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/**
 * Reads the wire format of protocol buffers, never beyond its end: libraries for it take what stands behind the end for
 * zeros. Source: https://protobuf.dev/programming-guides/encoding/
 */
export class WireReader {
  readonly bytes: Uint8Array;
  position: number;
  readonly end: number;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.bytes = bytes;
    this.position = start;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.position >= this.end;
  }

  /** An unsigned number; exact up to 2^53. */
  varint(): number {
    const { bytes, end } = this;
    let value = 0;
    let scale = 1;
    for (let count = 0; count < 10; count += 1) {
      if (this.position >= end) throw new WireError('it ends within a number');
      const byte = bytes[this.position++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
    throw new WireError('a number in it has more than ten bytes');
  }

  /** A signed number in zigzag form. */
  signed(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** The number of the next field; its value must be read or skipped next. */
  field(): { readonly number: number; readonly type: number } {
    const key = this.varint();
    return { number: Math.floor(key / 8), type: key % 8 };
  }

  /** The next value as a reader of its own: a message, packed numbers, bytes. */
  message(type: number): WireReader {
    if (type !== BYTES) throw new WireError('a field has another type than it should');
    const length = this.varint();
    const start = this.position;
    if (length > this.end - start) throw new WireError('a part of it is longer than the whole');
    this.position = start + length;
    return new WireReader(this.bytes, start, this.position);
  }

  /** The bytes that are left. */
  rest(): Uint8Array {
    return this.bytes.subarray(this.position, this.end);
  }

  /** The rest as UTF-8; what is none becomes replacement characters. */
  text(): string {
    return decoder.decode(this.rest());
  }

  skip(type: number): void {
    if (type === VARINT) this.varint();
    else if (type === BYTES) this.message(type);
    else if (type === FIXED_64 || type === FIXED_32) this.position += type === FIXED_64 ? 8 : 4;
    else throw new WireError('a field has an unknown type');
    if (this.position > this.end) throw new WireError('it ends within a field');
  }
}

const decoder = new TextDecoder();
