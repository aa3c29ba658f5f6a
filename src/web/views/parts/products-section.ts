import { counted, grouped } from '../../../core/counted.ts';
import type { Product } from '../../../core/site/site-record.ts';
import { priceWords } from '../../../prints/price-words.ts';

const SHOWN = 24;
/** Products that are seen before anything is opened. */
const OPEN = 5;

/** One product as a line of the table. */
export interface ProductRow {
  readonly name: string;
  /** What the site calls it; null when that is the same. */
  readonly originalName: string | null;
  /** http(s) address; null when it is none. */
  readonly href: string | null;
  readonly available: string;
  /** "42.00 DKK", "from 95.00 EUR per night", or a dash. */
  readonly price: string;
  /** "€5.63", or a dash. */
  readonly priceEur: string;
}

/** The products of a site: at most 30 lines, the rest counted. */
export interface ProductsSection {
  /** "Products: 4, all with a price". */
  readonly title: string;
  readonly rows: readonly ProductRow[];
  /** Those that open below. */
  readonly folded: readonly ProductRow[];
  /** "8 more products": what opens below. */
  readonly moreTitle: string;
  /** Whether a price in euro says more than the price itself. */
  readonly hasEuro: boolean;
  /** How many more the JSON twin has. */
  readonly more: number;
}

/** Products for the report; null when there are none. */
export function toProductsSection(products: readonly Product[]): ProductsSection | null {
  if (products.length === 0) return null;
  const priced = products.filter(({ price }) => price !== null).length;
  return {
    title: `Products: ${grouped(products.length)}, ${priced === products.length ? 'all' : grouped(priced)} with a price`,
    rows: products.slice(0, OPEN).map(toProductRow),
    folded: products.slice(OPEN, SHOWN).map(toProductRow),
    moreTitle: counted(Math.max(0, products.length - OPEN), 'more product'),
    hasEuro: tellsEuro(products),
    more: Math.max(0, products.length - SHOWN),
  };
}

/** Whether a column of prices in euro says anything new: some price is in another currency, and its worth is known. */
export function tellsEuro(products: readonly Pick<Product, 'currency' | 'priceEur'>[]): boolean {
  return products.some(({ currency, priceEur }) => priceEur !== null && currency !== 'EUR');
}

/** One product as a line. */
export function toProductRow(product: Product): ProductRow {
  const { name, originalName, url, available, price, currency, priceEur } = product;
  return {
    name,
    originalName: originalName === name ? null : originalName,
    href: /^https?:\/\//.test(url) ? url : null,
    available: available === null ? 'not said' : available ? 'yes' : 'no',
    price: price === null ? '–' : priceWords(`${money(price)} ${currency ?? ''}`.trim(), product),
    priceEur: priceEur === null ? '–' : `€${money(priceEur)}`,
  };
}

function money(amount: number): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}
