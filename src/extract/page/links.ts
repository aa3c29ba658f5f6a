import { type Element, isTag, isText } from 'domhandler';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { sharesBrand } from '../../core/domain/shares-brand.ts';
import { remembered } from '../../language/word-memo.ts';
import { buttonText } from '../forms/form-controls.ts';
import { isInForm } from '../forms/form-parts.ts';
import { toSafeLine } from '../safe-text.ts';
import type { TextBlock } from '../text/text-collector.ts';
import { parentOf } from './element-rooms.ts';
import type { ParsedPage } from './parsed-page.ts';

/** A visible link or button of a page. */
export interface PageLink {
  readonly element: Element;
  /** What is written on it. */
  readonly label: string;
  /** Absolute address; null for a button, or a link that only scripts follow. */
  readonly url: URL | null;
  /** It stands inside running text, not in a menu, list or on its own. */
  readonly inText: boolean;
  /** It leads to the same site (registrable domain). */
  readonly sameSite: boolean;
  /** It leads to the same site, or to another whose name says that it is the same firm's: acme.com, acme-shop.de. */
  readonly sameFirm: boolean;
}

const MAX_LINKS = 5_000;
/** So much text beside its links makes a block running text, unless the links have more: a row of them, and who made it. */
const RUNNING_TEXT = 60;

/** Links of a page, for the several readers that ask for them. */
const known = new WeakMap<ParsedPage, readonly PageLink[]>();

/** The visible links and script buttons of a page in document order. */
export function readLinks(page: ParsedPage): readonly PageLink[] {
  const before = known.get(page);
  if (before) return before;
  const links = findLinks(page);
  known.set(page, links);
  return links;
}

/** Of the hosts that the links of a page lead to most come again. */
const domainOf = remembered(registrableDomain, 100);

function findLinks(page: ParsedPage): PageLink[] {
  const elements = [
    ...(page.byTag.get('a') ?? []),
    ...(page.byTag.get('area') ?? []),
    ...(page.byTag.get('button') ?? []),
    ...(page.byTag.get('input') ?? []).filter(({ attribs }) => PRESSED.has(attribs.type ?? '')),
    ...DRAWN.flatMap((name) => (page.byTag.get(name) ?? []).filter(isDrawnLink)),
  ];
  const own = registrableDomain(page.url.hostname);
  const maps = mapsOverImages(page);
  return elements.slice(0, MAX_LINKS).flatMap((element) => {
    const isLink = element.name === 'a' || element.name === 'area';
    if (!isSeen(element, page, maps) || (!isLink && isInForm(element))) return [];
    const written = (isLink && element.attribs.href?.trim()) || undefined;
    // Who follows "#" follows a script: what it opens is where the link leads.
    const href = isFollowed(written) ? written : (scriptedAddress(element) ?? written);
    if (isLink && href === undefined && !isDrawnLink(element)) return [];
    const parsed = href === undefined || href.length > 2_000 ? null : URL.parse(onWeb(href), page.base);
    const url =
      parsed &&
      /^(?:https?|tel|mailto|callto|whatsapp|sms):$/u.test(parsed.protocol) &&
      !href?.startsWith('#') &&
      !parsed.pathname.startsWith(GUARDED_MAILBOX)
        ? parsed
        : null;
    const text = page.textOf(element);
    const label = hasWords(text) ? text : labelOfPicture(element) || text;
    const sameSite = url === null || url.hostname === page.url.hostname || domainOf(url.hostname) === own;
    const sameFirm = sameSite || (url !== null && sharesBrand(domainOf(url.hostname), own));
    return [{ element, label: label.slice(0, 200), url, inText: isInText(element, page), sameSite, sameFirm }];
  });
}

/** Cloudflare's stand-in for an e-mail address, which a script puts back for whoever has one: no page of the site. */
const GUARDED_MAILBOX = '/cdn-cgi/l/email-protection';

