import type { KindSign, PageFacts, TopicFacts } from '../../core/site/facts.ts';
import type { PageType } from '../../core/site/page-type.ts';
import { isOnList } from '../../language/action-lists.ts';
import { fold } from '../../language/fold.ts';
import { readLinks } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { SitePages } from '../site-pages.ts';
import { menuLabels } from '../site-topics.ts';
import { publicationSign } from './publication-sign.ts';

/** English labels of the sections of a newspaper → the topic that they are. Other languages have theirs in content/topics. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    politics: 'politics',
    economy: 'business|economy|money|markets',
    opinion: 'opinion|opinions|editorial|editorials|columnists|commentary',
    'world affairs': 'world|world news|us news|uk news|national news|international news',
    crime: 'crime|obituaries|courts',
    sport: 'sport|sports',
    entertainment: 'entertainment|celebrity|showbiz',
    weather: 'weather',
    culture: 'culture|arts|arts & culture|books|film|movies',
    lifestyle: 'lifestyle|life & style|living|travel',
    science: 'science',
    technology: 'technology|tech',
    health: 'health',
    education: 'education',
  }).flatMap(([topic, labels]) => labels.split('|').map((label) => [label, topic] as const)),
);

/** Sections that hardly anybody but the press has; a firm may have one of them. */
const OF_THE_PRESS = new Set(['politics', 'economy', 'opinion', 'world affairs', 'crime', 'society']);
const LEAST_OF_THE_PRESS = 2;
/** What tells news from magazines, which have sections on business and opinion, too. */
const OF_NEWS = new Set(['politics', 'world affairs', 'crime', 'sport', 'weather']);
/** What ministries and think tanks, which have those too, do not report on. */
const LIGHT = new Set(['sport', 'entertainment', 'weather']);
/** What they may have a page on, but tell in no articles. */
const LIGHT_IN_ARTICLES = new Set([...LIGHT, 'culture', 'lifestyle', 'films']);
const SECTIONS = new Set([...ENGLISH.values(), 'society', 'finance']);
const LEAST_SECTIONS = 4;

const ARTICLES: ReadonlySet<PageType | undefined> = new Set<PageType>(['article', 'news_article', 'blog_post']);

/** Less than what two places say in words, and than what one does. */
const BY_SECTIONS = 0.77;
const BY_KEYWORDS = 0.74;
const BY_ADVERTISERS = 0.73;
const MAX_PAGES = 3;

/** What is known of the site's menus and pages. */
export interface KnownOfPress {
  readonly language: string;
  readonly topics: readonly TopicFacts[];
  readonly described: readonly PageFacts[];
}

/**
 * Signs of the press beside its markup: a menu with the sections of a newspaper, keywords for news search engines, which
 * only publishers give (Google's news_keywords), and space for advertisers beside nothing but articles.
 */
export function newsSigns({ pages }: SitePages, { language, topics, described }: KnownOfPress): KindSign[] {
  const [first] = pages;
  if (!first) return [];
  const sections = new Set(language === 'en' ? englishSections(pages) : topics.flatMap(sectionOf));
  const ofThePress = [...sections].filter((section) => OF_THE_PRESS.has(section)).length;
  const light = described.some(({ typed }) => ARTICLES.has(typed?.type)) ? LIGHT_IN_ARTICLES : LIGHT;
  if (
    sections.size >= LEAST_SECTIONS &&
    ofThePress >= LEAST_OF_THE_PRESS &&
    [...sections].some((section) => light.has(section))
  )
    return [
      {
        category: 'office/newspaper',
        by: 'pages',
        confidence: BY_SECTIONS,
        evidence: first.evidence('Sections in its menu', [...sections].join(', ')),
      },
    ];
  const keyed = pages.find((page) => (page.meta.get('news_keywords') ?? '') !== '');
  if (keyed) {
    const evidence = keyed.evidence('Keywords for news search engines', keyed.meta.get('news_keywords')?.slice(0, 80));
    const category = ofThePress > 0 ? 'office/newspaper' : 'site/magazine';
    return [{ category, by: 'pages', confidence: BY_KEYWORDS, evidence }];
  }
  const isAllArticles = hasOnlyArticles(described);
  const hasNews = [...sections].some((section) => OF_NEWS.has(section));
  const own = isAllArticles ? publicationSign(first, hasNews) : null;
  if (own) return [own];
  // Whose menu says nothing to us may be news as well as a magazine.
  const isKnown = sections.size > 0 || topics.some(({ from }) => from === 'menu');
  const offer = isAllArticles && isKnown ? offerToAdvertisers(first) : undefined;
  if (offer === undefined) return [];
  const evidence = first.evidence('Articles, and a link for advertisers', offer);
  const category = hasNews ? 'office/newspaper' : 'site/magazine';
  return [{ category, by: 'pages', confidence: BY_ADVERTISERS, evidence }];
}

/** Whether all pages that were described are articles. */
export function hasOnlyArticles(described: readonly PageFacts[]): boolean {
  return described.length > 0 && described.every(({ typed }) => ARTICLES.has(typed?.type));
}

/** Who offers space for advertisements. Firms have some words for that as services, or on buttons. */
const ADVERTISE = /^advertis(?:e|ing) (?:with|on|in|here|info)/i;
const OF_OTHERS = /^(?:ads|anzeigen|marketing|sponsorship)$/i;
/** Links to articles with that word upon them. */
const TAGGED = /\/(?:tags?|labels?|categor(?:y|ies)|topics?)\//i;

function offerToAdvertisers(page: ParsedPage): string | undefined {
  return readLinks(page).find(
    ({ label, url, inText }) =>
      !inText &&
      url !== null &&
      !TAGGED.test(url.pathname) &&
      (ADVERTISE.test(label) || (isOnList('ad_rates', label) && !OF_OTHERS.test(label))),
  )?.label;
}

function englishSections(pages: readonly ParsedPage[]): string[] {
  return pages
    .slice(0, MAX_PAGES)
    .flatMap((page) => menuLabels(page))
    .flatMap((label) => ENGLISH.get(fold(label)) ?? []);
}

function sectionOf({ topic, from }: TopicFacts): string[] {
  return from === 'menu' && SECTIONS.has(topic) ? [topic] : [];
}
