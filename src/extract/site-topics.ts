import { bareHost } from '../core/domain/bare-host.ts';
import type { DomainName } from '../core/domain/domain-name.ts';
import { registrableDomain } from '../core/domain/registrable-domain.ts';
import type { Fact } from '../core/evidence.ts';
import type { TopicFacts } from '../core/site/facts.ts';
import { fold } from '../language/fold.ts';
import { isDayOfMonth } from '../language/month-words.ts';
import { topicsInName, topicsInText, topicsOfLabel } from '../language/topics/topics.ts';
import { findCountry } from './contacts/addresses/countries.ts';
import { blockAt, readLinks } from './page/links.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import { topicsSaidOften } from './page-topics.ts';
import { toExcerpt } from './safe-text.ts';
import { isFrontPage } from './site-pages.ts';
import { titleOf } from './status/page-state.ts';
import { readContent } from './text/content.ts';
import { declaredDescription } from './text/description.ts';

/** A site's menus have fewer; what comes later are lists of single things. */
const MAX_LABELS = 250;
const MAX_LABEL = 60;
const MAX_HEADINGS = 40;
const MAX_PAGES = 3;
const MAX_TOPICS = 40;
const ENOUGH_TOPICS = 3;

/** A site whose topics are read. */
export interface TopicSite {
  readonly pages: readonly ParsedPage[];
  readonly domain: DomainName;
  /** ISO 639-1. */
  readonly language: string;
  readonly name: string | null;
  /** What it says of itself, by `readDescription`. */
  readonly description: Fact<string> | null;
}

/**
 * What a site is about, in English, by its own words: the title and description of its home page, the labels of its menus,
 * the headings of its home page. Of other pages only what all of them share tells: the frame, a description (R77). Each
 * topic once. Of its name that counts which its pages say again: at the sign of the eagle nobody sells any.
 */
export function readSiteTopics(site: TopicSite): TopicFacts[] {
  const { pages, language, name, description } = site;
  const [first] = pages;
  // What says in English what it is needs no words of ours.
  if (first === undefined || (language === 'en' && description !== null)) return [];
  const found = new Map<string, TopicFacts>();
  const add = (topics: readonly string[], from: TopicFacts['from'], words: string, page: Pick<ParsedPage, 'url'>) => {
    for (const topic of topics)
      if (!found.has(topic) && found.size < MAX_TOPICS)
        found.set(topic, { topic, from, words: toExcerpt(words, 80), url: page.url.href });
  };
  const said = (text: string) => besidesName(text, language, { name, page: first });
  if (isFrontPage(first)) {
    const title = titleOf(first) || first.meta.get('og:title') || '';
    add(said(title), 'words', title, first);
  }
  const shared = ownDescription(first, pages.slice(1, MAX_PAGES));
  add(said(shared), 'words', shared, first);
  const own = descriptionOf(site);
  if (own) add(said(own.value), 'words', own.value, pageAt(own.evidence.url, first));
  add(topicsOfName(site), 'words', name ?? site.domain, first);
  const addMenus = (isOwn: boolean) => {
    for (const page of pages.slice(0, MAX_PAGES))
      for (const [label, url] of menuLinks(page))
        if (isOfHost(url, page) === isOwn) add(topicsOfLink(label, url, language), 'menu', label, page);
  };
  addMenus(true);
  // Over the menu of a part of a site stands that of the whole: it tells of the part where its own does not.
  if ([...found.values()].filter(({ from }) => from === 'menu').length < ENOUGH_TOPICS) addMenus(false);
  if (isFrontPage(first))
    for (const heading of headingsOf(first)) add(topicsOfLabel(heading, language), 'menu', heading, first);
  return withoutLoneSociety([...found.values()]);
}

/** A section of newspapers, and what clubs and firms call themselves: "Società" over the people of a club. Alone it tells nothing. */
function withoutLoneSociety(topics: TopicFacts[]): TopicFacts[] {
  const ofMenus = topics.filter(({ from }) => from === 'menu');
  return ofMenus.length === 1 && ofMenus[0]?.topic === 'society'
    ? topics.filter(({ from }) => from !== 'menu')
    : topics;
}

/** Leads to a page of the same host; below a registrable domain itself all hosts are one site. */
function isOfHost(url: URL, { url: own }: ParsedPage): boolean {
  return url.hostname === own.hostname || bareHost(own) === registrableDomain(own.hostname);
}

/** "March 2026" leads to what was written then, whatever the month is called like. */
function topicsOfLink(label: string, url: URL, language: string): readonly string[] {
  const topics = topicsOfLabel(label, language);
  return topics.length > 0 && (isDayOfMonth(label) || isEdition(label, url)) ? [] : topics;
}

