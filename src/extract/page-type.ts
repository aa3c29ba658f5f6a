import type { PageKind } from '../core/site/page-kind.ts';
import type { PageType, TypedPage } from '../core/site/page-type.ts';
import { sortOfAddress } from './actions/action-address.ts';
import { itemsOf, type StructuredItem, textOf, walkItems } from './data/structured-item.ts';
import { withoutNameBehind } from './names/own-title.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import { readPublishedDay, toDay } from './page-date.ts';
import { toExcerpt, toSafeLine } from './safe-text.ts';
import { isStandingPage } from './standing-page.ts';
import { typeByStructure } from './status/type-by-structure.ts';

/** schema.org type → what a page about one such thing is. */
const TYPES: Readonly<Record<string, PageType>> = {
  NewsArticle: 'news_article',
  ReportageNewsArticle: 'news_article',
  AnalysisNewsArticle: 'news_article',
  BackgroundNewsArticle: 'news_article',
  OpinionNewsArticle: 'news_article',
  ReviewNewsArticle: 'news_article',
  LiveBlogPosting: 'news_article',
  BlogPosting: 'blog_post',
  Article: 'article',
  TechArticle: 'article',
  ScholarlyArticle: 'article',
  Report: 'article',
  SocialMediaPosting: 'blog_post',
  Recipe: 'recipe',
  Product: 'product',
  ProductGroup: 'product',
  ProductModel: 'product',
  IndividualProduct: 'product',
  Vehicle: 'product',
  Car: 'product',
  JobPosting: 'job_advert',
  DiscussionForumPosting: 'forum_thread',
  QAPage: 'question',
  VideoObject: 'video',
  PodcastEpisode: 'audio',
  RadioEpisode: 'audio',
  AudioObject: 'audio',
  ImageGallery: 'gallery',
  MediaGallery: 'gallery',
  ProfilePage: 'profile',
  Course: 'course',
  Book: 'book',
  Movie: 'film',
  HowTo: 'guide',
  SoftwareApplication: 'app',
  MobileApplication: 'app',
  WebApplication: 'app',
  RealEstateListing: 'property_advert',
  Apartment: 'property_advert',
  Hotel: 'place',
  Restaurant: 'place',
  TouristAttraction: 'place',
  Event: 'event',
  ...Object.fromEntries(
    'MusicEvent TheaterEvent SportsEvent Festival ExhibitionEvent EducationEvent BusinessEvent ChildrensEvent ComedyEvent DanceEvent FoodEvent LiteraryEvent SocialEvent VisualArtsEvent ScreeningEvent CourseInstance'
      .split(' ')
      .map((type): [string, PageType] => [type, 'event']),
  ),
};

/** What a list of such things is. */
const LISTS: Readonly<Partial<Record<PageType, PageType>>> = {
  news_article: 'article_list',
  blog_post: 'article_list',
  article: 'article_list',
  product: 'product_list',
  event: 'event_list',
  job_advert: 'job_list',
};

/** Open Graph type → what the page is. */
const OPEN_GRAPH: Readonly<Record<string, PageType>> = {
  'video.movie': 'film',
  'video.episode': 'video',
  'video.other': 'video',
  'video.tv_show': 'video',
  video: 'video',
  product: 'product',
  'product.item': 'product',
  'og:product': 'product',
  book: 'book',
  'books.book': 'book',
  profile: 'profile',
  recipe: 'recipe',
  'article:recipe': 'recipe',
};

/** Properties whose items are the page's own matter; under others they are aside: related articles, the publisher's logo. */
const OWN = new Set(['mainEntity', 'mainEntityOfPage', 'about', 'hasPart', '@graph', 'subjectOf']);
const MAX_THING = 100;
const MAX_ITEMS = 400;

/** How a page is judged: its structured data, and the words that stand above it. */
export interface TypedSource {
  readonly items: readonly StructuredItem[];
  readonly title: string;
  readonly heading: string | null;
  /** Words of prose on it. */
  readonly words: number;
  readonly siteName: string | null;
  readonly kind: PageKind;
}

interface Found {
  readonly type: PageType;
  readonly item: StructuredItem;
}

/**
 * What a page is by what it declares (JSON-LD, Microdata, RDFa, Open Graph, meta elements), else by its structure, with its
 * day and the name of its thing; null when nothing tells.
 */
