import type { ActionFacts, KindSign, ProductFacts } from '../../core/site/facts.ts';
import { categoryOfTypes } from '../../places/categories.ts';
import { isHostOfOthers, kindOfHost } from '../../places/host-kinds.ts';
import { ownOrganizations } from '../contacts/business-candidates.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isHomePage, type SitePages } from '../site-pages.ts';
import { type KnownOfPress, newsSigns } from './news-signs.ts';
import { type MarkedPageType, pageTypeOf } from './page-types.ts';
import { softwareKindOf } from './software-kinds.ts';
import { storiesSigns } from './stories-signs.ts';

/** What the readers before found of a site. */
export interface KnownOfSite extends KnownOfPress {
  readonly actions: readonly ActionFacts[];
  readonly products: readonly ProductFacts[];
}

/**
 * What tells the kind of a site beside its words, the surest first: structured data about the site itself, its host name,
 * the software behind it, what its pages and menus are, and what can be done there. Never throws.
 */
export function readKindSigns(site: SitePages, known: KnownOfSite): KindSign[] {
  const [first] = site.pages;
  if (!first) return [];
  const typed = site.pages.map((page) => ({ page, type: pageTypeOf(page, site.items.get(page) ?? []) }));
  const signs = [
    ...markupSigns(site),
    ...addressSigns(site, first),
    ...softwareSigns(site),
    ...pageSigns(site, typed),
    ...newsSigns(site, known),
    ...storiesSigns(site, known),
    ...shopSigns(site, typed, known),
  ];
  const best = new Map<string, KindSign>();
  for (const sign of signs.sort((a, b) => b.confidence - a.confidence))
    if (!best.has(`${sign.category} ${sign.by}`)) best.set(`${sign.category} ${sign.by}`, sign);
  return [...best.values()];
}

/** Types of organisations that say no more than that somebody publishes. */
const BARE = new Set(['Organization', 'Place', 'LocalBusiness', 'Corporation']);

function markupSigns(site: SitePages): KindSign[] {
  return ownOrganizations(site).flatMap(({ item, page, type, isNamed, isNested }): KindSign[] => {
    if (BARE.has(type)) return [];
    // A publisher without the site's name is believed where it says what a publisher is.
    if (!isNamed && !(isNested && type === 'NewsMediaOrganization') && page !== site.pages[0]) return [];
    const category = categoryOfTypes([type]);
    const name = item.properties.name?.find((each) => typeof each === 'string');
    const confidence = isNamed ? 0.95 : 0.85;
    const evidence = page.evidence(`schema.org ${type}`, typeof name === 'string' ? name.slice(0, 200) : type);
    return category ? [{ category: category.id, by: 'markup', confidence, evidence }] : [];
  });
}

function addressSigns({ domain }: SitePages, first: ParsedPage): KindSign[] {
  const told = kindOfHost(domain);
  if (!told) return [];
  const evidence = first.evidence('Its address', told.part);
  return [{ category: told.category, by: 'address', confidence: 0.9, evidence }];
}

/** Parts of a site in which it keeps a forum, a wiki, a blog or a shop beside what it is. */
const SECTION =
  /^\/(?:[\w-]*forums?|foro|foros|community|communities|board|boards|bbs|phpbb\d?|vb|smf|discuss(?:ion)?s?|wiki|w|blogs?|shop|store|boutique|tienda|loja|webshop|eshop|magento)(?:\/|$)/i;

function softwareSigns(site: SitePages): KindSign[] {
  if (isHostOfOthers(site.domain)) return [];
  const hasHome = site.pages.some((page) => isHomePage(page, site));
  return site.pages.slice(0, 6).flatMap((page): KindSign[] => {
    const told = softwareKindOf(page);
    if (!told || (hasHome && !isHomePage(page, site)) || SECTION.test(page.url.pathname)) return [];
    return [
      {
        category: told.category,
        by: 'software',
        confidence: 0.85,
        evidence: page.evidence('Its software', told.named),
      },
    ];
  });
}

interface TypedPage {
  readonly page: ParsedPage;
  readonly type: MarkedPageType | null;
}

const KINDS_OF_TYPES: Readonly<Partial<Record<MarkedPageType, string>>> = {
  news: 'office/newspaper',
  recipe: 'site/recipes',
  thread: 'site/forum',
};
/** Where firms, parties and offices keep what they tell the press. */
const PRESS =
  /\/(?:press[aeo]?|prensa|imprensa|stampa|pers|pressroom|newsroom|media-?(?:cent(?:er|re)|relations)|press[\w-]*(?:releases?|meldung(?:en)?|mitteilung(?:en)?)|comunicados?|communiques?)(?:\/|$)/i;

/** What at least half of the pages are that say nothing of the site itself. */
function pageSigns(site: SitePages, typed: readonly TypedPage[]): KindSign[] {
  const others = typed.filter(({ page }) => !isAboutSite(page, site) && !PRESS.test(page.url.pathname));
  const recipes = others.filter(({ type }) => type === 'recipe');
  return Object.entries(KINDS_OF_TYPES).flatMap(([type, category]): KindSign[] => {
    const same = others.filter((each) => each.type === type);
    const [first] = same;
    // Who publishes recipes among the news is a newspaper.
    if (!first || same.length * 2 < others.length || (type === 'recipe' && recipes.length < others.length)) return [];
    const evidence = first.page.evidence(`${same.length} of ${others.length} pages are marked as ${WORDS[type]}`);
    return [{ category, by: 'pages', confidence: 0.8, evidence }];
  });
}

const WORDS: Readonly<Record<string, string>> = { news: 'news', recipe: 'recipes', thread: 'questions of readers' };
const ABOUT_SITE: ReadonlySet<string> = new Set(['home', 'about', 'contact', 'imprint', 'privacy', 'terms', 'team']);

function isAboutSite(page: ParsedPage, site: SitePages): boolean {
  return isHomePage(page, site) || ABOUT_SITE.has(site.kinds?.get(page.path) ?? '');
}

/** Whoever rents out one house marks it as a product, too. */
const FEW_PRODUCTS = 3;
const SALES: ReadonlySet<string> = new Set(['product', 'product_list']);

/** A cart with a catalogue, or with products that have prices. */
function shopSigns(
  site: SitePages,
  typed: readonly TypedPage[],
  { actions, products, described }: KnownOfSite,
): KindSign[] {
  const cart = actions.find(({ id }) => id === 'order');
  const shop = actions.find(({ id }) => id === 'shop');
  const priced = products.filter(({ price }) => price !== null).length;
  const isSold = priced >= FEW_PRODUCTS || typed.some(({ type }) => type === 'product');
  const seen = cart ?? (isSold ? shop : undefined);
  if (!seen || !(shop ?? isSold)) return [];
  const hasHome = site.pages.some((page) => isHomePage(page, site));
  // Of a page alone nobody knows whether what it offers, a house to rent or a song, is what the site sells. Magazines,
  // whose pages are stories, have a cart, too.
  const isOther = described.some(({ typed: told }) => told !== undefined && !SALES.has(told.type));
  const hasCustomers = !isOther && actions.some(({ id }) => id === 'sign_in' || id === 'sign_up');
  if (!hasHome && !(cart && (isSold || hasCustomers))) return [];
  const found = cart && shop ? 'A cart and a catalogue' : 'Products that can be bought';
  return [{ category: 'shop/online', by: 'deeds', confidence: 0.8, evidence: { ...seen.evidence, found } }];
}
