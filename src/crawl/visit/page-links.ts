import htmlEncodingSniffer from 'html-encoding-sniffer';
import { languageOfOwnName } from '../../language/own-language-names.ts';
import { flatParser } from '../../markup/flat-parser.ts';

/** One link of a page, as a crawler needs it. */
export interface CrawledLink {
  readonly url: URL;
  /** Its words, or what stands in for them (aria-label, title, a picture's alt). */
  readonly text: string;
  readonly area: 'navigation' | 'header' | 'main' | 'footer';
}

/** What a page says about where to go next. */
export interface PageLinks {
  /** In document order, http(s) only, without fragments. */
  readonly links: readonly CrawledLink[];
  /** Where the page is in English: `hreflang="en"`, else a link that is called English. */
  readonly english: URL | null;
  /** The addresses of `<link rel="alternate" hreflang>`, in any language. */
  readonly alternates: readonly URL[];
  /** `<link rel="lawp">`. */
  readonly lawp: URL | null;
  /** `<link rel="stylesheet">` for a screen, in document order. */
  readonly sheets: readonly URL[];
  /** `<meta http-equiv="refresh">` with at most 5 seconds and another address. */
  readonly refresh: URL | null;
}

const MAX_LINKS = 2_000;
const MAX_SHEETS = 50;
const MAX_ALTERNATES = 100;
const MAX_TEXT_LENGTH = 120;
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/**
 * Reads the links of an HTML page in one pass. Takes the bytes, their Content-Type header and the address that answered;
 * never throws.
 */
export function readPageLinks(body: Uint8Array, contentType: string, pageUrl: URL): PageLinks {
  const reading: Reading = {
    found: [],
    areas: [],
    sheets: [],
    alternates: [],
    open: null,
    silent: null,
    base: '',
    lawp: '',
    english: '',
    refresh: '',
  };
  const parser = flatParser({
    onopentag: (tag, attributes) => openTag(reading, tag, attributes),
    ontext(text) {
      const { open, silent } = reading;
      if (silent === null && open !== null && open.text.length < MAX_TEXT_LENGTH * 4) open.text += text;
    },
    onclosetag: (tag) => closeTag(reading, tag),
  });
  parser.end(decode(body, contentType));
  closeLink(reading);

  const base = resolve(reading.base, pageUrl) ?? pageUrl;
  return {
    links: reading.found.flatMap(({ href, text, area }) => {
      const url = resolve(href, base);
      return url ? [{ url, text, area }] : [];
    }),
    lawp: resolve(reading.lawp, base),
    english: resolve(reading.english || linkToEnglish(reading), base),
    alternates: reading.alternates.flatMap((href) => resolve(href, base) ?? []),
    sheets: reading.sheets.flatMap((href) => resolve(href, base) ?? []),
    refresh: differing(resolve(reading.refresh, base), pageUrl),
  };
}

type Area = CrawledLink['area'];
type Attributes = Readonly<Record<string, string>>;

/** Where one pass over a page stands. */
interface Reading {
  readonly found: { href: string; text: string; area: Area; isEnglish: boolean }[];
  /** Open elements that are an area, innermost last. */
  readonly areas: { tag: string; area: Area }[];
  readonly sheets: string[];
  readonly alternates: string[];
  open: { href: string; text: string; fallback: string; isEnglish: boolean } | null;
  /** The open element whose content is no text of the page. */
  silent: string | null;
  base: string;
  lawp: string;
  english: string;
  refresh: string;
}

function openTag(reading: Reading, tag: string, attributes: Attributes): void {
  if (reading.silent !== null) return;
  if (SILENT.has(tag)) reading.silent = tag;
  const area = areaOf(tag, attributes);
  if (area !== null) reading.areas.push({ tag, area });
  const { href = '' } = attributes;
  if (tag === 'a' || tag === 'area') {
    closeLink(reading);
    const fallback = attributes['aria-label'] ?? attributes.title ?? attributes.alt ?? '';
    if (attributes.href !== undefined) reading.open = { href, text: '', fallback, isEnglish: isEnglish(attributes) };
    if (tag === 'area') closeLink(reading);
  } else if (tag === 'img' && reading.open !== null) reading.open.fallback ||= attributes.alt ?? '';
  else if (tag === 'base') reading.base ||= href;
  else if (tag === 'link' && hasRel(attributes.rel, 'lawp')) reading.lawp ||= href;
  else if (tag === 'link' && isAlternate(attributes)) {
    if (isEnglish(attributes)) reading.english ||= href;
    if (reading.alternates.length < MAX_ALTERNATES) reading.alternates.push(href);
  }
  if (tag === 'link' && isSheet(attributes) && reading.sheets.length < MAX_SHEETS) reading.sheets.push(href);
  else if (tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
    reading.refresh ||= refreshTarget(attributes.content ?? '');
  }
}

