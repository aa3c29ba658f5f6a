import { type PriceTerms, termsOf } from '../core/site/price-terms.ts';
import type { Product } from '../core/site/site-record.ts';

/** A product as the API shows it; what the site does not say of its price is absent. */
export interface ApiProduct {
  readonly name: string;
  readonly original_name: string;
  readonly price: number | null;
  readonly currency: string | null;
  readonly price_eur: number | null;
  /** The same amount, where it is the least of several: schema.org's lowPrice. */
  readonly low_price?: number;
  /** For how much of it the price is ("night"): schema.org's unitText. */
  readonly unit_text?: string;
  /** schema.org's valueAddedTaxIncluded. */
  readonly value_added_tax_included?: boolean;
  /** ISO 3166-1 codes of the countries that the offer is for: schema.org's eligibleRegion. */
  readonly eligible_region?: readonly string[];
  readonly url: string;
  readonly domain: string;
  readonly image: string | null;
  readonly available: boolean | null;
}

/** Prints a product of a domain for the API. */
export function toApiProduct(product: Product, domain: string): ApiProduct {
  const { name, originalName, price, currency, priceEur, url, image, available } = product;
  const { unit, isFrom, tax, regions } = termsOf(product);
  return {
    name,
    original_name: originalName,
    price,
    currency,
    price_eur: priceEur,
    ...(isFrom && price !== null ? { low_price: price } : {}),
    ...(unit ? { unit_text: unit } : {}),
    ...(tax ? { value_added_tax_included: tax === 'included' } : {}),
    ...(regions ? { eligible_region: regions } : {}),
    url,
    domain,
    image,
    available,
  };
}

/** What a printed product says of its price. */
export function printedTerms(product: ApiProduct): PriceTerms {
  const { low_price, unit_text, value_added_tax_included: isIncluded, eligible_region: regions } = product;
  return termsOf({
    unit: unit_text,
    isFrom: low_price !== undefined,
    tax: isIncluded === undefined ? null : isIncluded ? 'included' : 'excluded',
    regions,
  });
}
