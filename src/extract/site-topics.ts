import type { TopicFacts } from '../core/site/facts.ts';
import { topicsInText, topicsOfLabel } from '../language/topics/topics.ts';
import { blockAt, readLinks } from './page/links.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import { toExcerpt } from './safe-text.ts';
import { isFrontPage } from './site-pages.ts';
import { titleOf } from './status/page-state.ts';
import { declaredDescription } from './text/description.ts';

/** A site's menus have fewer; what comes later are lists of single things. */
const MAX_LABELS = 250;
const MAX_LABEL = 60;
const MAX_HEADINGS = 40;
const MAX_PAGES = 3;
const MAX_TOPICS = 40;

/**
 * What a site is about, in English, by its own words: the title and description of its home page, the labels of its menus,
 * the headings of its home page. Of other pages only what all of them share tells: the frame, a description (R77). Each
 * topic once. What only its name says is left out: at the sign of the eagle nobody sells any.
 */
export function readSiteTopics(
  pages: readonly ParsedPage[],
  language: string,
  name: string | null = null,
): TopicFacts[] {
  if (language === 'en') return [];
  const [first] = pages;
  if (first === undefined) return [];
  const found = new Map<string, TopicFacts>();
  const add = (topics: readonly string[], from: TopicFacts['from'], words: string, page: ParsedPage) => {
    for (const topic of topics)
      if (!found.has(topic) && found.size < MAX_TOPICS)
        found.set(topic, { topic, from, words: toExcerpt(words, 80), url: page.url.href });
  };
  if (isFrontPage(first)) {
    const title = titleOf(first) || first.meta.get('og:title') || '';
    add(besidesName(title, language, { name, page: first }), 'words', title, first);
  }
  const description = ownDescription(first, pages.slice(1, MAX_PAGES));
  add(besidesName(description, language, { name, page: first }), 'words', description, first);
  for (const page of pages.slice(0, MAX_PAGES))
    for (const label of menuLabels(page)) add(topicsOfLabel(label, language), 'menu', label, page);
  if (isFrontPage(first))
    for (const heading of headingsOf(first)) add(topicsOfLabel(heading, language), 'menu', heading, first);
  return [...found.values()];
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
  const labels = new Set<string>();
  for (const { label, url, inText, sameSite, element } of readLinks(page)) {
    if (labels.size >= MAX_LABELS) break;
    if (inText || !sameSite || url === null || label.length < 2 || label.length > MAX_LABEL) continue;
    if (url.pathname === page.url.pathname && url.search === page.url.search) continue;
    const span = page.spanOf(element);
    const isFrame = span !== null && blockAt(page.blocks, span.start)?.region != null;
    if (isFrame || isFrontPage(page)) labels.add(label);
  }
  return [...labels];
}

function headingsOf(page: ParsedPage): string[] {
  const headings = ['h1', 'h2', 'h3'].flatMap((tag) => (page.byTag.get(tag) ?? []).slice(0, MAX_HEADINGS));
  return headings.map((heading) => page.textOf(heading)).filter((text) => text.length > 1 && text.length <= MAX_LABEL);
}