export function readPageType(page: ParsedPage, source: TypedSource): TypedPage | null {
  const stated = declaredType(page, source);
  const byMeta = typeByMeta(page, source);
  // One article, as it calls itself, lists others beside itself; archives call themselves so, too, but name no day.
  const isBeside = stated?.type === 'article_list' && byMeta === 'article';
  const published = page.meta.get('article:published_time');
  const declared = isBeside ? null : stated;
  const type = declared?.type ?? (isBeside && published === undefined ? null : byMeta) ?? typeByStructure(page, source);
  if (type === null) return null;
  const thing = isList(type) || type === 'password_reset' ? '' : thingOf(declared?.item ?? null, page, source);
  const day = isBeside ? toDay(published ?? '') : dayOf(type, declared?.item ?? null, page);
  if (isStandingPage(page, { type, day, kind: source.kind })) return null;
  return {
    type,
    ...(day === null ? {} : { date: day }),
    ...(thing === '' ? {} : { thing }),
    ...(declared?.count === undefined ? {} : { count: declared.count }),
  };
}

function isList(type: PageType): boolean {
  return type.endsWith('_list') || type === 'list' || type === 'archive';
}

function declaredType(
  page: ParsedPage,
  source: TypedSource,
): { type: PageType; item: StructuredItem | null; count?: number } | null {
  const found = ownItems(source.items);
  const named = found.find(({ item }) => isNamed(item, source) || isAt(item, page));
  if (named) return named;
  const byType = [...Map.groupBy(found, ({ type }) => type)].sort(([, a], [, b]) => b.length - a.length);
  const [most] = byType;
  if (most === undefined) return null;
  const [type, same] = most;
  if (same.length === 1 && byType.length === 1) return same[0] ?? null;
  const list = LISTS[type];
  return list !== undefined && same.length > 2 ? { type: list, item: null, count: same.length } : null;
}

/** The items that a page is about: on the top, in its list, or named as its main matter. */
function ownItems(items: readonly StructuredItem[]): Found[] {
  const found: Found[] = [];
  let walked = 0;
  for (const { item, property, parent } of walkItems(items)) {
    if (++walked > MAX_ITEMS) break;
    const type = item.types.map((each) => TYPES[each]).find((each) => each !== undefined);
    const isOwn = property === null || OWN.has(property) || parent?.types.includes('ListItem') === true;
    if (type !== undefined && isOwn) found.push({ type, item });
  }
  return found;
}

function nameOf(item: StructuredItem): string {
  return textOf(item, 'headline', 'name', 'title');
}

const plain = (text: string): string =>
  text
    .slice(0, 300)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function isNamed(item: StructuredItem, { title, heading }: TypedSource): boolean {
  const name = plain(nameOf(item));
  if (name.length < 3) return false;
  return [plain(title), plain(heading ?? '')].some(
    (shown) => shown !== '' && (shown.includes(name) || (shown.length > 10 && name.includes(shown))),
  );
}

function isAt(item: StructuredItem, page: ParsedPage): boolean {
  const own = [textOf(item, 'url', 'mainEntityOfPage'), ...itemsOf(item, 'mainEntityOfPage').map(({ id }) => id ?? '')];
  return own.some(
    (address) =>
      address !== '' && URL.parse(address, page.base)?.pathname === page.url.pathname && page.url.pathname !== '/',
  );
}

const ENOUGH_PROSE = 60;

function typeByMeta(page: ParsedPage, { words }: TypedSource): PageType | null {
  const type = (page.meta.get('og:type') ?? '').toLowerCase();
  const known = OPEN_GRAPH[type];
  if (known !== undefined) return known;
  if (page.meta.has('article:published_time') || page.meta.has('citation_title')) return 'article';
  return /^article|^blog$/u.test(type) && (words >= ENOUGH_PROSE || sortOfAddress(page.url) === 'story')
    ? 'article'
    : null;
}

function dayOf(type: PageType, item: StructuredItem | null, page: ParsedPage): string | null {
  if (isList(type) || type === 'password_reset' || type === 'profile' || type === 'place') return null;
  if (type === 'event') return item === null ? null : toDay(textOf(item, 'startDate'));
  if (type === 'product' || type === 'app' || type === 'book' || type === 'course') return null;
  const stated = item === null ? '' : textOf(item, 'datePublished', 'uploadDate', 'datePosted', 'dateCreated');
  return readPublishedDay(page, stated);
}

/** The heading where the title begins with it and goes on; else the title: a heading may be the site's name. */
function headed(title: string, heading: string | null): string {
  const key = plain(heading ?? '');
  return heading !== null && key.length > 5 && plain(title).startsWith(key) ? heading : title;
}

/** The name of the page's thing: as its data give it, else as the page is headed. */
function thingOf(item: StructuredItem | null, page: ParsedPage, { title, heading, siteName }: TypedSource): string {
  const named = item === null ? '' : nameOf(item);
  const whole = toSafeLine((named || headed(title, heading)).slice(0, 400)).replace(/<[^<>]{0,80}>/gu, ' ');
  const name = withoutNameBehind(whole, { name: siteName, host: page.url.hostname });
  // Quotation marks inside would end the quotation.
  return toExcerpt(
    name
      .replace(/[“”„«»"]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
    MAX_THING,
  );
}
