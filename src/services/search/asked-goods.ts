import { parsePrice } from '../../extract/prices.ts';
import type { ProductBounds } from '../../search/find-products.ts';
import { currencyNamed } from '../../search/understand/currency-names.ts';
import type { AskedWords, Understood } from '../../search/understand/understood.ts';

const COUNTRY_OF_KRONE: Readonly<Record<string, string>> = { da: 'DK', no: 'NO', sv: 'SE' };

/** The amount and currency that a question names; the language settles whose krone is meant. */
export function readPriceIn(text: string, language: string | null): { amount: number; currency: string } | null {
  const price = parsePrice(inFull(text), COUNTRY_OF_KRONE[language ?? ''] ?? null);
  const currency = price?.currency ?? currencyNamed(text, language);
  return price === null || currency === null ? null : { amount: price.amount, currency };
}

/** "3만원" are 30,000 won: East Asia counts in ten thousands. */
function inFull(text: string): string {
  return text.replace(/(\d+(?:\.\d+)?)\s*[만万萬]/gu, (_whole, count: string) => String(Number(count) * 10_000));
}

/** What is to be bought: "shoes" is the kind of shop as well as the thing. */
export function goodsOf({ category, wanted }: Understood): AskedWords[] {
  return category === null ? [...wanted] : [{ words: category.words, alike: category.alike }, ...wanted];
}

/** The prices that a question names; a limit without a rate limits nothing. */
export function boundsOf({ maxPrice, minPrice, prices }: Understood['filters']): ProductBounds {
  const currency = (maxPrice ?? minPrice)?.currency;
  return {
    ...(maxPrice?.eur == null ? {} : { maxPriceEur: maxPrice.eur }),
    ...(minPrice?.eur == null ? {} : { minPriceEur: minPrice.eur }),
    ...(currency === undefined ? {} : { currency }),
    dearFirst: prices === 'dear',
  };
}
