import { constants, gunzipSync } from 'node:zlib';
import { flatParser } from '../../markup/flat-parser.ts';

/** What one sitemap file holds. */
export interface SitemapFile {
  /** Addresses of pages, in the file's order. */
  readonly pages: readonly string[];
  /** Addresses of further sitemap files, when it is an index. */
  readonly files: readonly string[];
  /** Pages with the address of each in English (`xhtml:link` with `hreflang`), where the file says so. */
  readonly english: ReadonlyMap<string, string>;
}

/** Addresses kept of one site; a sample is enough to choose key pages from. */
export const MAX_SITEMAP_PAGES = 500;
const MAX_SITEMAP_FILES = 50;
/** Bytes of a packed sitemap after unpacking. */
const MAX_UNPACKED_BYTES = 10 * 1024 * 1024;
/** Characters of XML that are parsed: a hundred times what a sample takes. */
const MAX_XML_LENGTH = 4 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 2_048;
/** Parsed piece by piece, so that reading stops when the sample is full. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * Reads a sitemap: XML (urlset or index), a feed's links (RSS or Atom), or plain text, packed or not. Takes the body as far
 * as it was read (a cut one gives what it holds); never throws: what is no sitemap holds nothing.
 */
export function readSitemap(body: Uint8Array): SitemapFile {
  const text = new TextDecoder().decode(unpack(body)).replace(/^\uFEFF/, '');
  const start = text.slice(0, 4_096).trimStart();
  if (/^<(?:!doctype html|html)/i.test(start)) return { pages: [], files: [], english: new Map() };
  return start.startsWith('<') ? readXml(text) : readText(text);
}

function readText(text: string): SitemapFile {
  const pages: string[] = [];
  for (const line of text.split(/[\r\n]+/, MAX_SITEMAP_PAGES * 2)) {
    const address = line.trim();
    if (pages.length < MAX_SITEMAP_PAGES && isAddress(address)) pages.push(address);
  }
  return { pages, files: [], english: new Map() };
}

/** Where one pass over a file stands. */
interface Reading {
  readonly pages: string[];
  readonly files: string[];
  readonly english: Map<string, string>;
  /** Open elements, innermost last. */
  readonly stack: string[];
  /** What was read so far of an address; null outside of one. */
  address: string | null;
  /** Of the open `url`: its page, and where that is in English. */
  page: string;
  inEnglish: string;
}

function readXml(text: string): SitemapFile {
  const reading: Reading = {
    pages: [],
    files: [],
    english: new Map(),
    stack: [],
    address: null,
    page: '',
    inEnglish: '',
  };
  const parser = flatParser(
    {
      onopentag: (name, attributes) => openTag(reading, localName(name), attributes),
      ontext(part) {
        if (reading.address !== null && reading.address.length <= MAX_ADDRESS_LENGTH) reading.address += part;
      },
      onclosetag: () => closeTag(reading),
    },
    { xml: true },
  );
  const { pages, files, english } = reading;
  const end = Math.min(text.length, MAX_XML_LENGTH);
  for (let at = 0; at < end && pages.length < MAX_SITEMAP_PAGES; at += CHUNK_LENGTH) {
    parser.write(text.slice(at, at + CHUNK_LENGTH));
  }
  return { pages, files, english };
}

function openTag(reading: Reading, name: string, attributes: Readonly<Record<string, string>>): void {
  const { hreflang = '', href = '', rel = 'alternate' } = attributes;
  const { stack, pages } = reading;
  stack.push(name);
  // loc of images and videos within a url is theirs, not the page's.
  const parent = stack.at(-2) ?? '';
  if (name === 'loc' && (parent === 'url' || parent === 'sitemap')) reading.address = '';
  if (name !== 'link') return;
  if (parent === 'item') reading.address = '';
  if (parent === 'entry' && rel === 'alternate' && pages.length < MAX_SITEMAP_PAGES && isAddress(href))
    pages.push(href);
  if (parent === 'url' && /^en(?:$|-)/i.test(hreflang) && isAddress(href)) reading.inEnglish ||= href;
}

function closeTag(reading: Reading): void {
  const { stack, pages, files, english, address, page, inEnglish } = reading;
  const name = stack.pop();
  if (name === 'url') {
    if (page !== '' && inEnglish !== '') english.set(page, inEnglish);
    reading.page = '';
    reading.inEnglish = '';
  }
  if ((name !== 'loc' && name !== 'link') || address === null) return;
  const found = address.trim();
  reading.address = null;
  if (!isAddress(found)) return;
  if (stack.at(-1) === 'sitemap') {
    if (files.length < MAX_SITEMAP_FILES) files.push(found);
  } else if (pages.length < MAX_SITEMAP_PAGES) {
    pages.push(found);
    reading.page = found;
  }
}

/** `sm:loc` of a prefixed sitemap is loc; the prefix of an extension is kept apart by its parent. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** `sitemap.xml.gz` comes packed without a Content-Encoding; a broken or oversized one holds nothing. */
function unpack(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    // A body that was cut still gives what it holds.
    return gunzipSync(body, { maxOutputLength: MAX_UNPACKED_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
}
