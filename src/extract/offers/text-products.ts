import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { ProductFacts } from '../../core/site/facts.ts';
import type { StructuredItem } from '../data/structured-item.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { MONEY_SIGN } from '../prices.ts';
import { isFrontPage } from '../site-pages.ts';
import { holds, type Span } from '../text/text-collector.ts';
import { amountsBetween, FORMER, onlyCurrency } from './amounts.ts';
import { bestAmount, REACH, toListed, toProduct } from './asked-price.ts';
import { buyPlaces } from './buy-places.ts';
import { type LeastChoice, leastChoice } from './choice-prices.ts';
import { readVariations, type Variations } from './form-variations.ts';
import { type Card, LIST, productCards, readListed } from './listed-products.ts';
import { nameWithin } from './name-within.ts';
import { besideBoxes, type PriceMarks, readPriceMarks } from './price-marks.ts';
import { headingWithin, isProductName, MAX_NAME, mainHeading } from './product-heading.ts';

/** How far above and below a buy form its price may stand. */
const ABOVE = 2_500;
const BELOW = 500;
/** Weight of an amount that markup or words call a price. */
const CALLED_PRICE = 3;

/**
 * What a page sells by its visible text: the product of a page with a form to buy it or that says it is one, or the products
 * of a list that can each be bought, or that the markup calls products; none without an amount, and none of a story. Never throws.
 *
 * @param items The page's structured data.
 * @param country ISO 3166-1 code of the shop: settles signs such as `$`.
 */
export function readTextProducts(
  page: ParsedPage,
  items: readonly StructuredItem[],
  country: string | null,
): ProductFacts[] {
  if (isStory(page, items) || !MONEY_SIGN.test(page.text)) return [];
  const places = placesOf(page);
  const marks = readPriceMarks(page);
  const cards = marks.prices.length < LIST ? [] : productCards(page);
  const isOne = isDeclared(page, items);
  const isList =
    !isOne && cards.length >= LIST && places.every((place) => cards.some(({ span }) => holds(span, place)));
  const listed = isList ? readListed(page, cards, marks, country) : [];
  // What a list shows beside something else is none of its boxes.
  const ofOne = () => ({ ...marks, others: [...marks.others, ...besideBoxes(page), ...besides(page, cards, places)] });
  const products =
    listed.length > 0
      ? listed
      : places.length > 0
        ? readSold(page, places, ofOne(), country)
        : isOne
          ? readDeclared(page, ofOne(), country)
          : [];
  if (products.every(({ currency }) => currency !== null)) return products;
  const currency = onlyCurrency(amountsBetween(page, { start: 0, end: page.text.length }, marks, country));
  return products.map((product) => ({ ...product, currency: product.currency ?? currency }));
}

/** Boxes of other products than the one that the page is about; none where it is about many. */
function besides(page: ParsedPage, cards: readonly Card[], places: readonly Span[]): readonly Span[] {
  if (places.length >= LIST) return [];
  const own = [...places, ...(page.byTag.get('h1') ?? []).flatMap((heading) => page.spanOf(heading) ?? [])];
  return cards.map(({ span }) => span).filter((span) => !own.some((each) => holds(span, each) || holds(each, span)));
}

/** What stands at the places where things are bought. */
function readSold(
  page: ParsedPage,
  places: readonly Span[],
  marks: PriceMarks,
  country: string | null,
): ProductFacts[] {
  const [first] = places;
  if (!first) return [];
  const isList = places.length >= LIST || (places.length > 1 && places.every((each) => namesAmount(page, each, marks)));
  if (isList) return readList(page, places, marks, country);
  // Where a home page sells several things, its main heading names none of them.
  const main = places.length > 1 && isFrontPage(page) ? null : mainHeading(page, first);
  const heading = main ?? headingWithin(page, first, marks);
  if (!heading) return [];
  const place = places.find(({ start }) => start >= heading.span.start) ?? first;
  const from = Math.max(Math.min(heading.span.start, place.start), place.start - ABOVE);
  const window = { start: from, end: Math.max(place.end, heading.span.end) + BELOW };
  const amount = bestAmount(page, amountsBetween(page, window, marks, country), place);
  if (amount === null) return [];
  const product = withLeast(toProduct(page, heading.name, amount, window), leastChoice(page, amount, country));
  return [withVariations(product, readVariations(page))];
}

/** The page says of itself that it is one product. */
function isDeclared(page: ParsedPage, items: readonly StructuredItem[]): boolean {
  const named = items.filter(({ types }) => types.includes('Product'));
  if (named.length > 0) return named.length === 1;
  const [body] = page.byTag.get('body') ?? [];
  return /product(?!\.?group)/iu.test(page.meta.get('og:type') ?? '') || PRODUCT_PAGE.test(body?.attribs.class ?? '');
}

