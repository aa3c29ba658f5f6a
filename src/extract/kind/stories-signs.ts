import { ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import type { ActionFacts, KindSign, PageFacts } from '../../core/site/facts.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { PUBLICATION } from '../../places/categories.ts';
import { readForms } from '../forms/forms.ts';
import { classesOf } from '../microformats/class-names.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage, type SitePages } from '../site-pages.ts';
import { hasOnlyArticles } from './news-signs.ts';

/** Pages of firms, which have a blog, too. */
const OF_FIRMS: ReadonlySet<PageKind> = new Set(['careers', 'pricing'] as const);
/** Less than any sign that says which kind of publication it is. */
const CONFIDENCE = 0.7;
const MAX_PAGES = 3;

/** What is known of a site that may publish. */
export interface KnownOfStories {
  readonly actions: readonly ActionFacts[];
  readonly described: readonly PageFacts[];
}

/**
 * A sign that a site publishes, a blog as well as a magazine or news: nothing but articles beside advertisements of networks,
 * or articles on which readers comment, or a home page of stories beside such advertisements. The last two tell nothing of
 * whoever can be called or visited, has something to sell or jobs.
 */
export function storiesSigns({ pages }: SitePages, { actions, described }: KnownOfStories): KindSign[] {
  const [first] = pages;
  if (first === undefined) return [];
  const sign = (page: ParsedPage, found: string): KindSign => {
    return { category: PUBLICATION, by: 'pages', confidence: CONFIDENCE, evidence: page.evidence(found) };
  };
  const firstOf = (has: (page: ParsedPage) => boolean) => pages.slice(0, MAX_PAGES).find(has);
  const isOfFirm = actions.some(({ id }) => isOfFirms(id));
  if (isFrontPage(first)) {
    if (isOfFirm || !listsStories(first) || !hasAdverts(first)) return [];
    return [sign(first, 'Its home page is a list of stories beside advertisements')];
  }
  // Pages of travellers' tips, pictures and dictionaries call themselves articles, too; stories have their day.
  if (!hasOnlyArticles(described) || described.every(({ typed }) => typed?.date === undefined)) return [];
  const advertised = firstOf(hasAdverts);
  if (advertised) return [sign(advertised, 'Articles beside advertisements')];
  const discussed = isOfFirm ? undefined : firstOf(hasComments);
  return discussed ? [sign(discussed, 'Articles on which readers comment')] : [];
}

function isOfFirms(id: ActionId): boolean {
  const { sells, ofPlace, pageKinds } = ACTIONS[id];
  return sells || ofPlace || pageKinds.some((kind) => OF_FIRMS.has(kind));
}

const MAX_LINKS = 200;
const LEAST_STORIES = 3;
const ENTRIES = ['article', 'div', 'li', 'section'] as const;
/** One entry of a list of stories: https://microformats.org/wiki/hatom */
const ENTRY = /(?:^|\s)h-?entry(?:\s|$)/;

/** WordPress calls the page of its newest posts a blog (get_body_class); most others mark each story. */
function listsStories(page: ParsedPage): boolean {
  const [body] = page.byTag.get('body') ?? [];
  const names = body ? classesOf(body) : [];
  if (names.includes('home') && names.includes('blog')) return true;
  const boxes = ENTRIES.flatMap((tag) => page.byTag.get(tag) ?? []);
  return boxes.filter(({ attribs }) => ENTRY.test(attribs.class ?? '')).length >= LEAST_STORIES;
}

/** Hosts from which only those load scripts who sell space on their pages; what advertisers count their customers with is not among them. */
const NETWORKS =
  /(?:^|\.)(?:googlesyndication\.com|googletagservices\.com|(?:securepubads\.g|ad)\.doubleclick\.net|amazon-adsystem\.com|widgets\.outbrain\.com|pubmatic\.com|rubiconproject\.com|openx\.net|smartadserver\.com|adfox\.ru|adition\.com|ioam\.de|mediavine\.com|adthrive\.com|ezoic\.net)$/;
const SCRIPTS = ['script', 'iframe'] as const;

/** Boxes and scripts of networks that fill pages with advertisements. */
function hasAdverts(page: ParsedPage): boolean {
  if ((page.byTag.get('ins') ?? []).some(({ attribs }) => /\badsbygoogle\b/.test(attribs.class ?? ''))) return true;
  if ((page.byTag.get('div') ?? []).some(({ attribs }) => attribs.id?.startsWith('div-gpt-ad'))) return true;
  const sources = SCRIPTS.flatMap((tag) => page.byTag.get(tag) ?? []).flatMap(({ attribs }) => attribs.src ?? []);
  return sources.some((source) => NETWORKS.test(URL.parse(source, page.url)?.hostname ?? ''));
}

/** Where WordPress (comment_form) and Disqus have readers write, by script as well as by a form. */
const COMMENTS = /^(?:respond|disqus_thread)$/;

function hasComments(page: ParsedPage): boolean {
  const boxes = [...(page.byTag.get('div') ?? []), ...(page.byTag.get('section') ?? [])];
  return (
    hasCommentsFeed(page) ||
    boxes.some(({ attribs }) => COMMENTS.test(attribs.id ?? '')) ||
    readForms(page).some(({ kind }) => kind === 'comment')
  );
}

/** WordPress (feed_links_extra) has a feed of the comments on each post that is open to them: its address with "feed/" behind. */
function hasCommentsFeed({ byTag, url }: ParsedPage): boolean {
  const own = `${url.origin}${url.pathname.replace(/\/?$/u, '/feed')}`;
  return (byTag.get('link') ?? [])
    .slice(0, MAX_LINKS)
    .some(({ attribs: { rel, href } }) => rel === 'alternate' && href?.replace(/\/$/u, '') === own);
}
