import { registrableDomain } from '../core/domain/registrable-domain.ts';
import { sharesBrand } from '../core/domain/shares-brand.ts';
import type { ProductFacts } from '../core/site/facts.ts';
import { findRegions } from './contacts/regions.ts';
import { itemsOf, type StructuredItem, textOf, walkItems } from './data/structured-item.ts';
import { eligibleRegions } from './offers/eligible-regions.ts';
import { askedSpecification, offerTerms } from './offers/offer-terms.ts';
import { mainHeading } from './offers/product-heading.ts';
import { readShopProducts } from './offers/shop-products.ts';
import { readTextProducts } from './offers/text-products.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import { parseMachinePrice, parsePrice, toCurrency } from './prices.ts';
import { toSafeLine } from './safe-text.ts';
import type { SitePages } from './site-pages.ts';

const MAX_PRODUCTS = 100;
const PRODUCT_TYPES = new Set([
  'Product',
  'ProductModel',
  'ProductGroup',
  'IndividualProduct',
  'SomeProducts',
  'Vehicle',
  'Car',
  'MenuItem',
]);
/** Properties whose products stand beside what the page sells: they are listed with a page of their own. */
const ASIDE = new Set([
  'itemReviewed',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'isVariantOf',
  'isPartOf',
  'brand',
  'review',
]);

/** Actions ask for the products once more. */
const known = new WeakMap<SitePages['items'], readonly ProductFacts[]>();

/**
 * The products that the site offers, from schema.org Product, MenuItem and Offer items of any kind, else from the data of
 * a shop's software, else from Open Graph product tags; what states no price is completed by the visible text. Each once, at
 * most 100. Never throws.
 */
export function readProducts(site: SitePages): ProductFacts[] {
  const products = known.get(site.items) ?? findProducts(site);
  known.set(site.items, products);
  return [...products];
}

function findProducts(site: SitePages): ProductFacts[] {
  const found = new Map<string, ProductFacts>();
  const country = findRegions(site)[0] ?? null;
  for (const page of site.pages) {
    const items = [...walkItems(site.items.get(page) ?? [])];
    const listed = items.filter(({ item, property }) => isProduct(item) && !ASIDE.has(property ?? ''));
    const products = listed.flatMap(({ item }) => readProduct(item, page, country) ?? []);
    if (products.length === 0) products.push(...readShopProducts(page, country));
    if (products.length === 0) products.push(...readOpenGraphProduct(page, site.items.get(page) ?? [], country));
    if (!products.some(({ price }) => price !== null)) {
      products.push(...textProducts(page, products, site.items.get(page) ?? [], country));
    }
    for (const product of products) {
      if (found.size >= MAX_PRODUCTS) return [...found.values()];
      keepBetter(found, product);
    }
  }
  return [...found.values()];
}

function isProduct(item: StructuredItem): boolean {
  return item.types.some((type) => PRODUCT_TYPES.has(type));
}

/** What the visible text states where the markup states no price; the price of a product that the markup names is added to it. */
function textProducts(
  page: ParsedPage,
  named: readonly ProductFacts[],
  items: readonly StructuredItem[],
  country: string | null,
): ProductFacts[] {
  const [known] = named;
  const read = readTextProducts(page, items, country);
  const [own] = read;
  if (!known || !own) return read;
  if (named.length > 1 || read.length > 1) return [];
  return [
    {
      ...own,
      originalName: known.originalName,
      image: known.image ?? own.image,
      available: known.available ?? own.available,
    },
  ];
}

/** One product on a list and on its own page is one: the statement with a price is kept. */
function keepBetter(found: Map<string, ProductFacts>, product: ProductFacts): void {
  const key = product.originalName.toLowerCase();
  const known = found.get(key);
  if (!known) found.set(key, product);
  else if (known.price === null && product.price !== null) found.set(key, product);
  else if (known.image === null && product.image !== null) found.set(key, { ...known, image: product.image });
}

function readProduct(item: StructuredItem, page: ParsedPage, country: string | null): ProductFacts | null {
  const originalName = cleanName(textOf(item, 'name') || textOf(itemsOf(item, 'name')[0] ?? item, 'name'));
  if (!originalName) return null;
  const offers = [
    ...itemsOf(item, 'offers'),
    ...itemsOf(item, 'hasVariant').flatMap((variant) => itemsOf(variant, 'offers')),
  ];
  const priced = offers.map((offer) => ({ offer, ...readOffer(offer, country) }));
  const cheapest =
    priced.filter(({ price }) => price !== null).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? priced[0];
  const own = cheapest?.price == null ? readOffer(item, country) : cheapest;
  const url = absoluteHttp(textOf(item, 'url') || textOf(cheapest?.offer ?? item, 'url'), page) ?? page.url.href;
  if (isSoldElsewhere(url, page)) return null;
  const { price, currency } = own;
  const isLeast = priced.some((other) => other.currency === currency && (other.price ?? 0) > (price ?? Infinity));
  const regions = eligibleRegions(offers);
  return {
    originalName,
    price,
    currency: price === null ? null : currency,
    ...(price === null || !cheapest ? {} : offerTerms(cheapest.offer)),
    ...(isLeast ? { isFrom: true } : {}),
    ...(regions.length === 0 ? {} : { regions }),
    url,
    image: readImage(item, page),
    available: readAvailability(offers),
    evidence: page.evidence(
      item.source === 'microformats' ? 'A product in microformats' : `schema.org ${item.types[0]} in ${item.source}`,
      price === null ? originalName : `${originalName}: ${price} ${currency ?? ''}`.trim(),
    ),
  };
}

