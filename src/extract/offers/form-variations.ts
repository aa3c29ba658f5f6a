import { asList, asObject, parseJson } from '../../core/lawp/json-value.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** What the variations of a product say together. */
export interface Variations {
  /** Of the cheapest. */
  readonly price: number;
  readonly isFrom: boolean;
  /** Whether one of them can be had. */
  readonly available: boolean;
}

const MAX_LENGTH = 1_000_000;
const MAX_VARIATIONS = 500;

/**
 * What the variations of a WooCommerce product state in its form (`data-product_variations`): null where the page has no
 * such form, or more than one product, or where the shop asks its server for them.
 */
export function readVariations(page: ParsedPage): Variations | null {
  const stated = (page.byTag.get('form') ?? []).flatMap(({ attribs }) => attribs['data-product_variations'] ?? []);
  const [source, ...others] = stated;
  if (source === undefined || others.length > 0 || source.length > MAX_LENGTH) return null;
  const variations = asList(parseJson(source))
    .map(asObject)
    .filter((variation) => variation !== null)
    .slice(0, MAX_VARIATIONS);
  const prices = variations.flatMap(({ display_price: price }) =>
    typeof price === 'number' && Number.isFinite(price) && price > 0 ? [price] : [],
  );
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  return {
    price,
    isFrom: prices.some((each) => each > price),
    available: variations.some(({ is_in_stock: isInStock }) => isInStock === true),
  };
}
