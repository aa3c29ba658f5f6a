import type { Element } from 'domhandler';

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
const NAMES: ReadonlySet<string> = new Set(
  (
    'nav navbar navi navigation topnav subnav mainnav navmenu menu submenu mainmenu topmenu megamenu menubar breadcrumb breadcrumbs crumbs footer foot colophon sitefooter ' +
    'sidebar sidebars rightcol leftcol aside cookie cookies cookiebar cookieconsent consent gdpr ccpa cmp onetrust cookiebot usercentrics didomi cookielaw cookiebanner privacybar ' +
    'newsletter subscribe subscription signup share shares sharing sharebar sharedaddy social socials socialmedia addthis addtoany follow ' +
    'comment comments commentlist commentform disqus respond replies reply related relatedposts recommended recommendations recommend recirc mostread popular trending ' +
    'promo promos advert adverts advertisement advertising ads adsense adslot adbox sponsor sponsored sponsors popup modal lightbox overlay toast paywall ' +
    'toolbar pagination pager paging pagenav prevnext tagcloud taglist tags login loginform searchform searchbox skip print printonly copyright disclaimer sitemap topbar masthead ' +
    'cart carts minicart shoppingcart layercart blockcart cartblock basket drawer offcanvas dialog quickview wishlist preloader autocomplete ' +
    'caption captions icaption imagecaption imagedescription legend bildunterschrift bildtext photocredit credit credits affiliate ' +
    'byline authorbox aboutauthor bio dateline timestamp postmeta entrymeta metadata infobox toc languages langswitch'
  ).split(' '),
);

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
  const names = attribs.class || attribs.id ? `${attribs.class ?? ''} ${attribs.id ?? ''}` : '';
  return names !== '' && isBoilerplateName(names) ? 'name' : null;
}

const judged = new Map<string, boolean>();

/** Pure; the answers for names seen lately are kept, since sites repeat theirs thousands of times. */
function isBoilerplateName(names: string): boolean {
  const known = judged.get(names);
  if (known !== undefined) return known;
  const answer = judge(names.slice(0, 300));
  if (judged.size > 5_000) judged.clear();
  if (names.length <= 300) judged.set(names, answer);
  return answer;
}

function judge(names: string): boolean {
  if (CONTENT_NAMES.test(names)) return false;
  const words = names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => NAMES.has(word));
}
