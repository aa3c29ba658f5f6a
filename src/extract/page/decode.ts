import { isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import htmlEncodingSniffer from 'html-encoding-sniffer';
import { withoutMojibake } from '../text/mojibake.ts';

/** Enough for every detector; more only costs time. */
const SAMPLE_BYTES = 32_768;
/** Where pages declare their charset late, after long comments or scripts. */
const PRESCAN_BYTES = 4_096;

/** What detection may answer, by chardet's name: UTF-8 and UTF-16 are ruled out before, the rest is too rare to believe. */
const DETECTED: ReadonlyMap<string, string> = new Map(
  [
    'Shift_JIS',
    'EUC-JP',
    'ISO-2022-JP',
    'GB18030',
    'Big5',
    'EUC-KR',
    'KOI8-R',
    'windows-1250',
    'windows-1251',
    'windows-1252',
    'windows-1253',
    'windows-1254',
    'windows-1255',
    'windows-1256',
    'ISO-8859-1',
    'ISO-8859-2',
    'ISO-8859-5',
    'ISO-8859-6',
    'ISO-8859-7',
    'ISO-8859-8',
    'ISO-8859-9',
  ].map((name) => [name, name]),
);

/**
 * The text of an HTML or text body, whatever its bytes: BOM, then the charset of the Content-Type header, then the
 * page's meta, then detection. A declared charset that the bytes contradict is not believed (saved and mis-served pages
 * are mostly UTF-8). NUL and lone surrogates are removed. Never throws.
 */
export function decodeBody(body: Uint8Array, contentType: string | undefined): string {
  const text = decodeWith(body, findCharset(body, contentType));
  const clean = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return withoutMojibake(clean.isWellFormed() ? clean : clean.toWellFormed());
}

/** The name of the charset that decodeBody reads the bytes in, in TextDecoder's spelling. */
export function findCharset(body: Uint8Array, contentType: string | undefined): string {
  const bom = byteOrderMark(body);
  if (bom) return bom;
  const wide = wideWithoutMark(body);
  if (wide) return wide;
  if (isUtf8(body)) return hasEscapes(body) ? 'iso-2022-jp' : 'utf-8';
  const declared = declaredCharset(body, contentType);
  // Bytes that are not UTF-8 as a whole may still be UTF-8 with a cut or foreign piece.
  if (isMostlyUtf8(body)) return 'utf-8';
  if (declared && declared !== 'utf-8' && fits(body, declared)) return declared;
  return detectedCharset(body) ?? declared ?? 'windows-1252';
}

function byteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return null;
}

/** Every other byte of Latin markup is zero in UTF-16. */
function wideWithoutMark(body: Uint8Array): string | null {
  const length = Math.min(body.length, 512) & ~1;
  if (length < 16) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (body[at] === 0) even++;
    if (body[at + 1] === 0) odd++;
  }
  const many = length * 0.35;
  if (odd > many && even < many / 4) return 'utf-16le';
  return even > many && odd < many / 4 ? 'utf-16be' : null;
}

/** ISO-2022-JP is plain ASCII bytes with escapes. */
function hasEscapes(body: Uint8Array): boolean {
  const at = body.indexOf(0x1b);
  return at >= 0 && (body[at + 1] === 0x24 || body[at + 1] === 0x28) && detectedCharset(body) === 'iso-2022-jp';
}

/** True when real UTF-8 sequences outnumber the bytes that belong to none, ten to one. */
function isMostlyUtf8(body: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  const end = Math.min(body.length, 2_000_000);
  for (let at = 0; at < end; at++) {
    const lead = body[at] ?? 0;
    if (lead < 0x80) continue;
    const more =
      lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
    let seen = 0;
    while (seen < more && ((body[at + seen + 1] ?? 0) & 0xc0) === 0x80) seen++;
    if (more > 0 && seen === more) good++;
    else bad++;
    at += seen;
  }
  return good > 0 && good >= bad * 10;
}

function declaredCharset(body: Uint8Array, contentType: string | undefined): string | null {
  const header = /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec((contentType ?? '').slice(0, 500))?.[1];
  for (const label of [header, sniffed(body, header)]) {
    const known = label ? decoderName(label) : null;
    if (known) return known;
  }
  return null;
}

function sniffed(body: Uint8Array, header: string | undefined): string | undefined {
  const none = 'replacement';
  const options = {
    defaultEncoding: none,
    maxPrescanBytes: PRESCAN_BYTES,
    ...(header && { transportLayerEncodingLabel: header }),
  };
  const found = htmlEncodingSniffer(body, options);
  return found === none ? undefined : found;
}

/** "replacement" and "x-user-defined" are no charsets that anybody writes in. */
function decoderName(label: string): string | null {
  try {
    const name = new TextDecoder(label).encoding;
    return name === 'replacement' || name === 'x-user-defined' ? null : name;
  } catch {
    return null;
  }
}

/** A declared charset fits when it leaves next to no replacement characters and no C1 controls. */
function fits(body: Uint8Array, charset: string): boolean {
  const text = decodeWith(body.subarray(0, SAMPLE_BYTES * 4), charset);
  let wrong = 0;
  let foreign = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    foreign++;
    if (code === 0xfffd || code < 0xa0) wrong++;
  }
  return wrong <= 2 || wrong * 20 < foreign;
}

function detectedCharset(body: Uint8Array): string | null {
  const name = chardet.detect(textSample(body));
  return (name && DETECTED.get(name) && decoderName(name)) || null;
}

/** The first stretches that hold bytes beyond ASCII: markup alone tells a detector nothing. */
function textSample(body: Uint8Array): Uint8Array {
  if (body.length <= SAMPLE_BYTES) return body;
  const first = body.findIndex((byte) => byte >= 0x80 || byte === 0x1b);
  const start = Math.max(0, Math.min(first, body.length - SAMPLE_BYTES));
  return body.subarray(start, start + SAMPLE_BYTES);
}

function decodeWith(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}
