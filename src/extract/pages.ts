import type { Notice, PageFacts } from '../core/site/facts.ts';
import type { PageKind } from '../core/site/page-kind.ts';
import { findPageKind, isKnownPhrase } from '../language/page-kinds.ts';
import { sortOfAddress } from './actions/action-address.ts';
import type { StructuredItem } from './data/structured-item.ts';
import { withDayByHeadline } from './headline-day.ts';
import { declaredLanguage, readPageLanguage } from './language.ts';
import { splitTitle } from './names/clean-name.ts';
import { ownTitleParts } from './names/own-title.ts';
import { isInstructionLike } from './orders/instruction-like.ts';
import { isStartPath } from './page/page-path.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import { topicsOfPage } from './page-topics.ts';
import { readPageType } from './page-type.ts';
import { toExcerpt, toSafeLine } from './safe-text.ts';
import { isFrontPage, isRootPost, type SitePages } from './site-pages.ts';
import { titleOf } from './status/page-state.ts';
import { type PageContent, readContent } from './text/content.ts';
import { declaredDescription } from './text/description.ts';
import { cutAtSentence, estimateWords, joinProse } from './text/prose.ts';

const MAX_WORDS = 200;
const MAX_LENGTH = 5_000;
/** Of a longer one, nothing that comes later is shown. */
const MAX_WHOLE_TITLE = 2_000;
const MAX_TITLE = 150;

/** The described pages of a site and what was noticed while reading them. */
export interface PagesRead {
  readonly pages: readonly PageFacts[];
  readonly notices: readonly Notice[];
}

/**
 * Describes each page once, in the order given, the home page first: a page that another canonical address or the same
 * content already stands for, and a page that only asks to log in, is left out.
 */
export function readPages(
  { pages: usable, items }: Pick<SitePages, 'pages' | 'items'>,
  siteName: string | null,
): PagesRead {
  const pages: PageFacts[] = [];
  const paths = new Set<string>();
  const contents = new Set<string>();
  const told = new Set<string>();
  const flagged: string[] = [];
  let homeTitle: string | null = null;
  for (const page of usable) {
    if (paths.has(page.path)) continue;
    const content = readContent(page);
    if (isLoginOnly(page, content)) continue;
    const text = describe(page, content, told);
    if (content.instructions.length > 0) flagged.push(page.path);
    // The same paragraphs at two addresses are one page, whatever their heads declare.
    const body = content.text.length > 80 ? content.text : text;
    if (body.length > 80 && contents.has(body)) continue;
    const facts = toFacts(page, items.get(page) ?? [], text, { siteName, homeTitle, isFirst: pages.length === 0 });
    if (facts.kind === 'home') homeTitle ??= titleOf(page);
    // A page of search results says nothing of its own.
    if (facts.kind === 'search') continue;
    contents.add(body);
    paths.add(page.path);
    pages.push(facts);
  }
  return { pages, notices: flagged.length > 0 ? [instructionNotice(flagged)] : [] };
}

interface PagePlace {
  readonly siteName: string | null;
  /** As the home page has it, null before that is read. */
  readonly homeTitle: string | null;
  /** It is the first of the site. */
  readonly isFirst: boolean;
}

function toFacts(
  page: ParsedPage,
  items: readonly StructuredItem[],
  content: string,
  { siteName, homeTitle, isFirst }: PagePlace,
): PageFacts {
  const heading = firstHeading(page);
  const whole = titleOf(page);
  // Some sites have one title for all of their pages: it says nothing of this one.
  const isShared = whole !== '' && whole === homeTitle;
  const own = isShared && heading !== null && !whole.includes(heading) ? heading : null;
  const read = own ?? readTitle(page, heading, siteName);
  const title = sharedHeadline(page, read) ?? read;
  const language = readPageLanguage(page, content);
  const kind = isHome(page, isFirst) ? 'home' : readKind(page, { title, heading, language });
  const words = estimateWords(content);
  const bare = kind === 'home' ? null : readPageType(page, { items, title, heading, words, siteName, kind });
  const typed = bare && withDayByHeadline(bare, page, { title: whole || title, language });
  const topics =
    language === null || language === 'en' || kind === 'home'
      ? []
      : topicsOfPage(page, { items, title: isShared ? (own ?? '') : title, content, language, isStory: isStory(page) });
  return {
    path: page.path,
    url: page.url.href,
    kind,
    title,
    content,
    language,
    ...(typed === null ? {} : { typed }),
    ...(topics.length === 0 ? {} : { topics }),
    evidence: page.evidence(`${Math.round(words)} words of prose.`, content),
  };
}

/** Where no "/" was seen, the first page with a start page's address is the home page. */
function isHome(page: ParsedPage, isFirst: boolean): boolean {
  return isFrontPage(page) || (isFirst && isStartPath(page.path) && !isRootPost(page));
}

/** Kinds that a single story may have; its words name no page of the site. */
const STORY_KINDS: ReadonlySet<PageKind> = new Set(['news', 'blog', 'events']);

interface PageWords {
  readonly title: string;
  readonly heading: string | null;
  readonly language: string | null;
}

