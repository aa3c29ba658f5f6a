import { type Element, isTag, type ParentNode } from 'domhandler';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { ProductFacts } from '../../core/site/facts.ts';
import { sortOfAddress } from '../actions/action-address.ts';
import { nextNode } from '../page/next-node.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { MONEY_AMOUNT } from '../prices.ts';
import { holds, type Span } from '../text/text-collector.ts';
import { amountsBetween } from './amounts.ts';
import { bestAmount, toListed } from './asked-price.ts';
import { ASIDE_MARK, NAME_MARK } from './offer-words.ts';
import type { PriceMarks } from './price-marks.ts';
import { isProductName, MAX_NAME } from './product-heading.ts';

/** Fewer of them are no list. */
export const LIST = 3;
const MAX_CARDS = 200;
/** More text tells of more than one thing. */
const MAX_CARD = 1_500;
const CARD_TAGS = ['li', 'div', 'article', 'section', 'td', 'a'];
const HEADINGS = ['h2', 'h3', 'h4', 'h5'];
const NAME_TAGS = ['div', 'span', 'p', 'a'];
const MAX_WITHIN = 400;
/** Class names of what shows one product, in words that shops of all languages use for it. */
const CARD =
  /(?<![a-z])(?:product|produkt|prodotto|producto|produit|produto|goods|tovar|artikel)(?![a-z]*(?:price|name|title|image|img|desc))/iu;

/** What shows one product: where it leads, and where in the text it stands. */
export interface Card {
  readonly element: Element;
  readonly span: Span;
  readonly url: string;
}

/**
 * The products of a list: at least three boxes that the markup calls products, each with an amount that it calls a price, a
 * name and one page of the site's own. Not those that are shown beside something else.
 *
 * @param cards as productCards finds them
 */
export function readListed(
  page: ParsedPage,
  cards: readonly Card[],
  marks: PriceMarks,
  country: string | null,
): ProductFacts[] {
  const names = cards.map(({ element }) => nameOf(element, page));
  const products = cards.flatMap(({ span, url }, at) => {
    // "Add to favourites": what stands in every box is no name.
    const name = names.filter((each) => each === names[at]).length > 2 ? null : (names[at] ?? null);
    const priced = amountsBetween(page, span, marks, country).filter((each) => isMarked(each.at, marks));
    const amount = name === null ? null : bestAmount(page, priced, span);
    if (name === null || amount === null) return [];
    const listed = toListed(page, name, amount, span);
    // A picture that opens by itself is not where the thing is sold.
    return [sortOfAddress(new URL(url)) === 'file' ? listed : { ...listed, url }];
  });
  return products.length < LIST ? [] : products;
}

/** Boxes that the markup calls products and that lead to a page of the site's own, one for each page. */
export function productCards(page: ParsedPage): readonly Card[] {
  return apart(findCards(page));
}

function isMarked(at: number, { prices, former }: PriceMarks): boolean {
  return [...prices, ...former].some(({ start, end }) => start <= at && at < end);
}

function findCards(page: ParsedPage): Card[] {
  const own = registrableDomain(page.url.hostname);
  return CARD_TAGS.flatMap((tag) => page.byTag.get(tag) ?? [])
    .filter(
      (element) => isCard(element) || (element.name === 'li' && element.parent !== null && isCard(element.parent)),
    )
    .slice(0, MAX_CARDS * 3)
    .flatMap((element): Card[] => {
      const span = page.spanOf(element);
      if (!span || span.end - span.start > MAX_CARD || span.end - span.start < 5 || isBeside(element)) return [];
      const addresses = [...within(element, ['a']), ...(element.name === 'a' ? [element] : [])].flatMap((link) => {
        const url = URL.parse(link.attribs.href ?? '', page.base);
        const isPage = url !== null && /^https?:$/u.test(url.protocol) && registrableDomain(url.hostname) === own;
        return isPage && url.pathname !== '/' && url.pathname !== page.url.pathname
          ? [url.href.split('#', 1)[0] ?? '']
          : [];
      });
      const [url] = addresses;
      return url === undefined ? [] : [{ element, span, url }];
    })
    .slice(0, MAX_CARDS);
}

/** Called so itself; what stands in a list that is called so need not be. */
function isCard(node: ParentNode): boolean {
  return isTag(node) && CARD.test(node.attribs.class?.slice(0, 300) ?? '');
}

/** One box for each page, the outermost that holds no other's. */
function apart(cards: readonly Card[]): Card[] {
  const single = cards.filter(({ span, url }) => !cards.some((each) => each.url !== url && holds(span, each.span)));
  const byPage = new Map<string, Card>();
  for (const card of single.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    if (!byPage.has(card.url)) byPage.set(card.url, card);
  }
  return [...byPage.values()];
}

/** What the box calls the product's name, its heading, or the longest of its links. */
function nameOf(card: Element, page: ParsedPage): string | null {
  const textsOf = (elements: readonly Element[]) =>
    elements
      .map((element) => page.textOf(element))
      .filter((text) => text.length <= MAX_NAME && !isAmount(text) && isProductName(text, page));
  const marked = within(card, NAME_TAGS).filter(({ attribs }) => NAME_MARK.test(attribs.class?.slice(0, 200) ?? ''));
  const [named] = [...textsOf(marked), ...textsOf(within(card, HEADINGS))];
  const links = textsOf(within(card, ['a']));
  return named ?? links.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** With or without its currency. */
function isAmount(text: string): boolean {
  return MONEY_AMOUNT.test(text) || /\d[.,]\d{2}(?!\d)/u.test(text);
}

/** Elements below one with one of the tags, in document order; hostile boxes hold a hundred thousand. */
function within(element: Element, tags: readonly string[]): Element[] {
  const found: Element[] = [];
  let node = nextNode(element, element);
  for (let count = 0; node !== null && count < MAX_WITHIN; count += 1) {
    if (isTag(node) && tags.includes(node.name)) found.push(node);
    node = nextNode(node, element);
  }
  return found;
}

const FRAME: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside']);

/** In the frame of the page, or among what is shown beside something else. */
function isBeside(element: Element): boolean {
  for (let above = element.parent; above; above = above.parent) {
    if (!isTag(above)) continue;
    if (FRAME.has(above.name) || ASIDE_MARK.test((above.attribs.class ?? '').slice(0, 300).toLowerCase())) return true;
  }
  return false;
}
