import type { PriceTerms } from '../core/site/price-terms.ts';

const TAX_WORDS = { included: 'tax included', excluded: 'plus tax' } as const;

/** An amount with what is said of it: "from 95 EUR per night, tax included". */
export function priceWords(amount: string, { unit, isFrom, tax }: PriceTerms): string {
  const price = `${isFrom ? 'from ' : ''}${amount}${unit ? ` per ${unit}` : ''}`;
  return tax ? `${price}, ${TAX_WORDS[tax]}` : price;
}
