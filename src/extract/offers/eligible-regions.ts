import { findCountry } from '../contacts/addresses/countries.ts';
import { itemsOf, type StructuredItem, textOf, textsOf } from '../data/structured-item.ts';

/** More countries are as good as everywhere. */
const MAX_REGIONS = 50;

/**
 * ISO 3166-1 codes of the countries to which offers apply, by `eligibleRegion`, `areaServed` and the destinations of
 * `shippingDetails`, sorted; empty where the offers do not say, or say it of no country.
 */
export function eligibleRegions(offers: readonly StructuredItem[]): string[] {
  const codes = offers.flatMap((offer) => [
    ...regionsOf(offer, 'eligibleRegion'),
    ...regionsOf(offer, 'areaServed'),
    ...itemsOf(offer, 'shippingDetails').flatMap((details) => regionsOf(details, 'shippingDestination')),
  ]);
  const found = [...new Set(codes)].sort();
  return found.length > MAX_REGIONS ? [] : found;
}

function regionsOf(item: StructuredItem, property: string): string[] {
  const named = itemsOf(item, property).map((region) => {
    const [country] = itemsOf(region, 'addressCountry');
    return textOf(region, 'addressCountry') || textOf(country ?? region, 'name', 'identifier');
  });
  return [...textsOf(item, property), ...named].flatMap((written) => findCountry(written) ?? []);
}
