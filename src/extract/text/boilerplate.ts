import type { Element } from 'domhandler';
import { remembered } from '../../language/word-memo.ts';

/** Elements that by their meaning hold no main content. */
const TAGS: ReadonlySet<string> = new Set(
  'nav footer aside menu select option textarea button datalist search figcaption'.split(' '),
);
const ROLES: ReadonlySet<string> = new Set(
  'navigation contentinfo complementary search dialog alertdialog menu menubar toolbar tablist listbox tooltip alert status'.split(
    ' ',
  ),
);

/** Words of class names and ids that mark what is not content; matched as whole words of the name. */
const WORDS =
  'nav navbar navi navigation topnav subnav mainnav navmenu menu submenu mainmenu topmenu megamenu menubar breadcrumb breadcrumbs crumbs footer foot colophon sitefooter ' +
  'sidebar sidebars rightcol leftcol aside cookie cookies cookiebar cookieconsent consent gdpr ccpa cmp onetrust cookiebot usercentrics didomi cookielaw cookiebanner privacybar ' +
  'newsletter subscribe subscription signup share shares sharing sharebar sharedaddy social socials socialmedia addthis addtoany follow ' +
  'comment comments commentlist commentform disqus respond replies reply related relatedposts recommended recommendations recommend recirc mostread popular trending ' +
  'promo promos advert adverts advertisement advertising ads adsense adslot adbox sponsor sponsored sponsors popup modal lightbox overlay toast paywall ' +
  'toolbar pagination pager paging pagenav prevnext tagcloud taglist tags login loginform searchform searchbox skip print printonly copyright disclaimer sitemap topbar masthead ' +
  'cart carts minicart shoppingcart layercart blockcart cartblock basket drawer offcanvas dialog quickview wishlist preloader autocomplete ' +
  'caption captions icaption imagecaption imagedescription legend bildunterschrift bildtext photocredit credit credits affiliate ' +
  'byline authorbox aboutauthor bio dateline timestamp postmeta postmetadata entrymeta metadata infobox factbox callout cta nextstory nextpost toc languages langswitch';

/** Words of names that mark what is not content only together. */
const PAIRS =
  'news[_-]letter|next[_-](?:post|story|article)|read[_-]next|most[_-]read|post[_-]meta(?:data)?|meta[_-]info|site[_-](?:description|branding)|(?:ads?|affiliate|advertising)[_-]disclosure|author[_-](?:box|bio)|about[_-](?:the[_-])?author|tag[_-](?:cloud|list)';

const FRAME_NAMES = new RegExp(`(?:^|[^a-z])(?:${WORDS.replaceAll(' ', '|')}|${PAIRS})(?![a-z])`);

/** Word pairs in one name that do hold content although a word of NAMES is among them. */
const CONTENT_NAMES =
  /(?:^|[\s_-])(?:no|has|with|without|hide)[_-]?(?:side|comment|foot|nav|banner|ad)|content|article-?body|entry|story-?body|post-?body|main|(?:carousel|slide|slider|hero|banner)[\w-]*caption|sidebar[\w-]*layout|layout[\w-]*sidebar/i;

/**
 * What the markup says an element is: content's frame ("main"), not content by element or role ("tag"), not content by
 * its names ("name", may be wrong), or nothing.
 */
export function boilerplateOf(element: Element): 'main' | 'tag' | 'name' | null {
  const { name, attribs } = element;
  if (name === 'body' || name === 'html') return null;
  if (name === 'main' || attribs.role === 'main' || attribs.itemprop === 'articleBody') return 'main';
  if (TAGS.has(name)) return 'tag';
  if (attribs.role && ROLES.has(attribs.role)) return 'tag';
  // Headers hold logo and menu, but also the words that small sites greet with: their blocks are judged one by one.
  if (name === 'header') return null;
  if (attribs['aria-hidden'] === 'true') return 'name';
  const byClass = attribs.class ? saidByNames(attribs.class) : null;
  const byId = attribs.id ? saidByNames(attribs.id) : null;
  return byClass !== 'content' && byId !== 'content' && (byClass ?? byId) === 'boilerplate' ? 'name' : null;
}

/** Classes that only style ("md:w-full", "[.has-sidebar_&]:ml-4"): what they name is when, not what. */
const STYLING = /[:[\]]/;

/** Longer ones are made by programs. */
const MAX_NAMES = 300;
/** So long are those that are remembered. */
const MAX_KEPT = 100;

function withoutStyling(names: string): string {
  const words = names.split(/\s+/);
  return words.filter((word) => !STYLING.test(word)).join(' ');
}

/** Elements of a page share their classes. */
const saidByNames = remembered((names): 'content' | 'boilerplate' | null => {
  const written = names.slice(0, MAX_NAMES);
  const read = STYLING.test(written) ? withoutStyling(written) : written;
  if (CONTENT_NAMES.test(read)) return 'content';
  const apart = /[a-z][A-Z]/.test(read) ? read.replace(/([a-z])([A-Z])/g, '$1-$2') : read;
  return FRAME_NAMES.test(apart.toLowerCase()) ? 'boilerplate' : null;
}, MAX_KEPT);
