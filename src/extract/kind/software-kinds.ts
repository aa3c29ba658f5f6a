import type { Element } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';

/** What the software of a page tells of the kind of site. */
export interface SoftwareKind {
  /** Id of a category. */
  readonly category: string;
  /** The words or the address that named the software. */
  readonly named: string;
}

/** Names in `<meta name="generator">`. Blog software that is used for everything else as well (WordPress, Ghost) tells nothing. */
const GENERATORS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:phpbb|vbulletin|xenforo|discourse|mybb|simple machines|smf|invision|ip\.board|flarum|nodebb|woltlab|burning board|punbb|fluxbb|yabb|vanilla forums|question2answer)\b/i,
    'site/forum',
  ],
  [
    /\b(?:mediawiki|dokuwiki|moinmoin|xwiki|tiddlywiki|pmwiki|foswiki|twiki|wikidot|bookstack|tiki wiki)\b/i,
    'site/wiki',
  ],
  [
    /\b(?:prestashop|shopify|magento|opencart|shopware|oscommerce|zen cart|cre loaded|xt:commerce|jtl-shop|gambio|bigcommerce|shopfactory|nopcommerce|volusion|ecwid|epages|oxid|ubercart|virtuemart|abicart|shoper|shoptet|tiendanube|nuvemshop|vtex|insales|bitrix: ?shop|cs-cart|x-cart|smartstore|quick\.cart)/i,
    'shop/online',
  ],
  [/\b(?:blogger|typepad|serendipity|dotclear|livejournal|micro\.blog|bear blog|hexo|tumblr|substack)\b/i, 'site/blog'],
  [
    /\b(?:mastodon|friendica|pleroma|misskey|elgg|buddypress|humhub|oxwall|phpfox|gnu social|dolphin)\b/i,
    'site/social',
  ],
  [/\bgovernment site builder\b/i, 'office/government'],
];

/** Parts of the addresses of scripts and style sheets that only one shop or forum system has. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [
    /cdn\.shopify\.com|\/wcsstore\/|demandware\.static|\/skin\/frontend\/[\w-]+\/|\/catalog\/view\/(?:theme|javascript)\/|bigcommerce\.com\/s-|\/modules\/blockcart\/|cdn\.shoptet|\/magento_|\/js\/mage\//i,
    'shop/online',
  ],
  [/substackcdn\.com/i, 'site/blog'],
  [/vbulletin[\w-]*\.(?:js|css)|\/styles\/prosilver\/|\/smf_?\w*\/|clientscript\/vb/i, 'site/forum'],
];
/** Most addresses name none of them. */
const ANY_ADDRESS = new RegExp(ADDRESSES.map(([{ source }]) => source).join('|'), 'i');
const LINKED = ['script', 'link'] as const;
const MAX_LINKED = 60;

const CREDIT =
  /(?:powered|driven|realisiert|software)(?: (?:by|mit|von))?\s?:?\s?(?:phpbb|vbulletin|xenforo|discourse|mybb|smf|invision|ip\.board|flarum|nodebb|woltlab|burning board|punbb|fluxbb|yabb|vanilla|question2answer|askbot|osqa)\b/i;

/** The shop, forum, wiki, blog or office system that made a page, by what it says itself; null when it is none that we know. */
export function softwareKindOf(page: ParsedPage): SoftwareKind | null {
  const generator = page.meta.get('generator')?.slice(0, 300) ?? '';
  const told = match(GENERATORS, generator);
  if (told) return { category: told, named: generator.slice(0, 80) };
  for (const tag of LINKED) {
    for (const element of (page.byTag.get(tag) ?? []).slice(0, MAX_LINKED)) {
      const address = (element.attribs.src ?? element.attribs.href ?? '').slice(0, 300);
      const category = ANY_ADDRESS.test(address) ? match(ADDRESSES, address) : null;
      if (category) return { category, named: address.slice(0, 120) };
    }
  }
  return markedForum(page) ?? creditedForum(page);
}

function match(table: readonly (readonly [RegExp, string])[], text: string): string | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const FORUM_IDS = /^(?:phpbb|xf|xenforo|ipboard_body)$/i;

function markedForum(page: ParsedPage): SoftwareKind | null {
  const frames: (Element | undefined)[] = [page.byTag.get('html')?.[0], page.byTag.get('body')?.[0]];
  const id = frames.map((each) => each?.attribs.id ?? '').find((each) => FORUM_IDS.test(each));
  return id ? { category: 'site/forum', named: `id="${id}"` } : null;
}

function creditedForum(page: ParsedPage): SoftwareKind | null {
  const credit = CREDIT.exec(page.text.slice(-2_000))?.[0];
  return credit ? { category: 'site/forum', named: credit } : null;
}
