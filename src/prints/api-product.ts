import type { Product } from '../core/site/site-record.ts';

/** A product as the API shows it. */
export interface ApiProduct {
  readonly name: string;
  readonly original_name: string;
  readonly price: number | null;
  readonly currency: string | null;
  readonly price_eur: number | null;
  readonly url: string;
  readonly domain: string;
  readonly image: string | null;
  readonly available: boolean | null;
}

/** Prints a product of a domain for the API. */
export function toApiProduct(product: Product, domain: string): ApiProduct {
  const { name, originalName, price, currency, priceEur, url, image, available } = product;
  return { name, original_name: originalName, price, currency, price_eur: priceEur, url, domain, image, available };
}
