import type { ParsedPage } from '../page/parsed-page.ts';
import { estimateWords } from '../text/prose.ts';
import { ABOUT_NAMES, STATUS_RULES } from './status-parts.ts';
import {
  BOT_WALLS,
  DEFAULT_PAGES,
  NOT_FOUND,
  PARKED,
  PARKING_HOSTS,
  PLACEHOLDERS,
  type StatusPhrase,
} from './status-phrases.ts';

/** What a page is before anyone asks what it says. */
export interface PageState {
  readonly kind: 'content' | 'parked' | 'bot_wall' | 'placeholder' | 'error';
  /** One plain sentence; null for content. */
  readonly reason: string | null;
}

/** A parked page, a bot wall or a placeholder has little text; a long page that names one is about it. */
const FEW_WORDS = 150;
const VERY_FEW_WORDS = 60;
const CONTENT: PageState = { kind: 'content', reason: null };

/** Tells content from parked pages, hosters' default pages, bot walls, placeholders and error pages. */
export function readPageState(page: ParsedPage): PageState {
  const { status } = page.resource;
  if (status !== null && status >= 400) return { kind: 'error', reason: `The page answers ${status}.` };
  if (!saysAnything(page)) {
    return { kind: 'error', reason: `The ${page.resource.role === 'home' ? 'home ' : ''}page has no text.` };
  }
  const words = estimateWords(page.text.slice(0, 20_000));
  if (words > 4 * FEW_WORDS) return CONTENT;
  const title = titleOf(page).toLowerCase();
  const text = page.text.slice(0, 6_000).toLowerCase();
  return (
    wall(title, text, words) ??
    parked(page, title, text, words) ??
    placeholder(page, title, text, words) ??
    missing(page, title, words) ??
    said(page, `${title} ${text}`, words) ??
    named(page, title, text, words) ??
    CONTENT
  );
}

/** A page of pictures or scripts alone may still say in its head what it is. */
function saysAnything({ text, meta }: ParsedPage): boolean {
  return /[\p{L}\p{N}]/u.test(text) || meta.has('description') || meta.has('og:title') || meta.has('og:description');
}

/** The text of the title element, "" without one. */
export function titleOf(page: ParsedPage): string {
  const title = page.byTag.get('title')?.find((element) => page.textOf(element) !== '');
  return title ? page.textOf(title) : '';
}

function wall(title: string, text: string, words: number): PageState | null {
  if (words > FEW_WORDS) return null;
  const named = BOT_WALLS.find((phrase) => title.includes(phrase) || (words <= 100 && text.includes(phrase)));
  return named
    ? { kind: 'bot_wall', reason: `The site asks visitors to prove that they are human ("${named}").` }
    : null;
}

function parked(page: ParsedPage, title: string, text: string, words: number): PageState | null {
  const trader = findPhrase(
    PARKED,
    (phrase) => title.includes(phrase) || (words <= 2 * FEW_WORDS && text.includes(phrase)),
  );
  if (trader) return { kind: 'parked', reason: trader };
  const initial = findPhrase(
    DEFAULT_PAGES,
    (phrase) => title.includes(phrase) && words <= 4 * FEW_WORDS && startsOrShort(title, phrase),
  );
  if (initial) return { kind: 'parked', reason: initial };
  const [first] = page.blocks;
  const start = first ? page.text.slice(first.start, first.end).trim().toLowerCase() : '';
  const heading = findPhrase(
    DEFAULT_PAGES,
    (phrase) => words <= VERY_FEW_WORDS && start.includes(phrase) && startsOrShort(start, phrase),
  );
  if (heading) return { kind: 'parked', reason: heading };
  if (words <= FEW_WORDS && loadsParking(page)) {
    return { kind: 'parked', reason: 'The page is filled by a domain parking service.' };
  }
  return null;
}

/** "XAMPP tutorial" is no default page. */
function startsOrShort(title: string, phrase: string): boolean {
  return title.length <= phrase.length + 12 || (phrase.endsWith('/') && title.startsWith(phrase));
}

function findPhrase(table: readonly StatusPhrase[], matches: (phrase: string) => boolean): string | null {
  return table.find(({ words }) => words.some(matches))?.reason ?? null;
}