/** What a page tells about and another firm sells: the offer leads to that firm's site. */
function isSoldElsewhere(address: string, page: ParsedPage): boolean {
  const [seller, own] = [new URL(address), page.url].map(({ hostname }) => registrableDomain(hostname));
  return seller !== own && seller?.includes('.') === true && !sharesBrand(seller, own ?? '');
}

function readOffer(offer: StructuredItem, country: string | null): { price: number | null; currency: string | null } {
  const specification = askedSpecification(offer);
  const holders = specification ? [offer, specification] : [offer];
  for (const holder of [...holders, ...itemsOf(offer, 'offers')]) {
    const written = textOf(holder, 'lowPrice') || textOf(holder, 'price', 'minPrice');
    const price = written ? parseMachinePrice(written, country) : null;
    if (!price || price.amount < 0) continue;
    const named = [holder, offer]
      .map((part) => toCurrency(textOf(part, 'priceCurrency', 'currency'), country))
      .find(Boolean);
    return { price: price.amount, currency: named ?? price.currency };
  }
  return { price: null, currency: null };
}

const AVAILABLE = new Set([
  'instock',
  'onlineonly',
  'instoreonly',
  'limitedavailability',
  'presale',
  'preorder',
  'backorder',
  'madetoorder',
]);
const UNAVAILABLE = new Set(['outofstock', 'soldout', 'discontinued', 'oos', 'reserved']);

/** True when one offer can be had, false when all say they cannot, null when none says. */
function readAvailability(offers: readonly StructuredItem[]): boolean | null {
  const said = offers.map((offer) => toAvailability(textOf(offer, 'availability'))).filter((value) => value !== null);
  return said.length === 0 ? null : said.includes(true);
}

function toAvailability(text: string): boolean | null {
  const word = text
    .replace(/^.*[/#:]/u, '')
    .replace(/[\s_-]/gu, '')
    .toLowerCase();
  if (AVAILABLE.has(word)) return true;
  return UNAVAILABLE.has(word) ? false : null;
}

function readImage(item: StructuredItem, page: ParsedPage): string | null {
  const nested = itemsOf(item, 'image')[0];
  return absoluteHttp(
    textOf(item, 'image') || (nested ? textOf(nested, 'url', 'contentUrl') || (nested.id ?? '') : ''),
    page,
  );
}

/**
 * A page whose Open Graph tags say that it is one product with a price. What a shop asks now stands beside what it asked
 * before, and its title may name the shop as well: the heading that it repeats does not.
 */
function readOpenGraphProduct(
  page: ParsedPage,
  items: readonly StructuredItem[],
  country: string | null,
): ProductFacts[] {
  const meta = (name: string) => page.meta.get(`product:${name}`) ?? page.meta.get(`og:${name}`) ?? '';
  const price =
    parseMachinePrice(meta('sale_price:amount'), country) ??
    parseMachinePrice(meta('price:amount'), country) ??
    parsePrice(meta('price'), country);
  const title = cleanName(page.meta.get('og:title') ?? '');
  const heading = title === '' ? null : mainHeading(page, { start: 0, end: page.text.length });
  const originalName = heading && title.includes(heading.name) ? heading.name : title;
  if (!price || !originalName || !/product|^$/iu.test(page.meta.get('og:type') ?? '')) return [];
  return [
    {
      originalName,
      price: price.amount,
      currency: toCurrency(meta('price:currency'), country) ?? price.currency,
      url: absoluteHttp(page.meta.get('og:url') ?? '', page) ?? page.url.href,
      image: absoluteHttp(page.meta.get('og:image') ?? '', page),
      available:
        toAvailability(meta('availability')) ?? stockInText(price.amount, readTextProducts(page, items, country)),
      evidence: page.evidence('Open Graph product tags', `${originalName}: ${price.amount}`),
    },
  ];
}

/** What the visible text says of the only thing that it sells, where that is the one with this price. */
function stockInText(price: number, [own, ...others]: readonly ProductFacts[]): boolean | null {
  return own?.price === price && others.length === 0 ? own.available : null;
}

function absoluteHttp(address: string, page: ParsedPage): string | null {
  const url = address && address.length <= 2_000 ? URL.parse(address, page.base) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !isRunTogether(url.hostname, page.url.hostname) ? url.href : null;
}

/** "https://acme.example" and "mug.html" put together without the slash between them. */
function isRunTogether(host: string, own: string): boolean {
  return host.startsWith(own) && host !== own;
}

function cleanName(text: string): string {
  return toSafeLine(text.slice(0, 800).replace(/<[^<>]{0,80}>/gu, ' '))
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/u, '')
    .trim();
}
