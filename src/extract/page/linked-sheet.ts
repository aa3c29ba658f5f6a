import type { Resource } from '../../core/site/visit.ts';
import { emptySheet, parseStyleSheet, type StyleSheet } from '../styles/rules/parse-style-sheet.ts';

/** The crawler's limit for a sheet. */
const MAX_BYTES = 512 * 1024;

/** A style sheet that was seen beside the pages that link it; parsed once for all of them. */
export interface LinkedSheet {
  /** The address that pages link. */
  readonly url: string;
  readonly sheet: StyleSheet;
  /** Its end was not seen. */
  readonly isCut: boolean;
}

/** Reads a seen style sheet. Null when the answer is none: no body, another media type, a page. Never throws. */
export function readLinkedSheet({ url, outcome, headers, body, truncated }: Resource): LinkedSheet | null {
  if (!body || (outcome !== 'ok' && outcome !== 'unchanged')) return null;
  const contentType = headers['content-type'] ?? '';
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'text/css') return null;
  const css = decodeSheet(body.subarray(0, MAX_BYTES), contentType);
  // A page that says it is a sheet; in a sheet only "<!--" may begin so.
  if (/^\s*<(?!!--)/.test(css)) return null;
  const sheet = emptySheet(url);
  parseStyleSheet(css, sheet);
  return { url, sheet, isCut: truncated || body.byteLength > MAX_BYTES };
}

/** By CSS Syntax: the byte order mark, the header's charset, `@charset`, UTF-8. */
function decodeSheet(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 100));
  const marked = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.exec(start)?.[0];
  const labels = [
    marked && { ÿþ: 'utf-16le', þÿ: 'utf-16be' }[marked],
    marked && 'utf-8',
    /charset\s*=\s*["']?([^\s"';]{1,40})/i.exec(contentType)?.[1],
    /^@charset "([^"]{1,40})";/.exec(start)?.[1]?.replace(/^utf-16.*/i, 'utf-8'),
  ];
  for (const label of labels) {
    try {
      if (label) return new TextDecoder(label).decode(body);
    } catch {
      // A charset that nobody knows says nothing.
    }
  }
  return new TextDecoder().decode(body);
}