function closeTag(reading: Reading, tag: string): void {
  if (reading.silent === tag) reading.silent = null;
  if (reading.silent !== null) return;
  if (tag === 'a') closeLink(reading);
  if (reading.areas.at(-1)?.tag === tag) reading.areas.pop();
}

function closeLink(reading: Reading): void {
  const { open, found, areas } = reading;
  reading.open = null;
  if (open === null || found.length >= MAX_LINKS) return;
  const text = (open.text.replace(/\s+/g, ' ').trim() || open.fallback.trim()).slice(0, MAX_TEXT_LENGTH);
  found.push({ href: open.href, text, area: areas.at(-1)?.area ?? 'main', isEnglish: open.isEnglish });
}

/** `<link rel="alternate" hreflang="en-GB">`; feeds and other media are no page. */
function isAlternate({ rel, hreflang, type, media }: Attributes): boolean {
  if (!hasRel(rel, 'alternate') || hasRel(rel, 'stylesheet') || type !== undefined || media !== undefined) return false;
  return hreflang !== undefined;
}

function isEnglish({ hreflang = '' }: Attributes): boolean {
  return /^en(?:$|[-_])/i.test(hreflang.trim());
}

/** A link whose language is told (HTML, hreflang of a), else one that is called English. */
function linkToEnglish({ found }: Reading): string {
  const told = found.find(({ isEnglish }) => isEnglish) ?? found.find(({ text }) => languageOfOwnName(text) === 'en');
  return told?.href ?? '';
}

/** The LAWP document that a `Link` header names, resolved against the page. */
export function lawpOfLinkHeader(header: string | undefined, pageUrl: URL): URL | null {
  for (const part of (header ?? '').split(/,(?=\s*<)/)) {
    const end = part.indexOf('>');
    if (!part.trimStart().startsWith('<') || end === -1) continue;
    const parameters = part.slice(end + 1).split(';');
    const relations = parameters
      .map((parameter) => parameter.trim())
      .filter((parameter) => /^rel\s*=/i.test(parameter));
    const value = (relations[0] ?? '')
      .slice((relations[0] ?? '').indexOf('=') + 1)
      .trim()
      .replace(/^"|"$/g, '');
    if (hasRel(value, 'lawp')) return resolve(part.slice(part.indexOf('<') + 1, end), pageUrl);
  }
  return null;
}

function areaOf(tag: string, attributes: Attributes): Area | null {
  if (tag === 'nav' || attributes.role === 'navigation' || attributes.role === 'menubar') return 'navigation';
  if (tag === 'header' || attributes.role === 'banner') return 'header';
  if (tag === 'footer' || attributes.role === 'contentinfo') return 'footer';
  if (tag === 'main' || attributes.role === 'main') return 'main';
  if (tag !== 'div' && tag !== 'ul' && tag !== 'table' && tag !== 'td' && tag !== 'section') return null;
  // Older pages name the parts of a page by id and class only.
  const named = `${attributes.id ?? ''} ${attributes.class ?? ''}`.slice(0, 200);
  if (/(?:^|[\s_-])(?:nav|navbar|navigation|menu|mainmenu|topmenu)(?:$|[\s_-])/i.test(named)) return 'navigation';
  if (/(?:^|[\s_-])(?:footer|colophon)(?:$|[\s_-])/i.test(named)) return 'footer';
  return null;
}

function isSheet({ rel, media = '', disabled }: Attributes): boolean {
  if (!hasRel(rel, 'stylesheet') || hasRel(rel, 'alternate')) return false;
  return disabled === undefined && media.trim().toLowerCase() !== 'print';
}

function hasRel(value: string | undefined, relation: string): boolean {
  return (value ?? '').toLowerCase().split(/\s+/).includes(relation);
}

/** Where a page forwards to, and how soon (HTML, shared declarative refresh steps). */
function refreshTarget(content: string): string {
  const [, seconds, rest = ''] = /^\s*([\d.]+)[\s;,]+(.*)$/s.exec(content.slice(0, 2_048)) ?? [];
  if (!(Number(seconds) <= 5)) return '';
  return rest
    .trim()
    .replace(/^url\s*=\s*/i, '')
    .replace(/^['"]|['"]$/g, '')
    .trim();
}

function resolve(href: string, base: URL): URL | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.length > 2_048) return null;
  const url = URL.parse(trimmed, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  url.hash = '';
  return url;
}

function differing(url: URL | null, from: URL): URL | null {
  return url !== null && url.href !== from.href ? url : null;
}

function decode(body: Uint8Array, contentType: string): string {
  const label = /charset\s*=\s*["']?([^\s"';]{1,40})/i.exec(contentType)?.[1];
  const options =
    label === undefined
      ? { defaultEncoding: 'UTF-8' }
      : { transportLayerEncodingLabel: label, defaultEncoding: 'UTF-8' };
  try {
    return new TextDecoder(htmlEncodingSniffer(body, options)).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
