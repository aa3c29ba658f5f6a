import { percentDecoded } from '../core/percent-decoded.ts';
import { topicsInText, topicsOfLabel } from '../language/topics/topics.ts';
import { itemsOf, type StructuredItem, textOf, textsOf, walkItems } from './data/structured-item.ts';
import type { ParsedPage } from './page/parsed-page.ts';

const MAX_TOPICS = 4;
const MAX_ITEMS = 200;

/** What the topics of a page are read from. */
export interface TopicSource {
  readonly items: readonly StructuredItem[];
  readonly title: string;
  readonly content: string;
  /** ISO 639-1. */
  readonly language: string;
  /** It is one story among many, so that its title is a headline. */
  readonly isStory: boolean;
}

/**
 * What a page is about, in English: what its title names, the section that it stands in, by what the page declares and by
 * its address, and what its text names again and again. A headline speaks in figures: of it only what its story names, too,
 * or what stands by itself ("Kenia: …", "… – Sport").
 */
export function topicsOfPage(page: ParsedPage, { items, title, content, language, isStory }: TopicSource): string[] {
  const parts = isStory ? title.split(TITLE_MARKS) : [];
  const named = topicsInText(title, language);
  const told = named.length > 0 && isStory ? topicsInText(content.replaceAll(title, ' '), language) : named;
  const labels = [page.meta.get('article:section') ?? '', ...parts];
  const sections = [...declaredSections(items), ...(isStory ? foldersOf(page.url) : [])];
  const topics = [
    ...labels.flatMap((label) => topicsOfLabel(label, language)),
    ...named.filter((topic) => told.includes(topic)),
    ...topicsSaidOften(content, language),
    ...sections.flatMap((label) => topicsOfLabel(label, language)),
  ];
  return [...new Set(topics)].filter((topic) => topic !== NEWS).slice(0, MAX_TOPICS);
}

/** Of a site it says something, but not of a single page. */
const NEWS = 'news';

/** What parts a headline from the words before and behind it. */
const TITLE_MARKS = /\s[–—|-]+\s|--|[:：]\s?/u;

/** The section of an article, and the lists that the page says it stands in, without the first, which is the home page. */
function declaredSections(items: readonly StructuredItem[]): string[] {
  const found: string[] = [];
  let walked = 0;
  for (const { item, property } of walkItems(items)) {
    if (++walked > MAX_ITEMS) break;
    if (property === null || property === '@graph') found.push(...textsOf(item, 'articleSection'));
    if (item.types.includes('BreadcrumbList')) found.push(...crumbs(item).slice(1));
  }
  return found;
}

function crumbs(list: StructuredItem): string[] {
  return itemsOf(list, 'itemListElement').map(
    (each) => textOf(each, 'name') || textOf(itemsOf(each, 'item')[0] ?? each, 'name'),
  );
}

/** The folders of an address, without the last part, which is the page's own: "/sport/fussball/…". */
function foldersOf({ pathname }: URL): string[] {
  const [, ...folders] = pathname.split('/').slice(0, MAX_FOLDERS).map(percentDecoded);
  return folders.slice(0, -1).map((folder) => folder.replaceAll(/[-_+]/gu, ' '));
}

const MAX_FOLDERS = 6;

/** In so many sentences a text names what it is about, the first time soon. */
const OFTEN = 4;
const SOON = 3;
const SENTENCE_END = /(?<=[.!?…])\s+|(?<=[。！？])/u;

/**
 * What a text names in many of its sentences, most often first.
 * @param least in how many
 * @param soon among how many of the first ones it must be named
 */
export function topicsSaidOften(text: string, language: string, least: number = OFTEN, soon: number = SOON): string[] {
  const said = new Map<string, { times: number; first: number }>();
  for (const [at, sentence] of text.split(SENTENCE_END).entries())
    for (const topic of topicsInText(sentence, language)) {
      const known = said.get(topic) ?? { times: 0, first: at };
      said.set(topic, { ...known, times: known.times + 1 });
    }
  const often = [...said].filter(([, { times, first }]) => times >= least && first < soon);
  return often.sort(([, a], [, b]) => b.times - a.times).map(([topic]) => topic);
}