/** Names of the maps that lie over images which are seen. */
function mapsOverImages(page: ParsedPage): ReadonlySet<string> {
  const images = page.byTag.has('map') ? (page.byTag.get('img') ?? []) : [];
  const seen = images.filter((image) => image.attribs.usemap && page.isVisible(image));
  return new Set(seen.map(({ attribs }) => (attribs.usemap ?? '').replace(/^#/u, '')));
}

/** A part of an image is seen where the image is. */
function isSeen(element: Element, page: ParsedPage, maps: ReadonlySet<string>): boolean {
  if (element.name !== 'area') return page.isVisible(element);
  let map: Element | null = maps.size === 0 ? null : element;
  while (map !== null && map.name !== 'map') map = parentOf(map);
  return [map?.attribs.name, map?.attribs.id].some((name) => name !== undefined && maps.has(name));
}

/** False for no label, and for a mere number: it counts what is behind a picture, as things in a cart. */
export function hasWords(label: string): boolean {
  return /\p{L}/u.test(label);
}

/** The name that a drawing has inside of it (SVG, title). */
function nameOfDrawing({ name, children }: Element): string {
  return name === 'title' ? children.map((child) => (isText(child) ? child.data : '')).join('') : '';
}

/** What builders of pages draw as buttons. */
const DRAWN = ['div', 'span', 'li'];

/** Types of inputs that are buttons. */
const PRESSED = new Set(['button', 'submit', 'image']);

function isDrawnLink({ attribs }: Element): boolean {
  return attribs.role === 'button' || attribs.role === 'link' || attribs['data-href'] !== undefined;
}

/** An address that only the app of a service opens, as its pages on the web have it. */
function onWeb(href: string): string {
  return href.replace(/^whatsapp:\/\/send\/?(?=\?)/iu, 'https://api.whatsapp.com/send');
}

function isFollowed(href: string | undefined): boolean {
  return href !== undefined && !/^(?:#|javascript:)/iu.test(href);
}

/** `location.href = '…'`, `window.open('…')`, `Calendly.initPopupWidget({url: '…'})`. */
const OPENS =
  /(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\(|window\.open\(|\burl['"]?\s*:)\s*['"]([^'"]{1,500})['"]/u;

/** Where a script leads that stands on the element itself. */
function scriptedAddress({ attribs }: Element): string | undefined {
  const script = attribs.onclick ?? (attribs.href?.startsWith('javascript:') ? attribs.href : '');
  return attribs['data-href']?.trim() || OPENS.exec(script.slice(0, 1_000))?.[1];
}

function labelOfPicture(element: Element): string {
  const { attribs } = element;
  const named = attribs['aria-label'] || attribs.title || attribs.alt;
  if (named) return toSafeLine(named.slice(0, 400));
  const pending = [...element.children];
  for (let seen = 0; pending.length && seen < 50; seen++) {
    const node = pending.shift();
    if (!node || !isTag(node)) continue;
    const words = node.attribs.alt || node.attribs['aria-label'] || node.attribs.title || nameOfDrawing(node);
    if (words) return toSafeLine(words.slice(0, 400));
    pending.push(...node.children.slice(0, 50));
  }
  return element.name === 'button' || element.name === 'input' ? buttonText(element) : '';
}

function isInText(element: Element, page: ParsedPage): boolean {
  const span = page.spanOf(element);
  const block = span && blockAt(page.blocks, span.start);
  return block ? block.end - block.start - block.linkLength > Math.max(RUNNING_TEXT, block.linkLength) : false;
}

/** The block that holds a place of the text, by halving; where one block ends, the next begins. */
export function blockAt(blocks: readonly TextBlock[], place: number): TextBlock | null {
  let low = 0;
  let high = blocks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (!block) return null;
    if (place < block.start) high = middle - 1;
    else if (place >= block.end) low = middle + 1;
    else return block;
  }
  return null;
}