function readKind(page: ParsedPage, { title, heading, language }: PageWords): PageKind {
  const declared = declaredLanguage(page)?.slice(0, 2).toLowerCase();
  const spoken = [language, declared].filter((each) => typeof each === 'string');
  const languages = spoken.length > 0 ? new Set(spoken) : undefined;
  // "Menu" above a page is mostly its navigation.
  const headed = heading !== null && isKnownPhrase(heading) ? findPageKind({ text: heading, languages }) : null;
  const kind = findPageKind({ text: title, path: page.path, languages }) ?? (headed === 'menu' ? null : headed);
  if (kind === null || kind === 'home') return 'other';
  if (STORY_KINDS.has(kind)) return isHeadline(title, languages) ? 'other' : kind;
  // What title and address call a contact page is one, though its program calls all pages articles.
  const isPlain = isKnownPhrase(title) && findPageKind({ path: page.path, languages }) === kind;
  return isStory(page) && !isPlain ? 'other' : kind;
}

/** More words than the name of a section has. */
const MIN_HEADLINE = 6;

/** "Mill burns down in the night – News": a story in a section, not the section. */
function isHeadline(title: string, languages: ReadonlySet<string> | undefined): boolean {
  const [first = ''] = splitTitle(title);
  return estimateWords(first) >= MIN_HEADLINE && findPageKind({ text: first, languages }) === null;
}

function isStory(page: ParsedPage): boolean {
  return (
    /^article/iu.test(page.meta.get('og:type') ?? '') ||
    page.meta.has('article:published_time') ||
    sortOfAddress(page.url) === 'story'
  );
}

/** The page's own description, then its first paragraphs without repeating it. */
function describe(page: ParsedPage, content: PageContent, told: Set<string>): string {
  const declared = declaredDescription(page)?.text;
  if (!declared || told.has(declared)) return content.text;
  told.add(declared);
  const saying = plain(declared);
  const repeating = content.paragraphs.filter((paragraph) => repeats(paragraph, saying));
  const paragraphs = content.paragraphs.filter((paragraph) => !repeating.includes(paragraph));
  // A paragraph that says the same and more stands for both.
  const fuller = repeating.find((paragraph) => paragraph.length > declared.length);
  if (fuller) return content.text;
  return cutAtSentence(joinProse([declared, ...paragraphs]), MAX_WORDS, MAX_LENGTH);
}

/** True when a paragraph and a description, which is plain already, begin alike, or one holds the other. */
function repeats(paragraph: string, description: string): boolean {
  const own = plain(paragraph);
  const [shorter, longer] = own.length < description.length ? [own, description] : [description, own];
  return shorter.length >= 20 && (longer.includes(shorter) || longer.startsWith(shorter.slice(0, 60)));
}

function plain(text: string): string {
  return text
    .slice(0, 3_000)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isLoginOnly(page: ParsedPage, content: PageContent): boolean {
  if (page.resource.role === 'home' || estimateWords(content.text) >= 30) return false;
  return (page.byTag.get('input') ?? []).slice(0, 50).some((input) => input.attribs.type?.toLowerCase() === 'password');
}

function firstHeading(page: ParsedPage): string | null {
  return headingsOf(page)[0] ?? null;
}

function headingsOf(page: ParsedPage): string[] {
  const texts = (page.byTag.get('h1') ?? []).slice(0, 5).map((heading) => page.textOf(heading));
  return texts.filter((text) => text.length >= 2 && text.length <= MAX_TITLE);
}

/** As many words as the name of a section has. */
const MAX_SECTION_WORDS = 2;

/** The headline of a story whose head has no more than its section for a title ("News | Acme"): what it is shared by heads it, too. */
function sharedHeadline(page: ParsedPage, title: string): string | null {
  const shared = toSafeLine((page.meta.get('og:title') ?? '').slice(0, MAX_WHOLE_TITLE));
  if (estimateWords(title) > MAX_SECTION_WORDS || estimateWords(shared) <= MAX_SECTION_WORDS) return null;
  return isStory(page) && headingsOf(page).includes(shared) ? shared : null;
}

/** The title without the site's name; where nothing else is left, the first heading or the name. */
function readTitle(page: ParsedPage, heading: string | null, siteName: string | null): string {
  const whole = toSafeLine((titleOf(page) || page.meta.get('og:title') || '').slice(0, MAX_WHOLE_TITLE));
  const safe = isInstructionLike(whole) ? '' : whole;
  if (page.resource.role === 'home') return toExcerpt(safe || siteName || heading || page.path, MAX_TITLE);
  const parts = ownTitleParts(safe, heading, { name: siteName, host: page.url.hostname });
  const own = parts[0] ?? heading ?? splitTitle(safe)[0] ?? page.path;
  return toExcerpt(siteName !== null && parts.length > 0 ? parts.join(' – ') : own, MAX_TITLE);
}

function instructionNotice(paths: readonly string[]): Notice {
  const where = paths.length === 1 ? paths[0] : `${paths.length} pages`;
  return { code: 'instruction_like_text', message: `Text on ${where} gives orders to AI agents; it was left out.` };
}
