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
 * A sign that a site publishes, a blog as well as a magazine or news: its home page is a list of stories, or readers comment
 * on its articles. None for whoever can be called or visited, has something to sell or jobs.
 */
export function storiesSigns({ pages }: SitePages, { actions, described }: KnownOfStories): KindSign[] {
  const [first] = pages;
  if (first === undefined || actions.some(({ id }) => isOfFirms(id))) return [];
  const sign = (page: ParsedPage, found: string): KindSign => {
    return { category: PUBLICATION, by: 'pages', confidence: CONFIDENCE, evidence: page.evidence(found) };
  };
  if (isFrontPage(first)) return listsStories(first) ? [sign(first, 'Its home page is a list of stories')] : [];
  const discussed = hasOnlyArticles(described) ? pages.slice(0, MAX_PAGES).find(hasComments) : undefined;
  return discussed === undefined ? [] : [sign(discussed, 'Articles on which readers comment')];
}

function isOfFirms(id: ActionId): boolean {
  const { sells, ofPlace, pageKinds } = ACTIONS[id];
  return sells || ofPlace || pageKinds.some((kind) => OF_FIRMS.has(kind));
}

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

/** Where WordPress (comment_form) and Disqus have readers write, by script as well as by a form. */
const COMMENTS = /^(?:respond|disqus_thread)$/;

function hasComments(page: ParsedPage): boolean {
  const boxes = [...(page.byTag.get('div') ?? []), ...(page.byTag.get('section') ?? [])];
  return (
    boxes.some(({ attribs }) => COMMENTS.test(attribs.id ?? '')) ||
    readForms(page).some(({ kind }) => kind === 'comment')
  );
}
