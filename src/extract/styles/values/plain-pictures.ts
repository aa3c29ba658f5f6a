import { inflateSync } from 'node:zlib';
import { percentDecoded } from '../../../core/percent-decoded.ts';

/** Addresses of more characters are no single points. */
const PICTURE =
  /url\(\s{0,9}(?:"(data:image\/[^"]{0,1000})"|'(data:image\/[^']{0,1000})'|(data:image\/[^)\s]{0,1000}))\s{0,9}\)/gi;
/** What is drawn once or in a line leaves the rest of its box open. */
const IN_PART = /no-repeat|repeat-[xy]|\b(?:space|round)\b/i;

/** A background in which each picture of one opaque colour that stands in the value itself is a gradient of that colour. */
export function withPlainPictures(value: string): string {
  if (!/data:image/i.test(value) || IN_PART.test(value)) return value;
  return value.replace(PICTURE, (picture, ...addresses: string[]) => {
    const address = addresses.slice(0, 3).find((each) => each !== undefined) ?? '';
    const colour = colourOf(address);
    return colour === null ? picture : `linear-gradient(${colour},${colour})`;
  });
}

/** The one colour of a picture, as CSS has it; null for any other picture. */
function colourOf(address: string): string | null {
  const [, type = '', data = ''] = /^data:image\/([^,]*),(.*)$/is.exec(address) ?? [];
  const isBytes = /;\s*base64\s*$/i.test(type);
  const bytes = isBytes ? Buffer.from(data, 'base64') : Buffer.from(percentDecoded(data));
  if (/^svg/i.test(type)) return colourOfDrawing(bytes.toString('utf8'));
  if (/^gif/i.test(type)) return colourOfGif(bytes);
  return /^png/i.test(type) ? colourOfPng(bytes) : null;
}

const DRAWING = /^\s*<svg\b([^>]*)>\s*<rect\b([^>]*?)(?:\/>|>\s*<\/rect>)\s*<\/svg>\s*$/i;

/** A drawing of one rectangle that fills it. */
function colourOfDrawing(text: string): string | null {
  const [drawing, outer = '', inner = ''] = DRAWING.exec(text) ?? [];
  if (drawing === undefined || /\b(?:opacity|transform|[xy]|r[xy]|style|class)\s*=/i.test(inner)) return null;
  const of = (attributes: string, name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1];
  const [, , wide, high] = (of(outer, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const fills = (name: string, whole: string | undefined) => {
    const size = of(inner, name) ?? '0';
    const most = Number.parseFloat(whole ?? of(outer, name) ?? '');
    return size === '100%' || Number(size) >= most;
  };
  if (!fills('width', wide) || !fills('height', high)) return null;
  const fill = of(inner, 'fill') ?? '#000';
  return /^(?:#(?:[\da-f]{3}|[\da-f]{6})|[a-z]+)$/i.test(fill) ? fill : null;
}

/** Where the blocks of a GIF begin, behind its header and its colours. */
const HEADER = 13;

/** A GIF of one point (GIF89a, 18 to 22). */
function colourOfGif(bytes: Buffer): string | null {
  if (bytes.length < HEADER || bytes.readUInt16LE(6) !== 1 || bytes.readUInt16LE(8) !== 1) return null;
  const flags = bytes[10] ?? 0;
  if ((flags & 0x80) === 0) return null;
  let at = HEADER + 3 * 2 ** ((flags & 7) + 1);
  // Extensions say what is transparent, in blocks each with its length.
  if (bytes[at] === 0x21) {
    if (bytes[at + 1] !== 0xf9 || ((bytes[at + 3] ?? 1) & 1) === 1) return null;
    at += 8;
  }
  if (bytes[at] !== 0x2c || ((bytes[at + 9] ?? 0) & 0x80) !== 0 || at + 14 > bytes.length) return null;
  const size = bytes[at + 10] ?? 0;
  // The first code clears the table, the second is the colour, each one bit longer than a colour.
  const codes = bytes.readUInt16LE(at + 12);
  const index = (codes >> (size + 1)) & ((1 << size) - 1);
  return toHex(bytes.subarray(HEADER + 3 * index));
}

/** A PNG of one point (PNG, 11.2). */
function colourOfPng(bytes: Buffer): string | null {
  if (bytes.length < 33 || bytes.readUInt32BE(16) !== 1 || bytes.readUInt32BE(20) !== 1 || bytes[24] !== 8) return null;
  const chunk = (name: string) => {
    const at = bytes.indexOf(name, 33, 'latin1');
    return at < 0 ? null : bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
  };
  const [data, palette] = [chunk('IDAT'), chunk('PLTE')];
  if (data === null || chunk('tRNS') !== null) return null;
  const point = inflated(data)?.subarray(1);
  const kind = bytes[25];
  if (!point) return null;
  if (kind === 2 || (kind === 6 && point[3] === 255)) return toHex(point);
  if (kind === 0 || (kind === 4 && point[1] === 255)) return toHex(Buffer.alloc(3, point[0] ?? 0));
  return kind === 3 && palette ? toHex(palette.subarray(3 * (point[0] ?? 0))) : null;
}

function inflated(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: 64 });
  } catch {
    return null;
  }
}

function toHex(bytes: Buffer): string | null {
  return bytes.length < 3 ? null : `#${bytes.toString('hex', 0, 3)}`;
}