/** Class names by which shop software tells its style sheets that the page is one product. */
const PRODUCT_PAGE =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|type-product|is-ctl-product)(?:\s|$)/u;

/** Of a page that is a product, but has no place to buy it that we know: the amount below its heading that is called its price. */
function readDeclared(page: ParsedPage, marks: PriceMarks, country: string | null): ProductFacts[] {
  const heading = mainHeading(page, { start: 0, end: page.text.length });
  if (!heading) return [];
  const window = { start: heading.span.start, end: heading.span.end + REACH };
  const priced = amountsBetween(page, window, marks, country).filter(
    ({ weight }) => weight >= CALLED_PRICE || weight === FORMER,
  );
  const amount = bestAmount(page, priced, heading.span);
  return amount === null ? [] : [toProduct(page, heading.name, amount, window)];
}

function withLeast(product: ProductFacts, least: LeastChoice | null): ProductFacts {
  return least === null ? product : { ...product, price: least.price, ...(least.isFrom ? { isFrom: true } : {}) };
}

/** The cheapest variation is what the shop asks at least. */
function withVariations(product: ProductFacts, variations: Variations | null): ProductFacts {
  if (variations === null) return product;
  const { price, isFrom, available } = variations;
  const { isFrom: _, ...said } = product;
  return { ...said, price, available, ...(isFrom ? { isFrom } : {}) };
}

/** A form that holds a price is all about one thing. */
function namesAmount(page: ParsedPage, place: Span, marks: PriceMarks): boolean {
  return amountsBetween(page, place, marks, null).some(({ weight }) => weight >= 0);
}

const placesOfPages = new WeakMap<ParsedPage, readonly Span[]>();

/** Forms take a while to be read, and products are asked for more than once. */
function placesOf(page: ParsedPage): readonly Span[] {
  const places = placesOfPages.get(page) ?? buyPlaces(page);
  placesOfPages.set(page, places);
  return places;
}

const STORY = /^(?:\w*Article|BlogPosting|Recipe|Report|Review|LiveBlogPosting)$/u;

/** A story may offer its readers a subscription, or name the prices of others. */
function isStory(page: ParsedPage, items: readonly StructuredItem[]): boolean {
  return (
    /article|blog/iu.test(page.meta.get('og:type') ?? '') ||
    items.some(({ types }) => types.some((type) => STORY.test(type)))
  );
}

/** The products of a list: what stands between one place to buy and the next is one thing. */
function readList(
  page: ParsedPage,
  places: readonly Span[],
  marks: PriceMarks,
  country: string | null,
): ProductFacts[] {
  const links = ownLinks(page);
  const times = new Map<string, number>();
  for (const { name } of links) times.set(name, (times.get(name) ?? 0) + 1);
  // What belongs to the first thing is as long as what belongs to the second.
  const length = (places[1]?.end ?? 0) - (places[0]?.end ?? 0);
  return places.flatMap((place, at) => {
    const segment = { start: Math.max(places[at - 1]?.end ?? place.end - length, place.start - ABOVE), end: place.end };
    const amount = bestAmount(page, amountsBetween(page, segment, marks, country), place);
    // "More", "Details": what stands beside every thing is no name.
    const [named] = links
      .filter(({ span, name }) => span.start >= segment.start && span.end <= segment.end && (times.get(name) ?? 0) <= 2)
      .sort((a, b) => b.name.length - a.name.length);
    if (!amount) return [];
    if (named) return [{ ...toListed(page, named.name, amount, segment), url: named.url }];
    const within = nameWithin(page, { start: Math.min(segment.start, place.start), end: amount.at }, (name) =>
      isProductName(name, page),
    );
    return within ? [toListed(page, within.name, amount, segment)] : [];
  });
}

/** Links to pages of the same site that may be named for a thing. */
function ownLinks(page: ParsedPage): { name: string; span: Span; url: string }[] {
  const own = registrableDomain(page.url.hostname);
  return (page.byTag.get('a') ?? []).flatMap((element) => {
    const span = page.spanOf(element);
    const url = URL.parse(element.attribs.href ?? '', page.base);
    if (!span || span.end - span.start < 4 || !/^https?:$/u.test(url?.protocol ?? '')) return [];
    const name = page.textOf(element);
    const isName =
      name.length <= MAX_NAME &&
      NAMING.test(name) &&
      !name.endsWith(':') &&
      url !== null &&
      registrableDomain(url.hostname) === own;
    return isName ? [{ name, span, url: url.href }] : [];
  });
}

/** Words, or the number of an article: "0996-46". */
const NAMING = /\p{L}{3}|^[\p{Lu}\d]{2,8}(?:[-/.][\p{Lu}\d]{1,8}){1,3}$/u;
