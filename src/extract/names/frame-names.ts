import { isTag } from 'domhandler';
import { bareHost } from '../../core/domain/bare-host.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { readLinks } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage } from '../site-pages.ts';
import { splitTitle } from './clean-name.ts';

/** "Acme » Feed", "Acme - RSS": whose news a feed of the page's own host brings. */
export function feedTitle(page: ParsedPage): string | undefined {
  for (const { attribs } of (page.byTag.get('link') ?? []).slice(0, MAX_LINKS)) {
    if (!FEED_TYPE.test(attribs.type ?? '')) continue;
    if (!isOfHost(URL.parse(attribs.href ?? '', page.base), page)) continue;
    const [name, ...more] = splitTitle(attribs.title ?? '').filter((part) => !FEED_WORD.test(part));
    // "Acme » A post » Comments Feed" is that of the post.
    if (name !== undefined && more.length === 0) return name;
  }
  return undefined;
}

/** A page may have a hundred links to styles before that to its feed. */
const MAX_LINKS = 100;
const FEED_TYPE = /^application\/(?:rss|atom)\+xml$/iu;
const FEED_WORD = /^(?:(?:rss|atom)(?: feed)?|feed|(?:rss|atom) \d\.\d)$/iu;

/** What the heading says that leads home from an inner page. */
export function headingHome(page: ParsedPage): string | undefined {
  if (isFrontPage(page)) return undefined;
  const headings = ['h1', 'h2'].flatMap((tag) => (page.byTag.get(tag) ?? []).slice(0, MAX_HEADINGS));
  const heading = headings.find(({ children }) =>
    children.some((child) => isTag(child) && child.name === 'a' && leadsHome(child.attribs.href, page)),
  );
  const text = heading && page.isVisible(heading) ? page.textOf(heading) : '';
  return text.length <= MAX_HEADING ? text : undefined;
}

const MAX_HEADINGS = 4;
const MAX_HEADING = 50;

function leadsHome(href: string | undefined, page: ParsedPage): boolean {
  const to = href === undefined ? null : URL.parse(href, page.base);
  return isOfHost(to, page) && to.pathname === '/' && to.search === '' && to.hash === '';
}

function isOfHost(to: URL | null, { url }: ParsedPage): to is URL {
  return to !== null && bareHost(to) === bareHost(url);
}

/** The part of a title of which a link tells more: "About Acme". */
export function aboutName(page: ParsedPage, parts: readonly { readonly name: string }[]): string | undefined {
  const labels = readLinks(page).map(({ label }) => label);
  return parts.find(({ name: part }) =>
    labels.some((label) => {
      if (label.length > part.length + MAX_ABOUT || !label.endsWith(` ${part}`)) return false;
      const [about] = label.split(` ${part}`);
      return [about, label].some((text) => findPageKind({ text }) === 'about');
    }),
  )?.name;
}

const MAX_ABOUT = 20;
