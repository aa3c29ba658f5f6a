import type { Element } from 'domhandler';
import { bareHost } from '../../core/domain/bare-host.ts';
import { isQuotable } from '../../core/evidence.ts';
import type { Resource } from '../../core/site/visit.ts';
import { toExcerpt, toSafeLine } from '../safe-text.ts';
import { isNoindex } from '../status/noindex.ts';
import { type PageText, readPageText } from '../text/page-text.ts';
import { type PageSource, toTextSource } from '../text/text-source.ts';
import { decodeBody } from './decode.ts';
import { type HtmlTree, parseHtml } from './html-tree.ts';
import type { LinkedSheet } from './linked-sheet.ts';
import { isStartPath, toPagePath } from './page-path.ts';
import type { ParsedPage } from './parsed-page.ts';

/** The contract's limit for one page; the crawler keeps to it, archives may not. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_META_LENGTH = 5_000;

/**
 * Decodes and parses one HTML page; every reader works on the value. Null when the resource is not a seen HTML page
 * (no answer, no body, another media type). Error pages are parsed too: what they mean is the status reader's affair.
 * `linked` is the style sheet of the site that was seen; it counts on pages that link it. `maxTags`: what comes after so
 * many tags is not read.
 * Linear in the bytes; never throws.
 */
export function parsePage(resource: Resource, linked: LinkedSheet | null = null, maxTags?: number): ParsedPage | null {
  const { body } = resource;
  const url = toHttpUrl(resource.finalUrl, undefined);
  if (!body || !url || (resource.outcome !== 'ok' && resource.outcome !== 'unchanged')) return null;
  const contentType = resource.headers['content-type'];
  if (!isHtml(contentType, body)) return null;
  const tree = parseHtml(decodeBody(body.subarray(0, MAX_BYTES), contentType), maxTags);
  const { document, byTag } = tree;
  const based = byTag.get('base')?.find(({ attribs }) => attribs.href !== undefined);
  const base = toHttpUrl(based?.attribs.href, url) ?? url;
  const { source, text } = readSeen(tree, linked, base);
  const html = byTag.get('html')?.[0]?.attribs;
  const meta = readMeta(byTag.get('meta') ?? []);
  return {
    resource,
    url,
    path: pathOf(canonicalUrl(byTag.get('link') ?? [], base, url), toHttpUrl(meta.get('og:url'), base)),
    base,
    document,
    byTag,
    meta,
    htmlLang: html?.lang?.trim() || html?.['xml:lang']?.trim() || null,
    noindex: isNoindex(byTag.get('meta') ?? [], resource.headers['x-robots-tag']),
    hasUnseenStyles: source.page.hasUnseenStyles,
    text: text.text,
    blocks: text.blocks,
    breaks: text.breaks,
    spanOf: (element) => text.spans.get(element) ?? null,
    isVisible: (element) => text.spans.has(element),
    textOf: (element) => {
      const span = text.spans.get(element);
      return span ? text.text.slice(span.start, span.end).trim() : '';
    },
    evidence: evidenceOf(resource),
  };
}

function evidenceOf({ finalUrl: url, status, fetchedAt: at }: Resource): ParsedPage['evidence'] {
  return (found, words = '') => {
    const excerpt = toExcerpt(words);
    return { url, status, at, found, ...(isQuotable(excerpt) && { excerpt }) };
  };
}

/** What is seen of a page. A sheet that asks for more work than is done on the page is as good as not seen. */
function readSeen(tree: HtmlTree, linked: LinkedSheet | null, base: URL): { source: PageSource; text: PageText } {
  const source = toTextSource(tree, linked, base);
  const text = readPageText(source);
  const isTooMuch = source.usesLinked && source.page.styles.isSpent();
  return isTooMuch ? readSeen(tree, null, base) : { source, text };
}

function isHtml(contentType: string | undefined, body: Uint8Array): boolean {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type) return type === 'text/html' || type === 'application/xhtml+xml';
  return /<(?:!doctype html|html|head|body|title)\b/i.test(new TextDecoder('latin1').decode(body.subarray(0, 2_000)));
}

/** The canonical address counts only when it names a page of the same host. */
function canonicalUrl(links: readonly Element[], base: URL, url: URL): URL {
  const link = links.find((each) => each.attribs.rel?.trim().toLowerCase() === 'canonical');
  const canonical = toHttpUrl(link?.attribs.href, base);
  return canonical && bareHost(canonical) === bareHost(url) ? canonical : url;
}

/** "/index.html" and "/de" are the home page where og:url says so. */
function pathOf(url: URL, shared: URL | null): string {
  const path = toPagePath(url);
  const isHome = shared !== null && toPagePath(shared) === '/' && bareHost(shared) === bareHost(url);
  return isHome && isStartPath(path) ? '/' : path;
}

function toHttpUrl(href: string | undefined, base: URL | undefined): URL | null {
  const url = href === undefined ? null : URL.parse(href.trim(), base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

function readMeta(elements: readonly Element[]): Map<string, string> {
  const meta = new Map<string, string>();
  for (const { attribs } of elements) {
    const content = attribs.content;
    if (!content) continue;
    for (const key of [attribs.name, attribs.property, attribs['http-equiv'], attribs.itemprop]) {
      const name = key?.trim().toLowerCase();
      if (name && name.length <= 100 && !meta.has(name)) meta.set(name, toSafeLine(content.slice(0, MAX_META_LENGTH)));
    }
  }
  return meta;
}