function loadsParking(page: ParsedPage): boolean {
  const sources = ['script', 'iframe', 'frame', 'link', 'img'].flatMap((tag) =>
    (page.byTag.get(tag) ?? []).slice(0, 200),
  );
  return sources.some(({ attribs }) => {
    const { hostname: host, pathname } = URL.parse(attribs.src ?? attribs.href ?? '', page.base) ?? page.base;
    // Advertisements that are made for names without a site.
    if (pathname.startsWith('/adsense/domains/')) return true;
    return PARKING_HOSTS.some((parking) => host === parking || host.endsWith(`.${parking}`));
  });
}

/** Nothing but the name of the domain, and something about hosting or names: "acme.example er hostet af …". */
function named(page: ParsedPage, title: string, text: string, words: number): PageState | null {
  const host = page.url.hostname.replace(/^www\./u, '');
  const heading = page.byTag.get('h1')?.[0];
  const isBare = title.trim() === host && (!heading || page.textOf(heading).toLowerCase().includes(host));
  if (!isBare || words > MAX_NAMED_WORDS || ownLinks(page, host) > 0) return null;
  return ABOUT_NAMES.test(text.replaceAll(host, ' '))
    ? { kind: 'parked', reason: 'The page shows the name of the domain and nothing else.' }
    : null;
}

const MAX_NAMED_WORDS = 40;

function ownLinks(page: ParsedPage, host: string): number {
  return (page.byTag.get('a') ?? []).filter(({ attribs }) => {
    const url = URL.parse(attribs.href ?? '', page.base);
    return url?.hostname.replace(/^www\./u, '') === host && url.pathname !== page.url.pathname;
  }).length;
}

function placeholder(page: ParsedPage, title: string, text: string, words: number): PageState | null {
  if (words > VERY_FEW_WORDS) return null;
  const found = PLACEHOLDERS.find((phrase) => title.includes(phrase) || text.includes(phrase));
  return found && linksOn(page) <= FEW_LINKS
    ? { kind: 'placeholder', reason: `The page only announces a site (“${found}”).` }
    : null;
}

/** Pages of few words and few links, by the parts of what they say. */
function said(page: ParsedPage, text: string, words: number): PageState | null {
  const rule = STATUS_RULES.find(({ maxWords, parts }) => words <= maxWords && parts.every((part) => part.test(text)));
  if (!rule || linksOn(page) > FEW_LINKS || (page.byTag.get('textarea') ?? []).length > 0) return null;
  if (rule.kind === 'parked' && hasMenu(page)) return null;
  return { kind: rule.kind, reason: rule.reason };
}

const FEW_LINKS = 8;
/** From so many pages of its own on a site is one, whatever it says is for sale: a museum its tickets, an estate its wine. */
const MENU_LINKS = 3;

/** Links to several pages of its own that are named, not asked for: what parks a name links to searches and to itself. */
function hasMenu(page: ParsedPage): boolean {
  const paths = (page.byTag.get('a') ?? []).flatMap((link) => {
    const url = URL.parse(link.attribs.href ?? '', page.base);
    const isOwn = url?.hostname === page.url.hostname && url.search === '' && url.pathname !== page.url.pathname;
    return isOwn && page.isVisible(link) ? [url.pathname] : [];
  });
  return new Set(paths).size >= MENU_LINKS;
}

function linksOn(page: ParsedPage): number {
  return (page.byTag.get('a') ?? []).filter((link) => link.attribs.href && page.isVisible(link)).length;
}

function missing(page: ParsedPage, title: string, words: number): PageState | null {
  const heading = page.byTag.get('h1')?.[0];
  const head = heading ? page.textOf(heading).toLowerCase() : '';
  const isMissing = (line: string) =>
    NOT_FOUND.some((phrase) => containsWord(line, phrase) && line.length <= phrase.length + 60);
  const told = words <= 2 * FEW_WORDS && (isMissing(head) || isMissing(title));
  return told ? { kind: 'error', reason: 'The page says that it does not exist.' } : null;
}

function containsWord(line: string, phrase: string): boolean {
  const at = line.indexOf(phrase);
  return at >= 0 && !/[\p{L}\d]/u.test(line.charAt(at - 1)) && !/[\d]/.test(line.charAt(at + phrase.length));
}