function pageAt(address: string, first: ParsedPage): Pick<ParsedPage, 'url'> {
  return { url: URL.parse(address) ?? first.url };
}

/** What a site says of itself; a first paragraph only where it names the site: it may be a story. */
function descriptionOf({ description, name, domain }: TopicSite): Fact<string> | null {
  if (description === null || description.by !== 'text') return description;
  const [label = ''] = registrableDomain(domain).split('.');
  const text = fold(description.value);
  return [name ?? '', label].some((own) => own.length > 2 && text.includes(fold(own))) ? description : null;
}

/** So many sentences must say what the name of a site says. */
const CONFIRMED = 2;

/** What the name and the domain name of a site say, where its text says so, too. */
function topicsOfName({ pages, domain, language, name }: TopicSite): string[] {
  const [label = ''] = registrableDomain(domain).split('.');
  const named = topicsInName(`${name ?? ''} ${label}`, language);
  if (named.length === 0) return [];
  const text = pages.slice(0, MAX_PAGES).map((page) => readContent(page).text);
  const said = topicsSaidOften(
    text.join('\n').replaceAll(name || label, ' '),
    language,
    CONFIRMED,
    Number.POSITIVE_INFINITY,
  );
  return named.filter((topic) => said.includes(topic));
}

/** The topics of a text; those in the site's name only where its page has them elsewhere, too. */
function besidesName(
  text: string,
  language: string,
  { name, page }: { readonly name: string | null; readonly page: ParsedPage },
): readonly string[] {
  const topics = topicsInText(text, language);
  if (topics.length === 0 || name === null || !text.includes(name)) return topics;
  const without = (each: string) => topicsInText(each.replaceAll(name, ' '), language);
  const rest = new Set(without(text));
  if (topics.every((topic) => rest.has(topic))) return topics;
  const said = new Set(without(page.text.slice(0, MAX_SAID)));
  return topics.filter((topic) => rest.has(topic) || said.has(topic));
}

const MAX_SAID = 4_000;

/** What the home page says of the site, else what pages of different titles say alike (R77). */
function ownDescription(first: ParsedPage, others: readonly ParsedPage[]): string {
  const said = declaredDescription(first)?.text ?? '';
  const saysSo = (page: ParsedPage) => declaredDescription(page)?.text === said && titleOf(page) !== titleOf(first);
  return said !== '' && (isFrontPage(first) || others.some(saysSo)) ? said : '';
}

/** Labels of links to the site's own pages: all that are no running text of a home page, else those of the frame. */
export function menuLabels(page: ParsedPage): string[] {
  return [...menuLinks(page).keys()];
}

function menuLinks(page: ParsedPage): ReadonlyMap<string, URL> {
  const labels = new Map<string, URL>();
  for (const { label, url, inText, sameSite, element } of readLinks(page)) {
    if (labels.size >= MAX_LABELS) break;
    if (inText || !sameSite || url === null || label.length < 2 || label.length > MAX_LABEL) continue;
    if (url.pathname === page.url.pathname && url.search === page.url.search) continue;
    // What narrows a list down says what is on the list, not on the site.
    if (NARROWING.test(url.search)) continue;
    const span = page.spanOf(element);
    const isFrame = span !== null && blockAt(page.blocks, span.start)?.region != null;
    if ((isFrame || isFrontPage(page)) && !labels.has(label)) labels.set(label, url);
  }
  return labels;
}

const NARROWING = /filter|facet|refine/iu;

/** The country's name on a link to the site for readers there, or to its office there, is no topic. */
function isEdition(label: string, { pathname, hash }: URL): boolean {
  const isDoor = hash !== '' || EDITION.test(pathname) || EDITIONS.test(pathname);
  return isDoor && label.length > MAX_CODE && findCountry(label) !== null;
}

/** "TV" is the code of a country, and no name of one. */
const MAX_CODE = 3;
/** A start page: that of the site, or below the code of a country or language. */
const EDITION = /^\/(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?)?\/?(?:(?:index|default|home)\.\w{3,5})?$/iu;
/** Where one chooses such a page: "/choose-country-region/". */
const EDITIONS =
  /\/(?:choose|select|change|switch)[a-z-]*(?:country|region|location|locale)[a-z-]*\/?(?:\.\w{3,5})?$/iu;

function headingsOf(page: ParsedPage): string[] {
  const headings = ['h1', 'h2', 'h3'].flatMap((tag) => (page.byTag.get(tag) ?? []).slice(0, MAX_HEADINGS));
  return headings.map((heading) => page.textOf(heading)).filter((text) => text.length > 1 && text.length <= MAX_LABEL);
}
