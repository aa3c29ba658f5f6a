import { countryName, withCountryArticle } from '../core/country-name.ts';
import { listed } from '../core/readiness/criterion.ts';
import type { PriceTerms } from '../core/site/price-terms.ts';

const TAX_WORDS = { included: 'tax included', excluded: 'plus tax' } as const;

const MAX_NAMED = 3;

/** An amount with what is said of it: "from 95 EUR per night, tax included, for Germany and Austria". */
export function priceWords(amount: string, { unit, isFrom, tax, regions }: PriceTerms): string {
  const price = `${isFrom ? 'from ' : ''}${amount}${unit ? ` per ${unit}` : ''}`;
  return [price, tax ? TAX_WORDS[tax] : '', regionWords(regions ?? [])].filter((part) => part !== '').join(', ');
}

function regionWords(regions: readonly string[]): string {
  if (regions.length > MAX_NAMED) return `for ${regions.length} countries`;
  return regions.length === 0
    ? ''
    : `for ${listed(regions.map((code) => withCountryArticle(countryName(code) ?? code)))}`;
}
